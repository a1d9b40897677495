// The form of a table: what a new one shall be, or what one that has not begun is changed to.
import { inside } from "$lib/inside/paths";
import { api } from "$lib/wire/api";
import type { Changing, GameInfo, Settings, TableInfo } from "$lib/wire/protocol";

/** An open seat; anything else is the kind of a bot. */
export const OPEN = "";

const USUAL = 4;
export const USUAL_SETTINGS: Required<Settings> = {
  watch: true,
  listed: false,
  deductions: true,
  scores: true,
  hints: true,
  review: true,
  chat: true,
  pace: "calm",
  clock: 0,
  stand_in: "",
};

export class TableForm {
  game: GameInfo;
  title = $state("");
  options: Record<string, unknown> = $state({});
  settings: Required<Settings> = $state({ ...USUAL_SETTINGS });
  /** Who sits on the seats after the first, which is one's own. */
  others: string[] = $state([]);

  constructor(game: GameInfo) {
    this.game = $state(game);
    this.others = this.usual(game.bot);
  }

  private usual(bot: string): string[] {
    const players = this.game.players.includes(USUAL) ? USUAL : Math.min(...this.game.players);
    return Array.from({ length: players - 1 }, (_, place) => (place === 0 && !inside ? OPEN : bot));
  }

  /** Another game: its options start again; seats it does not have go, seats it needs come. */
  choose(game: GameInfo): void {
    if (game.name === this.game.name) return;
    this.game = game;
    this.options = {};
    this.others = this.others.slice(0, Math.max(...game.players) - 1);
    while (this.players < Math.min(...game.players)) this.others.push(OPEN);
  }

  get players(): number {
    return this.others.length + 1;
  }

  get canAdd(): boolean {
    return this.game.players.includes(this.players + 1);
  }

  get canRemove(): boolean {
    return this.game.players.includes(this.players - 1);
  }

  get invites(): boolean {
    return this.others.includes(OPEN);
  }

  /** Opens the table; if bots sit between open seats, each gets its own. Without open seats the game begins at once. */
  async open(): Promise<string> {
    const bots = this.others.filter((bot) => bot !== OPEN);
    const last = this.others.slice(this.others.length - bots.length).every((bot) => bot !== OPEN);
    const { game, players, title } = this;
    const wanted = {
      game: game.name,
      players,
      title: title.trim(),
      options: $state.snapshot(this.options),
      settings: $state.snapshot(this.settings),
      bots: last ? bots : [],
      start: !this.invites,
    };
    const { id } = await api.open(wanted);
    if (!last) await this.seatBots(id);
    return id;
  }

  private async seatBots(id: string): Promise<void> {
    for (const [place, bot] of this.others.entries()) {
      if (bot !== OPEN) await api.seat(id, { seat: place + 1, bot });
    }
  }
}

/** What a table that has not begun would be changed to: at first, what it is. */
export function changing(info: TableInfo): Changing {
  return {
    players: info.players,
    title: info.title,
    options: structuredClone(info.options),
    settings: { ...USUAL_SETTINGS, ...info.settings },
  };
}
