import { describe, expect, it } from "vitest";
import type { Question } from "$lib/protocol";
import { actionOf, place, suggestedSlots, tabOf, workersOf } from "./place";

const asked = (kind: string, about: Record<string, unknown> = {}): Question => ({ seat: "A", kind, about, answers: [], refused: [] });
const answer = (verb: string, noun: string, name: string, number = 0) => ({ answer: number, text: `${verb} ${name}`, verb, noun, name });

describe("place", () => {
  it.each([
    ["turn", answer("", "action", "garrison"), "action:garrison"],
    ["turn", answer("use", "space", "kf_pray"), "favour:kf_pray"],
    ["turn", answer("pass", "", ""), null],
    ["townsfolk", answer("recruit", "townsfolk", "abbot_tax"), "townsfolk:abbot_tax"],
    ["townsfolk", answer("discard", "townsfolk", "abbot_tax"), "townsfolk:abbot_tax"],
    ["trigger", answer("", "townsfolk", "squire_faith"), "crew:squire_faith"],
    ["square", answer("settle", "square", "r2_3"), "square:r2_3"],
    ["jar", answer("fill", "jar_space", "abs_faith"), "jar:abs_faith"],
    ["workshop_target", answer("workshop on", "slot", "absolve_1"), "slot:absolve_1"],
    ["payment", answer("", "way", "pay"), null],
    ["play", answer("play", "paladin", "ivon"), "paladin:ivon"],
    ["tavern", answer("visit", "tavern", "tavern_01"), "tavern:tavern_01"],
    ["worker", answer("place", "worker", "scout"), "worker:scout"],
    ["order", answer("take", "gain", "2 tax"), null],
  ])("%s", (kind, option, key) => {
    expect(place(asked(kind), option)).toBe(key);
  });

  it("puts every thing on a tab", () => {
    expect(["townsfolk:a", "square:r1_1", "outsider:b", "action:hunt", "favour:x", "worker:scout"].map(tabOf)).toEqual([
      "town",
      "map",
      "map",
      "board",
      "town",
      "board",
    ]);
  });
});

describe("what is suggested", () => {
  const question = {
    ...asked("worker", { slot: "garrison_2" }),
    answers: [answer("place", "worker", "labourer", 50), answer("place", "worker", "fighter", 53)],
  };

  it("names the workers among the answers", () => {
    expect(workersOf(question, [50, 53, 99])).toEqual(["labourer", "fighter"]);
  });

  it("stands on the free slots from the one that is asked for", () => {
    expect(actionOf(question)).toBe("garrison");
    expect(suggestedSlots(question, [50, 53], ["merchant", "any", "fighter"], ["workshop", null, null])).toEqual([null, "labourer", "fighter"]);
  });
});
