import { describe, expect, it } from "vitest";
import { deciding } from "./deciding";

const lines = [
  { districts: 20, complete: 4, unique: 0 },
  { districts: 17, complete: 0, unique: 5 },
  { districts: 9, complete: 2, unique: 1 },
];
const ended = { scores: [24, 22, 12], winners: [0], lines };

describe("what decided a game", () => {
  it("sets the winner apart from the next best, for the winner and for whoever watched", () => {
    expect(deciding(ended, 0)).toEqual({ line: "complete", ahead: 0, behind: 1 });
    expect(deciding(ended, -1)).toEqual({ line: "complete", ahead: 0, behind: 1 });
  });

  it("sets everybody else apart from the winner", () => {
    expect(deciding(ended, 1)).toEqual({ line: "complete", ahead: 0, behind: 1 });
    expect(deciding(ended, 2)).toEqual({ line: "districts", ahead: 0, behind: 2 });
  });

  it("counts a line that only one of them has, and points that are lost", () => {
    const some = {
      scores: [10, 7],
      winners: [0],
      lines: [
        { a: 10, debts: 0 },
        { a: 10, debts: -3 },
      ],
    };
    expect(deciding(some, 1)).toEqual({ line: "debts", ahead: 0, behind: 1 });
  });

  it("is none if points are equal or everybody has won", () => {
    expect(deciding({ scores: [9, 9], winners: [1], lines: [{ a: 9 }, { b: 9 }] }, 0)).toBeNull();
    expect(deciding({ scores: [9, 9], winners: [0, 1], lines: [{ a: 9 }, { b: 9 }] }, 0)).toBeNull();
  });
});
