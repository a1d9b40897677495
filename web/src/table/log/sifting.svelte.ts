// What of the log is shown, and deeds and talk in the order in which they came.
import type { Spoken } from "$lib/wire/protocol";
import type { Deed } from "./deeds";

/** Everything; what people did; what hurt or decided something; what was said. */
export const SIEVES = ["all", "deeds", "blows", "talk"] as const;
export type Sieve = (typeof SIEVES)[number];

class Sifting {
  /** As long as the page is open. */
  sieve: Sieve = $state("all");
}

export const sifting = new Sifting();

export type Item = { key: string; deed: Deed; spoken?: never } | { key: string; spoken: Spoken; deed?: never };

const asItem = (deed: Deed): Item => ({ key: `deed:${deed.place}`, deed });

/** Rounds stay as headings of what is left. */
function isKept(deed: Deed, sieve: Sieve): boolean {
  if (sieve === "talk") return false;
  return sieve !== "blows" || deed.kind === "round" || deed.weight !== null;
}

/** Deeds and talk together: what was said comes after the deed that had begun by then. */
export function sifted(deeds: readonly Deed[], talk: readonly Spoken[], sieve: Sieve): Item[] {
  const items: Item[] = [];
  const spoken = sieve === "deeds" || sieve === "blows" ? [] : [...talk];
  for (const deed of deeds) {
    while (spoken[0] !== undefined && spoken[0].n < deed.n) items.push(said(spoken.shift() as Spoken));
    if (isKept(deed, sieve)) items.push(asItem(deed));
  }
  return [...items, ...spoken.map(said)];
}

const said = (spoken: Spoken): Item => ({ key: `said:${spoken.number}`, spoken });
