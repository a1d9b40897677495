/** What a table of Citadels has decided, in a few words. */

import { t } from "$lib/words";
import { castingOf, OWN, RANDOM, type Options } from "./casting";

export function summary(options: Options): [string, string][] {
  const casting = castingOf(options);
  const ready = casting !== OWN && casting !== RANDOM;
  const cast = t(ready ? `citadels-table-preset-${casting}` : `citadels-table-cast-${casting}`);
  const crown = options["crown"] ?? RANDOM;
  const first =
    crown === RANDOM ? t("citadels-table-crown-random") : t("citadels-table-crown-seat", { seat: Number(crown) + 1 });
  return [
    [t("citadels-table-cast"), cast],
    [t("citadels-table-first-crown"), first],
  ];
}
