// What shows a game that is past: which move, through whose eyes, and whether it goes on by itself.
import { addresses, type Source } from "$lib/wire/api";
import type { GameInfo } from "$lib/wire/protocol";
import { PastTable } from "./past.svelte";
import { ALL, Reel } from "./reel.svelte";
import { beat, clamp, endOf, stepped, type Step } from "./scrub";

/** How long one must rest at a move before the address says so. */
const REST = 300;

export class Projector {
  reel: Reel = $state.raw() as Reel;
  move: number = $state(0);
  /** The move that is seen: another one while the one that is meant has not come. */
  seen: number = $state(0);
  playing: boolean = $state(false);
  speed: number = $state(1);
  /** Whether the last still that was asked for has not come. */
  stuck: boolean = $state(false);
  readonly table: PastTable;
  readonly end: number = $derived.by(() => endOf(this.reel.replay));
  /** Whether what is shown is not yet what was asked for. */
  readonly waiting: boolean = $derived.by(() => this.reel.at(this.move) === null);

  private readonly reels = new Map<string, Reel>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(reel: Reel, rules: GameInfo, move: number | null) {
    this.reel = reel;
    this.reels.set(reel.viewer, reel);
    this.table = new PastTable(reel.replay.table.id, rules);
    this.move = clamp(reel.replay, move ?? 0);
  }

  get source(): Source {
    return this.reel.source;
  }

  /** The address of what is shown. */
  get address(): string {
    return addresses.replay(this.source, { move: String(this.move + 1), as: this.reel.viewer });
  }

  /** Everybody whose eyes it can be seen with. */
  get viewers(): string[] {
    return [ALL, ...this.reel.replay.table.seats.map(({ seat }) => seat)];
  }

  /** Show a move; done when it is seen. */
  async go(move: number): Promise<void> {
    this.move = clamp(this.reel.replay, move);
    await this.shown();
  }

  /** A step that somebody takes: it no longer goes on by itself. */
  step(step: Step): void {
    this.pause();
    void this.go(stepped(this.reel.replay, this.move, step));
  }

  /** See it with other eyes. */
  async see(viewer: string): Promise<void> {
    const reel = this.reels.get(viewer) ?? (await Reel.open(this.source, viewer));
    this.reels.set(viewer, reel);
    await reel.want(this.move);
    this.reel = reel;
    await this.shown();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    this.playing = true;
    if (this.move === this.end) void this.go(0);
    this.wind();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.pause();
    clearTimeout(this.rest);
  }

  private wind(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.tick(), beat(this.speed));
  }

  private async tick(): Promise<void> {
    await this.go(this.move + 1);
    if (this.move === this.end) this.pause();
    else if (this.playing) this.wind();
  }

  private async shown(): Promise<void> {
    const [reel, move] = [this.reel, this.move];
    this.draw();
    this.write();
    try {
      await reel.want(move);
      this.stuck = false;
    } catch {
      this.stuck = true;
      this.pause();
    }
    if (this.reel === reel && this.move === move) this.draw();
  }

  /** Show what there is of the move. */
  private draw(): void {
    const still = this.reel.at(this.move);
    if (still === null) return;
    this.seen = this.move;
    this.table.show(this.reel, this.move, still, this.reel.at(this.move - 1));
  }

  /** Say in the address where one is, once one rests there. */
  private write(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => history.replaceState(history.state, "", this.address), REST);
  }
}
