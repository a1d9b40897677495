/** The regions of the main board, with what they ask for and their squares. */

import type { PaladinsCards } from "./view";

export interface Region {
  faith: number;
  strength: number;
  squares: string[];
}

export function regionsOf(cards: PaladinsCards): Region[] {
  const { region_faith: faith = [], region_strength: strength = [] } = cards.numbers;
  const squares = Object.entries(cards.square);
  return faith.map((needed, place) => ({
    faith: needed,
    strength: strength[place] ?? 0,
    squares: squares.filter(([, square]) => square.region === place + 1).map(([name]) => name),
  }));
}
