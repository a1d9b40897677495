/** What a scene of Paladins is made from: an event, what came before it, and the table before and after. */

import type { Happening, Place } from "../../../stage/scenes";
import type { Event } from "../../types";
import { usesOf } from "../own/uses";
import type { PaladinsCards, PaladinsView, SeatView } from "../view";
import { crewAt, doneAt, outsiderAt, paladinAt, sharedAt, squareAt, tavernAt, townsfolkAt } from "./places";

export const textOf = (event: Event, argument: string): string =>
  typeof event[argument] === "string" ? String(event[argument]) : "";
export const numberOf = (event: Event, argument: string): number => Number(event[argument] ?? 0);

/** Where an event lets its gains come from. */
const SOURCES: Record<string, (event: Event, who: string) => Place> = {
  settles: (event) => squareAt(textOf(event, "square")),
  attacks: (event) => outsiderAt(textOf(event, "card")),
  converts: (event) => outsiderAt(textOf(event, "card")),
  recruits: (event) => townsfolkAt(textOf(event, "card")),
  discards_townsfolk: (event) => townsfolkAt(textOf(event, "card")),
  visits: (event) => tavernAt(textOf(event, "tavern")),
  shows_paladin: (_, who) => paladinAt(who),
  uses_space: (event) => sharedAt(textOf(event, "space")),
  takes_action: (event, who) => doneAt(who, textOf(event, "action")),
  acts_for: (event, who) => crewAt(textOf(event, "card"), who),
  paladin_acts_for: (_, who) => paladinAt(who),
};

export class Told {
  readonly who: string;
  readonly before: PaladinsView;
  readonly after: PaladinsView;

  constructor(
    readonly happening: Happening,
    readonly cards: PaladinsCards,
  ) {
    this.who = this.text("who");
    this.before = happening.before as unknown as PaladinsView;
    this.after = happening.after as unknown as PaladinsView;
  }

  text(argument: string): string {
    return textOf(this.happening.event, argument);
  }

  number(argument: string): number {
    return numberOf(this.happening.event, argument);
  }

  held(when: "before" | "after"): SeatView | undefined {
    return this[when].seats[this.who];
  }

  /** How often the one it is about has done an action. */
  done(action: string, when: "before" | "after" = "after"): number {
    const held = this.held(when);
    return held === undefined ? 0 : usesOf(held, action);
  }

  /** What gives what is gained: the last event of the same seat that gives anything. */
  get source(): Place | null {
    const { earlier } = this.happening;
    const giver = earlier.findLast((event) => event["who"] === this.who && String(event["event"]) in SOURCES);
    return giver === undefined ? null : (SOURCES[String(giver["event"])]?.(giver, this.who) ?? null);
  }

  /** The slot, counted from 1, that this event fills as one of several alike; 0: it is empty again. */
  slot(action: string): number {
    const [before = [], after = []] = [this.held("before")?.standing[action], this.held("after")?.standing[action]];
    const filled = after.flatMap((standing, place) => (standing !== null && before[place] == null ? [place + 1] : []));
    const { event, earlier } = this.happening;
    const alike = earlier.filter(
      (other) => other["event"] === event["event"] && other["who"] === this.who && other["action"] === event["action"],
    );
    return filled[alike.length] ?? 0;
  }

  /** The King's Orders that doing this has fulfilled. */
  fulfilled(action: string): string[] {
    const needs = (order: string): number =>
      this.cards.order[order]?.action === action ? (this.cards.order[order]?.needs ?? 0) : 0;
    const [before, after] = [this.done(action, "before"), this.done(action)];
    return this.after.orders.filter((order) => before < needs(order) && needs(order) <= after);
  }
}
