import { describe, expect, it } from "vitest";
import type { CitadelsCards } from "../view";
import { castingOf, characters, ninthFor, of, OWN, RANDOM, withCasting, withCharacter, withNinth } from "./casting";

const RANKS = { thief: 2, spy: 2, assassin: 1, witch: 1, artist: 9, queen: 9 };
const CARDS: CitadelsCards = {
  districts: {},
  characters: Object.fromEntries(Object.entries(RANKS).map(([name, rank]) => [name, { rank }])),
  presets: { first_game: { characters: ["assassin", "thief"], ninth: "queen", uniques: ["keep", "park"] } },
};
const PRESET = { preset: "first_game", crown: "random" };

describe("a cast", () => {
  it("is a preset's, random, or one's own", () => {
    expect([PRESET, { cast: "random" }, { cast: ["thief"] }, {}].map(castingOf)).toEqual([
      "first_game",
      RANDOM,
      OWN,
      "first_game",
    ]);
  });

  it("is drawn with its ninth character if that joins", () => {
    expect(characters(PRESET, CARDS, false)).toEqual(["assassin", "thief"]);
    expect(characters(PRESET, CARDS, true)).toEqual(["assassin", "thief", "queen"]);
    expect(characters({ cast: "random" }, CARDS, true)).toEqual([]);
  });

  it("keeps the crown when another is chosen", () => {
    expect(withCasting({ ...PRESET, uniques: "random" }, RANDOM, [])).toEqual({
      crown: "random",
      cast: "random",
      uniques: "random",
    });
    expect(withCasting({ cast: "random", crown: 1 }, "first_game", [])).toEqual({ crown: 1, preset: "first_game" });
  });

  it("becomes one's own, with the uniques of the preset, when a character is exchanged", () => {
    const changed = withCharacter(PRESET, CARDS, ["assassin", "thief"], "witch");
    expect(changed).toEqual({ crown: "random", cast: ["witch", "thief"], uniques: ["keep", "park"] });
  });

  it("takes and leaves a ninth character", () => {
    expect(withNinth(PRESET, CARDS, ["assassin", "thief"], true)).toEqual({ ...PRESET, rank9: true });
    expect(withNinth({ ...PRESET, rank9: true }, CARDS, [], false)).toEqual(PRESET);
    const own = withNinth({ cast: ["witch", "spy"] }, CARDS, ["witch", "spy"], true);
    expect(own).toEqual({ cast: ["witch", "spy", "artist"] });
    expect(withNinth(own, CARDS, ["witch", "spy", "artist"], false)).toEqual({ cast: ["witch", "spy"] });
  });

  it("has a choice of a ninth character with 4 to 7 players", () => {
    expect([2, 3, 4, 7, 8].map(ninthFor)).toEqual(["never", "always", "choice", "choice", "always"]);
    expect(of(CARDS, 2)).toEqual(["thief", "spy"]);
  });
});
