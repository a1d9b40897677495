// What this browser remembers of a table between visits.

/** How long the log was, and what was seen, when the viewer last acted here; also in an earlier visit. */
export function remembered(place: string): { acted: number; earlier: Record<string, unknown> | null } {
  const acted = Number(localStorage.getItem(`log:${place}`) ?? 0);
  try {
    return {
      acted,
      earlier: JSON.parse(localStorage.getItem(`seen:${place}`) ?? "null") as Record<string, unknown> | null,
    };
  } catch {
    return { acted, earlier: null };
  }
}

/** Keep what was seen for the next visit; a browser without room for it marks nothing then. */
export function keep(place: string, view: Record<string, unknown>): void {
  try {
    localStorage.setItem(`seen:${place}`, JSON.stringify(view));
  } catch {
    localStorage.removeItem(`seen:${place}`);
  }
}
