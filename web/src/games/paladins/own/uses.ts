/** How often a seat has done an action, and what its uses cost and ask for. */

import type { ActionCard, SeatView } from "../view";

/** What a seat holds of the uses of an action; what the view calls after the action itself needs no entry. */
const USES: Record<string, string[]> = {
  develop: ["workshops"],
  commission: ["monks"],
  fortify: ["walls"],
  garrison: ["outposts"],
  absolve: ["jars", "turned_jars"],
  attack: ["attacked"],
  convert: ["converted"],
  muster: ["musters"],
  negotiate: ["negotiates"],
};

export const numberOf = (held: unknown): number =>
  Array.isArray(held) ? held.length : typeof held === "number" ? held : 0;

/** How often a seat has done an action. */
export function usesOf(seat: SeatView, action: string): number {
  const held: Record<string, unknown> = seat;
  return (USES[action] ?? [action]).reduce((sum, name) => sum + numberOf(held[name]), 0);
}

/** A use of an action as it is printed: what it costs, and the influence it asks for. */
export interface Use {
  silver: number;
  provisions: number;
  needs: number | null;
}

/** All uses of an action of the right side. */
export function printedUses(printed: ActionCard | undefined): Use[] {
  const { silver = [], provisions = [], needs = [], by_region: apart = false } = printed ?? {};
  return Array.from({ length: Math.max(silver.length, provisions.length) }, (_, use) => ({
    silver: silver[use] ?? 0,
    provisions: provisions[use] ?? 0,
    needs: apart ? null : (needs[use] ?? null),
  }));
}
