import { describe, expect, it } from "vitest";
import { rowsOf, standing } from "./standing";

describe("how a seat did", () => {
  it("is its place and how far it was behind the winner", () => {
    const result = { scores: [20, 24, 18, 20], winners: [1] };
    expect(standing(result, 0)).toEqual({ place: 2, won: 0, apart: 4 });
    expect(standing(result, 3)).toEqual({ place: 2, won: 0, apart: 4 });
    expect(standing(result, 2)).toEqual({ place: 4, won: 0, apart: 6 });
  });

  it("is for a winner how far ahead it was", () => {
    expect(standing({ scores: [20, 24], winners: [1] }, 1)).toEqual({ place: 1, won: 1, apart: 4 });
    expect(standing({ scores: [24, 24, 9], winners: [0, 1] }, 1)).toEqual({ place: 1, won: 2, apart: 15 });
    expect(standing({ scores: [24], winners: [0] }, 0)).toEqual({ place: 1, won: 1, apart: 0 });
  });

  it("is the second place if a tie was broken for somebody else", () => {
    expect(standing({ scores: [24, 24], winners: [1] }, 0)).toEqual({ place: 2, won: 0, apart: 0 });
  });
});

it("shows every line of the printed sheet, and others that brought points", () => {
  const lines = [
    { districts: 9, complete: 0, statue: 0, museum: 2 },
    { districts: 7, complete: 0, statue: 0, museum: 0 },
  ];
  expect(rowsOf(lines, (line) => ["districts", "complete"].includes(line))).toEqual([
    "districts",
    "complete",
    "museum",
  ]);
  expect(rowsOf(lines, () => true)).toEqual(["districts", "complete", "statue", "museum"]);
});
