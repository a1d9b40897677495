import { describe, expect, it } from "vitest";
import type { Question } from "$lib/wire/protocol";
import { actionOf, lookedAt, meant, place, suggestedSlots, tabOf, workersOf } from "./place";

const asked = (kind: string, about: Record<string, unknown> = {}): Question => ({
  seat: "A",
  kind,
  about,
  answers: [],
  refused: [],
});
const answer = (verb: string, noun: string, name: string, number = 0) => ({
  answer: number,
  text: `${verb} ${name}`,
  verb,
  noun,
  name,
});

describe("what is only looked at", () => {
  it("has a key that answers nothing, and still says what it is and on whose board", () => {
    expect(lookedAt("action:hunt", "B")).not.toBe("action:hunt");
    expect(meant(lookedAt("action:hunt", "B"))).toEqual({ key: "action:hunt", seat: "B" });
    expect(meant(lookedAt("square:r1_1", null))).toEqual({ key: "square:r1_1", seat: null });
    expect(meant("worker:scout")).toEqual({ key: "worker:scout", seat: null });
  });
});

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
    ["muster", answer("muster", "muster", "muster_101"), "muster:muster_101"],
    ["negotiate", answer("delegate", "negotiate", "negotiate_101"), "delegate:negotiate_101"],
    ["negotiate", answer("enlist", "negotiate", "negotiate_101"), "enlist:negotiate_101"],
    ["dismiss", answer("dismiss", "townsfolk", "squire_faith"), "crew:squire_faith"],
    ["free_discard", answer("discard", "townsfolk", "squire_faith"), "townsfolk:squire_faith"],
    ["move_from", answer("move workshop from", "slot", "convert_1"), "slot:convert_1"],
    ["remove", answer("remove", "paladin", "astolfo"), "paladin:astolfo"],
  ])("%s", (kind, option, key) => {
    expect(place(asked(kind), option)).toBe(key);
  });

  it("finds the space of a Muster card on the card", () => {
    const view = { muster_tops: [null, "muster_202"] };
    expect(place(asked("turn"), answer("use", "space", "muster_202"), view)).toBe("muster:muster_202");
    expect(place(asked("turn"), answer("use", "space", "kf_pray"), view)).toBe("favour:kf_pray");
  });

  it("puts what City of Crowns brings on a tab of its own", () => {
    expect(["muster:a", "delegate:b", "enlist:b"].map(tabOf)).toEqual(["crowns", "crowns", "crowns"]);
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

  it("is on the free slots from the one that is asked for", () => {
    expect(actionOf(question)).toBe("garrison");
    expect(actionOf(asked("square", { action: "commission" }))).toBe("commission");
    expect(suggestedSlots(question, [50, 53], ["merchant", "any", "fighter"], ["workshop", null, null])).toEqual([
      null,
      "labourer",
      "fighter",
    ]);
  });
});
