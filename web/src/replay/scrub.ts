// Where one is in a game that is past, and where a step leads. Moves are counted from 0; after the last comes the end.
import type { Replay } from "$lib/wire/protocol";

/** As much of a replay as it takes to move about in it. */
export type Track = Pick<Replay, "seats" | "rounds">;

export type Step = "first" | "back-round" | "back-turn" | "back" | "on" | "on-turn" | "on-round" | "last";

/** How many moves are asked for at once. */
export const CHUNK = 12;

export const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT = 1600;

/** Milliseconds that a move is shown while the game plays by itself. */
export const beat = (speed: number): number => BEAT / speed;

/** The number of the end. */
export const endOf = (track: Track): number => track.seats.length;

export const clamp = (track: Track, move: number): number => Math.min(Math.max(0, Math.trunc(move)), endOf(track));

/** The first move of the turn that a move belongs to: moves of one seat in a row, in one round. */
export function turnStart(track: Track, move: number): number {
  let at = move;
  while (at > 0 && isSameTurn(track, at - 1, move)) at -= 1;
  return at;
}

function isSameTurn({ seats, rounds }: Track, one: number, other: number): boolean {
  return seats[one] === seats[other] && rounds[one] === rounds[other];
}

/** The first move of the next turn, or the end. */
function turnEnd(track: Track, move: number): number {
  let at = move;
  while (at < endOf(track) && isSameTurn(track, at, move)) at += 1;
  return at;
}

/** A round and its first move. */
export interface Round {
  round: number;
  move: number;
}

/** Where each round begins. What comes before the first belongs to it. */
export function roundsOf({ rounds }: Track): Round[] {
  const found: Round[] = [];
  rounds.forEach((round, move) => {
    if (round > 0 && round !== found.at(-1)?.round) found.push({ round, move: found.length === 0 ? 0 : move });
  });
  return found;
}

/** The round of a move; at the end, the last one. */
export function roundAt(track: Track, move: number): Round | null {
  return roundsOf(track).findLast((round) => round.move <= move) ?? null;
}

/** Where a step leads. */
export function stepped(track: Track, move: number, step: Step): number {
  const rounds = roundsOf(track);
  switch (step) {
    case "first":
      return 0;
    case "back-round":
      return rounds.findLast((round) => round.move < move)?.move ?? 0;
    case "back-turn":
      return turnStart(track, clamp(track, move - 1));
    case "back":
      return clamp(track, move - 1);
    case "on":
      return clamp(track, move + 1);
    case "on-turn":
      return turnEnd(track, move);
    case "on-round":
      return rounds.find((round) => round.move > move)?.move ?? endOf(track);
    case "last":
      return endOf(track);
  }
}

/** A row of moves by one seat. */
export interface Run {
  seat: number;
  from: number;
  to: number;
}

/** Whose moves they are, in rows. */
export function runsOf({ seats }: Track): Run[] {
  const runs: Run[] = [];
  seats.forEach((seat, move) => {
    const last = runs.at(-1);
    if (last !== undefined && last.seat === seat) last.to = move + 1;
    else runs.push({ seat, from: move, to: move + 1 });
  });
  return runs;
}

/** The rounds whose numbers have room below a track on which this many fit. */
export function labelled(track: Track, most: number): Round[] {
  const rounds = roundsOf(track);
  const [end, apart] = [Math.max(1, endOf(track)), 1 / most];
  const shown: Round[] = [];
  for (const round of rounds) {
    const last = shown.at(-1);
    if (last === undefined || (round.move - last.move) / end >= apart) shown.push(round);
  }
  return shown;
}

/** The chunks that a move needs, the most urgent first: its own, the one with the move before, and what comes next. */
export function chunksFor(track: Track, move: number): number[] {
  const last = Math.floor(endOf(track) / CHUNK);
  const own = Math.floor(move / CHUNK);
  const wanted = [own, Math.floor((move - 1) / CHUNK), own + 1];
  return [...new Set(wanted)].filter((chunk) => chunk >= 0 && chunk <= last);
}

const STEPS: Record<string, Step> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  PageUp: "back-round",
  PageDown: "on-round",
  Home: "first",
  End: "last",
};
const TURNS: Record<string, Step> = { ArrowLeft: "back-turn", ArrowRight: "on-turn" };

/** The step a key means; null: none. */
export function stepOf(key: string, shift: boolean): Step | null {
  return (shift ? TURNS[key] : STEPS[key]) ?? null;
}
