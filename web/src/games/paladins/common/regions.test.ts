import { describe, expect, it } from "vitest";
import { regionsOf } from "./regions";
import type { PaladinsCards } from "../view";

const square = (region: number) => ({ region, reward: [], players: 1 });
const cards = {
  numbers: { region_faith: [0, 2], region_strength: [1, 3] },
  square: { r1_1: square(1), r2_1: square(2), r2_2: square(2) },
  row: { outsiders: { flags: { faith: [0, 2, 12], strength: [1, 3, 13] } } },
} as unknown as PaladinsCards;

describe("the columns of the main board", () => {
  it("are the regions with their squares", () => {
    expect(regionsOf(cards, 2)).toEqual([
      { needs: { faith: 0, strength: 1 }, squares: ["r1_1"] },
      { needs: { faith: 2, strength: 3 }, squares: ["r2_1", "r2_2"] },
    ]);
  });

  it("and the places of outsiders next to them", () => {
    expect(regionsOf(cards, 3)[2]).toEqual({ needs: { faith: 12, strength: 13 }, squares: [] });
  });

  it("even if an expansion prints what the place next to them asks for", () => {
    const numbers = { ...cards.numbers, outsider_extension_faith: [14], outsider_extension_strength: [15] };
    expect(regionsOf({ ...cards, numbers }, 4)[3]).toEqual({ needs: { faith: 14, strength: 15 }, squares: [] });
  });
});
