import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, Still, Replay } from "$lib/wire/protocol";
import { PastTable } from "./past.svelte";
import { Projector } from "./projector.svelte";
import { ALL, Reel } from "./reel.svelte";
import { beat, CHUNK } from "./scrub";

const rules = { name: "citadels", title: "Citadels", events: {}, questions: {} } as unknown as GameInfo;
const seats = ["A", "B"].map((seat) => ({ seat, kind: "person", name: seat, bot: "", online: false, away: true }));
const table = { id: "x", game: "citadels", seats, me: 1, settings: { deductions: true }, options: {} };
const answers = [7, 8].map((answer) => ({ answer, text: `build ${answer}`, verb: "build", noun: "", name: "" }));

/** Fifty moves by turns. The set-up comes before the first; each has two entries, of which the second is luck's. */
const replay = {
  table,
  entries: Array.from({ length: 51 }, (_, move) => 1 + 2 * move),
  seats: Array.from({ length: 50 }, (_, move) => move % 2),
  rounds: Array.from({ length: 50 }, (_, move) => 1 + Math.floor(move / 10)),
  events: [{ n: 0 }, { n: 1 }, ...Array.from({ length: 100 }, (_, place) => ({ n: 2 + place }))],
  result: { scores: [3, 5], lines: [], winners: [1] },
} as unknown as Replay;

const still = (move: number): Still =>
  ({
    view: { move },
    question: { seat: "A", kind: "turn", about: {}, answers, refused: [] },
    given: 8,
    beliefs: null,
    forecast: null,
  }) as unknown as Still;

let asked: string[] = [];
let broken = false;

async function fetched(path: string): Promise<Response> {
  asked.push(path);
  if (broken) throw new TypeError("no line");
  const query = new URLSearchParams(path.split("?")[1]);
  const first = Number(query.get("first"));
  const count = Math.min(Number(query.get("count")), 51 - first);
  const stills = { first, stills: Array.from({ length: count }, (_, place) => still(first + place)) };
  return new Response(JSON.stringify(path.includes("/stills") ? stills : replay));
}

beforeEach(() => {
  asked = [];
  broken = false;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_: unknown, __: string, address: string) => asked.push(address),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = (viewer = ALL): Promise<Reel> => Reel.open({ table: "x", key: "k" }, viewer);

describe("a reel", () => {
  it("asks once for the stills that somebody looks at", async () => {
    const reel = await opened();
    await reel.want(CHUNK + 3);
    await reel.want(CHUNK + 4);
    expect(reel.at(CHUNK + 4)?.view).toEqual({ move: CHUNK + 4 });
    expect(reel.at(0)).toBeNull();
    expect(asked).toEqual([
      "/api/tables/x/replay?as=all&key=k",
      `/api/tables/x/replay/stills?as=all&first=${CHUNK}&count=${CHUNK}&key=k`,
      `/api/tables/x/replay/stills?as=all&first=${2 * CHUNK}&count=${CHUNK}&key=k`,
    ]);
  });

  it("asks for one thing at a time, the last that was wanted first", async () => {
    const reel = await opened();
    const answered: (() => void)[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      await new Promise<void>((go) => answered.push(go));
      return fetched(path);
    });
    const coming = [0, 1, 2, 3].map((chunk) => reel.want(chunk * CHUNK));
    const wanted = (): string | null => new URLSearchParams(asked.at(-1)?.split("?")[1]).get("first");
    for (const chunk of [0, 3]) {
      await vi.waitFor(() => expect(answered).toHaveLength(1));
      answered.pop()?.();
      await coming[chunk];
      expect(wanted()).toBe(String(chunk * CHUNK));
    }
  });

  it("asks again for what has not come", async () => {
    const reel = await opened();
    broken = true;
    await expect(reel.want(0)).rejects.toThrow("unreachable");
    broken = false;
    await reel.want(0);
    expect(reel.at(0)).not.toBeNull();
  });

  it("knows which lines of the log belong to a move", async () => {
    const reel = await opened();
    expect([reel.lines(0), reel.lines(1), reel.lines(50)]).toEqual([2, 4, 102]);
  });
});

describe("a table that is past", () => {
  it("shows what was answered, and nothing can be answered", async () => {
    const past = new PastTable("x", rules);
    past.show(await opened("A"), 4, still(4), still(3));
    expect(past.given?.answer).toBe(8);
    expect([past.me, past.you, past.home]).toEqual(["A", null, "A"]);
    expect(past.log).toHaveLength(12);
    expect(past.acted).toBe(10);
    expect(past.game?.events).toEqual([{ n: 10 }, { n: 11 }]);
    expect(past.earlier).toEqual({ move: 3 });
    expect([past.away, past.hints, past.pending]).toEqual([false, false, false]);
    past.answer();
    past.undo();
    expect(past.pending).toBe(false);
  });

  it("is seen from the seat that answers if everything is open, and laid out around the one who looks", async () => {
    const past = new PastTable("x", rules);
    past.show(await opened(), 4, still(4), null);
    expect([past.me, past.you, past.home]).toEqual(["A", null, "B"]);
    past.show(await opened(), 50, still(50), null);
    expect([past.me, past.game?.result?.winners]).toEqual(["B", [1]]);
    past.show(await opened("B"), 4, still(4), null);
    expect(past.you).toBe("B");
  });
});

describe("a projector", () => {
  it("plays to the end, and rests there", async () => {
    const projector = new Projector(await opened(), rules, 46);
    await projector.go(projector.move);
    projector.speed = 2;
    projector.play();
    await vi.advanceTimersByTimeAsync(3 * beat(2) + 10);
    expect([projector.move, projector.seen, projector.playing]).toEqual([49, 49, true]);
    await vi.advanceTimersByTimeAsync(10 * beat(2));
    expect([projector.move, projector.playing]).toEqual([50, false]);
    expect(asked.at(-1)).toBe("/t/x/replay?move=51&as=all&key=k");
  });

  it("keeps what it shows until the next has come", async () => {
    const projector = new Projector(await opened(), rules, null);
    await projector.go(0);
    broken = true;
    await projector.go(40);
    expect([projector.move, projector.seen, projector.waiting, projector.stuck]).toEqual([40, 0, true, true]);
    broken = false;
    await projector.go(40);
    expect([projector.seen, projector.waiting, projector.stuck]).toEqual([40, false, false]);
  });

  it("stays at the move when it is seen with other eyes", async () => {
    const projector = new Projector(await opened(), rules, 30);
    await projector.go(30);
    await projector.see("B");
    expect([projector.seen, projector.reel.viewer, projector.table.me]).toEqual([30, "B", "B"]);
    projector.step("back-round");
    expect([projector.move, projector.playing]).toEqual([20, false]);
  });
});
