import { describe, expect, it } from "vitest";
import type { Happening } from "../../../stage/scenes";
import { lengthOf } from "../../../stage/scenes";
import { planned } from "../../../stage/timing";
import type { CitadelsCards, CitadelsView } from "../view";
import { fatal } from "./fates";
import { STAGED, sceneOf } from "./scenes";
import { deedsOf, nextOf } from "./narration";

const CARDS = {
  districts: {},
  characters: { thief: { rank: 2 }, king: { rank: 4 } },
  presets: {},
} as unknown as CitadelsCards;

const view = (more: Partial<CitadelsView> = {}): CitadelsView =>
  ({
    seats: { A: { characters: ["king"] }, B: { characters: [] }, C: { characters: [] } },
    crown: "B",
    first: null,
    over: false,
    marks: {},
    ...more,
  }) as unknown as CitadelsView;

const happening = (event: Record<string, unknown>, after: CitadelsView = view()): Happening => ({
  event,
  earlier: [],
  later: [],
  before: view() as unknown as Record<string, unknown>,
  after: after as unknown as Record<string, unknown>,
  me: "A",
});

const shown = (event: Record<string, unknown>, after?: CitadelsView): ReturnType<typeof sceneOf> => {
  const one = happening(event, after);
  return sceneOf(one, CARDS, (name) => name, fatal(one) !== null);
};

/** Every event that is shown, with every argument that any has; those that name a character, with each mark. */
const EVENTS: Record<string, unknown>[] = [...STAGED].flatMap((event) => {
  const any = { event, who: "B", to: "A", of: "A", with: "A", card: "king", gold: 9, count: 2 };
  const marks = event === "names" ? ["kill", "rob", "bewitch", "warrant", "threat"] : [""];
  return marks.map((mark) => ({ ...any, mark }));
});

describe("the scenes of Citadels", () => {
  it.each(EVENTS)("$event $mark is shown, sounds, and takes no longer than it may", (event) => {
    const { acts, sounds } = shown(event) ?? { acts: [], sounds: [] };
    expect(acts.length).toBeGreaterThan(0);
    expect(sounds.length).toBeGreaterThan(0);
    expect(lengthOf({ acts: acts.filter(({ does }) => does !== "banner") })).toBeLessThanOrEqual(600);
  });

  it("moves things from where they were to where they are", () => {
    const robbed = shown({ event: "pays", who: "C", to: "B", gold: 3 })?.acts.find(({ does }) => does === "travel");
    expect(robbed).toMatchObject({ from: '[data-place="gold:C"]', to: '[data-place="gold:B"]', count: 3 });
    const taken = shown({ event: "changes_owner", who: "A", card: "temple", to: "B" })?.acts[0];
    expect(taken).toMatchObject({ from: '[data-key="building:A:temple"]', to: '[data-key="building:B:temple"]' });
  });

  it("announces the last round with the first complete city only", () => {
    const banner = (first: string): boolean =>
      shown({ event: "completes", who: "B" }, view({ first }))?.acts.some(({ does }) => does === "banner") ?? false;
    expect([banner("B"), banner("C")]).toEqual([true, false]);
  });

  it("announces the last round whatever happened before and after it", () => {
    const told = ["reveals", "nobody", "completes", "reveals"].map((event) =>
      shown({ event, who: "B", card: "king" }, view({ first: "B" })),
    );
    const plan = planned(
      told.flatMap((scene) => scene ?? []),
      "calm",
    );
    const banners = plan.filter(({ scene }) => scene.acts.some(({ does }) => does === "banner"));
    expect(banners).toHaveLength(1);
    const moving = plan.map(
      ({ scene, at }) => at + lengthOf({ acts: scene.acts.filter(({ does }) => does !== "banner") }),
    );
    expect(Math.max(...moving)).toBeLessThanOrEqual(1500);
  });
});

describe("what happens to the viewer", () => {
  const fate = (event: Record<string, unknown>, after?: CitadelsView): string | undefined =>
    fatal(happening(event, after))?.fate;

  it("is a mark on their own character, not on that of another", () => {
    expect(fate({ event: "names", who: "B", mark: "kill", card: "king" })).toBe("kill");
    expect(fate({ event: "names", who: "B", mark: "kill", card: "thief" })).toBeUndefined();
    expect(fate({ event: "names", who: "A", mark: "kill", card: "king" })).toBeUndefined();
  });

  it("is the robbery as their turn begins, not what they pay later in it", () => {
    const turn = { seat: "A", character: "king", gathered: 0, built: 0, paid: 0, spent: 0, used: [] };
    const marks = { rob: { by: "B", characters: ["king"] } };
    const event = { event: "pays", who: "A", to: "B", gold: 3 };
    expect(fate(event, view({ turn, marks }))).toBe("robbed");
    expect(fate(event, view({ turn: { ...turn, gathered: 1 }, marks }))).toBeUndefined();
  });

  it("is heard as a drum in the dark if they are killed, and only then", () => {
    const kill = (card: string) => shown({ event: "names", who: "B", mark: "kill", card });
    const drums = (card: string): boolean => kill(card)?.sounds.some(({ sound }) => sound === "drum") ?? false;
    const dims = (card: string): boolean => kill(card)?.acts.some(({ does }) => does === "dim") ?? false;
    expect([drums("king"), dims("king")]).toEqual([true, true]);
    expect([drums("thief"), dims("thief")]).toEqual([false, false]);
  });

  it("is never shortened: its scene is the viewer's own", () => {
    expect(shown({ event: "destroyed", who: "A", card: "temple" })?.mine).toBe(true);
    expect(shown({ event: "destroyed", who: "C", card: "temple" })?.mine).toBe(false);
  });
});

describe("what the band tells", () => {
  it("is what was done since the turn began", () => {
    const log = [
      { event: "reveals", who: "C" },
      { event: "gains", who: "C" },
      { event: "reveals", who: "B" },
      { event: "gains", who: "B" },
      { event: "ends", who: "B" },
    ].map((event) => ({ event }));
    expect(deedsOf(log, "B")).toEqual([
      { event: "reveals", who: "B" },
      { event: "gains", who: "B" },
    ]);
  });

  it("names the next character that is not turned up", () => {
    const cast = [3, 4, 5].map((rank) => ({ rank, up: rank === 4 }));
    expect(nextOf(cast, 3)?.rank).toBe(5);
    expect(nextOf(cast, 5)).toBeUndefined();
  });
});
