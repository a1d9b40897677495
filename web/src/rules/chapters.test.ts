import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GameWords } from "$lib/words/gameWords";
import { chaptersOf, gameOf, placeOf, printedOn, wholes, worded } from "./chapters";

/** How many paragraphs the chapters of a game have in a language. */
function paragraphs(language: string, game: string): Record<string, number> {
  const { body } = new FluentResource(readFileSync(`../src/greathall/locale/${language}/${game}_rules.ftl`, "utf8"));
  return Object.fromEntries(
    body.map(({ id, value }) => [id.replace(`${game}-rules-`, ""), String(value).split("\n\n").length]),
  );
}

describe("chapters of the rules", () => {
  it.each(["en", "cs", "pl", "uk"])("have in %s the paragraphs that tell their sections", (language) => {
    for (const game of ["citadels", "paladins"]) {
      const there = paragraphs(language, game);
      const parted = chaptersOf(game).filter(({ covers }) => covers.length > 1);
      expect(parted.map(({ id }) => [id, there[id]])).toEqual(parted.map(({ id, covers }) => [id, covers.length]));
    }
  });

  it("tell every section of the reference", () => {
    const all = (letter: string, count: number): string[] =>
      Array.from({ length: count }, (_, at) => `${letter}-${at + 1}`);
    expect(all("T", 17).filter((section) => placeOf("citadels", section) === null)).toEqual([]);
    expect([...all("P", 15), ...all("C", 15)].filter((section) => placeOf("paladins", section) === null)).toEqual([]);
  });

  it("are found by a part of a section, the paragraph or the card that explains it best", () => {
    expect(placeOf("citadels", "T-8")).toBe("against");
    expect(placeOf("citadels", "T-8.13")).toBe("character-bishop");
    expect(placeOf("citadels", "T-9.12")).toBe("district-keep");
    expect(placeOf("citadels", "T-7.2")).toBe("building-0");
    expect(placeOf("citadels", "T-7.4")).toBe("building-1");
    expect(placeOf("paladins", "P-6.5.3")).toBe("right-5");
    expect(placeOf("paladins", "P-12.7")).toBe("end");
    expect(placeOf("paladins", "X-1")).toBeNull();
    expect(chaptersOf("chess")).toEqual([]);
    expect(["T-8.13", "C-4.1", "X-1"].map(gameOf)).toEqual(["citadels", "paladins", null]);
  });

  it("name the main sections they tell", () => {
    expect(wholes([["P-1.1", "P-4"], ["P-4.4", "P-4.10"], []])).toEqual(["P-1", "P-4"]);
  });

  it("set off the word that a paragraph explains", () => {
    expect(worded("terms", "Cost: the number. Other: no.")).toEqual(["Cost:", "the number. Other: no."]);
    expect(worded("right", "Each takes three workers; Attack has no limit.")).toEqual([
      "",
      "Each takes three workers; Attack has no limit.",
    ]);
    expect(worded("aim", "What is open: cities.")).toEqual(["", "What is open: cities."]);
  });
});

it("says what is printed on a card besides its text", () => {
  const words = new GameWords({ name: "citadels" }, {});
  expect(printedOn("character", { rank: 2 }, words)).toBe("Rank 2");
  expect(printedOn("district", { type: "noble", cost: 3, copies: 5 }, words)).toBe("Type: noble. Cost: 3.");
  expect(printedOn("wall", { points: 1 }, words)).toBe("");
});
