import { get } from "svelte/store";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const LONG = 1000;

class Thing extends EventTarget {
  readonly isConnected = true;
  focus(): void {
    this.dispatchEvent(new Event("focus"));
  }
}

function pointer(name: string, where: EventTarget, pointerType: string, at = 5): void {
  where.dispatchEvent(Object.assign(new Event(name), { pointerType, clientX: at, clientY: at }));
}

/** A thing that explains itself, in a page nobody has touched yet, and whether its tip is open. */
async function thing(): Promise<{ one: Thing; page: EventTarget; open: () => boolean }> {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const { explain, shown } = await import("./explain");
  const one = new Thing();
  explain(one as unknown as HTMLElement, () => ({ title: "Temple", text: "" }));
  return { one, page, open: () => (vi.advanceTimersByTime(LONG), get(shown) !== null) };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says nothing to a focus that nobody has asked for", async () => {
  const { one, page, open } = await thing();
  one.focus();
  expect(open()).toBe(false);
  page.dispatchEvent(new Event("keydown"));
  pointer("pointerdown", page, "mouse");
  one.focus();
  expect(open()).toBe(false);
});

it("explains itself to a focus that came by a key", async () => {
  const { one, page, open } = await thing();
  pointer("pointerdown", page, "touch");
  page.dispatchEvent(new Event("keydown"));
  one.focus();
  expect(open()).toBe(true);
});

it("explains itself to a mouse that comes and to a finger that stays", async () => {
  const hovered = await thing();
  pointer("pointerenter", hovered.one, "mouse");
  expect(hovered.open()).toBe(true);
  vi.resetModules();
  const pressed = await thing();
  pointer("pointerdown", pressed.one, "touch");
  expect(pressed.open()).toBe(true);
});

it("says nothing when the focus is brought back", async () => {
  const { one, page, open } = await thing();
  const { keepFocus } = await import("./focus");
  vi.stubGlobal("HTMLElement", Thing);
  const kept = Object.assign(one, { dataset: { key: "hand:temple" }, tabIndex: 0, closest: () => one });
  const body = {};
  const focused = vi.spyOn(one, "focus");
  const after = { activeElement: body, body, querySelectorAll: () => [kept] };
  page.dispatchEvent(new Event("keydown"));
  vi.stubGlobal("document", { ...after, activeElement: kept });
  keepFocus();
  vi.stubGlobal("document", after);
  await vi.waitFor(() => expect(focused).toHaveBeenCalled());
  expect(open()).toBe(false);
});
