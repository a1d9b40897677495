// A table whose game is past: it shows one move, as one viewer sees it, and nothing can be answered any more.
import type { Answer, Game, GameInfo, Still } from "$lib/wire/protocol";
import type { Event } from "../games/types";
import type { View } from "../stage/scenes";
import { TableState } from "$lib/wire/table.svelte";
import { ALL, type Reel } from "./reel.svelte";
import { endOf } from "./scrub";

export class PastTable extends TableState {
  private chosen: Answer | null = $state.raw(null);
  private own: string | null = $state(null);
  private centre: string | null = $state(null);
  /** What is shown: with whose eyes, and which move. */
  private shot: { reel: Reel; move: number } | null = null;
  /** Hears of every other move before it is shown: what has led to it, if it is the next one; else nothing. */
  moved: ((events: Event[], before: View, after: View) => void) | null = null;

  constructor(id: string, rules: GameInfo) {
    super(id, null, rules, true);
  }

  /** Nothing can be said any more. */
  override answer(): void {}

  override undo(): void {}

  override askHint(): void {}

  override get given(): Answer | null {
    return this.chosen;
  }

  override get you(): string | null {
    return this.own;
  }

  override get home(): string | null {
    return this.centre;
  }

  /** Show a move. If everything is open, the table is seen from the seat that answers. */
  show(reel: Reel, move: number, still: Still, before: Still | null): void {
    this.announce(reel, move, still);
    const { table, seats, result } = reel.replay;
    const open = reel.viewer === ALL;
    const seat = open
      ? (seats[move] ?? result?.winners[0] ?? seats.at(-1) ?? 0)
      : table.seats.findIndex((one) => one.seat === reel.viewer);
    const mine = table.me === null ? null : (table.seats[table.me]?.seat ?? null);
    const there = table.seats.map((one) => ({ ...one, away: false }));
    this.info = {
      ...table,
      seats: there,
      me: seat,
      settings: { ...table.settings, hints: false, deductions: table.settings.deductions && !open },
    };
    this.own = reel.viewer === mine ? mine : null;
    this.centre = open ? (mine ?? table.seats[0]?.seat ?? null) : reel.viewer;
    this.earlier = before?.view ?? null;
    this.chosen = still.question?.answers.find(({ answer }) => answer === still.given) ?? null;
    this.acted = reel.lines(move);
    this.log = reel.log.slice(0, reel.lines(move + 1));
    this.game = gameOf(
      reel,
      move,
      still,
      this.log.slice(this.acted).map(({ event }) => event),
    );
  }

  private announce(reel: Reel, move: number, still: Still): void {
    const last = this.shot;
    this.shot = { reel, move };
    if (last === null || this.game === null || (last.reel === reel && last.move === move)) return;
    const next = last.reel === reel && last.move === move - 1;
    const lines = next ? reel.log.slice(reel.lines(move - 1), reel.lines(move)) : [];
    this.moved?.(
      lines.map(({ event }) => event),
      this.game.view,
      still.view,
    );
  }
}

function gameOf({ replay }: Reel, move: number, still: Still, events: Record<string, unknown>[]): Game {
  const n = replay.entries[move] ?? 0;
  return {
    type: "game",
    halts: [],
    since: Math.max(1, n), // not everything is news
    n,
    events,
    view: still.view,
    question: still.question,
    number: n,
    mine: 0,
    undo: 0,
    ask: false,
    suggest: [],
    beliefs: still.beliefs,
    forecast: still.forecast,
    result: move === endOf(replay) ? replay.result : null,
    due: null,
  };
}
