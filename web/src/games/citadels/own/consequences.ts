/** What each answer to a question does, if the table has words for it. */

import type { Answer, Question, Refused } from "$lib/wire/protocol";

export interface Consequence {
  answer: Answer | Refused;
  /** Why it cannot be given; null: it can. */
  refused: Refused | null;
  /** The message that says what it does. */
  id: string;
}

/** The answers in the order in which the game asks for them; none if any lacks its words. */
export function consequencesOf(question: Question, has: (id: string) => boolean): Consequence[] {
  const told = (answer: Answer | Refused): string =>
    `citadels-table-does-${question.kind}-${answer.verb.replace(/ /g, "-")}`;
  const open = question.answers.map((answer) => ({ answer, refused: null, id: told(answer) }));
  const barred = question.refused.map((refused) => ({ answer: refused, refused, id: told(refused) }));
  const all: Consequence[] = [...open, ...barred];
  return all.every(({ id }) => has(id)) ? all.sort((one, other) => one.answer.answer - other.answer.answer) : [];
}
