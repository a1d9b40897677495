// How long the levels of bots take on the hall's machine, game by game: asked for wherever somebody chooses one.
import { api, RefusedRequest } from "$lib/wire/api";
import type { LevelTime } from "$lib/wire/protocol";

class LevelTimes {
  private known: Record<string, LevelTime[]> = $state.raw({});

  /** How long a level takes; null: no time, or nobody knows. */
  of(game: string, level: string): LevelTime | null {
    return this.known[game]?.find((time) => time.level === level) ?? null;
  }

  /** Asks the hall. If it does not say, nothing is said about the levels. */
  async ask(game: string): Promise<void> {
    try {
      const { levels } = await api.levels(game);
      this.known = { ...this.known, [game]: levels };
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
    }
  }
}

export const levelTimes = new LevelTimes();
