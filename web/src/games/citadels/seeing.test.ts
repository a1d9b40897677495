import { describe, expect, it } from "vitest";
import type { Question, Refused } from "$lib/wire/protocol";
import type { CitadelsCards, CitadelsView, SeatView } from "./view";
import { around, belief, castOf, choosing, draftOf, largest, pickingOrder, pointsOf, stepsOf } from "./seeing";

const CAST = ["assassin", "thief", "magician", "king"];
const CARDS: CitadelsCards = {
  districts: {},
  characters: Object.fromEntries(CAST.map((name, at) => [name, { rank: at + 1 }])),
  presets: {},
};

function seat(held: Partial<SeatView> = {}): SeatView {
  const empty = { hand: 4, offer: 0, museum: 0, city: [], gold: 2, completed: false, revealed: 0, protected: false };
  return { ...empty, characters: [], holds: 1, ...held };
}

function view(changed: Partial<CitadelsView> = {}): CitadelsView {
  return {
    game: "citadels",
    over: false,
    asked: {},
    seats: { A: seat(), B: seat({ characters: ["thief"], revealed: 2 }), C: seat(), D: seat({ characters: ["king"] }) },
    deck: 40,
    table: [],
    crown: "C",
    tax: 0,
    round: 3,
    first: null,
    queen: null,
    city_size: 7,
    up: ["magician"],
    silent: ["assassin"],
    marks: { kill: { by: "B", characters: ["king"] }, warrant: { by: "A", characters: ["thief"], signed: "thief" } },
    turn: { seat: "B", character: "thief", gathered: 1, built: 0, paid: 0, spent: 0, used: ["rob"] },
    ...changed,
  };
}

describe("castOf", () => {
  const cast = castOf(view(), CARDS, CAST, "D");

  it("tells who was called, who plays and who is to come", () => {
    expect(cast.map((role) => role.when)).toEqual(["past", "now", "coming", "coming"]);
  });

  it("tells holders, silence, what was turned up, and the marks", () => {
    expect(cast.map((role) => role.holder)).toEqual([null, "B", null, "D"]);
    expect(cast.map((role) => role.mine)).toEqual([false, false, false, true]);
    expect(cast[0]?.silent).toBe(true);
    expect(cast[2]?.up).toBe(true);
    expect(cast[1]?.marks).toEqual([{ mark: "warrant", by: "A", counts: true }]);
    expect(cast[3]?.marks).toEqual([{ mark: "kill", by: "B", counts: false }]);
  });
});

describe("the seats", () => {
  it("go clockwise from the viewer's left, the viewer last", () => {
    expect(around(view(), "B")).toEqual(["C", "D", "A", "B"]);
    expect(around(view(), null)).toEqual(["A", "B", "C", "D"]);
  });

  it("choose from the crown on", () => {
    expect(pickingOrder(view())).toEqual(["C", "D", "A", "B"]);
  });

  it("have chosen, choose, or will, if everybody chooses once", () => {
    const chosen = { A: seat({ holds: 0 }), B: seat({ holds: 0 }), C: seat(), D: seat({ holds: 0 }) };
    const states = choosing(view({ asked: { D: "character" }, seats: chosen }));
    expect(states).toEqual([
      ["C", "chosen"],
      ["D", "now"],
      ["A", "coming"],
      ["B", "coming"],
    ]);
    expect(choosing(view({ seats: { A: seat(), B: seat(), C: seat() } }))).toEqual([]);
  });

  it("have points where the table shows them", () => {
    expect(pointsOf([{ districts: 3, all_types: 3 }, {}, {}, {}], view(), "A")).toBe(6);
    expect(pointsOf(null, view(), "A")).toBeNull();
  });
});

describe("belief", () => {
  const beliefs = { characters: { A: ["assassin"], C: ["assassin", "magician"] } };

  it("is certain of what is shown and of what alone is left", () => {
    expect(belief(view(), beliefs, "D", "B", "thief")).toBe("certain");
    expect(belief(view(), beliefs, "D", "A", "assassin")).toBe("certain");
    expect(belief(view(), beliefs, "D", "C", "magician")).toBe("possible");
    expect(belief(view(), beliefs, "D", "C", "king")).toBe("no");
  });
});

describe("stepsOf", () => {
  const option = (text: string, verb: string, noun = "", name = "") => ({ answer: 1, text, verb, noun, name });
  const refused = (name: string, reason: string): Refused => ({
    ...option(`build ${name}`, "build", "district", name),
    reason,
    rule: "T-7.1",
    numbers: [1],
  });

  it("lists what the question leaves open, what is done and what is barred", () => {
    const question: Question = {
      seat: "B",
      kind: "turn",
      about: {},
      answers: [option("end turn", "end turn"), option("forge", "", "ability", "forge")],
      refused: [{ ...refused("rob", "already_used"), noun: "ability", verb: "" }, refused("keep", "gold_short")],
    };
    expect(stepsOf(question, view()).map((step) => [step.kind, step.name, step.state])).toEqual([
      ["gather", "", "done"],
      ["ability", "rob", "done"],
      ["ability", "forge", "open"],
      ["build", "", "barred"],
    ]);
  });

  it("shows an ability as going on while one of its questions is asked", () => {
    const question: Question = { seat: "B", kind: "rob", about: {}, answers: [], refused: [] };
    expect(stepsOf(question, view()).map((step) => step.state)).toEqual(["done", "now"]);
  });

  it("is empty in the turn of another", () => {
    expect(stepsOf({ seat: "A", kind: "warrant", about: {}, answers: [], refused: [] }, view())).toEqual([]);
  });
});

describe("draftOf", () => {
  it("is what the one who chooses sees, by rank, and nothing else", () => {
    const option = (name: string) => ({ answer: 1, text: "", verb: "keep", noun: "character", name });
    const question: Question = {
      seat: "A",
      kind: "character",
      about: {},
      answers: [option("king"), option("thief")],
      refused: [],
    };
    expect(draftOf(question, CARDS)).toEqual(["thief", "king"]);
    expect(draftOf({ ...question, kind: "kill" }, CARDS)).toBeNull();
    expect(draftOf(null, CARDS)).toBeNull();
  });
});

describe("largest", () => {
  it("names every city that is as large as the largest one", () => {
    const cities = { A: seat({ city: ["temple"] }), B: seat(), C: seat({ city: ["tavern"] }) };
    expect(largest(view({ seats: cities }))).toEqual({ seats: ["A", "C"], size: 1 });
  });
});
