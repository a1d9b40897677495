// Ways to answer: which things on the table answer a question, alone or as the end of a gesture, and which do not and why.
import type { Named } from "../../games/types";
import type { Answer, Question, Refused } from "$lib/wire/protocol";

/** One way to answer: answers in a row, the last of which belongs to the thing with this key. */
export interface Way {
  key: string | null;
  steps: Answer[];
  /** The question the last step answers. */
  question: Question;
  last: Answer;
  price: number | null;
  /** Some step of it cannot be taken back. */
  final: boolean;
  /** And is worth asking for a second click. */
  confirm: boolean;
  /** It does nothing: it gives up a chance, or ends a turn. */
  declines: boolean;
  /** It leaves something undone that people seldom leave on purpose. */
  wastes: boolean;
  /** It only opens the next question, which is already known. */
  opens: Question | null;
  /** It adds this to the set that is picked, and says nothing yet. */
  thing?: string;
}

/** A refused answer, and the thing it would belong to; null: a button. */
export interface Doubt {
  key: string | null;
  refused: Refused;
}

export type Place = (question: Question, answer: Named) => string | null;

function direct(question: Question, answer: Answer, place: Place): Way {
  return {
    key: place(question, answer),
    steps: [answer],
    question,
    last: answer,
    price: answer.price ?? null,
    final: answer.final ?? false,
    confirm: answer.confirm ?? false,
    declines: answer.declines ?? false,
    wastes: answer.wastes ?? false,
    opens: answer.then ?? null,
  };
}

/** A way to answer after some steps: what one of them closes is closed. */
export function following(steps: Answer[], way: Way): Way {
  const final = way.final || steps.some((step) => step.final);
  const confirm = way.confirm || steps.some((step) => step.confirm);
  return { ...way, steps: [...steps, ...way.steps], final, confirm };
}

/** The answers after an answer that only opens another question, each as one gesture. */
function behind(answer: Answer, place: Place): Way[] {
  const next = answer.then ?? null;
  if (next === null) return [];
  return waysOf(next, place).map((way) => following([answer], way));
}

/** A question without what follows answers that the hall helps to continue from. */
export function cut(question: Question, helped: ReadonlySet<string>): Question {
  const answers = question.answers.map(({ then, ...answer }) =>
    then === undefined || helped.has(then.kind) ? answer : { ...answer, then: cut(then, helped) },
  );
  return { ...question, answers };
}

/** What is sent of some steps: the hall takes silent ones by itself. */
export function spoken(steps: Answer[]): number[] {
  return steps.filter((step) => !step.silent).map((step) => step.answer);
}

/** Whether every gesture has a thing of its own, so that one click says it all. */
function plain(ways: Way[]): boolean {
  const keys = ways.map((way) => way.key);
  return !keys.includes(null) && new Set(keys).size === keys.length;
}

/** All ways to answer a question: in one gesture if the things tell the ways apart, else step by step. */
export function waysOf(question: Question, place: Place): Way[] {
  const gestures = question.answers.map((answer) => behind(answer, place));
  const whole = plain(gestures.flat());
  return question.answers.flatMap((answer, index) => {
    const through = gestures[index] ?? [];
    return whole && through.length > 0 ? through : [direct(question, answer, place)];
  });
}

/** Everything a player might try and why it does not work, with its place on the table: also within a gesture. */
export function doubtsOf(question: Question, place: Place): Doubt[] {
  const own = question.refused.flatMap((refused) => {
    const key = place(question, refused);
    return key === null ? [] : [{ key, refused }];
  });
  const whole = waysOf(question, place).every((way) => way.opens === null);
  const next = whole ? question.answers.flatMap(({ then }) => then ?? []) : [];
  return [...own, ...next.flatMap((following) => doubtsOf(following, place))];
}

/** Answers to a question that has nothing but buttons, that cannot be given: both answers to a "may" are always seen. */
export function lockedOf(question: Question, place: Place): Refused[] {
  const bare = [...question.answers, ...question.refused].every((answer) => place(question, answer) === null);
  return bare ? question.refused : [];
}
