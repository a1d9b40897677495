import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { QUIET as CITADELS_QUIET } from "./citadels/theatre/quiet";
import { STAGED as CITADELS_STAGED } from "./citadels/theatre/scenes";
import { QUIET as PALADINS_QUIET } from "./paladins/theatre/quiet";
import { STAGED as PALADINS_STAGED } from "./paladins/theatre/scenes";

/** The events a game declares: each has a message, which other tests see to. */
function declared(game: string, ...files: string[]): string[] {
  const texts = files.map((name) =>
    readFileSync(new URL(`../../../src/greathall/locale/en/${name}.ftl`, import.meta.url), "utf-8"),
  );
  const found = texts.join("\n").matchAll(new RegExp(`^${game}-event-(\\w+)`, "gm"));
  return [...new Set([...found].map(([, name = ""]) => name))].sort();
}

describe.each([
  { game: "citadels", files: ["citadels"], staged: CITADELS_STAGED, quiet: CITADELS_QUIET },
  {
    game: "paladins",
    files: ["paladins", "paladins-city_of_crowns"],
    staged: PALADINS_STAGED,
    quiet: PALADINS_QUIET,
  },
])("the theatre of $game", ({ game, files, staged, quiet }) => {
  it("shows every event the game declares, or is known to leave it out", () => {
    const events = declared(game, ...files);
    expect(events.length).toBeGreaterThan(30);
    expect([...staged, ...quiet].sort()).toEqual(events);
  });
});
