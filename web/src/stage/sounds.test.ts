import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lengthOf, play, setHeard, setMuted, setVolume } from "$lib/device/sound";
import type { Sound } from "./scenes";
import { MADE, sound } from "./sounds";

const SOUNDS = Object.keys(MADE) as Sound[];
const lasts = (name: Sound): number => lengthOf([...MADE[name].notes, ...MADE[name].rustles]);

/** What the page has asked its audio for: the loudness of each voice that was begun. */
let voices: number[] = [];
/** The page's clock, in ms: far on for each test, so that nothing sounds from the one before. */
let now = 0;
const page = { visibilityState: "visible" };
const userActivation = { hasBeenActive: true };

class Level {
  gain = {
    setValueAtTime: (value: number): void => void voices.push(value),
    exponentialRampToValueAtTime: (value: number): void => void voices.push(value),
  };
  connect<Other>(other: Other): Other {
    return other;
  }
}

class Voice extends Level {
  frequency = { setValueAtTime: (): void => undefined, exponentialRampToValueAtTime: (): void => undefined };
  start(): void {}
  stop(): void {}
}

class Audio {
  currentTime = 0;
  sampleRate = 10;
  destination = new Level();
  resume(): void {}
  createOscillator = (): Voice => new Voice();
  createGain = (): Level => new Level();
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(5) });
}

beforeEach(() => {
  voices = [];
  now += 60_000;
  page.visibilityState = "visible";
  userActivation.hasBeenActive = true;
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { userActivation });
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("AudioBufferSourceNode", Voice);
  vi.stubGlobal("BiquadFilterNode", Level);
  vi.stubGlobal("performance", { now: () => now });
  setHeard("table");
  setMuted(false);
  setVolume(0.5);
});
afterEach(() => vi.unstubAllGlobals());

/** How loud a sound is at its loudest; 0: it is not heard. */
function loudness(name: Sound, mine = false): number {
  voices = [];
  sound(name, mine);
  return Math.max(0, ...voices);
}

describe("the sounds of the theatre", () => {
  it("are all heard, short, and no two alike", () => {
    expect(SOUNDS.filter((name) => loudness(name) === 0)).toEqual([]);
    expect(SOUNDS.filter((name) => lasts(name) > 1000)).toEqual([]);
    expect(new Set(SOUNDS.map((name) => JSON.stringify(MADE[name]))).size).toBe(SOUNDS.length);
  });

  it.each(SOUNDS)("%s is never heard twice at once", (name) => {
    expect(loudness(name)).toBeGreaterThan(0);
    now += lasts(name) - 1;
    expect(loudness(name)).toBe(0);
    now += 1;
    expect(loudness(name)).toBeGreaterThan(0);
  });

  it("are louder if they touch the viewer, as loud as one likes, and silent if one likes", () => {
    const table = loudness("bell");
    now += 60_000;
    expect(loudness("bell", true)).toBeGreaterThan(table);
    now += 60_000;
    setVolume(0.25);
    expect(loudness("bell")).toBeCloseTo(table / 2);
    now += 60_000;
    setVolume(0);
    expect(loudness("bell", true)).toBe(0);
    setVolume(1);
    setMuted(true);
    expect(loudness("bell", true)).toBe(0);
  });

  it("are silent until somebody has clicked", () => {
    userActivation.hasBeenActive = false;
    expect(loudness("bell", true)).toBe(0);
  });

  it("of others are silent for those who want to hear their own only, and all if the page is not in sight", () => {
    setHeard("own");
    expect(loudness("clink")).toBe(0);
    expect(loudness("clink", true)).toBeGreaterThan(0);
    page.visibilityState = "hidden";
    expect(loudness("bell", true)).toBe(0);
    voices = [];
    play("turn");
    expect(Math.max(0, ...voices)).toBeGreaterThan(0);
  });
});
