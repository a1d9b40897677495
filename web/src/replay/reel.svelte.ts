// A game that is past, as one viewer sees it: its moves and what happened, and the stills that have been asked for.
import { api, type Source } from "$lib/wire/api";
import type { Still, Replay } from "$lib/wire/protocol";
import type { LoggedEvent } from "$lib/wire/log";
import { CHUNK, chunksFor } from "./scrub";

/** The view in which everything is open. */
export const ALL = "all";

export class Reel {
  private readonly stills = new Map<number, Still>();
  private readonly asked = new Map<number, Promise<void>>();
  /** Those who wait until the hall has answered the one before; the last to ask goes first. */
  private readonly waiting: (() => void)[] = [];
  private asking = false;
  /** Grows with every still that comes. */
  private come = $state(0);
  readonly log: LoggedEvent[];

  private constructor(
    readonly source: Source,
    /** The seat whose eyes it is seen with, or `all`. */
    readonly viewer: string,
    readonly replay: Replay,
  ) {
    this.log = replay.events.map((event, place) => ({ place, event }));
  }

  static async open(source: Source, viewer: string): Promise<Reel> {
    return new Reel(source, viewer, await api.replay(source, viewer));
  }

  /** A still, once it has come. */
  at(move: number): Still | null {
    void this.come;
    return this.stills.get(move) ?? null;
  }

  /** Ask for a still and those around it; done when it is there. */
  async want(move: number): Promise<void> {
    const [own = 0, ...around] = chunksFor(this.replay, move);
    await this.chunk(own);
    for (const one of around) this.chunk(one).catch(() => undefined); // asked for again when they are looked at
  }

  /** How many lines of the log were there before a move. */
  lines(move: number): number {
    const before = this.replay.entries[move] ?? Infinity;
    const after = this.log.findIndex(({ event }) => Number(event["n"]) > before);
    return after < 0 ? this.log.length : after;
  }

  private chunk(number: number): Promise<void> {
    const known = this.asked.get(number);
    if (known !== undefined) return known;
    const coming = this.load(number * CHUNK).catch((error: unknown) => {
      this.asked.delete(number);
      throw error;
    });
    this.asked.set(number, coming);
    return coming;
  }

  private async load(first: number): Promise<void> {
    const { stills } = await this.inTurn(() => api.stills(this.source, this.viewer, first, CHUNK));
    stills.forEach((still, place) => this.stills.set(first + place, still));
    this.come += 1;
  }

  private async inTurn<T>(ask: () => Promise<T>): Promise<T> {
    if (this.asking) await new Promise<void>((go) => this.waiting.push(go));
    this.asking = true;
    try {
      return await ask();
    } finally {
      const next = this.waiting.pop();
      if (next === undefined) this.asking = false;
      else next();
    }
  }
}
