import { describe, expect, it, vi } from "vitest";
import { read, settings } from "./settings.svelte";

const USUAL = {
  confirm: "needed",
  theme: "system",
  motion: "system",
  text: "normal",
  letters: false,
  notify: false,
  warn: true,
};

describe("settings", () => {
  it("are the usual ones if nothing readable is kept", () => {
    for (const text of [null, "", "{", "null", "7", '"text"', '{"confirm": 3, "text": "huge", "letters": "yes"}']) {
      expect(read(text)).toEqual(USUAL);
    }
  });

  it("keep what was chosen", () => {
    expect(read('{"confirm": "once", "text": "large", "letters": true}')).toEqual({
      ...USUAL,
      confirm: "once",
      text: "large",
      letters: true,
    });
  });

  it("ask for a second click as the player likes, and always if there is no way back", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => kept.set(key, value) });
    vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelectorAll: () => [] });
    const asked = (confirm: "needed" | "always" | "once"): boolean[] => {
      settings.change({ confirm });
      const [open, grave] = [
        { confirm: false, wastes: false, final: false },
        { confirm: true, wastes: false, final: true },
      ];
      return [
        settings.careful(open, false, true),
        settings.careful(open, true, false),
        settings.careful(grave, false, false),
      ];
    };
    expect(asked("needed")).toEqual([false, true, true]);
    expect(asked("always")).toEqual([true, true, true]);
    expect(asked("once")).toEqual([false, false, true]);
    expect(read(kept.get("settings") ?? null).confirm).toBe("once");
    const waste = { confirm: false, wastes: true, final: false };
    expect(settings.careful(waste, false, false)).toBe(true);
    settings.change({ warn: false });
    expect(settings.careful(waste, false, false)).toBe(false);
    const closed = { confirm: false, wastes: false, final: true };
    expect([settings.careful(closed, false, false), settings.careful(closed, false, true)]).toEqual([false, true]);
    vi.unstubAllGlobals();
  });
});
