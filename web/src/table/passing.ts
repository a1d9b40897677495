// Passing a device round: which of those who share it is asked, and when somebody is done with it.
import type { TableState } from "$lib/wire/table.svelte";

/** The seats of this device that are asked something, in their order. */
export function askedHere({ info, game, seats }: Pick<TableState, "info" | "game" | "seats">): number[] {
  const asked = Object.keys((game?.view["asked"] ?? {}) as object);
  return (info?.mine ?? []).filter((place) => asked.includes(seats[place]?.seat ?? ""));
}

/** Whether somebody has seen their table and has nothing more to answer there. */
export function isDone({ game, pending }: Pick<TableState, "game" | "pending">): boolean {
  return game !== null && game.question === null && !pending;
}
