import { describe, expect, it } from "vitest";
import { endsOf, litOf, stepsOf, whyOf } from "./steps";

const opponent = (event: string, more: Record<string, unknown> = {}) => ({ event, who: "opponent", ...more });
const EVENTS = [
  { event: "gains", who: "A", what: "silver", amount: 1 },
  opponent("scheme", { scheme: "kings_order" }),
  opponent("weighs_orders", { orders: ["ko_attack", "ko_commission"] }),
  opponent("cannot", { move: "attack", why: "strength_short", have: 1, need: 3 }),
  opponent("skips_wish", { wish: "one", why: "no_square" }),
  opponent("skips_wish", { wish: "two", why: "no_square" }),
  opponent("picks_square", { wish: "free_recruit", square: "r1_1", equals: 1 }),
  opponent("sends_workers", { move: "commission", workers: 2 }),
  opponent("takes_action", { action: "commission" }),
  opponent("settles", { square: "r1_1", action: "commission" }),
  opponent("gains", { what: "influence", amount: 1 }),
  opponent("picks_place", { row: "townsfolk", place: 3, marker: 2 }),
  opponent("discards_townsfolk", { card: "abbot_tax" }),
  opponent("passes"),
  { event: "round", number: 2, first: "A" },
  opponent("gets_workshop", { action: "commission" }),
];
const words = { event: ({ event }: Record<string, unknown>) => `${String(event)}.` } as never;

describe("the steps of the opponent", () => {
  const steps = stepsOf(EVENTS);

  it("have a deed each, and everything that happens is part of one", () => {
    expect(steps.map(({ deed }) => deed["event"])).toEqual([
      "scheme",
      "cannot",
      "takes_action",
      "settles",
      "gains",
      "discards_townsfolk",
      "passes",
    ]);
    expect(steps.map(({ first, end }) => [first, end])).toEqual([
      [1, 2],
      [2, 4],
      [4, 9],
      [9, 10],
      [10, 11],
      [11, 13],
      [13, 14],
    ]);
    expect(steps.map(({ cannot }) => cannot)).toEqual([false, true, false, false, false, false, false]);
  });

  it("say why: what was weighed before an action, what was picked before the deed it is picked for", () => {
    expect(steps.map(({ reasons }) => reasons.map(({ event }) => event))).toEqual([
      [],
      ["weighs_orders"],
      [],
      ["skips_wish", "skips_wish", "picks_square"],
      [],
      ["picks_place"],
      [],
    ]);
  });

  it("count what was passed over, and say what they follow from if nothing was weighed", () => {
    const [scheme, , , settles, gains, discards] = steps.map((step) => whyOf(step, words));
    expect(settles).toMatch(/2.*picks_square\.$/);
    expect(discards).toBe("picks_place.");
    expect(scheme).not.toBe(gains);
  });

  it("are parts of a message: what comes before them, one each, and the last with all that follows", () => {
    expect(endsOf(EVENTS)).toEqual([1, 2, 4, 9, 10, 11, 13]);
    expect(endsOf([{ event: "gains", who: "A" }])).toEqual([]);
  });

  it("light what they speak of", () => {
    expect(steps.map(litOf)).toEqual([
      ["schemes"],
      ["order:ko_attack", "order:ko_commission", "done:opponent:attack"],
      ["done:opponent:commission"],
      ["square:r1_1"],
      [],
      ["townsfolk:abbot_tax"],
      [],
    ]);
  });

  it("go on after what others do in between", () => {
    const more = [opponent("scheme", { scheme: "pray" }), { event: "takes_debts", who: "A" }, ...EVENTS];
    expect(
      stepsOf(more)
        .map(({ deed }) => deed["event"])
        .slice(0, 3),
    ).toEqual(["scheme", "takes_debts", "gains"]);
  });
});
