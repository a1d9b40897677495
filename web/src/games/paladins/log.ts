/** The log of Paladins: an action with everything that comes of it is one deed, and so is a turn of the opponent. */

import type { Event, LogPart, Sum } from "../types";
import { actionIcon, personIcon } from "./drawings";
import { OPPONENT } from "./solo/trail";

const text = (event: Event, argument: string): string => String(event[argument] ?? "");
const amount = (event: Event, argument: string): number => Number(event[argument] ?? 0);

const some = (thing: string, count: number): Sum[] => (count === 0 ? [] : [{ thing, amount: count }]);
const placed = (event: Event): Sum[] => [{ thing: text(event, "worker"), amount: -1, placed: true }];
const called = (thing: string, noun: string, event: Event, argument: string): Sum[] => [
  { thing, amount: 0, noun, name: text(event, argument) },
];

/** The office of a townsfolk: the card is named after it and what it gives. */
const person = (event: Event): string => personIcon(text(event, "card").replace(/_[a-z]+$/, ""));

/** What opens a deed. */
const DEEDS: Record<string, (event: Event) => Omit<LogPart, "part">> = {
  takes_action: (event) => ({ icon: actionIcon(text(event, "action")) }),
  uses_space: () => ({ icon: "wax-seal" }),
  shows_paladin: () => ({ icon: "visored-helm" }),
  visits: () => ({ icon: "beer-stein" }),
  passes: () => ({ icon: "tavern-sign" }),
  inquisition: () => ({ icon: "eye-target", weight: "inquire" }),
  scheme: () => ({ icon: "tied-scroll" }),
  first_player: () => ({ icon: "shield", faint: true }),
  reveals_order: () => ({ icon: "wax-seal", joins: "king" }),
  reveals_favour: () => ({ icon: "wax-seal", joins: "king" }),
  taverns: () => ({ icon: "beer-stein", faint: true }),
  leaves_row: () => ({ icon: "card-pickup", faint: true, joins: "rows" }),
  opponent_begins: () => ({ icon: "tied-scroll", faint: true }),
  gets_secret_order: () => ({ icon: "wax-seal" }),
  shows_secret_order: () => ({ icon: "wax-seal" }),
  gets_extension: () => ({ icon: "gh-plus", faint: true, joins: "extensions" }),
};

/** What is a part of a deed, and may be the whole point of it. */
const DETAILS: Record<string, (event: Event) => Omit<LogPart, "part">> = {
  places: (event) => ({ sums: placed(event) }),
  places_on_space: (event) => ({ sums: placed(event) }),
  pays: (event) => ({
    sums: [...some("silver", -amount(event, "silver")), ...some("provision", -amount(event, "provisions"))],
  }),
  gains: (event) => ({ sums: some(text(event, "what"), amount(event, "amount")) }),
  takes_tax: (event) => ({ sums: some("tax", amount(event, "silver")) }),
  suspected: () => ({ sums: some("suspicion", 1) }),
  discards_suspicion: () => ({ sums: some("suspicion", -1) }),
  takes_debts: (event) => ({ sums: some("debt", amount(event, "count")), weight: "owe" }),
  pays_debts: (event) => ({ sums: some("paid", amount(event, "count")) }),
  destroys_debt: () => ({ sums: some("debt", -1) }),
  paladin_acts_for: (event) => ({ sums: called("muster", "paladin", event, "paladin") }),
  acts_for: (event) => ({ sums: called("recruit", "townsfolk", event, "card") }),
  places_workshop: (event) => ({ tells: true, sums: called("place_workshop", "slot", event, "slot") }),
  settles: (event) => ({ tells: true, sums: called(text(event, "action"), "square", event, "square") }),
  builds_wall: (event) => ({ tells: true, sums: called("fortify", "wall", event, "wall") }),
  fills_jar_space: (event) => ({ tells: true, sums: called("absolve", "jar_space", event, "space") }),
  attacks: (event) => ({ tells: true, sums: called("attack", "outsider", event, "card") }),
  converts: (event) => ({ tells: true, sums: called("convert", "outsider", event, "card") }),
  recruits: (event) => ({ tells: true, icon: person(event), sums: called("recruit", "townsfolk", event, "card") }),
  discards_townsfolk: (event) => ({
    tells: true,
    sums: called("free_discard_townsfolk", "townsfolk", event, "card"),
  }),
  collects_muster: (event) => ({ tells: true, sums: called("muster", "muster", event, "card") }),
  delegates: (event) => ({ tells: true, sums: called("negotiate", "negotiate", event, "card") }),
  enlists: (event) => ({ tells: true, sums: called("enlist", "negotiate", event, "card") }),
  // Before the first round they stand alone.
  fills_row: () => ({ icon: "card-draw", faint: true }),
  turns_up_muster: () => ({ icon: actionIcon("muster"), faint: true }),
  wins_ally: (event) => ({ sums: called("negotiate", "ally", event, "ally") }),
};

/** These open a deed of a person; the opponent does them within its turn. */
const DONE = new Set(["takes_action", "uses_space", "passes"]);

export function logPart(event: Event): LogPart {
  const name = text(event, "event");
  if (name === "round" || name === "game_over") return { part: "round" };
  if (DONE.has(name) && event["who"] === OPPONENT) return { part: "detail", tells: true, ...DEEDS[name]?.(event) };
  const deed = DEEDS[name];
  if (deed !== undefined) return { part: "deed", ...deed(event) };
  return { part: "detail", ...DETAILS[name]?.(event) };
}
