import { describe, expect, it } from "vitest";
import type { Choice } from "$lib/pointing/choice.svelte";
import type { Cut } from "$lib/wire/protocol";
import type { TableState } from "$lib/wire/table.svelte";
import type { Way } from "$lib/pointing/ways";
import { sayingOf, sealOf } from "./saying";

/** Berta, a bot, is waited for. */
function waitingFor(cut: Cut | null): string {
  const table = {
    game: { view: { asked: { B: "turn" } }, result: null },
    seats: [{ seat: "A" }, { seat: "B", cut }],
    names: { B: "Berta" },
    words: { waiting: () => "Berta takes a turn" },
    me: 0,
    away: false,
    place: () => 1,
  } as unknown as TableState;
  return sayingOf(table, { table, question: null, doubt: null, selection: [] } as unknown as Choice).why;
}

describe("while a bot is waited for", () => {
  it("says that it thinks less if the hall is full", () => {
    expect(waitingFor({ reason: "full", share: 30 })).toContain("the hall is full");
  });

  it("says nothing of it elsewhere", () => {
    const usual = waitingFor(null);
    expect(usual).not.toContain("full");
    expect(waitingFor({ reason: "slow", share: 30 })).toBe(usual);
  });
});

describe("what breaks into a turn", () => {
  const interruptions = new Map([
    ["warrant", { verb: "confiscate", icon: "wax-seal" }],
    ["threat", null],
  ]);
  const sealed = (kind: string, verb: string): string | undefined =>
    sealOf({ question: { kind }, last: { verb } } as Way, { client: { interruptions } } as unknown as Choice);

  it("has one bold answer, which is not the one that gives the chance up", () => {
    expect(sealed("warrant", "confiscate")).toBe("wax-seal");
    expect(sealed("warrant", "pass")).toBeUndefined();
  });

  it("has none where both answers cost something, nor in the course of a turn", () => {
    expect(sealed("threat", "bribe")).toBeUndefined();
    expect(sealed("turn", "confiscate")).toBeUndefined();
  });
});
