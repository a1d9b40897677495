// The games that can be shown. Another game adds its folder and one line here.
import type { GameClient } from "./types";

const clients: Record<string, () => Promise<{ default: GameClient }>> = {
  citadels: () => import("./citadels"),
  paladins: () => import("./paladins"),
};

/** Whether this page can show a game. */
export const showable = (name: string): boolean => Object.hasOwn(clients, name);

/** The client of a game, or null where this page cannot show it. */
export async function gameClient(name: string): Promise<GameClient | null> {
  const load = clients[name];
  return load === undefined ? null : (await load()).default;
}
