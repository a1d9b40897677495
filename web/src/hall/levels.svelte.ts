// What the levels of bots cost on the hall's machine, game by game: asked for wherever somebody chooses one.
import { api, RefusedRequest } from "$lib/wire/api";
import type { LevelCost } from "$lib/wire/protocol";

class LevelCosts {
  private known: Record<string, LevelCost[]> = $state.raw({});

  /** What a level costs; null: nothing, or nobody knows. */
  of(game: string, level: string): LevelCost | null {
    return this.known[game]?.find((cost) => cost.level === level) ?? null;
  }

  /** Asks the hall. Where it does not say, nothing is said of the levels. */
  async ask(game: string): Promise<void> {
    try {
      const { levels } = await api.levels(game);
      this.known = { ...this.known, [game]: levels };
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
    }
  }
}

export const levelCosts = new LevelCosts();
