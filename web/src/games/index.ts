// The games that can be shown. Another game adds its folder and one line here.
import { speech } from "$lib/words/languages.svelte";
import type { GameClient } from "./types";

const clients: Record<string, () => Promise<{ default: GameClient }>> = {
  citadels: () => import("./citadels"),
  paladins: () => import("./paladins"),
};

/** Whether this page can show a game. */
export const showable = (name: string): boolean => Object.hasOwn(clients, name);

/** The client of a game together with its words, or null if this page cannot show it. */
export async function gameClient(name: string): Promise<GameClient | null> {
  const load = clients[name];
  if (load === undefined) return null;
  const [client] = await Promise.all([load(), speech.learn(name)]);
  return client.default;
}
