// Stepping: what a seat does that follows from the rules is shown part by part, and what the next part is about is lit.
import { untrack } from "svelte";
import type { GameClient } from "../games/types";
import type { TableState } from "$lib/wire/table.svelte";
import type { Panes } from "./panes.svelte";

interface Seen {
  table: TableState;
  client: GameClient;
  panes: Panes;
}

/** Everything on the page that bears one of these keys. */
const bearing = (keys: string[]): HTMLElement[] =>
  keys.flatMap((key) => [...document.querySelectorAll<HTMLElement>(`[data-key="${key}"], [data-about="${key}"]`)]);

/** Show messages of a table in parts, as long as the component that calls this is there. Nobody waits for those who are
 * away. */
export function stepping(look: () => Seen): void {
  const { table, client } = untrack(look);
  const lit = $derived(client.steps?.lit(table.steps.events, table.steps.looked ?? table.steps.parts.length) ?? []);

  $effect(() => {
    table.steps.ends = (events) => (table.away ? [] : (client.steps?.ends(events) ?? []));
    return () => void (table.steps.ends = () => []);
  });

  // A phone shows the tab it is in.
  $effect(() => {
    const keys = table.steps.parts.length === 0 ? [] : lit;
    untrack(() => keys.length > 0 && look().panes.seek((tab) => keys.some((key) => tab.holds(key))));
  });

  $effect(() => {
    void table.game;
    const things = table.steps.parts.length === 0 ? [] : bearing(lit);
    for (const thing of things) thing.dataset["lit"] = "true";
    return () => things.forEach((thing) => delete thing.dataset["lit"]);
  });
}
