/** The opponent's last turn as a list of steps, out of the log: what he drew, what he could not do, what he did. */

import type { LoggedEvent } from "$lib/table.svelte";

export const OPPONENT = "opponent";

export interface Step {
  place: number;
  event: Record<string, unknown>;
  /** It was weighed and could not be. */
  cannot: boolean;
}

const REFUSED: ReadonlySet<unknown> = new Set(["cannot", "skips_place", "skips_favour", "skips_wish", "lap_lost", "ignores"]);

/** Everything since the last Scheme was drawn, as far as it is about the opponent. */
export function trailOf(log: readonly LoggedEvent[]): Step[] {
  const last = log.findLastIndex(({ event }) => event["event"] === "scheme");
  const turn = last < 0 ? [] : log.slice(last);
  const end = turn.findIndex(({ event }) => event["event"] === "round" || ("who" in event && event["who"] !== OPPONENT && event["event"] === "takes_action"));
  return (end < 0 ? turn : turn.slice(0, end))
    .filter(({ event }) => event["who"] === OPPONENT)
    .map(({ place, event }) => ({ place, event, cannot: REFUSED.has(event["event"]) }));
}

/** The squares and favours these steps speak of, and by which step. */
export function marksOf(steps: readonly Step[]): Map<string, number> {
  const marks = new Map<string, number>();
  for (const [at, { event }] of steps.entries()) {
    if (event["event"] === "settles") marks.set(`square:${String(event["square"])}`, at + 1);
    if (event["event"] === "sends_worker") marks.set(`favour:${String(event["space"])}`, at + 1);
  }
  return marks;
}
