import { describe, expect, it } from "vitest";
import type { Game } from "./protocol";
import type { Bookmark } from "$lib/device/remembered";
import { resumed, split, Steps } from "./steps.svelte";

const game = (more: Partial<Game>): Game => ({
  type: "game",
  since: 4,
  n: 6,
  events: [],
  halts: [],
  view: {},
  question: null,
  number: 1,
  mine: 2,
  undo: 1,
  ask: false,
  suggest: [],
  beliefs: null,
  forecast: null,
  result: null,
  due: null,
  ...more,
});
const events = ["a", "b", "c", "d"].map((event) => ({ event, n: 6 }));
const told = game({
  events,
  view: { round: 2, tax: 3, marker: 5 },
  halts: [
    { told: 1, view: { tax: 1, marker: 2 } },
    { told: 3, view: { marker: 4 } },
  ],
});
const before = game({ since: 0, n: 4, forecast: [{ faith: 1 }] });
const names = (parts: Game[]): string[] => parts.map((part) => part.events.map(({ event }) => event).join(""));

describe("a message in parts", () => {
  const parts = split(told, before, [1, 2, 3]);

  it("tells everything once, and nothing is asked before its end", () => {
    expect(names(parts)).toEqual(["a", "b", "c", "d"]);
    expect(parts.map(({ n, since }) => [since, n])).toEqual([
      [4, 4],
      [4, 4],
      [4, 4],
      [4, 6],
    ]);
    expect(parts.map(({ undo }) => undo)).toEqual([0, 0, 0, 1]);
  });

  it("shows the table as it was after each part", () => {
    expect(parts.map(({ view }) => [view["round"], view["tax"], view["marker"]])).toEqual([
      [2, 1, 2],
      [2, 1, 2],
      [2, 3, 4],
      [2, 3, 5],
    ]);
    expect(parts.map(({ forecast }) => forecast?.length ?? 0)).toEqual([1, 1, 1, 0]);
  });

  it("is whole if the table before it is not known, or there is nothing between", () => {
    expect(split(told, null, [1])).toEqual([told]);
    expect(split(told, game({ n: 3 }), [1])).toEqual([told]);
    expect(split(game({ events }), before, [1])).toHaveLength(1);
    expect(split(told, before, [])).toEqual([told]);
  });
});

describe("a message that a page got in part before it was reopened", () => {
  const early = ["x", "y"].map((event) => ({ event, n: 3 }));
  const halts = told.halts.map(({ told: after, view }) => ({ told: after + early.length, view }));
  const whole = game({ ...told, since: 0, events: [...early, ...events], halts });
  const ends = (): number[] => [1, 2, 3];

  it("goes on where it was, with the table as it was then", () => {
    const parts = resumed(whole, { since: 4, n: 6, left: 2 }, ends);
    expect(names(parts)).toEqual(["xyab", "c", "d"]);
    expect(parts.map(({ since, n }) => [since, n])).toEqual([
      [0, 4],
      [4, 4],
      [4, 6],
    ]);
    expect(parts.map(({ view }) => view["marker"])).toEqual([2, 4, 5]);
  });

  it("is whole if the game has gone on since, or there is nothing between", () => {
    expect(resumed(whole, { since: 4, n: 5, left: 2 }, ends)).toEqual([whole]);
    expect(resumed(whole, { since: 6, n: 6, left: 2 }, ends)).toEqual([whole]);
    expect(resumed(game({ ...whole, halts: [] }), { since: 4, n: 6, left: 2 }, ends)).toHaveLength(1);
  });
});

describe("steps", () => {
  function stepping(): { steps: Steps; shown: Game[] } {
    const shown: Game[] = [before];
    const steps = new Steps(
      (one) => shown.push(one),
      () => shown.at(-1) ?? null,
    );
    steps.ends = (some) => (some.length > 1 ? [1, 2] : []);
    return { steps, shown };
  }

  it("wait for the viewer, and what comes later waits for them", () => {
    const { steps, shown } = stepping();
    steps.arrived(told);
    steps.arrived(game({ since: 6, n: 7, events: [{ event: "e", n: 7 }] }));
    expect(names(shown.slice(1))).toEqual(["a"]);
    steps.next();
    expect([names(shown.slice(1)), steps.parts.length]).toEqual([["a", "b"], 1]);
    steps.next();
    expect(names(shown.slice(1))).toEqual(["a", "b", "cd", "e"]);
  });

  it("can be gone back to, and nothing is told twice", () => {
    const shown: [events: string, again: boolean, marker: unknown][] = [];
    let last = before;
    const steps = new Steps(
      (one, again) => {
        last = one;
        shown.push([names([one]).join(""), again, one.view["marker"]]);
      },
      () => last,
    );
    steps.ends = () => [1, 2];
    steps.arrived(told);
    expect(steps.canGoBack).toBe(false);
    steps.next();
    const [first, second] = shown;
    steps.back();
    expect([shown.at(-1), steps.parts.length, steps.canGoBack]).toEqual([["", true, first?.[2]], 2, false]);
    steps.next();
    expect(shown.at(-1)).toEqual([second?.[0], true, second?.[2]]);
    steps.next();
    expect([shown.at(-1)?.slice(0, 2), steps.canGoBack]).toEqual([["cd", false], false]);
  });

  it("can be looked at once more, until the next one is shown", () => {
    const { steps } = stepping();
    steps.arrived(told);
    expect([steps.parts.length, steps.looked]).toEqual([2, null]);
    steps.look(3);
    expect(steps.looked).toBe(3);
    steps.look(3);
    expect(steps.looked).toBeNull();
    steps.look(2); // it is the one that comes now
    expect(steps.looked).toBeNull();
    steps.look(1);
    steps.next();
    expect(steps.looked).toBeNull();
  });

  it("are remembered until they are told", () => {
    const marks: (Bookmark | null)[] = [];
    const steps = new Steps(
      () => undefined,
      () => before,
      { kept: () => null, keep: (mark) => void marks.push(mark) },
    );
    steps.ends = () => [1, 2];
    steps.arrived(told);
    steps.next();
    steps.close();
    expect(marks).toEqual([2, 1].map((left) => ({ since: 4, n: 6, left })));
    steps.next();
    expect(marks.at(-1)).toBe(null);
  });

  it("are all shown at once to those who want that, and when the line breaks", () => {
    const { steps, shown } = stepping();
    steps.arrived(told);
    steps.clear();
    expect(names(shown.slice(1))).toEqual(["a", "b", "cd"]);
    expect(shown.at(-1)?.n).toBe(6);
  });
});
