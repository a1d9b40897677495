import { expect, it } from "vitest";
import { logPart as citadels } from "../../games/citadels/log";
import { logPart as paladins } from "../../games/paladins/log";
import type { Event } from "../../games/types";
import { Deeds, deedsOf, summed } from "./deeds";
import { sifted } from "./sifting.svelte";

const CARDS = { characters: { warlord: { rank: 8 }, thief: { rank: 2 } } };
const inCitadels = (event: Event) => citadels(event, CARDS);
const logged = (events: Event[]) => events.map((event, place) => ({ place, event }));

const WARLORD = logged([
  { n: 1, event: "round", number: 1, crown: "A" },
  { n: 2, event: "keeps", who: "A" },
  { n: 3, event: "keeps", who: "B", card: "warlord" },
  { n: 3, event: "nobody", card: "assassin" },
  { n: 3, event: "nobody", card: "thief" },
  { n: 3, event: "reveals", who: "B", card: "warlord" },
  { n: 4, event: "draws", who: "B", count: 2 },
  { n: 5, event: "keeps_card", who: "B" },
  { n: 7, event: "pays", who: "B", to: null, gold: 2 },
  { n: 7, event: "destroyed", who: "A", card: "manor" },
  { n: 8, event: "ends", who: "B" },
]);

const DEVELOP = logged([
  { n: 20, event: "takes_action", who: "A", action: "develop" },
  { n: 21, event: "places", who: "A", worker: "fighter", action: "develop" },
  { n: 22, event: "places", who: "A", worker: "fighter", action: "develop" },
  { n: 22, event: "pays", who: "A", silver: 4, provisions: 0 },
  { n: 22, event: "places_workshop", who: "A", slot: "absolve_1" },
  { n: 22, event: "gains", who: "A", what: "silver", amount: 1 },
  { n: 22, event: "gains", who: "A", what: "faith", amount: 2 },
  { n: 24, event: "takes_action", who: "B", action: "hunt" },
]);

it("makes one deed of what belongs together, with rounds and turns as headings", () => {
  const deeds = deedsOf(WARLORD, inCitadels);
  expect(deeds.map(({ kind, head, lines }) => [kind, head["event"], lines.length])).toEqual([
    ["round", "round", 1],
    ["deed", "keeps", 2],
    ["deed", "nobody", 2],
    ["turn", "reveals", 1],
    ["deed", "draws", 2],
    ["deed", "destroyed", 2],
  ]);
  expect(deeds.at(-1)?.weight).toBe("destroy");
  expect(deeds.at(-1)?.sums).toEqual([{ thing: "gold", amount: -2, who: "B" }]);
  expect(deeds[3]?.ground).toBe("var(--rank-8)");
});

it("says an action of Paladins by what it was about, and sums up the rest", () => {
  const [develop, hunt] = deedsOf(DEVELOP, (event) => paladins(event));
  expect(develop?.head["event"]).toBe("places_workshop");
  expect(develop?.icon).toBe("anvil");
  expect(develop?.sums).toEqual([
    { thing: "fighter", amount: -2, placed: true },
    { thing: "silver", amount: -3 },
    { thing: "faith", amount: 2 },
  ]);
  expect(hunt?.lines).toHaveLength(1);
});

it("takes a whole turn of the opponent as one deed", () => {
  const log = logged([
    { n: 9, event: "scheme", who: "opponent", scheme: "x" },
    { n: 9, event: "cannot", who: "opponent" },
    { n: 9, event: "takes_action", who: "opponent", action: "pray" },
    { n: 9, event: "takes_action", who: "A", action: "pray" },
  ]);
  const deeds = deedsOf(log, (event) => paladins(event));
  expect(deeds.map(({ head, lines }) => [head["event"], lines.length])).toEqual([
    ["takes_action", 3],
    ["takes_action", 1],
  ]);
});

it("has a sign for what is laid out before a game of Paladins begins", () => {
  const log = logged([
    { n: 0, event: "fills_row", row: "townsfolk" },
    { n: 0, event: "turns_up_muster", stack: 0, card: "x" },
    { n: 0, event: "round", number: 1 },
  ]);
  const laid = log.slice(0, 2).map((line) => deedsOf([line], (event) => paladins(event))[0]?.icon);
  expect(laid).toEqual(["card-draw", "knight-banner"]);
  expect(deedsOf(log, (event) => paladins(event)).map(({ kind }) => kind)).toEqual(["deed", "round"]);
});

it("sums up what is alike, and keeps what has a name", () => {
  const named = { thing: "attack", amount: 0, noun: "outsider", name: "x" };
  expect(summed([{ thing: "a", amount: 1 }, named, { thing: "a", amount: -1 }, named])).toEqual([named, named]);
});

it("keeps the deeds that are there when the log grows", () => {
  const deeds = new Deeds(inCitadels);
  const before = deeds.of(WARLORD.slice(0, 9));
  const after = deeds.of(WARLORD);
  expect(after).toEqual(deedsOf(WARLORD, inCitadels));
  expect(before.slice(0, -1).every((deed, place) => after[place] === deed)).toBe(true);
  expect(deeds.of(WARLORD.slice(0, 3))).toEqual(deedsOf(WARLORD.slice(0, 3), inCitadels));
});

it("puts what was said among the deeds, and shows what is asked for", () => {
  const deeds = deedsOf(WARLORD, inCitadels);
  const spoken = (number: number, n: number) => ({ number, n, seat: "A", name: "Anna", phrase: null, text: "!" });
  const talk = [spoken(1, 2), spoken(2, 7), spoken(3, 7)];
  const keys = (sieve: "all" | "deeds" | "blows" | "talk") => sifted(deeds, talk, sieve).map(({ key }) => key);
  expect(keys("all")).toEqual([
    "deed:0",
    "deed:1",
    "said:1",
    "deed:3",
    "deed:5",
    "deed:6",
    "deed:8",
    "said:2",
    "said:3",
  ]);
  expect(keys("deeds")).toHaveLength(6);
  expect(keys("blows")).toEqual(["deed:0", "deed:8"]);
  expect(keys("talk")).toEqual(["said:1", "said:2", "said:3"]);
});
