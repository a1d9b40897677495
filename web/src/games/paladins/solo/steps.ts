/** What the opponent does, step by step: a deed each, and why. */

import type { Event, Props } from "../../types";
import { has, t } from "$lib/words";
import { actsApart, OPPONENT, REFUSED } from "./trail";

export interface Step {
  /** The events it is made of: from which, and up to which. */
  first: number;
  end: number;
  deed: Event;
  /** What led to it, as events. */
  reasons: Event[];
  /** It was weighed and could not be. */
  cannot: boolean;
}

/** Why it does an action at all, and why to this place or card: each comes before the deed it is about. */
const MOVES: ReadonlySet<unknown> = new Set(["weighs_orders", "falls_back"]);
const AIMS: ReadonlySet<unknown> = new Set([
  "picks_square",
  "picks_place",
  "picks_favour",
  "picks_muster",
  "skips_place",
  "skips_favour",
  "skips_wish",
  "skips_muster",
  "skips_muster_space",
  "skips_enlisting",
  "skips_delegating",
  "chooses_reward",
  "lap",
  "nothing_to_clear",
]);
/** They come before the action they belong to, and after the deed they belong to. */
const LEADS: ReadonlySet<unknown> = new Set(["sends_workers"]);
const FOLLOWS: ReadonlySet<unknown> = new Set(["sends_worker", "shuffles_schemes", "tax_leaves"]);

/** The steps of its turns in a message; what others do is none. */
export function stepsOf(events: readonly Event[]): Step[] {
  const steps: Step[] = [];
  let [turn, first] = [false, 0];
  let [moves, aims]: [Event[], Event[]] = [[], []];
  for (const [at, event] of events.entries()) {
    const kind = event["event"];
    if (kind === "scheme") [turn, first, moves, aims] = [true, at, [], []];
    if (actsApart(event)) turn = false;
    if (!turn) continue;
    const last = steps.at(-1);
    if (MOVES.has(kind)) moves.push(event);
    else if (AIMS.has(kind)) aims.push(event);
    else if (FOLLOWS.has(kind) && last?.end === at) last.end = first = at + 1;
    else if (!LEADS.has(kind)) {
      const cannot = REFUSED.has(kind);
      const acts = kind === "takes_action" || cannot;
      steps.push({ first, end: at + 1, deed: event, reasons: acts ? moves : [...moves, ...aims], cannot });
      first = at + 1;
      moves = [];
      if (!acts) aims = [];
    }
    if (kind === "passes" && event["who"] === OPPONENT) turn = false;
  }
  return steps;
}

/** After how many events each part of a message ends: what comes before its first step, then one step each. The last
 * step comes with all that follows. */
export function endsOf(events: readonly Event[]): number[] {
  const steps = stepsOf(events);
  return steps.length === 0 ? [] : [steps[0]?.first ?? 0, ...steps.slice(0, -1).map(({ end }) => end)];
}

type Things = (name: (part: string) => string, event: Event) => string[];

const THINGS: Record<string, Things> = {
  scheme: () => ["schemes"],
  settles: (name) => [`square:${name("square")}`],
  uses_space: (name) => [`favour:${name("space")}`, `muster:${name("space")}`],
  discards_townsfolk: (name) => [`townsfolk:${name("card")}`],
  attacks: (name) => [`outsider:${name("card")}`],
  converts: (name) => [`outsider:${name("card")}`],
  weighs_orders: (_, event) => (event["orders"] as string[]).map((order) => `order:${order}`),
  collects_muster: (name) => [`muster:${name("card")}`],
  enlists: (name) => [`enlist:${name("card")}`],
  delegates: (name) => [`delegate:${name("card")}`],
  wins_ally: (name) => [`ally:${name("ally")}`],
  takes_action: (name) => [`done:${OPPONENT}:${name("action")}`],
  cannot: (name) => [`done:${OPPONENT}:${name("move")}`],
  marker_moves: () => [`marker:${OPPONENT}`],
  takes_tax: () => ["tax"],
  inquisition: () => ["tax"],
};

/** The things on the table that a step is about, by their keys: they are lit before they change. */
export function litOf({ deed, reasons }: Step): string[] {
  return [...reasons, deed].flatMap(
    (event) => THINGS[String(event["event"])]?.((part) => String(event[part]), event) ?? [],
  );
}

const SKIPS = /^skips_/;

/** Why it does this, in one line: what was picked and how, how much was passed over; else what it follows from. */
export function whyOf({ deed, reasons }: Step, words: Props["words"]): string {
  const skipped = reasons.filter(({ event }) => SKIPS.test(String(event)));
  const picked = reasons.filter((reason) => !skipped.includes(reason));
  const told = [...(skipped.length > 1 ? [] : skipped), ...picked].map((reason) => words.event(reason));
  if (skipped.length > 1) told.unshift(t("paladins-table-step-skipped", { count: skipped.length }));
  if (told.length > 0) return told.join(" ");
  const id = `paladins-table-step-${String(deed["event"])}`;
  return t(has(id) ? id : "paladins-table-step-follows");
}

/** The step that comes next, if this many are left. */
export const nextOf = (events: readonly Event[], left: number): Step | undefined => stepsOf(events).at(-left);

/** The things that it is about. */
export function litOfNext(events: readonly Event[], left: number): string[] {
  const next = nextOf(events, left);
  return next === undefined ? [] : litOf(next);
}
