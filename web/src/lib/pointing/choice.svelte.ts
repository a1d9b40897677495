// Choice: which things on the table answer the question, which do not and why, and what is chosen but not yet said.
import { getContext, setContext } from "svelte";
import type { GameClient, Props } from "../../games/types";
import { Picking, waysToPick } from "./picking.svelte";
import type { Answer, Question, Refused } from "$lib/wire/protocol";
import { settings } from "$lib/device/settings.svelte";
import type { TableState } from "$lib/wire/table.svelte";
import { cut, doubtsOf, following, lockedOf, waysOf, spoken, type Doubt, type Way, type Place } from "./ways";
import type { GameWords } from "$lib/words";

interface Chosen {
  number: number;
  key: string | null;
  answers: string;
}

const said = (way: Way): string => way.steps.map((step) => step.answer).join(" ");

const NONE: ReadonlySet<string> = new Set();

function grouped<T extends { key: string | null }>(things: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    if (thing.key !== null) groups.set(thing.key, [...(groups.get(thing.key) ?? []), thing]);
  }
  return groups;
}

export class Choice {
  private path: { number: number; steps: Answer[] } = $state.raw({ number: -1, steps: [] });
  private chosen: Chosen | null = $state.raw(null);
  /** What was tried and does not work. */
  private asked: { number: number; doubt: Doubt } | null = $state.raw(null);

  private readonly number: number = $derived.by(() => this.table.game?.number ?? -1);
  /** The steps already taken, which the hall does not know of yet. */
  readonly steps: Answer[] = $derived(this.path.number === this.number ? this.path.steps : []);
  /** The question as it stands after those steps. */
  readonly question: Question | null = $derived.by(() =>
    this.table.away ? null : (this.steps.at(-1)?.then ?? this.posed),
  );
  /** Answers in a row that finish what was begun, as the hall suggests them. */
  readonly suggested: number[] = $derived.by(() =>
    this.question === null || this.steps.length > 0 ? [] : (this.table.game?.suggest ?? []),
  );
  /** The button that takes them, if they need one. */
  readonly suggestion: string | null = $derived.by(() =>
    this.suggested.length === 0 || this.selected !== null ? null : (this.client.suggestion?.(this.props) ?? null),
  );
  /** What is picked of a set. */
  readonly picking: Picking = new Picking(this);
  readonly ways: Way[] = $derived.by(() => {
    if (this.question === null || this.table.past) return [];
    const { noun, picked } = this.picking;
    return noun === "" ? waysOf(this.question, this.placing) : waysToPick(this.question, noun, picked, this.placing);
  });
  private readonly byKey: Map<string, Way[]> = $derived(grouped(this.ways));
  private readonly doubts: Map<string, Doubt[]> = $derived.by(() =>
    this.question === null || this.table.past ? new Map() : grouped(doubtsOf(this.question, this.placing)),
  );
  /** The keys of all things that answer, in the order of the answers. */
  readonly keys: string[] = $derived([...this.byKey.keys()]);
  /** Answers that are no thing on the table. */
  readonly buttons: Way[] = $derived(this.ways.filter((way) => way.key === null));
  /** Buttons that cannot be pressed, and say why. */
  readonly locked: Refused[] = $derived.by(() =>
    this.question === null || this.table.past ? [] : lockedOf(this.question, this.placing),
  );
  /** The way by which nothing is done. */
  readonly decline: Way | undefined = $derived(this.ways.find((way) => way.declines));
  /** Whether a list of actions is asked, so that rings stay calm. */
  readonly calm: boolean = $derived.by(() => this.question !== null && this.client.calm.has(this.question.kind));
  /** The key of the chosen thing; if the game is past, of the one that was chosen then. */
  readonly selected: string | null = $derived.by(() =>
    this.table.past ? this.chosenThen : this.valid ? (this.chosen?.key ?? null) : null,
  );
  /** The ways to answer with what is chosen: one, or several to choose from. */
  readonly selection: Way[] = $derived.by(() => this.selectedWays());
  /** The one way that the filled button and Enter take: none that gives up a chance which nobody has declined. */
  readonly main: Way | null = $derived.by(() => {
    const ways =
      this.selection.length > 0
        ? this.selection
        : this.keys.length === 0 || this.picking.picked.length > 0
          ? this.buttons
          : [];
    const [only] = ways;
    return only !== undefined && ways.length === 1 && (this.selection.length === 1 || !only.declines) ? only : null;
  });
  readonly doubt: Doubt | null = $derived.by(() => (this.asked?.number === this.number ? this.asked.doubt : null));
  /** Whether what is asked was only opened by the viewer's own last answer, which can still be taken back. */
  private readonly opened: boolean = $derived.by(
    () => this.question !== null && !this.calm && !this.table.past && (this.table.game?.undo ?? 0) > 0,
  );
  /** Whether there is a step to go back. */
  readonly canGoBack: boolean = $derived.by(
    () =>
      this.doubt !== null ||
      this.selection.length > 0 ||
      this.picking.picked.length > 0 ||
      this.steps.length > 0 ||
      this.opened,
  );

  constructor(
    readonly table: TableState,
    readonly client: GameClient,
  ) {}

  get words(): GameWords {
    return this.table.words;
  }

  get props(): Props {
    return { table: this.table, choice: this, words: this.words };
  }

  /** The ways to answer with the thing of this key. */
  at(key: string): Way[] {
    return this.byKey.get(key) ?? [];
  }

  /** Why the thing of this key does not answer; null if it does, or nobody would expect it to. */
  refused(key: string): Refused | null {
    return this.byKey.has(key) ? null : (this.doubts.get(key)?.[0]?.refused ?? null);
  }

  /** Whether an answer is what the hint says, or goes on from it. */
  hinted(way: Way | undefined): boolean {
    const answer = this.table.hint?.answer ?? null;
    if (way?.thing !== undefined) return this.picking.hinted(way.thing);
    return answer !== null && way !== undefined && following(this.steps, way).steps[0]?.answer === answer;
  }

  /** What the thing of this key costs, if that is the same for every way. */
  price(key: string): number | null {
    const prices = new Set(this.at(key).map((way) => way.price));
    return prices.size === 1 ? ([...prices][0] ?? null) : null;
  }

  /** A click, a tap, Enter or a number on a thing. */
  press(key: string, touch: boolean, number = false): void {
    const ways = this.at(key);
    const [only] = ways;
    this.table.calm();
    if (only === undefined) {
      if (!this.picking.dropAt(key)) this.ask(key);
    } else if (ways.length > 1 && this.selected === key) this.chosen = null;
    else if (ways.length > 1) this.choose(key, null);
    else if (ways.length === 1) this.take(only, touch, number);
  }

  /** A click or a number on a button of the prompt. */
  push(way: Way, number = false): void {
    this.table.calm();
    this.take(way, false, number);
  }

  /** A click on a button that cannot be pressed. */
  wonder(refused: Refused): void {
    this.asked = { number: this.number, doubt: { key: null, refused } };
  }

  /** Say what is chosen. */
  confirm(): void {
    const [only] = this.selection;
    if (only !== undefined && this.selection.length === 1) this.say(only);
  }

  /** Say what is suggested. */
  accept(): void {
    this.table.calm();
    if (this.suggested.length > 0) this.table.answer(this.suggested);
  }

  /** One step back: what is only chosen here is no longer chosen, what the hall knows of is taken back; false if there
   * is none. */
  back(): boolean {
    if (this.doubt !== null) this.asked = null;
    else if (this.valid) this.chosen = null;
    else if (this.picking.drop(this.picking.picked.at(-1))) return true;
    else if (this.steps.length > 0) this.path = { number: this.number, steps: this.steps.slice(0, -1) };
    else if (this.opened) this.table.undo();
    else return false;
    return true;
  }

  readonly placing: Place = (question, answer) =>
    this.client.place(question, answer, this.table.game?.view ?? {}, question.seat);

  /** The question the hall asks. */
  private get posed(): Question | null {
    const question = this.table.game?.question ?? null;
    return question === null ? null : cut(question, this.client.helped ?? NONE);
  }

  private get chosenThen(): string | null {
    const [question, given] = [this.question, this.table.given];
    return question === null || given === null ? null : this.placing(question, given);
  }

  private get valid(): boolean {
    return this.chosen !== null && this.chosen.number === this.number && this.selectedWays().length > 0;
  }

  private selectedWays(): Way[] {
    const chosen = this.chosen;
    if (chosen === null || chosen.number !== this.number) return [];
    const ways = chosen.key === null ? this.buttons : this.at(chosen.key);
    return chosen.answers === "" ? ways : ways.filter((way) => said(way) === chosen.answers);
  }

  private ask(key: string): void {
    const [doubt] = this.doubts.get(key) ?? [];
    this.chosen = null;
    if (doubt !== undefined) this.asked = { number: this.number, doubt };
  }

  private choose(key: string | null, way: Way | null): void {
    this.asked = null;
    this.chosen = { number: this.number, key, answers: way === null ? "" : said(way) };
  }

  private take(way: Way, touch: boolean, number: boolean): void {
    const careful = settings.careful(following(this.steps, way), touch, number);
    const chosen =
      this.selection.length === 1 && this.selection[0] !== undefined && said(this.selection[0]) === said(way);
    if (way.thing !== undefined) this.picking.add(way.thing);
    else if (way.opens !== null) this.walk(way);
    else if (chosen || this.picking.noun !== "" || !careful) this.say(way);
    else this.choose(way.key, way);
  }

  private walk(way: Way): void {
    this.asked = this.chosen = null;
    this.path = { number: this.number, steps: following(this.steps, way).steps };
  }

  private say(way: Way): void {
    this.asked = null;
    this.table.answer(spoken(following(this.steps, way).steps));
  }
}

const CHOICE = Symbol("choice");

/** Let everything on this table know its choice. */
export function provideChoice(choice: Choice): Choice {
  return setContext(CHOICE, choice);
}

/** The choice of the table this thing is on. */
export function useChoice(): Choice {
  return getContext<Choice>(CHOICE);
}
