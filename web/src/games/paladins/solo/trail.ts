/** The opponent's turns as lists of steps, from the log: what it drew, what it could not do, what it did. */

import type { LoggedEvent } from "$lib/wire/log";
import type { Event } from "../../types";

export const OPPONENT = "opponent";

export interface Told {
  place: number;
  event: Event;
  /** It was weighed and could not be. */
  cannot: boolean;
}

export interface Turn {
  scheme: string;
  steps: Told[];
  /** Whether it came after everything the viewer has done. */
  since: boolean;
}

export const REFUSED: ReadonlySet<unknown> = new Set([
  "cannot",
  "skips_place",
  "skips_favour",
  "skips_wish",
  "lap_lost",
  "ignores",
  "skips_muster",
  "skips_muster_space",
  "skips_enlisting",
  "skips_delegating",
]);
const DEEDS: ReadonlySet<unknown> = new Set(["takes_action", "uses_space", "passes"]);

const does = (event: Event, who: string): boolean => event["who"] === who && DEEDS.has(event["event"]);

/** Whether a turn of the opponent is over with this: the round is, or somebody else acts. */
export const actsApart = (event: Event): boolean =>
  event["event"] === "round" || (DEEDS.has(event["event"]) && event["who"] !== OPPONENT);

/** A turn begins with a Scheme and has everything the log says of the opponent until somebody else acts. */
export function turnsOf(log: readonly LoggedEvent[], me: string): Turn[] {
  const acted = log.findLastIndex(({ event }) => does(event, me));
  const turns: Turn[] = [];
  let open: Turn | null = null;
  for (const [at, { place, event }] of log.entries()) {
    if (event["event"] === "scheme")
      turns.push((open = { scheme: String(event["scheme"]), steps: [], since: at > acted }));
    if (actsApart(event)) open = null;
    if (event["who"] === OPPONENT) open?.steps.push({ place, event, cannot: REFUSED.has(event["event"]) });
  }
  return turns;
}

/** What the turn came to, for a heading: the action or the King's Favour, or the last thing that happened. */
export function deedOf({ steps }: Turn): Event | undefined {
  return (steps.findLast(({ event }) => DEEDS.has(event["event"])) ?? steps.at(-1))?.event;
}

/** The things that a step is about, by their keys. */
function keysOf(event: Event): string[] {
  const name = (part: string): string => String(event[part]);
  switch (event["event"]) {
    case "settles":
      return [`square:${name("square")}`];
    case "sends_worker":
      return [`favour:${name("space")}`];
    case "weighs_orders":
      return (event["orders"] as string[]).map((order) => `order:${order}`);
    case "skips_muster":
    case "skips_muster_space":
    case "picks_muster_space":
      return [`muster:${name("card")}`];
    case "skips_enlisting":
    case "skips_delegating":
      return [`negotiate:${name("card")}`];
    case "wins_ally":
      return [`ally:${name("ally")}`];
    case "picks_place":
      return [`place:${name("row")}:${name("place")}`];
    default:
      return [];
  }
}

/** The things these steps speak of, and by which step. */
export function marksOf(steps: readonly Told[]): Map<string, number> {
  return new Map(steps.flatMap(({ event }, at) => keysOf(event).map((key): [string, number] => [key, at + 1])));
}
