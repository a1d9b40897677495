/** The log of Citadels: which events make a deed, how each is drawn, and which of them hurt. */

import { listed, t, type GameWords } from "$lib/words";
import type { Event, LogPart, Sum, Weight } from "../types";
import { characterIcon, districtIcon, groundOf, MARK_ICONS } from "./drawings";
import { rankOf } from "./seeing";
import type { CitadelsCards } from "./view";

const text = (event: Event, argument: string): string => String(event[argument] ?? "");
const amount = (event: Event, argument: string): number => Number(event[argument] ?? 0);

const gold = (count: number): Sum[] => (count === 0 ? [] : [{ thing: "gold", amount: count }]);
const cards = (count: number): Sum[] => [{ thing: "cards", amount: count }];
const district = (event: Event): string => districtIcon(text(event, "card"));

const WEIGHTS: Record<string, Weight> = {
  kill: "kill",
  bewitch: "bewitch",
  rob: "rob",
  warrant: "seize",
  threat: "threat",
};

/** Events that open a deed or stand alone. */
const DEEDS: Record<string, (event: Event) => Omit<LogPart, "part">> = {
  put_away: () => ({ icon: "card-pickup", faint: true }),
  keeps: (event) => ({ icon: "two-shadows", joins: "draft", ...picked(event) }),
  puts_away: () => ({ icon: "two-shadows", joins: "draft" }),
  puts_away_unseen: () => ({ icon: "two-shadows", joins: "draft" }),
  nobody: (event) => ({ icon: characterIcon(text(event, "card")), joins: "nobody", faint: true }),
  gains: (event) => ({ icon: sourceIcon(event) ?? "coins", sums: gold(amount(event, "gold")) }),
  pays: (event) => paid(event),
  draws: (event) => ({
    icon: sourceIcon(event) ?? "card-draw",
    sums: cards(amount(event, "count")),
    ...(event["source"] === "dealing" ? { joins: "deal", faint: true } : {}),
  }),
  builds: (event) => ({ icon: district(event), sums: gold(-amount(event, "gold")) }),
  completes: () => ({ icon: "check-mark", weight: "triumph" }),
  destroyed: (event) => ({ icon: district(event), weight: "destroy" }),
  changes_owner: (event) => ({ icon: district(event), weight: "seize", joins: "owners" }),
  confiscates: (event) => ({ icon: district(event), weight: "seize" }),
  takes_card: () => ({ icon: "card-pickup", weight: "rob" }),
  lays_out: (event) => ({ icon: district(event), weight: "rob" }),
  gives_cards: (event) => ({ icon: "card-draw", sums: cards(-amount(event, "count")) }),
  crowned: () => ({ icon: "queen-crown" }),
  names: (event) => named(event),
  hides: () => ({ icon: "wax-seal" }),
  lets_pass: () => ({ icon: "wax-seal" }),
  spies: () => ({ icon: "spy" }),
  spares: () => ({ icon: "envelope" }),
  bribes: () => ({ icon: "envelope", weight: "threat" }),
  refuses: () => ({ icon: "envelope" }),
  shows_threat: (event) => ({ icon: "envelope", ...(event["flower"] === false ? {} : { weight: "rob" }) }),
  leaves_threat: () => ({ icon: "envelope" }),
  exchanges: () => ({ icon: "magic-hat", weight: "bewitch" }),
  replaces: (event) => ({ icon: "magic-hat", sums: cards(-amount(event, "count")) }),
  looks: () => ({ icon: "wizard-face" }),
  protects: () => ({ icon: "shield", faint: true }),
  beautifies: (event) => ({ icon: district(event), sums: gold(-1) }),
  taxed: () => ({ icon: "coins", sums: gold(-1) }),
  pays_cards: (event) => ({ icon: districtIcon("thieves_den"), sums: cards(-amount(event, "count")) }),
  experiments: () => ({ icon: districtIcon("laboratory"), sums: cards(-1) }),
  exhibits: () => ({ icon: districtIcon("museum"), sums: cards(-1) }),
  exchanges_roles: () => ({ icon: districtIcon("theater"), weight: "bewitch" }),
};

/** What belongs to the deed before it; the end of a turn is said by what follows. */
const DETAILS = new Set(["keeps_card", "gets_hand", "shuffles_in", "receives_role"]);

function picked(event: Event): Partial<LogPart> {
  const card = text(event, "card");
  return card === "" ? {} : { sums: [{ thing: `character:${card}`, amount: 0, noun: "character", name: card }] };
}

function named(event: Event): Omit<LogPart, "part"> {
  const mark = text(event, "mark");
  const weight = WEIGHTS[mark];
  return { icon: MARK_ICONS[mark] ?? "round-star", ...(weight === undefined ? {} : { weight }) };
}

/** Gold that goes from one person to another: somebody who was robbed did not pay of their own will. */
function paid(event: Event): Omit<LogPart, "part"> {
  const robbed = event["source"] === "thief" || event["source"] === "blackmailer";
  return { icon: sourceIcon(event) ?? "coins", ...(robbed ? { weight: "rob" } : {}) };
}

/** The character or the district that gives something. */
function sourceIcon(event: Event): string | undefined {
  const source = text(event, "source");
  return SOURCES[source]?.(source);
}

const OF_CHARACTER = [
  ..."abbot alchemist architect blackmailer cardinal diplomat emperor magician marshal merchant navigator".split(" "),
  ..."queen scholar spy tax_collector thief warlord".split(" "),
];
const OF_DISTRICT = "laboratory park poor_house smithy".split(" ");
const SOURCES: Record<string, (source: string) => string> = {
  ...Object.fromEntries(OF_CHARACTER.map((name) => [name, characterIcon])),
  ...Object.fromEntries(OF_DISTRICT.map((name) => [name, districtIcon])),
};

export function logPart(event: Event, printed: unknown): LogPart {
  const name = text(event, "event");
  if (name === "round" || name === "game_over") return { part: "round" };
  if (name === "reveals" || name === "resumes") return turn(event, printed as CitadelsCards);
  if (name === "ends") return { part: "end" };
  if (DETAILS.has(name)) return { part: "detail" };
  const lead = name === "pays" && (event["to"] === null || event["who"] === null);
  const deed = DEEDS[name]?.(event) ?? { icon: "round-star" };
  return lead
    ? { part: "lead", sums: gold(event["who"] === null ? 0 : -amount(event, "gold")) }
    : { part: "deed", ...deed };
}

function turn(event: Event, printed: CitadelsCards): LogPart {
  const card = text(event, "card");
  return { part: "turn", icon: characterIcon(card), ground: groundOf(rankOf(printed, card)) };
}

/** What several events in a row say together. */
export function joined(joins: string, events: readonly Event[], words: GameWords): string {
  const named = (noun: string, argument: string): string =>
    listed([...new Set(events.flatMap((event) => (event[argument] ? [words.name(noun, text(event, argument))] : [])))]);
  if (joins === "draft") return t("citadels-table-log-draft", { seats: named("seat", "who") });
  if (joins === "nobody") return t("citadels-table-log-nobody", { characters: named("character", "card") });
  if (joins === "deal") return t("citadels-table-log-deal", { count: amount(events[0] ?? {}, "count") });
  return "";
}
