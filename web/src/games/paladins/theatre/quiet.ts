/** The events of Paladins that nothing is shown of: they say why something does not happen, or are shown with another
 * event. */
export const QUIET: ReadonlySet<string> = new Set([
  "opponent_begins",
  "frees_scheme",
  "shuffles_schemes",
  "cannot",
  "falls_back",
  "skips_wish",
  "lap_lost",
  "nothing_to_clear",
  "chooses_reward",
  "ignores",
]);
