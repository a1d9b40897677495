/** What follows from the characters before the viewer: which of the others are gone, and who chooses next. */

import { listed, t } from "$lib/words";
import { choosing, type Choosing, type Role } from "../seeing";
import type { Sight } from "../sight";

/** More names than this say less than the row of characters. */
const MOST = 4;

/** The characters that are neither turned up nor before the viewer: somebody has them, or they lie facedown. */
export const goneOf = (cast: readonly Role[], draft: readonly string[]): string[] =>
  cast.filter(({ name, up }) => !up && !draft.includes(name)).map(({ name }) => name);

/** The first who is still to choose; undefined: nobody is. */
export const nextOf = (order: readonly (readonly [seat: string, state: Choosing])[]): string | undefined =>
  order.find(([, state]) => state === "coming")?.[0];

export function followsFrom(sight: Sight): string {
  if (sight.draft === null || sight.question?.kind !== "character") return "";
  const gone = goneOf(sight.cast, sight.draft);
  const next = nextOf(choosing(sight.view));
  const characters = listed(gone.map((name) => sight.character(name)));
  return [
    gone.length > 0 && gone.length <= MOST ? t("citadels-table-draft-gone", { characters }) : "",
    next !== undefined && next !== sight.me ? t("citadels-table-draft-next", { who: sight.who(next) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
