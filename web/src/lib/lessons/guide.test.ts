import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { taught } from "../../games/citadels/taught";
import lessons from "../../games/citadels/lessons.json";
import { begin, ENOUGH, factsFor, Guide, isTrue, lessonsOf, pointsAt } from "./guide.svelte";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the guide", () => {
  it("tells the question first, then what has happened, each once", () => {
    begin("t");
    const guide = new Guide("t");
    const lessons = lessonsOf(
      "citadels",
      [{ event: "reveals" }, { event: "gains" }, { event: "reveals" }],
      "turn",
      () => "",
    );
    const happened = ["citadels-guide-event-reveals", "citadels-guide-event-gains"];
    expect(lessons).toEqual([
      "citadels-guide-aim",
      "citadels-guide-signs",
      "citadels-guide-question-turn",
      ...happened,
    ]);
    expect(guide.next(lessons)).toBe("citadels-guide-aim");
    guide.tell("citadels-guide-aim");
    guide.tell("citadels-guide-signs");
    expect(guide.next(lessons)).toBe("citadels-guide-question-turn");
    guide.tell("citadels-guide-question-turn");
    expect(guide.next(lessons)).toBe("citadels-guide-event-reveals");
    guide.tell("citadels-guide-event-reveals");
    expect(guide.next(lessons)).toBeNull();
    expect(new Guide("t").next(lessons)).toBeNull();
  });

  it("tells nothing of an event that is no example of it", () => {
    const events: Record<string, unknown>[] = [
      { event: "put_away", cards: ["thief"] },
      { event: "nobody", card: "thief" },
      { event: "nobody", card: "king" },
    ];
    const told = (some: typeof events): boolean =>
      lessonsOf("citadels", some, null, taught).includes("citadels-guide-event-nobody");
    expect([told(events.slice(0, 2)), told(events)]).toEqual([false, true]);
    expect(pointsAt("citadels", "citadels-guide-event-nobody", events, taught)).toBe('[data-key="character:king"]');
    const later = [...events.slice(0, 1), { event: "round" }, { event: "nobody", card: "thief" }];
    expect(told(later)).toBe(true);
  });

  it("ends when one knows enough, after everything that is to be told now", () => {
    begin("t");
    const guide = new Guide("t");
    for (let lesson = 0; lesson < 12; lesson += 1) guide.tell(`lesson ${lesson}`);
    expect(guide.next(["citadels-guide-aim"])).toBe("citadels-guide-aim");
    expect(guide.next([])).toBe(ENOUGH);
    guide.tell(ENOUGH);
    expect([guide.next([]), guide.begun]).toEqual([null, true]);
  });

  it("tells only what is so of the newest event it is about", () => {
    const facts = { view: { up: ["thief"], silent: ["king"] }, event: {}, question: null, me: "A" };
    const events = [
      { event: "nobody", card: "bishop" },
      { event: "nobody", card: "king" },
    ];
    const lesson = "citadels-guide-event-nobody";
    const known = factsFor("citadels", lesson, facts, events, taught);
    expect(known.event).toEqual(events[1]);
    expect(isTrue("citadels", lesson, lessons, known)).toBe(true);
    expect(isTrue("citadels", lesson, lessons, { ...known, event: { event: "nobody", card: "thief" } })).toBe(false);
    expect(isTrue("citadels", "citadels-guide-event-unheard", lessons, known)).toBe(false);
  });

  it("is silent if nobody asked for it, and after it was left", () => {
    expect(new Guide("other").active).toBe(false);
    expect(new Guide("other").next(["citadels-guide-question-turn"])).toBeNull();
    begin("t");
    const guide = new Guide("t");
    guide.tell("citadels-guide-aim");
    guide.leave();
    expect([guide.active, new Guide("t").active]).toEqual([false, false]);
    expect([guide.resting, new Guide("t").resting, new Guide("other").resting]).toEqual([true, true, false]);
    expect(guide.next(["citadels-guide-signs"])).toBeNull();
    const later = new Guide("t");
    later.resume();
    expect(later.next(["citadels-guide-aim", "citadels-guide-signs"])).toBe("citadels-guide-signs");
    expect(new Guide("t").active).toBe(true);
    kept.set("guide:broken", "{");
    expect(new Guide("broken").active).toBe(false);
  });
});
