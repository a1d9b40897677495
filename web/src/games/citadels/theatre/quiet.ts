/** The events of Citadels that nothing is shown of: choices made in secret, and what is shown with another event. */
export const QUIET: ReadonlySet<string> = new Set([
  "bribes",
  "ends",
  "gets_hand",
  "hides",
  "keeps",
  "keeps_card",
  "leaves_threat",
  "lets_pass",
  "put_away",
  "puts_away",
  "puts_away_unseen",
  "receives_role",
  "refuses",
  "spares",
]);
