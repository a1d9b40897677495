import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "$lib/wire/protocol";
import { GameWords, adaptedOf, badOption, cutOf, identifier, inOneLine, t, titleOf } from "./index";

const info: GameInfo = {
  name: "citadels",
  title: "Citadels",
  players: [2],
  options: [],
  events: {
    draws: { args: { who: "seat", count: "number" }, secret: { cards: "district*" } },
    put_away: { args: { cards: "character*" }, secret: {} },
    undone: { args: { who: "seat" }, secret: {} },
  },
  questions: { destroy: { about: { owner: "seat" }, parts: "" } },
  cards: {},
  bot: "normal",
};
const words = new GameWords(info, { A: "Marta", B: "Oleh" });

afterEach(() => vi.restoreAllMocks());

describe("ids", () => {
  it("are made of the words of the rules", () => {
    expect(identifier("citadels", "building", "market+")).toBe("citadels-building-market-plus");
    expect(identifier("citadels", "answer", "end turn")).toBe("citadels-answer-end-turn");
  });

  it("that are missing are shown, and said once", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect([t("page-no-such"), t("page-no-such")]).toEqual(["page-no-such", "page-no-such"]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe("a bot that is cut short", () => {
  it("says why, and how much is left of its level", () => {
    expect(cutOf({ bot: "hard", cut: { reason: "slow", share: 40 } })).toMatch(/too slow for “Hard”.* 40%/);
    expect(cutOf({ bot: "hard", cut: { reason: "full", share: 20 } })).toMatch(/the hall is full.* “Hard” .* 20%/);
  });

  it("says nothing if it is not", () => {
    expect([cutOf(undefined), cutOf({ bot: "hard" }), cutOf({ bot: "hard", cut: null })]).toEqual(["", "", ""]);
  });
});

describe("a bot that adapts", () => {
  it("says as what it plays, and after how many games", () => {
    expect(adaptedOf({ adapted: { level: "casual", games: 0, won: 0 } })).toMatch(/does not know you.*“Casual”/i);
    expect(adaptedOf({ adapted: { level: "normal", games: 1, won: 0 } })).toMatch(/“Normal”: after one game.* 0\.$/);
    expect(adaptedOf({ adapted: { level: "normal", games: 6, won: 3 } })).toMatch(/“Normal”: after 6 games.* 3\.$/);
    expect(adaptedOf({ adapted: { level: "hard", games: null, won: null } })).toMatch(/“Hard”, between/);
  });

  it("and others say nothing", () => {
    expect([adaptedOf(undefined), adaptedOf({}), adaptedOf({ adapted: null })]).toEqual(["", "", ""]);
  });
});

describe("a game's words", () => {
  it("call seats by the names of the people", () => {
    expect(
      words.question({ seat: "A", kind: "destroy", about: { owner: "B" }, answers: [], refused: [] }).line,
    ).toContain("Oleh");
  });

  it("tell an answer in brief by its first sentence", () => {
    const facts = { bonus: [], "bonus-is": "none", occasion: "develop", reward: [{ verb: "silver", amount: 1 }] };
    const paladins = new GameWords({ name: "paladins", cards: { townsfolk: { abbot_labourer: facts } } }, {});
    const recruit = {
      answer: 1,
      text: "recruit abbot_labourer",
      verb: "recruit",
      noun: "townsfolk",
      name: "abbot_labourer",
    };
    expect(paladins.answer(recruit)).toMatch(/^Recruit .*\. ./);
    expect(paladins.brief(recruit)).toBe(paladins.answer(recruit).split(". ")[0]);
    expect(words.brief({ answer: 2, text: "gather gold", verb: "gather gold", noun: "", name: "" })).toBe(
      "Gather gold",
    );
  });

  it("keep a secret from those who do not see it", () => {
    const open = words.event({ event: "draws", who: "A", count: 2 });
    const seen = words.event({ event: "draws", who: "A", count: 2, cards: ["temple", "manor"] });
    expect(open).not.toContain("Temple");
    expect(seen).toContain("Temple, Manor");
  });

  it("set names apart", () => {
    const pieces = words.eventPieces({ event: "put_away", cards: ["king"] });
    expect(pieces.filter((piece) => piece.name).map((piece) => piece.text)).toEqual(["King"]);
    expect(pieces.map((piece) => piece.text).join("")).toBe(words.event({ event: "put_away", cards: ["king"] }));
  });

  it("share what all games say", () => {
    expect(words.event({ event: "undone", who: "B" })).toContain("Oleh");
    expect(words.reason({ reason: "not_asked", numbers: [] })).not.toContain("reason");
  });

  it("count what is missing", () => {
    expect(words.reason({ reason: "gold_short", numbers: [2] })).toContain("2");
  });
});

describe("what is printed on cards", () => {
  const cards = {
    wall: {
      wall_07: {
        reward: [
          { verb: "strength", amount: 1 },
          { verb: "choice", amount: 1, choice: [[{ verb: "pay_debt", amount: 1 }], [{ verb: "silver", amount: 2 }]] },
        ],
        points: 0,
      },
    },
    tavern: {
      tavern_06: { workers: ["cleric", "fighter"] },
      tavern_20: { workers: ["cleric", "cleric", "fighter", "cleric"] },
    },
    square: { r4_6: { region: 4, reward: [{ verb: "labourer", amount: 2 }] } },
    action: { absolve: { attribute: "influence", slots: ["cleric", "any"] } },
  };
  const events = { gains: { args: { who: "seat", what: "verb", amount: "number" }, secret: {} } };
  const paladins = new GameWords({ ...info, name: "paladins", events, questions: {}, cards }, { A: "Marta" });

  it("becomes a text, its effects said by their verbs", () => {
    expect(paladins.text("wall", "wall_07")).toBe("Built: 1 Strength, pay a Debt or 2 silver.");
    expect(paladins.text("tavern", "tavern_06")).toBe("Brings Cleric, Fighter.");
    expect(paladins.text("tavern", "tavern_20")).toBe("Brings 3 Clerics, 1 Fighter.");
    expect(paladins.text("wall", "wall_99")).toBe("");
  });

  it("is known to the answers that name the card", () => {
    const settle = { verb: "settle", noun: "square", name: "r4_6", text: "settle r4_6", answer: 0 };
    expect(paladins.answer(settle)).toBe("Region IV, square 6: 2 Labourers");
  });

  it("and names written as amounts are said in the same words", () => {
    expect(paladins.name("reward", "1 fighter 1 cleric")).toBe("1 Fighter, 1 Cleric");
    expect(paladins.event({ event: "gains", who: "A", what: "labourer", amount: 3 })).toBe("Marta gains 3 Labourers.");
  });

  it("is known to reasons, if it is known what is refused", () => {
    const reason = { reason: "workers_stand_there", numbers: [] };
    expect(paladins.reason({ ...reason, noun: "action", name: "absolve" })).toBe("workers still stand on Absolve");
    expect(paladins.reason(reason)).toBe("workers still stand there");
    expect(paladins.reason({ reason: "influence_short", numbers: [4, 5], noun: "action", name: "absolve" })).toBe(
      "Influence 4 of 5",
    );
  });
});

describe("options that cannot be", () => {
  it("are said in the words of the game, with its names", () => {
    const values = { rank: 4, characters: ["king", "emperor"] };
    const nouns = { rank: "number", characters: "character*" };
    expect(badOption({ game: "citadels", name: "rank_missing", nouns, values })).toBe(
      "the cast lacks rank 4: King, Emperor",
    );
    expect(
      badOption({ game: "citadels", name: "no_character", nouns: { name: "text" }, values: { name: "clown" } }),
    ).toContain("“clown”");
  });

  it("or in those of all games", () => {
    const values = { name: "chess", possible: ["citadels", "paladins"] };
    expect(badOption({ game: "", name: "no_game", nouns: {}, values })).toBe(
      "there is no game “chess”; there are: citadels, paladins",
    );
  });
});

describe("a game", () => {
  it("has its title in every language, or its own", () => {
    expect([titleOf({ name: "citadels", title: "x" }), titleOf({ name: "nobodys_game", title: "Go" })]).toEqual([
      "Citadels",
      "Go",
    ]);
  });
});

describe("what speaks for an answer", () => {
  const words = new GameWords(info, { A: "Marta" });

  it("is said with its weight in whole points", () => {
    const crowned = { name: "crowned", nouns: { card: "character" }, values: { card: "king" }, weight: 330 };
    expect(words.remark(crowned)).toBe(
      "The King takes the crown: you choose first in the next round (worth about 3 points)",
    );
    expect(words.remark({ ...crowned, weight: 149 })).toMatch(/\(worth about a point\)$/);
    expect(words.remark({ ...crowned, weight: -20 })).toMatch(/\(costs less than a point\)$/);
  });

  it("says its points once", () => {
    const builds = {
      name: "builds",
      nouns: { card: "district", points: "number" },
      values: { card: "temple", points: 3 },
      weight: 330,
    };
    expect(words.remark(builds)).toBe("The Temple brings 3 points");
  });

  it("is left out if nobody wrote its sentence", () => {
    expect(words.remark({ name: "unheard_of", nouns: {}, values: {}, weight: 5 })).toBe("");
  });
});

describe("a text of several lines", () => {
  it("is read as sentences if it is put in one line", () => {
    expect(inOneLine("Fortify, costs 1 provision\nNeeds Influence 0; you have 2.")).toBe(
      "Fortify, costs 1 provision. Needs Influence 0; you have 2.",
    );
    expect(inOneLine("Raises Strength.\nWorkers: Scout")).toBe("Raises Strength. Workers: Scout");
  });
});
