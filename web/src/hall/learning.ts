// The games to learn by, and the real ones that come after them.
import { begin } from "$lib/lessons/guide.svelte";
import { addresses, api } from "$lib/wire/api";
import type { NewTable } from "$lib/wire/protocol";
import { hall } from "./hall.svelte";
import { route } from "./route.svelte";

type Wanted = Omit<NewTable, "game">;

const FIRST: Record<string, Wanted> = {
  citadels: { players: 4, bots: ["beginner", "beginner", "beginner"], options: { preset: "first_game" } },
  paladins: { players: 2, bots: ["beginner"] },
};
const REAL: Record<string, Wanted> = {
  citadels: { players: 4, bots: ["normal", "normal", "normal"] },
  paladins: { players: 2, bots: ["normal"] },
};

/** Whether there is a game to learn this one by. */
export const isTaught = (game: string): boolean => game in FIRST;

async function sit(game: string, wanted: Wanted | undefined): Promise<string | null> {
  if (wanted === undefined) return null;
  hall.expect(game);
  await hall.greet();
  return (await api.open({ ...wanted, game, start: true })).id;
}

/** Open a first game with somebody who explains. */
export async function learn(game: string): Promise<void> {
  const id = await sit(game, FIRST[game]);
  if (id === null) return;
  begin(id);
  route.go(addresses.table(id));
}

/** Open a real game, for those who know enough. */
export async function playReal(game: string): Promise<void> {
  const id = await sit(game, REAL[game]);
  if (id !== null) route.go(addresses.table(id));
}
