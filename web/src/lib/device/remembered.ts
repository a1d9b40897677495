// What this browser remembers of a table between visits.
import { shelf } from "./shelf";

/** How long the log was, and what was seen, when the viewer last acted here; also in an earlier visit. */
export function remembered(place: string): { acted: number; earlier: Record<string, unknown> | null } {
  const acted = Number(shelf.getItem(`log:${place}`) ?? 0);
  try {
    return {
      acted,
      earlier: JSON.parse(shelf.getItem(`seen:${place}`) ?? "null") as Record<string, unknown> | null,
    };
  } catch {
    return { acted, earlier: null };
  }
}

/** Keep what was seen for the next visit. */
export const keep = (place: string, view: Record<string, unknown>): void =>
  shelf.setItem(`seen:${place}`, JSON.stringify(view));

/** How far a message has been shown in parts: the entries before it and at its end, and how many parts are left. */
export interface Bookmark {
  since: number;
  n: number;
  left: number;
}

/** Where a bookmark is kept. */
export interface Marking {
  kept(): Bookmark | null;
  keep(mark: Bookmark | null): void;
}

export const NO_MARK: Marking = { kept: () => null, keep: () => undefined };

/** The bookmark of a table, if there is one to keep: it is there when the page is opened again. */
export function marking(table: () => string | null): Marking {
  const place = (): string => `steps:${table()}`;
  return {
    kept() {
      const [since, n, left] = (shelf.getItem(place()) ?? "").split(" ").map(Number);
      return since === undefined || n === undefined || left === undefined ? null : { since, n, left };
    },
    keep(mark) {
      if (table() === null) return;
      if (mark === null) shelf.removeItem(place());
      else shelf.setItem(place(), `${mark.since} ${mark.n} ${mark.left}`);
    },
  };
}
