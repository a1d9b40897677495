// Steps: what the hall sends of a game is shown as it comes; while somebody reads it waits, and then comes bit by bit.
// What a seat has done that follows from the rules is shown part by part, each when the viewer wants it.
import { NO_MARK, type Bookmark, type Marking } from "$lib/device/remembered";
import type { Game } from "./protocol";

/** Between two things that happened while somebody was reading, in milliseconds. */
const STEP = 700;

/** The table after some of the events of a message. */
function viewAfter({ view, halts }: Game, told: number): Game["view"] {
  return { ...view, ...halts.findLast((halt) => halt.told <= told)?.view };
}

/** A message in parts, which end after these numbers of events; the last part is how it ends. Nothing is asked before. */
export function split(game: Game, before: Game | null, ends: number[]): Game[] {
  if (before === null || game.since !== before.n || game.halts.length === 0 || ends.length === 0) return [game];
  const { n, beliefs, forecast } = before;
  const meanwhile = { since: n, n, beliefs, forecast, question: null, suggest: [], undo: 0, ask: false, result: null };
  const parts = ends.map((end, place) => ({
    ...game,
    ...meanwhile,
    halts: [],
    events: game.events.slice(ends[place - 1] ?? 0, end),
    view: viewAfter(game, end),
  }));
  return [...parts, { ...game, halts: [], events: game.events.slice(ends.at(-1)) }];
}

const isAfter =
  (entry: number) =>
  ({ n }: Game["events"][number]): boolean =>
    Number(n) > entry;

/** The parts of a message that a page got before it was reopened: what it has seen of them first, and in one. */
export function resumed(game: Game, { since, n, left }: Bookmark, endsOf: Steps["ends"]): Game[] {
  const from = game.events.findIndex(isAfter(since));
  if (game.n !== n || from < 0) return [game];
  const [earlier, events] = [game.events.slice(0, from), game.events.slice(from)];
  const halts = game.halts.map(({ told, view }) => ({ told: told - from, view }));
  const parts = split({ ...game, since, events, halts }, { ...game, n: since }, endsOf(events));
  const seen = parts.slice(0, -left);
  const last = seen.at(-1);
  if (last === undefined) return [game];
  const first = { ...last, since: 0, events: [...earlier, ...seen.flatMap((part) => part.events)] };
  return [first, ...parts.slice(-left)];
}

export class Steps {
  /** What is still to be shown of the last message, one part after the other, when the viewer wants to go on. */
  parts: Game[] = $state.raw([]);
  /** All that this message says. */
  events: Game["events"] = $state.raw([]);
  /** The step that is looked at once more, by how many were left before it; null: the one that comes now. */
  looked: number | null = $state(null);
  /** After how many of its events each part of a message ends; none: it is shown as a whole. */
  ends: (events: Game["events"]) => number[] = () => [];
  /** What was shown of it, the latest last: first how it began. */
  private told: Game[] = $state.raw([]);
  /** How many of the parts to come were shown before. */
  private known = 0;
  private coming: Game[] = [];
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (game: Game, again: boolean) => void,
    private readonly before: () => Game | null = () => null,
    private readonly mark: Marking = NO_MARK,
  ) {}

  arrived(game: Game): void {
    this.coming.push(game);
    if (this.coming.length === 1) this.goOn();
  }

  /** Show nothing more until it is let go again. */
  hold(on: boolean): void {
    this.held = on;
    if (!on) this.goOn();
  }

  /** Show the next part. */
  next(): void {
    const [part, ...rest] = this.parts;
    if (part === undefined) return;
    this.told = [...this.told, part];
    this.turn(rest);
    this.show(part, this.known > 0);
    this.known = Math.max(0, this.known - 1);
    if (rest.length === 0) this.goOn();
  }

  get canGoBack(): boolean {
    return this.parts.length > 0 && this.told.length > 1;
  }

  /** Light the place of a step that has been shown, or of one to come, once more; again, and it is the present one's. */
  look(left: number): void {
    this.looked = left === this.looked || left === this.parts.length ? null : left;
  }

  /** Show the table as it was before the last part, which can be looked at once more. The game stays where it is. */
  back(): void {
    const [before, part] = this.told.slice(-2);
    if (!this.canGoBack || before === undefined || part === undefined) return;
    this.told = this.told.slice(0, -1);
    this.known += 1;
    this.turn([part, ...this.parts]);
    this.show({ ...before, since: before.n, events: [] }, true);
  }

  /** Show all parts at once. */
  all(): void {
    while (this.parts.length > 0) this.next();
  }

  /** Forget what is not shown yet: it will be sent again. A message that was begun is shown to its end. */
  clear(): void {
    clearTimeout(this.timer);
    this.coming = [];
    this.all();
  }

  /** Somebody who leaves in the middle of a message finds it there again. */
  close(): void {
    clearTimeout(this.timer);
    this.coming = [];
  }

  /** This is what is left; the browser remembers it. */
  private turn(rest: Game[]): void {
    this.parts = rest;
    this.looked = null;
    const last = rest.at(-1);
    this.mark.keep(last === undefined ? null : { since: last.since, n: last.n, left: rest.length });
  }

  private partsOf(game: Game): Game[] {
    const [before, mark] = [this.before(), this.mark.kept()];
    if (before !== null) return split(game, before, this.ends(game.events));
    return mark === null ? [game] : resumed(game, mark, this.ends);
  }

  private goOn(): void {
    clearTimeout(this.timer);
    const game = this.held || this.parts.length > 0 ? undefined : this.coming.shift();
    if (game === undefined) return;
    // Those who have fallen behind catch up.
    const [first = game, ...rest] = this.coming.length > 0 ? [game] : this.partsOf(game);
    this.events = game.events.filter(isAfter(rest.at(-1)?.since ?? 0));
    [this.told, this.known] = [[first], 0];
    this.turn(rest);
    this.show(first, false);
    if (this.coming.length > 0) this.timer = setTimeout(() => this.goOn(), STEP);
  }
}
