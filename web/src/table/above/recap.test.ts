import { expect, it } from "vitest";
import { sinceOwnTurn } from "./recap";

const log = ["A", "B", "A", "A", "B", "A"].map((who, place) => ({ place, event: { event: "gains", who } }));
const places = (acted: number): number[] => sinceOwnTurn(log, acted, "A").map(({ place }) => place);

it("begins after the viewer's own turn, not in the middle of it", () => {
  expect(places(2)).toEqual([4, 5]);
  expect(places(4)).toEqual([4, 5]);
});

it("is empty if nobody else has done anything", () => {
  expect(places(5)).toEqual([]);
});
