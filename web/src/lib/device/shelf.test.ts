import { expect, it } from "vitest";
import { shelfOf } from "./shelf";

/** A browser's storage with room for some letters. */
function storage(room: number): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, text: string) {
      if (text.length > room) throw new DOMException("", "QuotaExceededError");
      kept.set(name, text);
    },
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
}

it("is what the browser keeps", () => {
  const own = storage(9);
  const shelf = shelfOf(() => own);
  shelf.setItem("theme", "dark");
  expect([shelf.getItem("theme"), own.getItem("theme"), shelf.getItem("none")]).toEqual(["dark", "dark", null]);
  shelf.removeItem("theme");
  expect([shelf.getItem("theme"), own.getItem("theme")]).toEqual([null, null]);
});

it("remembers for as long as the page is open if nothing may be kept", () => {
  const shelf = shelfOf(() => {
    throw new DOMException("", "SecurityError");
  });
  expect(shelf.getItem("theme")).toBe(null);
  shelf.setItem("theme", "dark");
  expect(shelf.getItem("theme")).toBe("dark");
  shelf.removeItem("theme");
  expect(shelf.getItem("theme")).toBe(null);
});

it("and so does what there is no room for, until there is", () => {
  const own = storage(4);
  const shelf = shelfOf(() => own);
  shelf.setItem("notes", "old");
  shelf.setItem("notes", "much longer");
  expect(shelf.getItem("notes")).toBe("much longer");
  shelf.setItem("notes", "new");
  expect([shelf.getItem("notes"), own.getItem("notes")]).toEqual(["new", "new"]);
});
