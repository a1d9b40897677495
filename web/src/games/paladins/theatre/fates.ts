/** What happens to the viewer in Paladins, and what it means for them. The words are messages; here is only which of them. */

import { attr, t } from "$lib/words";
import type { Fate, Happening, Meaning } from "../../../stage/scenes";
import type { Event } from "../../types";
import type { Sight } from "../sight";
import type { PaladinsView } from "../view";
import { textOf } from "./told";

export type Fated = "inquisition" | "judged" | "spared" | "suspected";

const is =
  (kind: string, who?: string) =>
  (event: Event): boolean =>
    event["event"] === kind && (who === undefined || event["who"] === who);

/** How the Inquisition ends for the viewer, as far as the message says. */
function judgement({ later, me }: Happening): Fated {
  const judged = later.findIndex(is("refills_tax"));
  if (judged < 0) return "inquisition";
  return later.slice(0, judged).some(is("takes_debts", me ?? "")) ? "judged" : "spared";
}

/** What of an event happens to the viewer; null: nothing, or they have chosen it themselves. */
export function fatal(happening: Happening): Fated | null {
  const { event, earlier, later, me } = happening;
  if (me === null) return null;
  if (event["event"] === "inquisition") return judgement(happening);
  if (event["who"] !== me) return null;
  // A Debt from the judgement, if the Inquisition itself was announced before.
  if (event["event"] === "takes_debts")
    return later.some(is("refills_tax")) && !earlier.some(is("inquisition")) ? "judged" : null;
  return event["event"] === "suspected" && !later.some(is("inquisition")) ? "suspected" : null;
}

const SIGNS = ["lost", "kept", "known"] as const;

/** How many Suspicions the viewer has, and the most that another has. */
function suspicions({ seats }: PaladinsView, me: string): { own: number; most: number } {
  const others = Object.entries(seats).filter(([seat]) => seat !== me);
  return {
    own: seats[me]?.suspicions.length ?? 0,
    most: Math.max(0, ...others.map(([, held]) => held.suspicions.length)),
  };
}

/** What happened to the viewer, in words. */
export function fateOf(happening: Happening, sight: Sight): Fate | null {
  const fated = fatal(happening);
  const { event, me } = happening;
  if (fated === null || me === null) return null;
  const after = happening.after as unknown as PaladinsView;
  const { own, most } = suspicions(after, me);
  const dropped = happening.later.filter(is("discards_suspicion", me)).length;
  const values = {
    own,
    most,
    dropped,
    had: own + dropped,
    standing: own > most ? "most" : own === most ? "equal" : "fewer",
    tax: after.tax,
    silver: sight.cards.suspicion[textOf(event, "card") as "tax_0"]?.tax ?? 0,
    debts: after.seats[me]?.debts ?? 0,
  };
  const id = `paladins-table-fate-${fated}`;
  const lines = SIGNS.map((sign): Meaning => ({ sign, text: attr(id, sign, values) })).filter(
    ({ text }) => text !== "",
  );
  return {
    ground: fated === "spared" ? "var(--raven)" : "var(--rubric-deep)",
    icon: fated === "suspected" ? "domino-mask" : "eye-target",
    ...(fated === "judged" ? { card: debtCard() } : {}),
    over: sight.words.event(event),
    title: t(id, values),
    means: attr(id, "means", values),
    lines,
    ...(fated === "suspected" ? { light: true } : {}),
  };
}

const debtCard = (): Fate["card"] => ({
  icon: "crossed-chains",
  ground: "var(--debt-edge)",
  rank: 0,
  name: t("paladins-table-fate-card-debt"),
  struck: false,
});
