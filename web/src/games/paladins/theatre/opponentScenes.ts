/** What the theatre shows of the solo opponent: what it weighs lights up, what it takes moves. */

import { drawn, heard, icon, ring, stamp, travel, wash, type Made } from "../../../stage/making";
import type { Act, Place } from "../../../stage/scenes";
import { actionIcon } from "../drawings";
import {
  TAX,
  doneAt,
  favourAt,
  hasAt,
  musterAt,
  negotiateAt,
  orderAt,
  outsiderAt,
  seatAt,
  sharedAt,
  spaceAt,
  squareAt,
  tavernAt,
  townsfolkAt,
  workersAt,
} from "./places";
import type { Told } from "./told";

/** What is weighed and passed over only dims for a moment. */
const passedOver = (at: Place): Made => ({ acts: [wash(at, "grey", 0, 300)], sounds: heard("token"), next: 100 });
const picked = (at: Place): Made => ({ acts: [ring(at, "gold", 0, 420)], sounds: heard("bell"), next: 200 });

/** The card at a place of a row, as it was before. */
function rowAt(told: Told): Place {
  const place = told.number("place") - 1;
  if (told.text("row") === "outsiders") return outsiderAt(told.before.outsider_row[place] ?? "");
  return townsfolkAt(told.before.townsfolk_row[place] ?? "");
}

const placeOfFavour = (told: Told): Place => favourAt(told.after.favours[told.number("place") - 1] ?? "");

/** Its workers have no colours. */
const crowd = (from: Place | null, to: Place | null, count: number): Act =>
  travel(drawn("any"), from, to, { count, lasts: 360 });

const workers = (told: Told, from: Place | null, to: Place | null): Made => ({
  acts: [crowd(from, to, Math.max(1, told.number("workers")))],
  sounds: heard("token", 240),
  next: 160,
});

function markerMoves(told: Told): Made {
  const to = spaceAt(told.who, told.number("space"));
  const acts = [
    travel(drawn("marker"), spaceAt(told.who, told.before.marker ?? 1), to, { lasts: 380, arc: true }),
    ring(to, "gold", 320, 240),
  ];
  return { acts, sounds: heard("clink", 320), next: 200 };
}

/** Silver of the Tax that goes to the supply, if any. */
function taxLeaves(told: Told): Made {
  const count = told.number("silver");
  if (count === 0) return { acts: [], sounds: [], next: 0 };
  const acts = [travel(drawn("tax"), TAX, null, { count }), wash(TAX, "rubric", 0, 300)];
  return { acts, sounds: heard("clink"), next: 200 };
}

export const OPPONENT_SCENES: Record<string, (told: Told) => Made> = {
  gets_workshop: (told) => ({
    acts: [travel(drawn("place_workshop"), null, doneAt(told.who, told.text("action")), { lasts: 360 })],
    sounds: heard("stone", 280),
    next: 160,
  }),
  leftover_tavern: (told) => ({
    acts: [wash(tavernAt(told.text("tavern")), "lapis")],
    sounds: heard("parchment"),
    next: 160,
  }),
  begins_with: (told) => workers(told, null, workersAt(told.who)),
  scheme: (told) => ({
    acts: [
      wash(seatAt(told.who), "lapis", 0, 400),
      stamp(icon(actionIcon(told.text("scheme")), "lapis"), seatAt(told.who), 0, 480),
    ],
    sounds: heard("parchment"),
    next: 240,
  }),
  weighs_orders: (told) => ({
    acts: (told.happening.event["orders"] as string[]).map((order, place) =>
      wash(orderAt(order), "lapis", place * 80, 300),
    ),
    sounds: heard("parchment"),
    next: 160,
  }),
  skips_place: (told) => passedOver(rowAt(told)),
  picks_place: (told) => picked(rowAt(told)),
  skips_favour: (told) => passedOver(placeOfFavour(told)),
  picks_favour: (told) => picked(placeOfFavour(told)),
  picks_square: (told) => picked(squareAt(told.text("square"))),
  sends_workers: (told) => workers(told, workersAt(told.who), doneAt(told.who, told.text("move"))),
  sends_worker: (told) => workers(told, workersAt(told.who), sharedAt(told.text("space"))),
  gets_workers: (told) => workers(told, told.source, workersAt(told.who)),
  returns_workers: (told) => workers(told, workersAt(told.who), null),
  clears_right: (told) => workers(told, seatAt(told.who), null),
  rests: ({ who }) => ({ acts: [wash(seatAt(who), "grey", 0, 480)], sounds: heard("parchment"), next: 200 }),
  marker_moves: markerMoves,
  lap: (told) => ({
    acts: [ring(hasAt(told.text("attribute"), told.who), "gold", 0, 500)],
    sounds: heard("crown"),
    next: 200,
  }),
  tax_leaves: taxLeaves,
  lacks: taxLeaves,
  turns_jar: (told) => {
    const to = doneAt(told.who, "absolve");
    return {
      acts: [travel(drawn("jar"), null, to, { lasts: 360 }), ring(to, "gold", 300, 260)],
      sounds: heard("stone", 260),
      next: 200,
    };
  },
  skips_muster: (told) => passedOver(musterAt(told.text("card"))),
  picks_muster: (told) => picked(musterAt(told.text("card"))),
  skips_muster_space: (told) => passedOver(musterAt(told.text("card"))),
  picks_muster_space: (told) => picked(musterAt(told.text("card"))),
  skips_enlisting: (told) => passedOver(negotiateAt(told.text("card"))),
  skips_delegating: (told) => passedOver(negotiateAt(told.text("card"))),
};
