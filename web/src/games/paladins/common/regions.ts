/** The columns of the main board: a region with its squares, or a place of the row of outsiders next to the regions. */

import type { PaladinsCards } from "../view";

export interface Region {
  /** What it asks for, by attribute. */
  needs: Record<string, number>;
  squares: string[];
}

/** What a piece on a square of each region, and an outsider before it, asks for. */
function needsOf(cards: PaladinsCards): Record<string, number[]> {
  const {
    region_faith = [],
    region_strength = [],
    outsider_extension_faith: faith = [],
    outsider_extension_strength: strength = [],
  } = cards.numbers;
  const needs: Record<string, number[]> = {
    faith: region_faith,
    strength: region_strength,
    ...cards.row["outsiders"]?.flags,
  };
  const more: Record<string, number[]> = { faith, strength };
  return Object.fromEntries(
    Object.entries(needs).map(([attribute, asked]) => [attribute, [...asked, ...(more[attribute] ?? [])]]),
  );
}

/** `places`: how many the row of outsiders has on this table. */
export function regionsOf(cards: PaladinsCards, places: number): Region[] {
  const needs = needsOf(cards);
  const squares = Object.entries(cards.square);
  const columns = Math.max(places, ...squares.map(([, { region }]) => region));
  return Array.from({ length: columns }, (_, place) => ({
    needs: Object.fromEntries(
      Object.entries(needs).flatMap(([attribute, asked]) =>
        asked[place] === undefined ? [] : [[attribute, asked[place]]],
      ),
    ),
    squares: squares.filter(([, square]) => square.region === place + 1).map(([name]) => name),
  }));
}
