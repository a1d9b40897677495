// The hall as this browser knows it: the games there are, the guest, and what the hall last refused.
import { gameClient, showable } from "../games";
import { api, RefusedRequest } from "$lib/wire/api";
import type { Catalogue, GameInfo, Me, NewTable } from "$lib/wire/protocol";
import { badOption, has, identifier, t } from "$lib/words";

const RETRY = 3000;
const AGAIN = 10_000;

/** Why something was not done, in words. */
export function trouble(error: unknown): string {
  if (!(error instanceof RefusedRequest)) throw error;
  if (error.status === 0) return t("page-trouble-away");
  const reason = identifier("engine-reason", error.reason);
  const options = error.options === null ? "" : badOption(error.options);
  if (options !== "") return t("page-trouble-reason", { reason: options });
  return has(reason) ? t("page-trouble-reason", { reason: t(reason) }) : t("page-trouble");
}

class Hall {
  catalogue: Catalogue | null = $state.raw(null);
  me: Me | null = $state.raw(null);
  /** Whether the hall did not answer when it was last asked. */
  away = $state(false);
  /** Whether a table is on its way: what it is drawn with is fetched meanwhile. */
  expecting = $state(false);
  /** What waits for a name: the dialog is open while it is not null. */
  private asking: ((name: string | null) => void) | null = $state.raw(null);

  get naming(): boolean {
    return this.asking !== null;
  }

  /** Whether there is something in this hall that others may do without. */
  has(feature: "talk" | "hints" | "reviews" | "records" | "lists"): boolean {
    return this.me?.without?.includes(feature) !== true;
  }

  game(name: string): GameInfo | null {
    return this.catalogue?.games.find((game) => game.name === name) ?? null;
  }

  /** Asks for everything, and again until there is an answer; then asks now and then whether something has changed. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const tick = async (): Promise<void> => {
      if (document.visibilityState === "visible") await this.refresh();
      if (!ended) timer = setTimeout(() => void tick(), this.away ? RETRY : AGAIN);
    };
    const seen = (): void => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    void tick();
    document.addEventListener("visibilitychange", seen);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** Asks the hall how things are. */
  async refresh(): Promise<void> {
    try {
      const me = api.me();
      me.catch(() => {}); // said below
      const catalogue = await api.games();
      this.catalogue = { ...catalogue, games: catalogue.games.filter((game) => showable(game.name)) };
      this.me = await me;
      this.away = false;
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      this.away = true;
    }
  }

  /** Gives the guest a name. */
  async callMe(name: string, invitation = ""): Promise<void> {
    this.me = await api.callMe(name.trim(), invitation.trim());
  }

  /** True once the guest has a name; asks for one if there is none. */
  async named(): Promise<boolean> {
    if (this.me === null) await this.refresh();
    if ((this.me?.name ?? null) !== null) return true;
    return (await this.askName()) !== null;
  }

  /** Opens the dialog for a name; null if it was closed without one. */
  askName(): Promise<string | null> {
    this.asking?.(null);
    return new Promise((resolve) => {
      this.asking = resolve;
    });
  }

  /** The dialog is done. */
  answerName(name: string | null): void {
    this.asking?.(name);
    this.asking = null;
  }

  /**
   * A guest without a name gets one they can change: among bots nobody has to be asked for it first, unless newcomers
   * need a word of invitation.
   */
  async greet(): Promise<void> {
    if (this.me === null) await this.refresh();
    if ((this.me?.name ?? null) !== null) return;
    if (this.me?.wall === true) await this.askName();
    else await this.callMe(t("page-guest"));
  }

  /** A table of this game is on its way. What cannot be fetched now is missed when the table is here. */
  expect(game: string): void {
    this.expecting = true;
    gameClient(game).catch(() => {});
  }

  /** One click: a table for four with bots, begun at once. */
  async playRivals(game: GameInfo): Promise<string> {
    this.expect(game.name);
    await this.greet();
    const players = game.players.reduce((best, n) => (Math.abs(n - 4) < Math.abs(best - 4) ? n : best));
    const wanted: NewTable = { game: game.name, players, bots: Array<string>(players - 1).fill(game.bot), start: true };
    return (await api.open(wanted)).id;
  }
}

export const hall = new Hall();
