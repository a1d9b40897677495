import { describe, expect, it } from "vitest";
import { addable, holds, justThese, thingsIn, waysToPick } from "./picking.svelte";
import type { Answer, Question } from "$lib/wire/protocol";

const SETS = ["", "1 fighter", "1 cleric", "1 fighter 1 cleric", "2 cleric", "1 fighter 2 cleric"];
const answers: Answer[] = SETS.map((name, answer) => ({
  answer,
  text: `keep ${name}`,
  verb: "keep",
  noun: name && "worker_set",
  name,
}));
const question: Question = { seat: "A", kind: "keep", about: {}, answers, refused: [] };
const place = (_: Question, { noun, name }: { noun: string; name: string }): string => `${noun}:${name}`;
const ways = (...picked: string[]): (string | number | null)[] =>
  waysToPick(question, "worker", picked, place).map(({ key, last }) => key ?? last.answer);

describe("a set", () => {
  it("is written as amounts", () => {
    expect(thingsIn("1 fighter 2 cleric")).toEqual(["fighter", "cleric", "cleric"]);
    expect(thingsIn("")).toEqual([]);
  });

  it("holds things as often as they are named", () => {
    expect(holds(["cleric", "fighter", "cleric"], ["cleric", "cleric"])).toBe(true);
    expect(holds(["cleric", "fighter"], ["cleric", "cleric"])).toBe(false);
  });
});

describe("picking", () => {
  it("begins with everything that is in any set, and with the empty one", () => {
    expect(ways()).toEqual(["worker:fighter", "worker:cleric", 0]);
  });

  it("goes on in any order", () => {
    expect(ways("cleric")).toEqual(["worker:fighter", "worker:cleric", 2]);
    expect(ways("cleric", "fighter")).toEqual(ways("fighter", "cleric"));
    expect(ways("cleric", "fighter")).toEqual(["worker:cleric", 3]);
  });

  it("ends with the set that is just what was picked", () => {
    expect(ways("cleric", "fighter", "cleric")).toEqual([5]);
    expect(justThese(answers, ["cleric", "fighter", "cleric"])?.text).toBe("keep 1 fighter 2 cleric");
    expect(addable(answers, ["cleric", "fighter", "cleric"])).toEqual([]);
  });
});
