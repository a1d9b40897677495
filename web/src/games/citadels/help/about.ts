/** What the things on a table of Citadels are, for anyone who asks: a name, a sentence or two, and the section of the rules. */

import { adaptedOf, attr, cutOf, t } from "$lib/words";
import type { Detail } from "../../types";
import { isBeautified, plain } from "../drawings";
import { count, list, partOf, type Choosing, type OnCharacter, type Role, type Step } from "../seeing";
import { ofAbility, ofCharacter, ofDistrict, ofLine, ofQuestion, SECTIONS } from "./sections";
import type { Sight } from "../sight";

const whole = (...sentences: (string | false | undefined)[]): string => sentences.filter(Boolean).join(" ");

const word = (id: string): string => t(`citadels-table-about-${id}`);

/** Anything that a message alone explains. */
function plainly(title: string, id: string, rule: string): Detail {
  return { title, text: word(id), rule };
}

// Characters and what is on them.

export function aboutCharacter(sight: Sight, name: string): Detail {
  const rank = sight.cards.characters[name]?.rank ?? 0;
  return {
    title: t("citadels-table-character", { rank, character: sight.character(name) }),
    text: sight.words.text("character", name),
    rule: ofCharacter(name),
  };
}

/** The coin on a character to choose. */
export const aboutEarning = (gold: number): Detail =>
  plainly(t("citadels-table-earns", { gold }), "earns", SECTIONS.income);

export function aboutRank(role: Role): Detail {
  return plainly(t("citadels-table-rank", { rank: role.rank }), "rank", SECTIONS.calling);
}

export function aboutMark({ mark, by, counts }: OnCharacter, sight: Sight): Detail {
  const known = { who: sight.who(by), counts: counts ? "yes" : "no" };
  return {
    title: t(`citadels-table-mark-${mark}`, known),
    text: t(`citadels-table-lies-${mark}`, known),
    rule: ofAbility(mark),
  };
}

/** Who holds a character, or why nobody plays it. */
export function aboutFate(sight: Sight, role: Role): Detail {
  if (role.holder !== null) return { title: sight.who(role.holder), text: word("holder"), rule: SECTIONS.calling };
  if (role.up) return { title: t("citadels-table-up"), text: t("citadels-table-up-why"), rule: SECTIONS.discards };
  if (role.silent)
    return { title: t("citadels-table-no-answer"), text: t("citadels-table-silent-why"), rule: SECTIONS.answering };
  const tax = role.name === "tax_collector" ? sight.view.tax : 0;
  if (tax > 0) return plainly(t("citadels-table-tax", { gold: tax }), "tax", SECTIONS.tax);
  const passed = sight.passed(role.name);
  if (passed !== null) return plainly(t(`citadels-table-${passed}`), passed, SECTIONS.choosing);
  return plainly(t("citadels-table-to-come"), "to-come", SECTIONS.calling);
}

/** A character of the cast, with everything that is known of it in this round. */
export function aboutRole(sight: Sight, name: string): Detail {
  const role = sight.cast.find((one) => one.name === name);
  const card = aboutCharacter(sight, name);
  if (role === undefined) return card;
  const marks = role.marks.map((on) => aboutMark(on, sight).text);
  const fate =
    role.holder !== null
      ? t("citadels-table-about-held", { who: sight.who(role.holder) })
      : role.up || role.silent
        ? aboutFate(sight, role).text
        : "";
  return { ...card, text: whole(card.text, ...marks, fate) };
}

export function aboutHidden(hidden: number): Detail {
  return plainly(t("citadels-table-hidden", { count: hidden }), "hidden", SECTIONS.choosing);
}

/** A player in the order in which characters are chosen: what they have done or will do. */
export function aboutOrder(sight: Sight, seat: string, state: Choosing): Detail {
  const title = t("citadels-table-order-seat", { who: sight.who(seat), state });
  return plainly(title, "order", SECTIONS.choosing);
}

// Districts.

export function aboutDistrict(sight: Sight, building: string, under = 0): Detail {
  const cost = sight.cost(building);
  const about = t("citadels-table-district-about", {
    type: sight.type(building),
    cost,
    beautified: isBeautified(building) ? "yes" : "no",
  });
  const text = whole(
    about,
    sight.words.text("district", plain(building)),
    under > 0 && t("citadels-table-about-museum", { count: under }),
    cost > 0 && t("citadels-table-about-worth", { cost }),
  );
  return { title: sight.district(building), text, rule: ofDistrict(plain(building)) };
}

/** A district of a city: with the cards under a museum, and whether it is new. */
export function aboutBuilding(sight: Sight, seat: string, building: string): Detail {
  const held = sight.view.seats[seat];
  const about = aboutDistrict(sight, building, plain(building) === "museum" && held ? count(held.museum) : 0);
  const fresh = [...sight.changes(seat).fresh].some((at) => held?.city[at] === building);
  return { ...about, text: whole(about.text, fresh && word("new")) };
}

export function aboutComing(sight: Sight, building: string): Detail {
  return { ...aboutDistrict(sight, building), text: t("citadels-table-being-built") };
}

export function aboutPicked(sight: Sight, building: string): Detail {
  const about = aboutDistrict(sight, building);
  return { ...about, text: whole(word("picked"), about.text) };
}

// Cities.

export function aboutCity(sight: Sight, seat: string): Detail | null {
  const held = sight.view.seats[seat];
  if (!held) return null;
  const text = t("citadels-table-city-about", { gold: held.gold, cards: count(held.hand), size: held.city.length });
  return { title: t("citadels-table-city", { who: sight.who(seat) }), text, rule: SECTIONS.stash };
}

export function aboutSeat(sight: Sight, seat: string): Detail {
  const there = sight.table.seats[sight.table.place(seat)];
  return { title: sight.who(seat), text: whole(word("seat"), adaptedOf(there), cutOf(there)), rule: SECTIONS.stash };
}

export function aboutGold(sight: Sight, seat: string): Detail {
  const title = t("citadels-table-gold", { gold: sight.view.seats[seat]?.gold ?? 0 });
  return { title, text: whole(word("gold"), sight.changes(seat).gold && word("changed")), rule: SECTIONS.stash };
}

export function aboutHand(sight: Sight, seat: string): Detail {
  const hand = sight.view.seats[seat]?.hand ?? 0;
  const names = list(hand).map((card) => sight.district(card));
  const title = t("citadels-table-cards", { count: count(hand) });
  const known = names.length > 0 ? `${names.join(", ")}.` : "";
  return { title, text: whole(known, word("hand"), sight.changes(seat).hand && word("changed")), rule: SECTIONS.stash };
}

export function aboutThinking(sight: Sight, seat: string): Detail {
  return { title: sight.who(seat), text: t("citadels-table-thinks-why"), rule: SECTIONS.order };
}

export const aboutCrown = (): Detail => ({
  title: t("citadels-table-crown"),
  text: t("citadels-table-crown-why"),
  rule: SECTIONS.crown,
});
export const aboutSafe = (): Detail => ({
  title: t("citadels-table-safe"),
  text: t("citadels-table-safe-why"),
  rule: ofCharacter("bishop"),
});
export const aboutCompleted = (): Detail => ({
  title: t("citadels-table-completed"),
  text: t("citadels-table-completed-why"),
  rule: SECTIONS.size,
});
export const aboutAway = (): Detail => ({ title: t("citadels-table-away"), text: word("away") });

export function aboutPoints(sight: Sight, points: number): Detail {
  if (sight.view.over) return plainly(t("citadels-table-points-final", { points }), "points", SECTIONS.points);
  return { title: t("citadels-table-points", { points }), text: t("citadels-table-points-why"), rule: SECTIONS.points };
}

/** A place without a district; `gone`: one stood there. */
export function aboutPlace(sight: Sight, gone: boolean): Detail {
  const text = t("citadels-table-about-place", { size: sight.view.city_size });
  return { title: word("empty"), text: whole(gone && word("gone"), text), rule: SECTIONS.size };
}

// The middle of the table, the turn, the points.

export const aboutDeck = (left: number): Detail =>
  plainly(t("citadels-table-deck", { count: left }), "deck", SECTIONS.draw);
export const aboutEnd = (): Detail => plainly(t("citadels-table-table"), "end", SECTIONS.end);
export const aboutUp = (): Detail => plainly(t("citadels-table-up"), "up", SECTIONS.discards);
export const aboutRound = (title: string): Detail => plainly(title, "round", SECTIONS.round);

/** A row of the turn that cannot be chosen: done, going on, or barred. */
export function aboutStep(sight: Sight, step: Step, title: string): Detail {
  if (step.kind === "ability")
    return { title, text: whole(sight.words.text("ability", step.name), word("used")), rule: ofAbility(step.name) };
  if (step.kind === "gather") return plainly(title, "gathered", SECTIONS.gathering);
  return plainly(title, "build", SECTIONS.limit);
}

export function aboutQuestion(sight: Sight, kind: string): Detail {
  const title = sight.question?.kind === kind ? sight.words.question(sight.question).line : "";
  return plainly(title, "asked", ofQuestion(kind, partOf(kind)));
}

export function aboutLine(sight: Sight, line: string): Detail {
  const own = ["districts", "all_types", "complete", "total"].includes(line);
  const title = line === "total" ? t("page-table-total") : sight.words.line(line);
  return { title, text: own ? word(`line-${line}`) : sight.words.text("district", line), rule: ofLine(line) };
}

export function aboutAbility(sight: Sight, name: string): Detail {
  return { title: sight.words.name("ability", name), text: sight.words.text("ability", name), rule: ofAbility(name) };
}

/** Gathering, as a row of the turn: `gather_gold`, `gather_cards`. */
export function aboutGathering(sight: Sight, name: string): Detail {
  const id = `citadels-table-${name.replace("_", "-")}`;
  const offered = sight.question?.answers.find(({ verb }) => verb === name.replace("_", " "));
  const [drawn, kept] = offered?.amounts ?? [];
  const text = attr(id, "text", { kept: kept !== undefined && kept === drawn ? "all" : "one" });
  return { title: t(id), text, rule: SECTIONS.gathering };
}

/** What the viewer can work out about a seat and a character. */
export function aboutBelief(title: string, belief: string): Detail {
  return { title, text: t("citadels-table-about-belief", { belief }), rule: SECTIONS.open };
}

export const aboutWho = (): Detail => ({
  title: t("citadels-table-who"),
  text: t("citadels-table-who-order"),
  rule: SECTIONS.open,
});
