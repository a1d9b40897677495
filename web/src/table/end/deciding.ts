// What decided a game: the line of points that set two seats apart most.
import type { Result } from "$lib/wire/protocol";

export interface Deciding {
  line: string;
  /** The seat with more points in all, and the one it is compared with. */
  ahead: number;
  behind: number;
}

type Ended = Pick<Result, "scores" | "winners" | "lines">;

/** The best seat that has not won. */
function next({ scores, winners }: Ended): number | undefined {
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  return others.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))[0];
}

/**
 * The largest difference between a seat and the winner; for those who have won, or only watched, between the winner and
 * the next best. Null if points did not decide: all have won, or points are equal.
 */
export function deciding(result: Ended, seat: number): Deciding | null {
  const { scores, winners, lines } = result;
  const ahead = winners.includes(seat) ? seat : (winners[0] ?? -1);
  const behind = seat < 0 || winners.includes(seat) ? next(result) : seat;
  if (behind === undefined || (scores[ahead] ?? 0) <= (scores[behind] ?? 0)) return null;
  const apart = (line: string): number => (lines[ahead]?.[line] ?? 0) - (lines[behind]?.[line] ?? 0);
  const names = [...new Set([...Object.keys(lines[ahead] ?? {}), ...Object.keys(lines[behind] ?? {})])];
  const [line] = names.sort((one, other) => apart(other) - apart(one));
  return line === undefined || apart(line) <= 0 ? null : { line, ahead, behind };
}
