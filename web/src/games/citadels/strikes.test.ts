import { describe, expect, it } from "vitest";
import { strikes } from "./strikes";
import type { CitadelsView } from "./view";

const view = (turn: string): CitadelsView =>
  ({
    seats: { A: { characters: ["king"] }, B: { characters: [] } },
    turn: { seat: turn, character: "warlord" },
  }) as unknown as CitadelsView;

const struck = (event: Record<string, unknown>, turn = "B"): boolean => strikes(event, "A", view(turn));

describe("something happens to a seat", () => {
  it.each([
    { event: "destroyed", who: "A", card: "temple" },
    { event: "changes_owner", who: "A", card: "temple", to: "B" },
    { event: "pays", who: "A", to: "B", gold: 3 },
    { event: "takes_card", who: "B", of: "A" },
    { event: "exchanges", who: "B", with: "A" },
    { event: "names", who: "B", mark: "kill", card: "king" },
    { event: "names", who: "B", mark: "rob", card: "king" },
  ])("when it loses something: $event", (event) => expect(struck(event)).toBe(true));

  it.each([
    { event: "destroyed", who: "B", card: "temple" },
    { event: "changes_owner", who: "B", card: "temple", to: "A" },
    { event: "pays", who: "A", to: null, gold: 1 },
    { event: "pays", who: "B", to: "A", gold: 3 },
    { event: "names", who: "B", mark: "kill", card: "bishop" },
    { event: "builds", who: "A", card: "temple", gold: 1 },
  ])("but not when it is another's or no loss: $event", (event) => expect(struck(event)).toBe(false));

  it("in its own turn only by what others show", () => {
    expect(struck({ event: "destroyed", who: "A", card: "temple" }, "A")).toBe(false);
    expect(struck({ event: "confiscates", who: "B", of: "A", card: "temple" }, "A")).toBe(true);
  });
});
