/** Where on the table an answer belongs: the key of the thing that stands for it. */

import type { Answer, Question, Refused } from "$lib/wire/protocol";

type Named = Pick<Answer | Refused, "verb" | "noun" | "name">;

/** What a question offers to choose from, laid out before the player: characters of the draft, cards drawn or shown. */
export const SPREADS: Record<string, "draft" | "offer"> = {
  character: "draft",
  discard: "draft",
  role: "draft",
  keep: "offer",
  study: "offer",
  seen: "offer",
};

/** Plain answers of a turn, and the rows of the turn list that stand for them; a phone has buttons for them instead. */
const STEPS: Record<string, string> = {
  "gather gold": "turn:gather_gold",
  "gather cards": "turn:gather_cards",
};

export function place(question: Question, answer: Named, me: string | null, rows = true): string | null {
  switch (answer.noun) {
    case "character":
      return `${SPREADS[question.kind] ?? "character"}:${answer.name}`;
    case "district":
      return `${SPREADS[question.kind] ?? "hand"}:${answer.name}`;
    case "building":
      return `building:${owner(question, me)}:${answer.name}`;
    case "seat":
      return `city:${answer.name}`;
    case "ability":
      return `ability:${answer.name}`;
    default:
      return rows ? (STEPS[answer.verb] ?? null) : null;
  }
}

function owner(question: Question, me: string | null): string {
  const named: unknown = question.about["owner"];
  return typeof named === "string" ? named : (me ?? question.seat);
}

const TABS: Record<string, string> = {
  city: "cities",
  building: "cities",
  character: "character",
  ability: "character",
  turn: "character",
};

/** The tab of a phone that holds a thing. */
export function tabOf(key: string): string {
  return TABS[key.split(":", 1)[0] ?? ""] ?? "hand";
}
