import { expect, it } from "vitest";
import { reason } from "./reasons";

const seat = {
  workshops: 6,
  debts: 1,
  paid: 2,
  silver: 3,
  provisions: 4,
  faith: 9,
  jars: [],
  walls: ["w1"],
  turned_jars: 0,
};
const said = (line: string, changes = {}): string => reason(line, "A", { seats: { A: { ...seat, ...changes } } });

it("says what the points of a line come from", () => {
  expect(said("develop")).toBe("6 in all");
  expect(said("debts")).toBe("2 paid, 1 unpaid");
  expect(said("debts", { paid: 0 })).toBe("1 unpaid");
  expect(said("resources")).toBe("7 left");
  expect(said("faith")).toBe("level 9");
});

it("says nothing of what is not there", () => {
  expect(said("absolve")).toBe("");
  expect(said("kings_orders")).toBe("");
  expect(reason("develop", "B", { seats: { A: seat } })).toBe("");
});
