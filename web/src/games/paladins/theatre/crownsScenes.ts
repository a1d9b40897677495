/** What the theatre shows of City of Crowns. */

import { BACK, copied, drawn, enter, heard, icon, ring, stamp, travel, type Made } from "../../../stage/making";
import type { Place, Sound } from "../../../stage/scenes";
import { DIPLOMAT, allyAt, crewAt, doneAt, musterAt, negotiateAt, secretAt, seatAt, slotAt } from "./places";
import type { Told } from "./told";

/** A card goes from the table to what a seat keeps. */
const kept = (from: Place, to: Place | null, sound: Sound): Made => ({
  acts: [
    travel(copied(from, "before"), from, to, { lasts: 440 }),
    ...(to === null ? [] : [ring(to, "gold", 380, 220)]),
  ],
  sounds: heard(sound, 60),
  next: 280,
});

/** The Diplomat walks to the stack the card came from. */
function collects(told: Told): Made {
  const made = kept(musterAt(told.text("card")), doneAt(told.who, "muster"), "parchment");
  const walk = travel(copied(DIPLOMAT, "after"), DIPLOMAT, DIPLOMAT, { arc: true });
  return { ...made, acts: [...made.acts, walk] };
}

function winsAlly(told: Told): Made {
  const at = allyAt(told.text("ally"));
  const acts = [
    stamp(icon("shaking-hands", "verdigris"), at, 0, 400),
    ring(at, "gold", 200, 400),
    travel(icon("shaking-hands", "verdigris"), at, seatAt(told.who), { after: 160, lasts: 420 }),
  ];
  return { acts, sounds: heard("crown", 120), next: 320 };
}

function movesWorkshop(told: Told): Made {
  const at = (argument: string): Place => {
    const [, action = "", slot = "1"] = /^(.*)_(\d+)$/.exec(told.text(argument)) ?? [];
    return slotAt(told.who, action, Number(slot));
  };
  const acts = [
    travel(drawn("place_workshop"), at("from"), at("to"), { lasts: 400, arc: true }),
    ring(at("to"), "gold", 340, 260),
  ];
  return { acts, sounds: heard("stone", 320), next: 240 };
}

const turned = (at: Place): Made => ({
  acts: [enter(at, true), ring(at, "gold", 240, 360)],
  sounds: heard("parchment", 100),
  next: 160,
});

export const CROWNS_SCENES: Record<string, (told: Told) => Made> = {
  turns_up_muster: (told) => turned(musterAt(told.text("card"))),
  collects_muster: collects,
  delegates: (told) => kept(negotiateAt(told.text("card")), null, "seal"),
  enlists: (told) => kept(negotiateAt(told.text("card")), doneAt(told.who, "negotiate"), "seal"),
  wins_ally: winsAlly,
  gets_extension: ({ who }) => ({ acts: [ring(seatAt(who), "gold", 0, 500)], sounds: heard("stone"), next: 160 }),
  gets_secret_order: ({ who }) => ({
    acts: [travel(BACK, null, secretAt(who), { lasts: 400 })],
    sounds: heard("parchment", 100),
    next: 160,
  }),
  shows_secret_order: ({ who }) => turned(secretAt(who)),
  dismisses: (told) => kept(crewAt(told.text("card"), told.who), null, "parchment"),
  moves_workshop: movesWorkshop,
};
