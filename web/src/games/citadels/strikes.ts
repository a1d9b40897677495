/** What an event does to a seat, if it is bad: worth a sound and a word, because it may look elsewhere while others
 * play. */

import type { Event } from "../types";
import type { CitadelsView } from "./view";

/** Which fate it is, by the name of its message, and the seat that brings it. */
export interface Stroke {
  fate: string;
  by: string;
}

/** Whose loss an event is, by the argument that says it, and who does it; an empty text: the one who has the turn. */
const LOSSES: Record<string, { whom: string; by: string; fate: string }> = {
  destroyed: { whom: "who", by: "", fate: "destroyed" },
  changes_owner: { whom: "who", by: "to", fate: "taken" },
  pays: { whom: "who", by: "to", fate: "paid" },
  taxed: { whom: "who", by: "", fate: "paid" },
  confiscates: { whom: "of", by: "who", fate: "confiscated" },
  exchanges: { whom: "with", by: "who", fate: "exchanged" },
  takes_card: { whom: "of", by: "who", fate: "card" },
  lays_out: { whom: "of", by: "who", fate: "card" },
  spies: { whom: "of", by: "who", fate: "looked" },
  looks: { whom: "of", by: "who", fate: "looked" },
  exchanges_roles: { whom: "with", by: "who", fate: "role" },
  shows_threat: { whom: "of", by: "who", fate: "threatened" },
};

/** What others do in the middle of one's own turn; all else in it is one's own doing. */
const INTERRUPTIONS = new Set(["confiscates", "shows_threat"]);

const text = (event: Event, argument: string): string =>
  typeof event[argument] === "string" ? String(event[argument]) : "";

/** What an event does to a seat; null: nothing, or nothing bad. */
export function strokeOf(event: Event, me: string, view: CitadelsView): Stroke | null {
  const name = text(event, "event");
  if (name === "pays" && isRobbed(event, me, view)) return { fate: "robbed", by: text(event, "to") };
  const own = view.turn?.seat === me && !INTERRUPTIONS.has(name);
  if (own) return null;
  return name === "names" ? marked(event, me, view) : lost(event, name, me, view);
}

export const strikes = (event: Event, me: string, view: CitadelsView): boolean => strokeOf(event, me, view) !== null;

/** A mark is laid on a character that the seat holds: killed, bewitched, robbed, a warrant, a threat. */
function marked(event: Event, me: string, view: CitadelsView): Stroke | null {
  const by = text(event, "who");
  const held = view.seats[me]?.characters ?? [];
  return by === me || !held.includes(text(event, "card")) ? null : { fate: text(event, "mark"), by };
}

/** The Thief is paid as soon as the robbed character is revealed, before its turn begins. */
function isRobbed(event: Event, me: string, view: CitadelsView): boolean {
  const { turn, marks } = view;
  const begins = turn?.seat === me && turn.gathered === 0 && turn.used.length === 0;
  if (!begins || event["who"] !== me || marks.rob === undefined) return false;
  return marks.rob.by === event["to"] && marks.rob.characters.includes(turn.character);
}

/** What is paid to the bank is no loss to anybody else; a blank threat is none either. */
function lost(event: Event, name: string, me: string, view: CitadelsView): Stroke | null {
  const loss = LOSSES[name];
  if (loss === undefined || event[loss.whom] !== me) return null;
  if (name === "pays" && text(event, "to") === "") return null;
  const blank = name === "shows_threat" && event["flower"] === false;
  const by = loss.by === "" ? (view.turn?.seat ?? "") : text(event, loss.by);
  return { fate: blank ? "blank" : loss.fate, by };
}
