/** What happens to the viewer in Citadels, and what it means for them. The words are messages; here is only which of them. */

import { attr, t } from "$lib/words";
import type { Fate, Happening, Meaning, Struck } from "../../../stage/scenes";
import type { Event } from "../../types";
import { MARK_ICONS, characterIcon, districtIcon, groundOf, plain } from "../drawings";
import { gallery } from "../faces/gallery";
import { count, rankOf } from "../seeing";
import type { Sight } from "../sight";
import { strokeOf, type Stroke } from "../strikes";
import type { CitadelsView } from "../view";

/** What is on the seal of a fate. */
const ICONS: Record<string, string> = {
  ...MARK_ICONS,
  robbed: "robber-mask",
  paid: "coins",
  destroyed: "warlord-helmet",
  taken: "horse-head",
  confiscated: "wax-seal",
  exchanged: "magic-hat",
  card: "card-draw",
  looked: "spy",
  role: "drama-masks",
  threatened: "envelope",
  blank: "envelope",
};

const text = (event: Event, argument: string): string =>
  typeof event[argument] === "string" ? String(event[argument]) : "";

/** What of an event happens to the viewer; null: nothing. */
export const fatal = ({ event, after, me }: Happening): Stroke | null =>
  me === null ? null : strokeOf(event, me, after as unknown as CitadelsView);

/** The character by whose power it happens, if that is open. */
function doerOf(stroke: Stroke, view: CitadelsView): string {
  if (view.turn?.seat === stroke.by) return view.turn.character;
  return view.seats[stroke.by]?.characters.at(-1) ?? "";
}

const SIGNS = ["lost", "kept", "known"] as const;

/** What happened to the viewer, in words. */
export function fateOf(happening: Happening, sight: Sight): Fate | null {
  const stroke = fatal(happening);
  if (stroke === null || happening.me === null) return null;
  const view = happening.after as unknown as CitadelsView;
  const before = happening.before as unknown as CitadelsView;
  const held = view.seats[happening.me];
  const card = text(happening.event, "card");
  const character = happening.event["event"] === "names" ? card : "";
  const rank = rankOf(sight.cards, character);
  const values = {
    who: sight.who(stroke.by),
    district: card === "" || character !== "" ? "" : sight.district(card),
    rank,
    gold: Number(happening.event["gold"] ?? held?.gold ?? 0),
    left: held?.gold ?? 0,
    cards: count(held?.hand ?? 0),
    had: count(before.seats[happening.me]?.hand ?? 0),
    districts: held?.city.length ?? 0,
  };
  const id = `citadels-table-fate-${stroke.fate}`;
  const lines = SIGNS.map((sign): Meaning => ({ sign, text: attr(id, sign, values) })).filter(
    ({ text }) => text !== "",
  );
  const struck = stroke.fate === "kill" || stroke.fate === "bewitch";
  const doer = doerOf(stroke, view);
  return {
    ground: groundOf(rankOf(sight.cards, doer)),
    icon: ICONS[stroke.fate] ?? "",
    ...(character === "" ? {} : { card: faceOf(character, rank, sight, struck) }),
    ...(values.district === "" ? {} : { card: districtOf(card, sight, stroke.fate === "destroyed") }),
    ...(stroke.fate === "robbed" ? robbery(view.turn?.character ?? "", doer, values, sight) : {}),
    over: sight.words.event(happening.event),
    title: t(id, values),
    means: attr(id, "means", values),
    lines,
  };
}

/** Gold goes from card to card, and none of it is left. */
function robbery(
  own: string,
  doer: string,
  { who, gold, left }: { who: string; gold: number; left: number },
  sight: Sight,
): Pick<Fate, "card" | "doer" | "gold" | "grave"> {
  const face = (name: string, whose: string): Struck => ({
    ...faceOf(name, rankOf(sight.cards, name), sight, false),
    whose,
  });
  return {
    card: face(own, t("citadels-table-you")),
    doer: face(doer, who),
    gold: { was: left + gold, left },
    grave: true,
  };
}

const faceOf = (name: string, rank: number, sight: Sight, struck: boolean): Struck => ({
  icon: characterIcon(name),
  ground: groundOf(rank),
  rank,
  name: sight.character(name),
  struck,
  face: gallery.open().faces?.characterFace(name, sight.cards),
});

const districtOf = (card: string, sight: Sight, struck: boolean): Struck => ({
  icon: districtIcon(card),
  ground: `var(--${sight.card(card).type})`,
  rank: sight.cost(card),
  name: sight.district(card),
  struck,
  face: gallery.open().faces?.districtFace(plain(card), sight.card(card)),
});
