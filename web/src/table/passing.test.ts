import { describe, expect, it } from "vitest";
import type { Game, SeatInfo, TableInfo } from "$lib/wire/protocol";
import { askedHere, isDone } from "./passing";

const seats = ["A", "B", "C"].map((seat) => ({ seat }) as SeatInfo);
const info = { mine: [0, 2] } as TableInfo;
const game = (asked: object, question: object | null = null): Game =>
  ({ view: { asked }, question }) as unknown as Game;

describe("passing a device round", () => {
  it("goes to those at the device who are asked", () => {
    expect(askedHere({ info, seats, game: game({ C: "turn" }) })).toEqual([2]);
    expect(askedHere({ info, seats, game: game({ B: "turn" }) })).toEqual([]);
    expect(askedHere({ info, seats, game: game({ A: null, B: null, C: null }) })).toEqual([0, 2]);
    expect(askedHere({ info, seats, game: null })).toEqual([]);
  });

  it("goes on once somebody has nothing more to answer", () => {
    expect(isDone({ game: null, pending: false })).toBe(false);
    expect(isDone({ game: game({}, {}), pending: false })).toBe(false);
    expect(isDone({ game: game({}), pending: true })).toBe(false);
    expect(isDone({ game: game({}), pending: false })).toBe(true);
  });
});
