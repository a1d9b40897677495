import { get } from "svelte/store";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const LONG = 1000;

class Thing extends EventTarget {
  readonly isConnected = true;
  readonly dataset: Record<string, string> = {};
  focus(): void {
    this.dispatchEvent(new Event("focus"));
  }
}

function pointer(name: string, where: EventTarget, pointerType: string, at = 5): void {
  where.dispatchEvent(Object.assign(new Event(name), { pointerType, clientX: at, clientY: at }));
}

/** A thing that explains itself, in a page nobody has touched yet, and whether its tip is open. */
async function thing(dialogs: object[] = []): Promise<{ one: Thing; page: EventTarget; open: () => boolean }> {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { querySelectorAll: () => dialogs });
  const { explain, shown } = await import("./explain");
  const one = new Thing();
  explain(one as unknown as HTMLElement, () => ({ title: "Temple", text: "", rule: "T-7.1" }));
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

it("says nothing from behind a dialog, and speaks inside one", async () => {
  const behind = await thing([{ contains: () => false }]);
  pointer("pointerenter", behind.one, "mouse");
  expect(behind.open()).toBe(false);
  vi.resetModules();
  const inside = await thing([{ contains: () => false }, { contains: () => true }]);
  pointer("pointerenter", inside.one, "mouse");
  expect(inside.open()).toBe(true);
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
  const { bring } = await import("./focus");
  page.dispatchEvent(new Event("keydown"));
  bring(one as unknown as HTMLElement);
  expect(open()).toBe(false);
  one.focus();
  expect(open()).toBe(true);
});

it("answers who asks outright, and bears its section", async () => {
  const { one } = await thing();
  const { ask, explain } = await import("./explain");
  const asked = one as unknown as Element;
  expect(ask(asked)).toMatchObject({ title: "Temple", beside: one, firm: true });
  expect(one.dataset["help"]).toBe("T-7.1");
  const silent = new Thing();
  explain(silent as unknown as HTMLElement, () => null);
  expect(ask(silent as unknown as Element)).toBeNull();
});

it("says nothing of what is next to it anyway, until it is asked", async () => {
  const { open } = await thing();
  const { ask, explain } = await import("./explain");
  const beside = new Thing();
  explain(beside as unknown as HTMLElement, () => ({ title: "Temple", text: "", quiet: true }));
  pointer("pointerenter", beside, "mouse");
  expect(open()).toBe(false);
  expect(ask(beside as unknown as Element)).not.toBeNull();
});

it("stays open once it was asked for, whatever the mouse passes", async () => {
  const { one, open } = await thing();
  const { explain, shown } = await import("./explain");
  const other = new Thing();
  explain(other as unknown as HTMLElement, () => ({ title: "Market", text: "" }));
  pointer("pointerdown", one, "touch");
  expect(open()).toBe(true);
  pointer("pointerenter", other, "mouse");
  open();
  expect(get(shown)).toMatchObject({ title: "Temple", firm: true });
});
