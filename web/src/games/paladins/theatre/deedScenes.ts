/** What the theatre shows of deeds on the right side of the player board, and of workers who leave it. */

import { copied, drawn, heard, icon, ring, stamp, travel, wash, type Made } from "../../../stage/making";
import type { Act, Sound } from "../../../stage/scenes";
import { doneAt, orderAt, outsiderAt, slotAt, squareAt } from "./places";
import type { Told } from "./told";

/** A King's Order is fulfilled: the king's seal is pressed on it. */
const sealed = (told: Told, action: string): Made[] =>
  told.fulfilled(action).map((order) => ({
    acts: [stamp(icon("wax-seal", "rubric"), orderAt(order), 240, 360), ring(orderAt(order), "gold", 240, 360)],
    sounds: heard("crown", 300),
  }));

const together = (...made: Made[]): Made => ({
  acts: made.flatMap(({ acts }) => acts),
  sounds: made.flatMap(({ sounds }) => sounds),
});

/** Something is done on the right side of the board, and an Order may be fulfilled with it. */
const does = (told: Told, action: string, acts: Act[], sound: Sound): Made => ({
  ...together({ acts, sounds: heard(sound, 260) }, ...sealed(told, action)),
  next: 200,
});

/** A Monk or an Outpost leaves the board of its player for a square. */
function settles(told: Told): Made {
  const [at, action] = [squareAt(told.text("square")), told.text("action")];
  const from = doneAt(told.who, action, told.done(action));
  const acts = [travel(copied(at, "after"), from, at, { lasts: 400, arc: true }), ring(at, "gold", 340, 260)];
  return does(told, action, acts, action === "commission" ? "bell" : "stone");
}

function builds(told: Told, action: string, piece: string): Made {
  const to = doneAt(told.who, action, told.done(action));
  const acts = [travel(drawn(piece), doneAt(told.who, "develop"), to, { lasts: 320 }), ring(to, "gold", 280, 300)];
  return does(told, action, acts, "stone");
}

function attacks(told: Told): Made {
  const at = outsiderAt(told.text("card"));
  const acts: Act[] = [
    { does: "break", at, after: 120, lasts: 440 },
    stamp(icon("crossed-swords", "rubric"), at, 0, 360),
    wash(doneAt(told.who, "attack"), "rubric", 200, 360),
  ];
  return does(told, "attack", acts, "swords");
}

function converts(told: Told): Made {
  const [at, to] = [outsiderAt(told.text("card")), doneAt(told.who, "convert", told.done("convert"))];
  const acts = [
    travel(copied(at, "before"), at, to, { after: 120, lasts: 440 }),
    stamp(icon("holy-water", "lapis"), at, 0, 300),
    ring(to, "gold", 420, 180),
  ];
  return does(told, "convert", acts, "chant");
}

function placesWorkshop(told: Told): Made {
  const [, action = "", slot = "1"] = /^(.*)_(\d+)$/.exec(told.text("slot")) ?? [];
  const to = slotAt(told.who, action, Number(slot));
  const acts = [
    travel(drawn("place_workshop"), doneAt(told.who, "develop"), to, { lasts: 340 }),
    ring(to, "gold", 280, 280),
  ];
  return does(told, "develop", acts, "stone");
}

/** Workers leave an action for the supply. */
function clears(told: Told): Made {
  const action = told.text("action");
  const standing = told.held("before")?.standing[action] ?? [];
  const slots = standing.flatMap((worker, place) => (worker === null || worker === "workshop" ? [] : [place + 1]));
  const acts = slots.map((slot) =>
    travel(drawn(String(standing[slot - 1])), slotAt(told.who, action, slot), null, { lasts: 340 }),
  );
  return { acts: [...acts, wash(doneAt(told.who, action), "lapis", 0, 400)], sounds: heard("chant"), next: 240 };
}

export const DEED_SCENES: Record<string, (told: Told) => Made> = {
  clears,
  places_workshop: placesWorkshop,
  settles,
  builds_wall: (told) => builds(told, "fortify", "wall"),
  fills_jar_space: (told) => builds(told, "absolve", "jar"),
  attacks,
  converts,
};
