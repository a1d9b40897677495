import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bound, preferred, speech, stretched } from "./languages.svelte";
import type { GameInfo } from "$lib/wire/protocol";
import { GameWords } from "./index";

const PLACE = "../tests/locale/slovak";
const CASES = JSON.parse(readFileSync(`${PLACE}/said.json`, "utf8")) as {
  events: GameInfo["events"];
  said: { event: Record<string, unknown>; said: string }[];
};
const info: GameInfo = {
  name: "masons",
  title: "Masons",
  players: [3],
  options: [],
  events: CASES.events,
  questions: {},
  cards: {},
  bot: "normal",
};

describe("forms of names", () => {
  const english = speech.bundles;

  beforeAll(() => {
    const slovak = new FluentBundle("sk", { useIsolating: false });
    slovak.addResource(new FluentResource(readFileSync(`${PLACE}/masons.ftl`, "utf8")));
    speech.bundles = [slovak, ...english];
  });

  afterAll(() => {
    speech.bundles = english;
  });

  it.each(CASES.said)("are those of the hall: $said", ({ event, said }) => {
    const words = new GameWords(info, {});
    expect(words.event(event)).toBe(said);
    const pieces = words.eventPieces(event);
    expect(pieces.map((piece) => piece.text).join("")).toBe(said);
  });

  it("leave people as they are, whatever they are called", () => {
    const words = new GameWords(info, { C: "nobody" });
    expect(words.event({ event: "raised", who: "C", card: "temple" })).toBe("C: nobody (temple)");
  });
});

describe("the language of a browser", () => {
  it("is the one that was chosen, else the first of those it prefers, else English", () => {
    expect(preferred("pl", ["uk-UA"])).toBe("pl");
    expect(preferred(null, ["de-DE", "uk-UA", "pl"])).toBe("uk");
    expect(preferred("tlh", ["de"])).toBe("en");
  });
});

describe("stretched words", () => {
  it("are longer and have accents", () => {
    expect(stretched("Take 2 cards")).toBe("Tąkěě 2 čąřdšě");
    expect(stretched("…")).toBe("…");
  });
});

describe("words of one letter", () => {
  it("stay with the next word", () => {
    expect(bound("Jdi k hradu a v něm")).toBe("Jdi k\u00a0hradu a\u00a0v\u00a0něm");
    expect(bound(" z ")).toBe(" z\u00a0");
    expect(bound("„V kole“ (i pak)")).toBe("„V\u00a0kole“ (i\u00a0pak)");
    expect(bound("ty a")).toBe("ty a");
  });
});
