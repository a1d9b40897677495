import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AskedBack, Game, GameInfo, TableInfo, ToBrowser, ToHall } from "./protocol";
import { BREATH } from "./socket";
import { TableState } from "./table.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ToHall[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    vi.advanceTimersByTime(BREATH);
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToHall);
  }
  close(): void {
    this.readyState = 3;
  }
}

const rules = { name: "citadels", title: "Citadels", events: {}, questions: {} } as unknown as GameInfo;
const question = { seat: "A", kind: "turn", about: {}, answers: [], refused: [] };

function game(n: number, more: Partial<Game> = {}): Game {
  const shown = {
    type: "game",
    halts: [],
    since: 0,
    n,
    events: [],
    view: {},
    question,
    number: n,
    mine: 0,
    undo: 0,
    ask: false,
  } as const;
  return { ...shown, beliefs: null, forecast: null, result: null, ...more } as Game;
}

const latest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

function reconnect(): FakeSocket {
  vi.advanceTimersByTime(6000);
  latest().open();
  return latest();
}

let table: TableState;

beforeEach(() => {
  const kept = new Map<string, string>();
  const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", nothing);
  vi.stubGlobal("document", { ...nothing, visibilityState: "visible" });
  vi.stubGlobal("location", { protocol: "http:", host: "hall" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  table = new TableState("abc", "secret", rules);
  latest().open();
  latest().hear(game(5, { events: [{ event: "one" }] }));
});

const info = (asked: AskedBack | null): ToBrowser => ({
  type: "table",
  now: 0,
  table: { seats: [], me: null, asked } as unknown as TableInfo,
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table's line", () => {
  it("asks for what came after the last entry it knows", () => {
    expect(FakeSocket.all[0]?.address).toBe("ws://hall/api/tables/abc/socket?after=0&key=secret");
    latest().break();
    expect(table.status).toBe("offline");
    expect(reconnect().address).toContain("after=5");
    expect(table.status).toBe("live");
  });

  it("adds what happened to what is known", () => {
    latest().hear(game(6, { since: 5, events: [{ event: "two" }] }));
    expect(table.log.map((line) => line.event["event"])).toEqual(["one", "two"]);
  });

  it("waits while somebody reads, then goes on bit by bit", () => {
    table.steps.hold(true);
    [6, 7].forEach((n) => latest().hear(game(n, { since: n - 1 })));
    expect(table.game?.n).toBe(5);
    table.steps.hold(false);
    expect(table.game?.n).toBe(6);
    vi.advanceTimersByTime(1000);
    expect(table.game?.n).toBe(7);
  });

  it("goes on for those who answer without reading to the end", () => {
    table.steps.hold(true);
    table.answer([3]);
    latest().hear(game(6, { since: 5 }));
    expect(table.game?.n).toBe(6);
  });

  it("tells at once what comes first, and together what follows closely", () => {
    const send = (n: number): void => latest().onmessage?.({ data: JSON.stringify(game(n, { since: n - 1 })) });
    [6, 7, 8].forEach(send);
    expect(table.game?.n).toBe(6);
    vi.advanceTimersByTime(BREATH);
    expect(table.game?.n).toBe(8);
  });

  it("tells at once what comes after something was said", () => {
    const send = (n: number): void => latest().onmessage?.({ data: JSON.stringify(game(n, { since: n - 1 })) });
    [6, 7].forEach(send);
    table.answer([3]);
    expect(table.game?.n).toBe(6);
    send(8);
    expect(table.game?.n).toBe(8);
    send(9);
    expect(table.game?.n).toBe(8);
    vi.advanceTimersByTime(BREATH);
    expect(table.game?.n).toBe(9);
  });

  it("asks for everything if something is missing", () => {
    latest().hear(game(9, { since: 7 }));
    expect(latest().sent).toEqual([{ type: "resume", after: 0 }]);
    expect(table.game?.n).toBe(5);
  });

  it("measures what is left by its own clock, whatever the date is in the hall or here", () => {
    expect(table.due).toBeNull();
    latest().hear({ type: "table", table: {}, now: 5000 });
    latest().hear(game(6, { since: 5, due: 5060 }));
    const left = (table.due ?? 0) - performance.now() / 1000;
    vi.setSystemTime(0);
    expect(left).toBeCloseTo(60, 0);
    vi.advanceTimersByTime(10_000);
    expect((table.due ?? 0) - performance.now() / 1000).toBeCloseTo(left - 10, 3);
  });

  it("ends when the hall says so", () => {
    latest().break(1008);
    vi.advanceTimersByTime(60_000);
    expect(table.ended).toBe(true);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("an answer", () => {
  it("is pending until it has had its effect", () => {
    table.answer([3]);
    expect(latest().sent).toEqual([{ type: "answer", id: 1, number: 5, answers: [3] }]);
    table.answer([4]);
    expect(latest().sent).toHaveLength(1);
    latest().hear(game(6, { since: 5, mine: 1 }));
    expect(table.pending).toBe(false);
  });

  it("is said again if it was lost and its question is still asked", () => {
    table.answer([3]);
    latest().break();
    const line = reconnect();
    line.hear(game(5, { since: 5 }));
    expect(line.sent).toEqual([{ type: "answer", id: 1, number: 5, answers: [3] }]);
    expect(table.pending).toBe(true);
  });

  it("is not said again if its question is past", () => {
    table.answer([3]);
    latest().break();
    const line = reconnect();
    line.hear(game(6, { since: 5, mine: 1 }));
    expect(line.sent).toEqual([]);
    expect(table.pending).toBe(false);
  });

  it("that is refused says why, until something else is asked", () => {
    table.answer([3]);
    latest().hear({ type: "refused", id: 1, reason: "stale", rule: "", numbers: [] });
    expect([table.pending, table.refusal?.reason]).toEqual([false, "stale"]);
    latest().hear(game(6, { since: 5 }));
    expect(table.refusal).toBeNull();
  });

  it("opens the line again if nothing is heard", () => {
    table.answer([3]);
    vi.advanceTimersByTime(7000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("a hint", () => {
  const hint = (id: number, number: number) => ({
    type: "hint",
    id,
    number,
    answer: 3,
    remarks: [],
    plan: [],
    instead: null,
    points: 0,
  });

  it("is asked for once, and shown while its question is there", () => {
    table.askHint();
    table.askHint();
    expect(latest().sent).toEqual([{ type: "hint", id: 1, number: 5 }]);
    expect(table.hints).toBe(false);
    latest().hear(hint(1, 5));
    expect(table.hint?.answer).toBe(3);
    latest().hear(game(6, { since: 5 }));
    expect(table.hint).toBeNull();
    expect(table.hints).toBe(true);
  });

  it("that comes too late is not shown", () => {
    table.askHint();
    latest().hear(game(6, { since: 5 }));
    latest().hear(hint(1, 5));
    expect(table.hint).toBeNull();
  });

  it("that is refused says why, and can be asked for again", () => {
    table.askHint();
    latest().hear({ type: "refused", id: 1, reason: "too_fast", rule: "", numbers: [] });
    expect(table.refusal?.reason).toBe("too_fast");
    expect(table.hints).toBe(true);
  });

  it("does not hold up an answer", () => {
    table.askHint();
    table.answer([3]);
    expect(latest().sent.map((message) => message.type)).toEqual(["hint", "answer"]);
  });

  it("can be asked for again after the line broke", () => {
    table.askHint();
    latest().break();
    expect(table.hints).toBe(true);
  });

  it("is not for those who watch", () => {
    latest().hear(game(6, { since: 5, question: null }));
    table.askHint();
    expect(latest().sent).toEqual([]);
  });
});

describe("taking back", () => {
  it("is asked for if it is not free", () => {
    latest().hear(game(5, { undo: 1 }));
    table.undo();
    expect(latest().sent.at(-1)).toEqual({ type: "undo", id: 1, mine: 0 });
    latest().hear(game(6, { mine: 1, ask: true }));
    table.undo();
    expect(latest().sent.at(-1)).toEqual({ type: "ask", id: 2, mine: 1 });
    latest().hear({ type: "refused", id: 2, reason: "asked_already", rule: "", numbers: [] });
    expect(table.refusal?.reason).toBe("asked_already");
  });

  it("is somebody's wish as long as the game has not gone on", () => {
    latest().hear(info({ n: 5, seat: 1, waits: [0], refused: null }));
    expect(table.askedBack?.seat).toBe(1);
    latest().hear(game(6));
    expect(table.askedBack).toBeNull();
  });
});
