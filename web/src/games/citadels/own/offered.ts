/** The cards a question lays out: those drawn, or those of somebody else's hand that was looked at. */

import type { Question } from "$lib/wire/protocol";
import { SPREADS } from "../place";

export function offered(question: Question | null, drawn: readonly string[]): readonly string[] {
  if (!question || SPREADS[question.kind] !== "offer") return [];
  if (drawn.length) return drawn;
  const named = [...question.answers, ...question.refused].filter((option) => option.noun === "district");
  return [...new Set(named.map((option) => option.name))];
}
