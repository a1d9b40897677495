/** What the theatre shows of Paladins: for every event what moves, from where to where, how long, and what sounds. */

import { t } from "$lib/words";
import { banner, clinks, copied, drawn, enter, heard, ring, travel, wash, type Made } from "../../../stage/making";
import type { Happening, Place, Scene } from "../../../stage/scenes";
import { isWorker } from "../drawings";
import type { PaladinsCards } from "../view";
import { CROWNS_SCENES } from "./crownsScenes";
import { DEED_SCENES } from "./deedScenes";
import { OPPONENT_SCENES } from "./opponentScenes";
import {
  FIRST,
  crewAt,
  doneAt,
  favourAt,
  hasAt,
  orderAt,
  outsiderAt,
  paladinAt,
  seatAt,
  sharedAt,
  slotAt,
  tavernAt,
  townsfolkAt,
  workersAt,
} from "./places";
import { TAX_SCENES } from "./taxScenes";
import { Told } from "./told";

/** How soon another piece follows the one before, so that a whole deed stays within its time. */
const SOON = 60;

/** A worker, goods or an attribute comes to a seat from what gives it. */
function gains(told: Told): Made {
  const [what, amount] = [told.text("what"), told.number("amount")];
  const to = isWorker(what) ? workersAt(told.who, what) : hasAt(what, told.who);
  const rises = isWorker(what) || what === "silver" || what === "provision" ? [] : [ring(to, "gold", 240, 300)];
  const acts = [travel(drawn(what), told.source, to, { count: amount, lasts: 360 }), ...rises];
  return { acts, sounds: what === "silver" ? clinks(amount, 160) : heard("token", 240), next: SOON };
}

/** Goods go back to the supply. */
function pays(told: Told): Made {
  const goods = [
    ["silver", told.number("silver")],
    ["provision", told.number("provisions")],
  ] as const;
  const acts = goods
    .filter(([, count]) => count > 0)
    .map(([good, count]) => travel(drawn(good), hasAt(good, told.who), null, { count, lasts: 320 }));
  return { acts, sounds: heard("clink"), next: SOON };
}

function places(told: Told): Made {
  const [worker, action] = [told.text("worker"), told.text("action")];
  const to = slotAt(told.who, action, told.slot(action));
  return {
    acts: [travel(drawn(worker), workersAt(told.who, worker), to, { lasts: 280 }), wash(to, "gold", 240, 240)],
    sounds: heard("token", 240),
    next: SOON,
  };
}

/** A card of the townsfolk leaves the row: for somebody's crew, or for good. */
const leaves = (from: Place, to: Place | null): Made => ({
  acts: [
    travel(copied(from, "before"), from, to, { lasts: 400 }),
    ...(to === null ? [] : [ring(to, "gold", 340, 240)]),
  ],
  sounds: heard("parchment", 60),
  next: 240,
});

/** The cards of a row that were not there before. */
function fresh(told: Told): Place[] {
  const [name, at] =
    told.text("row") === "outsiders"
      ? (["outsider_row", outsiderAt] as const)
      : (["townsfolk_row", townsfolkAt] as const);
  const [before, after] = [told.before[name], told.after[name]];
  return after.flatMap((card) => (card === null || before.includes(card) ? [] : [at(card)]));
}

/** The card at a place of a row leaves it. */
function leavesRow(told: Told): Made {
  const [row, place] = [told.text("row"), told.number("place") - 1];
  const card = (row === "outsiders" ? told.before.outsider_row : told.before.townsfolk_row)[place] ?? "";
  return { ...leaves(row === "outsiders" ? outsiderAt(card) : townsfolkAt(card), null), next: 80 };
}

/** A round begins; the last one is rung in. */
function round(told: Told): Made {
  const [number, rounds] = [told.number("number"), told.cards.board.rounds];
  const last = number === rounds;
  const words = t(last ? "paladins-table-last-round-begins" : "paladins-table-round-begins", { round: number, rounds });
  const moves =
    told.before.first === told.after.first
      ? []
      : [travel(copied(FIRST, "after"), FIRST, FIRST, { lasts: 480, arc: true })];
  return {
    acts: [banner(words, last ? "gh-bell" : "queen-crown", last ? "gold" : "lapis", last ? 1500 : 900), ...moves],
    sounds: heard(last ? "bells" : "bell"),
    next: 200,
  };
}

/** What is revealed is turned over where it is. */
const revealed = (at: Place): Made => ({
  acts: [enter(at, true), ring(at, "gold", 240, 360)],
  sounds: heard("parchment", 100),
  next: 120,
});

const SCENES: Record<string, (told: Told) => Made> = {
  first_player: ({ after }) => ({
    acts: [enter(FIRST, false), ring(seatAt(after.first), "gold", 200, 360)],
    sounds: heard("crown"),
    next: 240,
  }),
  round,
  reveals_order: (told) => revealed(orderAt(told.text("order"))),
  reveals_favour: (told) => revealed(favourAt(told.text("favour"))),
  taverns: ({ after }) => ({
    acts: after.taverns.map((tavern, place) => enter(tavernAt(tavern), false, place * 60, 300)),
    sounds: heard("parchment"),
    next: 160,
  }),
  shows_paladin: ({ who }) => ({
    acts: [enter(paladinAt(who), true, 0, 420), wash(paladinAt(who), "gold", 200, 400)],
    sounds: heard("crown", 120),
    next: 300,
  }),
  visits: (told) => ({
    acts: [wash(tavernAt(told.text("tavern")), "gold", 0, 400), wash(workersAt(told.who), "gold", 200, 300)],
    sounds: heard("parchment"),
    next: 120,
  }),
  gains,
  pays,
  takes_action: (told) => ({
    acts: [wash(doneAt(told.who, told.text("action")), "gold", 0, 360)],
    sounds: heard("token"),
    next: SOON,
  }),
  uses_space: (told) => ({
    acts: [ring(sharedAt(told.text("space")), "gold", 0, 400)],
    sounds: heard("seal"),
    next: SOON,
  }),
  places,
  places_on_space: (told) => ({
    acts: [
      travel(drawn(told.text("worker")), workersAt(told.who, told.text("worker")), sharedAt(told.text("space")), {
        lasts: 320,
      }),
    ],
    sounds: heard("token", 280),
    next: SOON,
  }),
  gives_back: (told) => ({
    acts: [
      travel(drawn(told.text("worker")), workersAt(told.who, told.text("worker")), null, {
        count: told.number("count"),
        lasts: 340,
      }),
    ],
    sounds: heard("token"),
    next: SOON,
  }),
  recruits: (told) => leaves(townsfolkAt(told.text("card")), crewAt(told.text("card"), told.who)),
  discards_townsfolk: (told) => leaves(townsfolkAt(told.text("card")), null),
  acts_for: (told) => ({
    acts: [ring(crewAt(told.text("card"), told.who), "gold", 0, 400)],
    sounds: heard("token"),
    next: SOON,
  }),
  paladin_acts_for: ({ who }) => ({
    acts: [ring(paladinAt(who), "gold", 0, 400)],
    sounds: heard("token"),
    next: SOON,
  }),
  passes: ({ who }) => ({ acts: [wash(seatAt(who), "grey", 0, 480)], sounds: heard("parchment"), next: 160 }),
  leaves_row: leavesRow,
  fills_row: (told) => ({
    acts: fresh(told).map((at, place) => enter(at, false, place * 60, 300)),
    sounds: heard("parchment", 60),
    next: 80,
  }),
  game_over: () => ({
    acts: [banner(t("paladins-table-points-counted"), "queen-crown", "gold")],
    sounds: heard("bells"),
    next: 200,
  }),
  ...DEED_SCENES,
  ...TAX_SCENES,
  ...OPPONENT_SCENES,
  ...CROWNS_SCENES,
};

/** The events that something is shown of. */
export const STAGED: ReadonlySet<string> = new Set(Object.keys(SCENES));

/** What is shown of an event; null: nothing but its line in the log. */
export function sceneOf(happening: Happening, cards: PaladinsCards, mine: boolean): Scene | null {
  const make = SCENES[String(happening.event["event"])];
  return make === undefined ? null : { ...make(new Told(happening, cards)), mine };
}
