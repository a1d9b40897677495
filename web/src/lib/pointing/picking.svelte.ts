// Picking: answers that are sets of things, made thing by thing and in any order, until one of them is said.
import type { Choice } from "./choice.svelte";
import type { Answer, Question } from "$lib/wire/protocol";
import type { Way, Place } from "./ways";

/** The things of a set that is written as amounts: `1 fighter 2 cleric`. */
export function thingsIn(name: string): string[] {
  return [...name.matchAll(/(\d+) ([a-z_]+)/g)].flatMap(([, amount, thing = ""]) =>
    Array<string>(Number(amount)).fill(thing),
  );
}

const count = (things: readonly string[], thing: string): number => things.filter((other) => other === thing).length;

/** Whether a set holds all of these things, each as often. */
export function holds(set: readonly string[], things: readonly string[]): boolean {
  return things.every((thing) => count(set, thing) >= count(things, thing));
}

/** The answer that is just these things. */
export function justThese(answers: readonly Answer[], things: readonly string[]): Answer | undefined {
  return answers.find(({ name }) => thingsIn(name).length === things.length && holds(thingsIn(name), things));
}

/** The things that can be added to these, in the order of the answers. */
export function addable(answers: readonly Answer[], things: readonly string[]): string[] {
  const all = new Set(answers.flatMap(({ name }) => thingsIn(name)));
  return [...all].filter((thing) => answers.some(({ name }) => holds(thingsIn(name), [...things, thing])));
}

/** Every thing that can be added, where it is; and a button for what is picked so far, if that is an answer. */
export function waysToPick(question: Question, noun: string, picked: readonly string[], place: Place): Way[] {
  const way = (last: Answer, thing?: string): Way => {
    const key = thing === undefined ? null : place(question, { ...last, noun, name: thing });
    return {
      key,
      steps: [last],
      question,
      last,
      price: null,
      final: last.final ?? false,
      confirm: false,
      declines: last.declines ?? false,
      wastes: false,
      opens: null,
      ...(thing === undefined ? {} : { thing }),
    };
  };
  const more = addable(question.answers, picked).flatMap((thing) => {
    const next =
      justThese(question.answers, [...picked, thing]) ??
      question.answers.find(({ name }) => holds(thingsIn(name), [...picked, thing]));
    return next === undefined ? [] : [way(next, thing)];
  });
  const enough = justThese(question.answers, picked);
  return enough === undefined ? more : [...more, way(enough)];
}

export class Picking {
  private made: { number: number; things: string[] } = $state.raw({ number: -1, things: [] });

  /** What the answers are sets of; empty: they are none. */
  readonly noun: string = $derived.by(() => {
    const { question, table } = this.choice;
    return question === null ? "" : (table.rules.questions[question.kind]?.parts ?? "");
  });
  /** What is picked so far; if the game is past, what was picked then. */
  readonly picked: string[] = $derived.by(() => {
    const { table } = this.choice;
    if (this.noun === "") return [];
    if (table.past) return thingsIn(table.given?.name ?? "");
    return this.made.number === table.game?.number ? this.made.things : [];
  });
  /** How many there are in the largest set. */
  readonly most: number = $derived.by(() =>
    this.noun === "" ? 0 : Math.max(...(this.choice.question?.answers ?? []).map(({ name }) => thingsIn(name).length)),
  );

  constructor(private readonly choice: Choice) {}

  /** How many of the things there are picked. */
  at(key: string): number {
    return this.picked.filter((thing) => this.keyOf(thing) === key).length;
  }

  add(thing: string): void {
    this.keep([...this.picked, thing]);
  }

  /** Put one back; false if none was picked. */
  drop(thing: string | undefined): boolean {
    const at = thing === undefined ? -1 : this.picked.lastIndexOf(thing);
    if (at >= 0) this.keep(this.picked.filter((_, place) => place !== at));
    return at >= 0;
  }

  /** Put one of the things there back; false if none was picked. */
  dropAt(key: string): boolean {
    return this.drop(this.picked.find((thing) => this.keyOf(thing) === key));
  }

  /** Whether the hinted set holds one more of these than are picked. */
  hinted(thing: string): boolean {
    const hint = this.choice.table.hint?.answer ?? null;
    const set = this.choice.question?.answers.find(({ answer }) => answer === hint);
    return set !== undefined && holds(thingsIn(set.name), [...this.picked, thing]);
  }

  private keyOf(thing: string): string | null {
    const [any] = this.choice.question?.answers ?? [];
    return any === undefined || this.choice.question === null
      ? null
      : this.choice.placing(this.choice.question, { ...any, noun: this.noun, name: thing });
  }

  private keep(things: string[]): void {
    this.made = { number: this.choice.table.game?.number ?? -1, things };
  }
}
