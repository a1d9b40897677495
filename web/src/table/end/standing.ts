// How a game ended for one seat, and which lines of the score are shown.
import type { Result } from "$lib/wire/protocol";

export interface Standing {
  place: number;
  /** How many won with this seat, itself among them; 0: it did not win. */
  won: number;
  /** Points ahead of the next best, for a winner; behind the winners for everybody else. */
  apart: number;
}

/** How a seat did; those with equal points share a place, unless a tie was broken for the winners. */
export function standing({ scores, winners }: Pick<Result, "scores" | "winners">, seat: number): Standing {
  const own = scores[seat] ?? 0;
  const others = scores.filter((_, other) => !winners.includes(other));
  if (winners.includes(seat))
    return { place: 1, won: winners.length, apart: others.length === 0 ? 0 : own - Math.max(...others) };
  const before = others.filter((score) => score > own).length;
  return { place: winners.length + before + 1, won: 0, apart: (scores[winners[0] ?? 0] ?? 0) - own };
}

/** The lines of the score that are shown: those of the printed sheet, and what else has brought somebody points. */
export function rowsOf(lines: Record<string, number>[], printed: (line: string) => boolean): string[] {
  const names = [...new Set(lines.flatMap((seat) => Object.keys(seat)))];
  return names.filter((name) => printed(name) || lines.some((seat) => (seat[name] ?? 0) !== 0));
}
