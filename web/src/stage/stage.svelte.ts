// The stage of a table: it hears what happens, has it shown once the theatre is open, and knows what the band says.
import { getContext, setContext, type Component } from "svelte";
import { settings } from "$lib/device/settings.svelte";
import type { Choice } from "$lib/pointing/choice.svelte";
import type { Game, Pace } from "$lib/wire/protocol";
import type { TableState } from "$lib/wire/table.svelte";
import type { GameClient } from "../games/types";
import { Pacing } from "./pacing.svelte";
import type { Fate, Happening, Narration, Theatre } from "./scenes";

/** What is loaded once the table can be used: the theatre of the game, and what draws it. */
export interface Playhouse {
  theatre: Theatre;
  /** Show what a message brings, before it changes the table. */
  show(happenings: Happening[], pace: Pace): void;
  hurry(): void;
  close(): void;
  Large: Component<{ fate: Fate; stage: Stage; sheet?: boolean }>;
  Strip: Component<{ fate: Fate; stage: Stage }>;
  Narrator: Component<{ narration: Narration; stage: Stage; brief?: boolean; sheet?: boolean }>;
}

/** A fate and since when it is shown, in ms. */
interface Told {
  happening: Happening;
  since: number;
}

/** Once a question has come, an older fate than this was read. */
const READ = 8000;
/** After this wait the band begins to speak, so that it does not flicker between quick answers. */
const PATIENCE = 400;

export class Stage {
  house: Playhouse | null = $state.raw(null);
  /** What has happened to the viewer and is shown until they act, the oldest first. */
  private fates: Told[] = $state.raw([]);
  /** Whether others have been playing for a while. */
  private waited: boolean = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  readonly pace: Pacing;

  constructor(
    readonly table: TableState,
    readonly client: GameClient,
    readonly choice: Choice,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.pace = new Pacing(table);
  }

  get props(): { table: TableState; choice: Choice; words: TableState["words"] } {
    return this.choice.props;
  }

  /** The oldest fate that is to be shown, in words of now. */
  private readonly first: { told: Told; fate: Fate } | null = $derived.by(() => {
    const found = this.fates.flatMap((told) => {
      const fate = this.house?.theatre.fate(told.happening, this.props) ?? null;
      return fate === null || (fate.light === true && !this.asked) ? [] : [{ told, fate }];
    });
    return found[0] ?? null;
  });
  /** What happens to the viewer. */
  readonly fate: Fate | null = $derived.by(() => this.first?.fate ?? null);

  readonly asked: boolean = $derived.by(() => this.table.game?.question != null && !this.table.away);
  /** Whether the viewer has begun to answer. */
  private readonly acting: boolean = $derived.by(() => this.choice.canGoBack || this.table.pending);
  /** Whether the fate takes the whole band and what is below it. */
  readonly isLarge: boolean = $derived.by(() => {
    const waits = !this.asked || (this.fate?.grave === true && !this.acting);
    return this.fate !== null && waits && (this.house?.theatre.large ?? false);
  });
  /** What the band says while others play; null: the prompt says whom the table waits for, or that one is only
   * watching. */
  readonly narration: Narration | null = $derived.by(() => {
    const { me, away, game } = this.table;
    const tells = this.waited && !this.asked && me !== null && !away && game?.result == null;
    return tells ? (this.house?.theatre.narration(this.props) ?? null) : null;
  });

  /** Whether the band will say nothing else until something happens: it neither waits to speak nor for its theatre. */
  readonly settled: boolean = $derived.by(() => {
    const theatre = this.house !== null || this.client.theatre === undefined;
    return this.table.game == null || this.table.game.result !== null || (theatre && (this.asked || this.waited));
  });

  /** Whether there are bots to be paced by the viewer. */
  readonly withBots: boolean = $derived.by(
    () => this.table.me !== null && this.table.seats.some(({ kind, away }) => kind === "bot" || away),
  );

  /** Open the theatre: everything that draws is loaded only now. */
  async open(): Promise<void> {
    if (this.client.theatre === undefined || this.house !== null) return;
    const [{ playhouse }, theatre] = await Promise.all([import("./playhouse"), this.client.theatre()]);
    if (this.closed) return;
    this.house = playhouse(theatre, () => this.props);
    this.table.announced = (game) => this.announced(game);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.table.announced = null;
    this.house?.close();
  }

  /** Something has happened; the table is still as it was. */
  private announced(game: Game): void {
    const before = this.table.game;
    if (before === null || this.house === null || game.since !== before.n) return;
    const me = this.table.me;
    const happenings = game.events.map((event, place) => ({
      event,
      earlier: game.events.slice(0, place),
      later: game.events.slice(place + 1),
      before: before.view,
      after: game.view,
      me,
    }));
    const { theatre } = this.house;
    const fates = me === null ? [] : happenings.filter((one) => theatre.fate(one, this.props) !== null);
    this.tell(fates, game, game.mine !== before.mine);
    if (fates.some((one) => theatre.fate(one, this.props)?.light !== true)) this.pace.halt();
    this.house.show(happenings, this.pace.shown);
  }

  /** The newest fate comes first if a round has passed or the viewer has acted; else all wait for their turn. A step
   * that is looked at once more shows none twice. */
  private tell(fates: Happening[], game: Game, acted: boolean): void {
    const since = this.now();
    const past = acted || game.events.some((event) => this.client.opens(event));
    const known = past ? [] : this.fates.filter((told) => game.question === null || since - told.since < READ);
    const fresh = fates.filter(({ event }) => known.every(({ happening }) => happening.event !== event));
    this.fates = [...known, ...fresh.map((happening) => ({ happening, since }))];
  }

  /** The viewer has read it. */
  dismiss(): void {
    const read = this.first?.told;
    this.fates = this.fates.filter((told) => told !== read);
  }

  /** The one who is asked has read what is over the question; false if nothing is. */
  uncover(): boolean {
    const covered = this.asked && this.isLarge;
    if (covered) this.dismiss();
    return covered;
  }

  /** The viewer acts: what others did is shown as it ended. */
  hurry(): void {
    this.house?.hurry();
  }

  /** What moves is shown as it ended, and what was shown counts as read; whether there was anything of it. */
  skip(): boolean {
    this.hurry();
    const told = this.fate !== null;
    this.dismiss();
    return told || this.house !== null;
  }

  /** Whether others play now is noted again. */
  note(waits: boolean): void {
    clearTimeout(this.timer);
    if (!waits) this.waited = false;
    else if (!this.waited) this.timer = setTimeout(() => (this.waited = true), PATIENCE);
  }
}

/** Whether this viewer asks for less motion. */
export const isStill = (): boolean =>
  settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

const KEY = Symbol("stage");

export const provideStage = (stage: Stage): Stage => setContext(KEY, stage);

/** The stage of the table around; null if there is none, as in a replay. */
export const useStage = (): Stage | null => getContext<Stage | undefined>(KEY) ?? null;
