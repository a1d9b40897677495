/** What the theatre shows of the Tax, of Suspicions, Debts and the Inquisition. */

import { t } from "$lib/words";
import { banner, clinks, drawn, heard, icon, ring, stamp, travel, wash, type Made } from "../../../stage/making";
import { TAX, hasAt } from "./places";
import type { Told } from "./told";

const suspected = ({ who }: Told): Made => ({
  acts: [
    travel(drawn("suspicion"), TAX, hasAt("suspicion", who), { lasts: 380 }),
    ring(hasAt("suspicion", who), "murrey", 320, 280),
  ],
  sounds: heard("parchment", 60),
  next: 200,
});

const takesTax = (told: Told): Made => ({
  acts: [
    travel(drawn("tax"), TAX, hasAt("silver", told.who), { count: told.number("silver"), lasts: 420, arc: true }),
    wash(TAX, "rubric", 0, 300),
  ],
  sounds: clinks(told.number("silver"), 200),
  next: 240,
});

/** The one who brings it, and spectators, see it announced; for the others it takes the band. */
function inquisition({ happening: { me }, before }: Told): Made {
  const announced =
    me === null || before.active === me
      ? [banner(t("paladins-table-inquisition-comes"), "eye-target", "rubric", 1400)]
      : [];
  const acts = [wash(TAX, "rubric", 0, 600), stamp(icon("eye-target", "rubric"), TAX, 0, 600), ...announced];
  return { acts, sounds: heard("drum", 120), next: 420 };
}

const takesDebts = ({ who }: Told): Made => ({
  acts: [
    travel(drawn("debt"), TAX, hasAt("debt", who), { lasts: 400, arc: true }),
    ring(hasAt("debt", who), "rubric", 340, 260),
  ],
  sounds: heard("seal", 320),
  next: 240,
});

export const TAX_SCENES: Record<string, (told: Told) => Made> = {
  suspected,
  takes_tax: takesTax,
  inquisition,
  takes_debts: takesDebts,
  discards_suspicion: ({ who }) => ({
    acts: [travel(drawn("suspicion"), hasAt("suspicion", who), null, { lasts: 340 })],
    sounds: heard("parchment"),
    next: 80,
  }),
  refills_tax: (told) => ({
    acts: [travel(drawn("tax"), null, TAX, { count: told.number("silver"), lasts: 480 })],
    sounds: clinks(told.number("silver"), 120),
    next: 240,
  }),
  pays_debts: (told) => ({
    acts: [
      travel(drawn("paid"), hasAt("debt", told.who), hasAt("paid", told.who), { count: told.number("count") }),
      ring(hasAt("paid", told.who), "verdigris", 340, 260),
    ],
    sounds: heard("clink", 300),
    next: 200,
  }),
  destroys_debt: ({ who }) => ({
    acts: [travel(drawn("debt"), hasAt("debt", who), null, { lasts: 380 })],
    sounds: heard("seal"),
    next: 160,
  }),
};
