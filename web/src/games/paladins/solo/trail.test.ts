import { describe, expect, it } from "vitest";
import { deedOf, marksOf, turnsOf } from "./trail";

const log = (...events: Record<string, unknown>[]) => events.map((event, place) => ({ place, event }));

describe("the turns of the opponent", () => {
  const events = log(
    { event: "scheme", who: "opponent", scheme: "trade" },
    { event: "takes_action", who: "opponent", action: "trade" },
    { event: "takes_action", who: "A", action: "hunt" },
    { event: "scheme", who: "opponent", scheme: "kings_order" },
    { event: "weighs_orders", who: "opponent", orders: ["ko_attack", "ko_commission"] },
    { event: "cannot", who: "opponent", move: "attack" },
    { event: "takes_action", who: "opponent", action: "commission" },
    { event: "settles", who: "opponent", square: "r2_1" },
    { event: "takes_debts", who: "A", count: 1 },
    { event: "picks_place", who: "opponent", row: "townsfolk", place: 3 },
    { event: "scheme", who: "opponent", scheme: "recruit" },
    { event: "passes", who: "opponent" },
    { event: "round", number: 2 },
    { event: "begins_with", who: "opponent", workers: 5 },
  );
  const turns = turnsOf(events, "A");
  const names = turns.map(({ steps }) => steps.map(({ event }) => event["event"]));

  it("begin with a Scheme and end when somebody else acts, or the round", () => {
    expect(turns.map(({ scheme }) => scheme)).toEqual(["trade", "kings_order", "recruit"]);
    expect(names).toEqual([
      ["scheme", "takes_action"],
      ["scheme", "weighs_orders", "cannot", "takes_action", "settles", "picks_place"],
      ["scheme", "passes"],
    ]);
    expect(turnsOf([], "A")).toEqual([]);
  });

  it("say what could not be", () => {
    expect(turns[1]?.steps.map(({ cannot }) => cannot)).toEqual([false, false, true, false, false, false]);
  });

  it("are new if they follow what the viewer did last", () => {
    expect(turns.map(({ since }) => since)).toEqual([false, true, true]);
    expect(turnsOf(events, "B").map(({ since }) => since)).toEqual([true, true, true]);
  });

  it("come to a deed", () => {
    expect(turns.map((turn) => deedOf(turn)?.["event"])).toEqual(["takes_action", "takes_action", "passes"]);
  });

  it("are marked on the cards of City of Crowns, too, and say which could not be", () => {
    const [turn] = turnsOf(
      log(
        { event: "scheme", who: "opponent", scheme: "muster" },
        { event: "skips_muster", who: "opponent", card: "muster_101", why: "diplomat_there" },
        { event: "skips_enlisting", who: "opponent", card: "negotiate_203", why: "faith_short" },
        { event: "picks_muster_space", who: "opponent", card: "muster_102", worker: "scout" },
        { event: "wins_ally", who: "opponent", ally: "ally_scout" },
      ),
      "A",
    );
    expect(turn?.steps.map(({ cannot }) => cannot)).toEqual([false, true, true, false, false]);
    expect([...marksOf(turn?.steps ?? [])]).toEqual([
      ["muster:muster_101", 2],
      ["negotiate:negotiate_203", 3],
      ["muster:muster_102", 4],
      ["ally:ally_scout", 5],
    ]);
  });

  it("are marked on the things they speak of", () => {
    expect([...marksOf(turns[1]?.steps ?? [])]).toEqual([
      ["order:ko_attack", 2],
      ["order:ko_commission", 2],
      ["square:r2_1", 5],
      ["place:townsfolk:3", 6],
    ]);
  });
});
