// The reviews that this browser has seen: what was thought out once is not thought out again after a reload.
import { shelf } from "$lib/device/shelf";
import type { Review } from "$lib/wire/protocol";

const PLACE = "reviews";
const MOST = 20;

/** Reviews of another form are not shown any more. */
const FORM = 2;

interface Kept {
  form: number;
  table: string;
  /** How many entries its record had. */
  n: number;
  review: Review;
}

function all(): Kept[] {
  try {
    return (JSON.parse(shelf.getItem(PLACE) ?? "[]") as Kept[]).filter(({ form }) => form === FORM);
  } catch {
    return [];
  }
}

/** The review of a table whose record has this many entries, if this browser has seen it. */
export const keptReview = (table: string, n: number): Review | null =>
  all().find((one) => one.table === table && one.n === n)?.review ?? null;

/** Keep a review that is ready; those that were kept longest ago are forgotten. */
export function keepReview(table: string, n: number, review: Review): void {
  const others = all().filter((one) => one.table !== table);
  shelf.setItem(PLACE, JSON.stringify([...others, { form: FORM, table, n, review }].slice(-MOST)));
}
