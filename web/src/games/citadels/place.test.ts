import { describe, expect, it } from "vitest";
import type { Question } from "$lib/wire/protocol";
import { offered } from "./own/offered";
import { place, tabOf } from "./place";

function question(kind: string, about: Record<string, unknown> = {}): Question {
  return { seat: "A", kind, about, answers: [], refused: [] };
}

const option = (verb: string, noun = "", name = "") => ({ verb, noun, name });

describe("place", () => {
  it("puts a named character on the cast, and one of the draft on its own card", () => {
    expect(place(question("kill"), option("kill", "character", "king"), "A")).toBe("character:king");
    expect(place(question("character"), option("choose", "character", "king"), "A")).toBe("draft:king");
  });

  it("puts a card where it is: in the hand, or among those laid out", () => {
    expect(place(question("turn"), option("build", "district", "temple"), "A")).toBe("hand:temple");
    expect(place(question("keep"), option("keep", "district", "temple"), "A")).toBe("offer:temple");
    expect(place(question("seen", { of: "B" }), option("take", "district", "temple"), "A")).toBe("offer:temple");
  });

  it("puts a building into the city of its owner, or into one's own", () => {
    expect(place(question("destroy", { owner: "B" }), option("destroy", "building", "market+"), "A")).toBe(
      "building:B:market+",
    );
    expect(place(question("beautify"), option("beautify", "building", "market"), "A")).toBe("building:A:market");
  });

  it("leaves to the prompt what is no thing on the table", () => {
    expect(place(question("turn"), option("end turn"), "A")).toBeNull();
    expect(place(question("pay", { card: "keep" }), option("pay", "way", "gold"), "A")).toBeNull();
    expect(place(question("turn"), option("gather gold"), "A")).toBe("turn:gather_gold");
    expect(place(question("turn"), option("gather gold"), "A", false)).toBeNull();
  });
});

describe("tabOf", () => {
  it("knows the tab of everything that can be chosen", () => {
    expect(
      ["city:B", "building:B:market", "hand:temple", "draft:king", "ability:rob", "character:king"].map(tabOf),
    ).toEqual(["cities", "cities", "hand", "hand", "character", "character"]);
  });
});

describe("offered", () => {
  it("lays out what was drawn, or what was seen in another's hand, each once", () => {
    const take = { answer: 1, text: "", verb: "take", noun: "district", name: "temple" };
    const seen: Question = {
      ...question("seen", { of: "B" }),
      answers: [take, { ...take, answer: 2, verb: "build at once" }],
    };
    expect(offered(question("keep"), ["tavern", "tavern"])).toEqual(["tavern", "tavern"]);
    expect(offered(seen, [])).toEqual(["temple"]);
    expect(offered(question("turn"), [])).toEqual([]);
  });
});
