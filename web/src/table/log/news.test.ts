import { expect, it } from "vitest";
import { newsIn } from "./news";

const log = ["A", "A", "B", undefined, "A", "C"].map((who, place) => ({
  place,
  event: who === undefined ? {} : { who },
}));

it("begins behind what the viewer did last, never in the middle of it", () => {
  expect(newsIn(log, 0, "A")).toBe(2);
  expect(newsIn(log, 3, "A")).toBe(3);
  expect(newsIn(log, 4, "A")).toBe(5);
  expect(newsIn(log.slice(0, 2), 0, "A")).toBe(-1);
});
