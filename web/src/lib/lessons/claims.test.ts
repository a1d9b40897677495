import { describe, expect, it } from "vitest";
import { found, holds, valuesOf, type Facts } from "./claims";

const facts: Facts = {
  view: { up: ["king", "thief"], city_size: 7, seats: { A: { hand: ["temple"], completed: true } }, first: null },
  event: { who: "A", card: "king", cards: ["king"] },
  question: { kind: "turn", verbs: ["gather gold", "end turn"], nouns: [], answers: [1, 2] },
  me: "A",
};

describe("claims", () => {
  it("find what they speak of", () => {
    expect(found("view.seats.{me}.hand.length", facts)).toBe(1);
    expect(found("view.nowhere.at.all", facts)).toBeNull();
    expect(valuesOf({ claims: [], values: { size: "view.city_size" } }, facts)).toEqual({ size: 7 });
  });

  it.each([
    ["view.city_size = 7", true],
    ["view.city_size > 7", false],
    ["view.city_size <= 7", true],
    ["view.nowhere <= 7", false],
    ["event.card in view.up", true],
    ["event.card not in view.up", false],
    ["event.cards in view.up", true],
    ["question.verbs has gather gold", true],
    ["question.verbs has pass", false],
    ["view.seats.{event.who}.completed = true", true],
    ["view.first = null", true],
    ["event.who = me", true],
    ["nonsense", false],
  ])("%s: %s", (claim, so) => expect(holds(claim, facts)).toBe(so));
});
