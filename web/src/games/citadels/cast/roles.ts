/** A character of the cast for those who hear the page. */

import { t } from "$lib/words";
import type { Role } from "../seeing";
import type { Sight } from "../sight";

export function spoken(sight: Sight, role: Role): string {
  const parts = [t("citadels-table-character", { rank: role.rank, character: sight.character(role.name) })];
  for (const { mark, counts } of role.marks)
    parts.push(t(`citadels-table-mark-${mark}`, { counts: counts ? "yes" : "no" }));
  if (role.holder !== null) parts.push(sight.who(role.holder));
  else if (role.up) parts.push(t("citadels-table-up"));
  else if (role.silent) parts.push(t("citadels-table-no-answer"));
  else if (sight.passed(role.name) !== null) parts.push(t(`citadels-table-${sight.passed(role.name)}`));
  if (role.when === "now") parts.push(t("citadels-table-acting"));
  return parts.join(", ");
}
