import { describe, expect, it } from "vitest";
import type { GameClient } from "../../games/types";
import { Choice } from "./choice.svelte";
import { doubtsOf, lockedOf, waysOf, spoken } from "./ways";
import type { Answer, Question, Refused } from "$lib/wire/protocol";
import type { TableState } from "$lib/wire/table.svelte";

const answer = (number: number, verb: string, noun = "", name = "", more: Partial<Answer> = {}): Answer => ({
  answer: number,
  text: `${verb} ${name}`.trim(),
  verb,
  noun,
  name,
  ...more,
});

const question = (
  kind: string,
  answers: Answer[],
  refused: Refused[] = [],
  about: Record<string, unknown> = {},
): Question => ({
  seat: "A",
  kind,
  about,
  answers,
  refused,
});

const place = (asked: Question, { noun, name }: { noun: string; name: string }): string | null => {
  if (noun === "building") return `building:${asked.about["owner"] ?? asked.seat}:${name}`;
  return noun === "" ? null : `${noun}:${name}`;
};

const destroy = (owner: string, names: string[]): Question =>
  question(
    "destroy",
    names.map((name, price) => answer(20 + price, "destroy", "building", name, { price })),
    [],
    { owner },
  );

describe("ways to answer", () => {
  it("belong to things, or are buttons", () => {
    const asked = question("turn", [answer(1, "build", "district", "temple"), answer(2, "end turn")]);
    expect(waysOf(asked, place).map((way) => way.key)).toEqual(["district:temple", null]);
  });

  it("become one gesture if every end has a thing of its own", () => {
    const raid = question("raid", [
      answer(1, "raid", "seat", "B", { then: destroy("B", ["market", "temple"]) }),
      answer(2, "raid", "seat", "C", { then: destroy("C", ["market"]) }),
    ]);
    const ways = waysOf(raid, place);
    expect(ways.map((way) => way.key)).toEqual(["building:B:market", "building:B:temple", "building:C:market"]);
    expect(ways.map((way) => way.steps.map((step) => step.answer))).toEqual([
      [1, 20],
      [1, 21],
      [2, 20],
    ]);
    expect(ways.map((way) => way.price)).toEqual([0, 1, 0]);
  });

  it("leave out what the hall takes by itself", () => {
    const then = question("destroy", [answer(20, "destroy", "building", "market", { silent: true })], [], {
      owner: "B",
    });
    const [way] = waysOf(question("raid", [answer(1, "raid", "seat", "B", { then })]), place);
    expect(way?.key).toBe("building:B:market");
    expect(spoken(way?.steps ?? [])).toEqual([1]);
  });

  it("stay steps if the same thing would end two gestures", () => {
    const mine = question("cede", [answer(9, "cede", "building", "manor")]);
    const deal = question("negotiate", [
      answer(1, "negotiate", "seat", "B", { then: mine }),
      answer(2, "negotiate", "seat", "C", { then: mine }),
    ]);
    const ways = waysOf(deal, place);
    expect(ways.map((way) => way.key)).toEqual(["seat:B", "seat:C"]);
    expect(ways.every((way) => way.opens?.kind === "cede")).toBe(true);
  });

  it("tell which of them cannot be taken back, and which want asking twice", () => {
    const asked = question("turn", [
      answer(1, "", "action", "hunt"),
      answer(2, "", "action", "fortify", { final: true }),
      answer(3, "", "action", "murder", { final: true, confirm: true }),
    ]);
    expect(waysOf(asked, place).map((way) => [way.final, way.confirm])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  it("are closed by any of their steps", () => {
    const then = question("destroy", [answer(20, "destroy", "building", "market")], [], { owner: "B" });
    const [way] = waysOf(
      question("raid", [answer(1, "raid", "seat", "B", { then, final: true, confirm: true })]),
      place,
    );
    expect([way?.key, way?.final, way?.confirm]).toEqual(["building:B:market", true, true]);
  });
});

describe("doubts", () => {
  it("are found behind the answers that open a question", () => {
    const refused: Refused = {
      ...answer(30, "destroy", "building", "keep"),
      reason: "is_keep",
      rule: "T-1",
      numbers: [],
    };
    const then = { ...destroy("B", ["market"]), refused: [refused] };
    const raid = question("raid", [answer(1, "raid", "seat", "B", { then })]);
    expect(doubtsOf(raid, place).map((doubt) => doubt.key)).toEqual(["building:B:keep"]);
  });

  it("wait for their own step if the question is not one gesture", () => {
    const refused: Refused = { ...answer(30, "cede", "building", "keep"), reason: "is_keep", rule: "T-1", numbers: [] };
    const then = question("cede", [answer(9, "cede", "building", "manor")], [refused]);
    const deal = question("negotiate", [
      answer(1, "deal", "seat", "B", { then }),
      answer(2, "deal", "seat", "C", { then }),
    ]);
    expect(doubtsOf(deal, place)).toEqual([]);
  });
});

/** What a player may do at a table that asks this. */
function asking(asked: Question): Choice {
  const table = {
    game: { number: 1, question: asked, view: {}, suggest: [] },
    rules: { questions: {} },
    away: false,
    past: false,
  };
  const client = { place, calm: new Set(), interruptions: new Map() };
  return new Choice(table as unknown as TableState, client as unknown as GameClient);
}

describe("Enter", () => {
  it("says the only answer there is, and what is chosen", () => {
    expect(asking(question("gather", [answer(1, "gather gold")])).main?.last.answer).toBe(1);
    expect(asking(question("gather", [answer(1, "gather gold"), answer(2, "gather cards")])).main).toBeNull();
  });

  it("never ends a turn and never gives up a chance", () => {
    const choice = asking(question("turn", [answer(1, "end turn", "", "", { declines: true })]));
    expect(choice.main).toBeNull();
    expect(choice.decline?.last.answer).toBe(1);
  });
});

describe("a question with buttons alone", () => {
  const refused: Refused = { ...answer(2, "confiscate"), reason: "not_signed", rule: "T-7.6", numbers: [] };

  it("shows both answers to a may, also the one that cannot be given", () => {
    const warrant = question("warrant", [answer(1, "pass", "", "", { declines: true })], [refused]);
    expect(lockedOf(warrant, place).map(({ verb }) => verb)).toEqual(["confiscate"]);
  });

  it("is no list of actions, of which only the possible ones are shown", () => {
    const menu = question("turn", [answer(1, "end turn"), answer(3, "build", "district", "temple")], [refused]);
    expect(lockedOf(menu, place)).toEqual([]);
  });
});
