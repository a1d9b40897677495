/** Whether an event hurts a seat: worth a sound, because it may look elsewhere while others play. */

import type { CitadelsView } from "./view";

/** Whose loss an event is: the name of the argument that says it. */
const LOSSES: Record<string, string> = {
  destroyed: "who",
  changes_owner: "who",
  pays: "who",
  taxed: "who",
  takes_card: "of",
  lays_out: "of",
  confiscates: "of",
  shows_threat: "of",
  spies: "of",
  exchanges: "with",
  exchanges_roles: "with",
};

/** What others do in the middle of one's own turn; all else in it is one's own doing. */
const INTERRUPTIONS = new Set(["confiscates", "shows_threat"]);

type Event = Record<string, unknown>;

export function strikes(event: Event, me: string, view: CitadelsView): boolean {
  const name = String(event["event"]);
  if (view.turn?.seat === me && !INTERRUPTIONS.has(name)) return false;
  return name === "names" ? marks(event, me, view) : loses(event, name, me);
}

/** A mark is laid on a character that the seat holds: killed, bewitched, robbed, a warrant, a threat. */
function marks(event: Event, me: string, view: CitadelsView): boolean {
  return event["who"] !== me && (view.seats[me]?.characters ?? []).includes(String(event["card"]));
}

/** What is paid to the bank is no loss to anybody else. */
function loses(event: Event, name: string, me: string): boolean {
  const argument = LOSSES[name];
  return argument !== undefined && event[argument] === me && !(name === "pays" && typeof event["to"] !== "string");
}
