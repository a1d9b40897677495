import { describe, expect, it } from "vitest";
import { marksOf, trailOf } from "./trail";

const log = (...events: Record<string, unknown>[]) => events.map((event, place) => ({ place, event }));

describe("the trail of the opponent", () => {
  const events = log(
    { event: "scheme", who: "opponent", scheme: "trade" },
    { event: "takes_action", who: "A", action: "hunt" },
    { event: "scheme", who: "opponent", scheme: "commission" },
    { event: "cannot", who: "opponent", move: "recruit" },
    { event: "settles", who: "opponent", square: "r2_1" },
    { event: "takes_debts", who: "A", count: 1 },
    { event: "gains", who: "opponent", what: "influence" },
    { event: "takes_action", who: "A", action: "trade" },
    { event: "gains", who: "A", what: "silver" },
  );

  it("is what followed his last Scheme", () => {
    expect(trailOf(events).map(({ event, cannot }) => [event["event"], cannot])).toEqual([
      ["scheme", false],
      ["cannot", true],
      ["settles", false],
      ["gains", false],
    ]);
    expect(trailOf([])).toEqual([]);
  });

  it("is marked on the things it speaks of", () => {
    expect([...marksOf(trailOf(events))]).toEqual([["square:r2_1", 3]]);
  });
});
