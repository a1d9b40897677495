// A table as this browser knows it: who sits there, how the game stands, what has happened, and what was just said to the hall.
import { Line, addressOf, type LineStatus } from "./socket";
import type {
  Answer,
  Answering,
  AskedBack,
  Game,
  GameInfo,
  Hint,
  Phrase,
  Refusal,
  SeatInfo,
  TableInfo,
  ToBrowser,
  ToHall,
  Undoing,
} from "./protocol";
import { now } from "./clock";
import { longer, type LoggedEvent } from "./log";
import { Overheard } from "./overheard.svelte";
import { Steps } from "./steps.svelte";
import { keep, marking, remembered } from "$lib/device/remembered";
import { GameWords, calledOf } from "$lib/words";
import { shelf } from "$lib/device/shelf";

type Sent = Answering | Undoing;

/** How long an answer may stay without an echo before the line counts as dead. */
const SILENCE = 6000;

export class TableState {
  info: TableInfo | null = $state.raw(null);
  game: Game | null = $state.raw(null);
  /** How far the hall's clock is ahead of ours, in seconds. */
  ahead: number = $state(0);
  /** When the time of the one who is asked is up, by our own clock; null: there is no hurry. */
  readonly due: number | null = $derived(this.game?.due == null ? null : this.game.due - this.ahead);
  log: LoggedEvent[] = $state.raw([]);
  /** What the viewer saw when they last acted, to show what has changed since; null: not known. */
  earlier: Record<string, unknown> | null = $state.raw(null);
  /** How long the log was when the viewer last acted: what comes after has followed from it. */
  acted: number = $state(0);
  /** Who hears of a game before it is shown. */
  announced: ((game: Game) => void) | null = null;
  status: LineStatus = $state("connecting");
  /** Whether the line ended for good. */
  ended: boolean = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** What people at the table say. */
  readonly overheard = new Overheard();
  /** The last hint, and the message that asks for one. */
  private told: Hint | null = $state.raw(null);
  private asking: { id: number; number: number } | null = $state.raw(null);
  /** What was said and has had no effect yet. */
  private said: Sent | null = $state.raw(null);

  readonly pending: boolean = $derived(this.said !== null);
  /** The hint for what is asked now. */
  readonly hint: Hint | null = $derived(
    this.told !== null && this.told.number === this.game?.number ? this.told : null,
  );
  /** Whether the viewer may ask for a hint now. */
  readonly hints: boolean = $derived.by(() => {
    const { info, game, away, asking } = this;
    return info?.settings.hints !== false && game?.question != null && !away && asking?.number !== game.number;
  });
  readonly seats: SeatInfo[] = $derived(this.info?.seats ?? []);
  readonly names: Record<string, string> = $derived(
    Object.fromEntries(this.seats.map((seat) => [seat.seat, calledOf(this.rules.name, seat)])),
  );
  /** The viewer's seat as the game calls it; null: a spectator. */
  readonly me: string | null = $derived(this.info?.me == null ? null : (this.seats[this.info.me]?.seat ?? null));
  /** Whether the viewer may say something to everybody at the table. */
  readonly speaks: boolean = $derived.by(() => this.me !== null && !this.past && this.info?.settings.chat !== false);
  /** Whether a bot plays for the viewer until they return. */
  readonly away: boolean = $derived(
    this.info?.me != null && this.info.status === "playing" && (this.seats[this.info.me]?.away ?? false),
  );
  /** What somebody would like to take back, or was not allowed to; past once the game has gone on. */
  readonly askedBack: AskedBack | null = $derived.by(() =>
    this.info?.asked?.n === this.game?.n ? (this.info?.asked ?? null) : null,
  );
  /** Whether the viewer may ask the others to take their last answer back. */
  readonly canAsk: boolean = $derived.by(() => (this.game?.ask ?? false) && this.askedBack === null && !this.away);
  readonly words: GameWords = $derived.by(() => new GameWords(this.rules, this.names));

  private readonly line: Line | null;
  private messages = 0;
  /** The last message that was no answer. */
  private beside = 0;
  /** Whether the line broke since the game was last heard of. */
  private broken = false;
  readonly steps = new Steps(
    (game, again) => this.shown(game, again),
    () => this.game,
    marking(() => (this.past ? null : this.memory)),
  );
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly key: string | null,
    readonly rules: GameInfo,
    /** Whether the game is past, and only looked at: there is no line to the hall then. */
    readonly past: boolean = false,
    /** The seat to look from, if several are played from this browser. */
    readonly from: number | null = null,
  ) {
    if (past) {
      this.line = null;
      return;
    }
    this.overheard.recall(id);
    Object.assign(this, remembered(this.memory));
    this.line = new Line({
      address: () => addressOf(id, { after: this.game?.n ?? 0, key, seat: from }),
      heard: (message) => this.heard(message),
      changed: (status) => this.changed(status),
      ended: () => (this.ended = true),
    });
  }

  /** Under which name this browser remembers what was last seen from here. */
  private get memory(): string {
    return this.from === null ? this.id : `${this.id}:${this.from}`;
  }

  /** The answer that was given to the question, if the game is past. */
  get given(): Answer | null {
    return null;
  }

  /** The viewer's seat, which is called "you". */
  get you(): string | null {
    return this.me;
  }

  /** The seat the table is laid out around. */
  get home(): string | null {
    return this.me;
  }

  /** What the seat at a place is called. */
  nameAt(place: number): string {
    return this.names[this.seats[place]?.seat ?? ""] ?? "";
  }

  /** Where a seat sits, counted from the first: its beast and colour. */
  place(seat: string): number {
    return this.seats.findIndex((one) => one.seat === seat);
  }

  /** Answer the question that is asked now, with answers in a row. */
  answer(answers: number[]): void {
    const game = this.game;
    if (game === null || game.question === null || this.pending) return;
    this.say({ type: "answer", id: this.next(), number: game.number, answers });
  }

  /** Take the last answer back, or ask the others for it. */
  undo(): void {
    const game = this.game;
    if (game === null || this.pending) return;
    if (game.undo > 0) this.say({ type: "undo", id: this.next(), mine: game.mine });
    else if (this.canAsk) this.besides((id) => ({ type: "ask", id, mine: game.mine }));
  }

  /** Ask what an experienced player would answer. */
  askHint(): void {
    const game = this.game;
    if (game === null || !this.hints || this.hint !== null) return;
    this.refusal = null;
    this.asking = { id: this.next(), number: game.number };
    if (!this.line?.send({ type: "hint", ...this.asking })) this.asking = null;
  }

  /** How many lines of the log came while nobody looked. */
  get unread(): number {
    return this.log.length - Number(shelf.getItem(`read:${this.memory}`) ?? this.log.length);
  }

  /** Everything so far was seen. */
  read(): void {
    if (!this.past && this.game !== null) shelf.setItem(`read:${this.memory}`, String(this.log.length));
  }

  speak(said: { phrase: Phrase } | { text: string }): void {
    this.besides((id) => ({ type: "say", id, ...said }));
  }

  /** Send something that is no answer: one only hears of it when it is refused. */
  besides(message: (id: number) => ToHall): void {
    this.refusal = null;
    this.beside = this.next();
    this.line?.send(message(this.beside));
  }

  /** Forget why the last answer was not taken. */
  calm(): void {
    this.refusal = null;
  }

  close(): void {
    this.read();
    clearTimeout(this.watch);
    this.steps.close();
    this.line?.close();
  }

  private next(): number {
    return (this.messages += 1);
  }

  private say(message: Sent): void {
    this.refusal = null;
    this.steps.hold(false);
    this.said = message;
    this.line?.send(message);
    this.listen();
  }

  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      if (this.said !== null && this.status === "live") this.line?.renew();
    }, SILENCE);
  }

  private settle(): void {
    clearTimeout(this.watch);
    this.said = null;
  }

  private changed(status: LineStatus): void {
    if (status === "offline") {
      this.broken = true;
      this.steps.clear();
      this.asking = null;
    }
    this.status = status;
  }

  private heard(message: ToBrowser): void {
    if (message.type === "table") [this.info, this.ahead] = [message.table, message.now - now()];
    else if (message.type === "game") this.steps.arrived(message);
    else if (message.type === "refused") this.refused(message);
    else if (message.type === "hint") this.advised(message);
    else if (message.type === "said") this.overheard.hear(message);
  }

  private advised(hint: Hint): void {
    this.asking = null;
    this.told = hint;
  }

  private refused(refusal: Refusal): void {
    const hint = refusal.id !== 0 && refusal.id === this.asking?.id;
    if (hint) this.asking = null;
    if (hint || (refusal.id !== 0 && refusal.id === this.beside)) return void (this.refusal = refusal);
    if (refusal.id !== 0 && refusal.id !== this.said?.id) return;
    this.settle();
    this.refusal = refusal;
  }

  /** `again`: the log knows it already. */
  private shown(game: Game, again: boolean): void {
    const before = this.game;
    if (game.since !== 0 && game.since !== before?.n) {
      if (game.n !== before?.n) this.line?.send({ type: "resume", after: 0 });
      return;
    }
    this.announced?.(game);
    if (game.number !== before?.number) this.refusal = null;
    if (before !== null && game.mine !== before.mine) this.remember(game, game.since === 0 ? 0 : this.log.length);
    if (!again) this.log = longer(this.log, game);
    this.game = game;
    if (game.result !== null) shelf.removeItem(`seen:${this.memory}`);
    this.repeat(game, before);
  }

  private remember(game: Game, length: number): void {
    this.earlier = game.view;
    this.acted = length;
    shelf.setItem(`log:${this.memory}`, String(this.acted));
    keep(this.memory, game.view);
  }

  /** What was said is either done, or past, or was lost on the way: then it is said again. */
  private repeat(game: Game, before: Game | null): void {
    const said = this.said;
    const broken = this.broken;
    this.broken = false;
    if (said === null) return;
    const open =
      said.type === "answer" ? game.question !== null && game.number === said.number : game.mine === said.mine;
    if (!open || (before !== null && game.mine !== before.mine)) this.settle();
    else if (broken) this.line?.send(said);
  }
}
