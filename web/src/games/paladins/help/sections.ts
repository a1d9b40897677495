/** Which section of the rules explains what. */

/** Sections by the first word of a key. */
export const THINGS: Record<string, string> = {
  worker: "P-1.1",
  paladin: "P-10.1",
  tavern: "P-3.5",
  townsfolk: "P-5.2",
  outsider: "P-6.5",
  favour: "P-7.1",
  square: "P-6.1.3",
  jar: "P-6.4.2",
  muster: "C-5.2",
  delegate: "C-6.4",
  enlist: "C-6.9",
  ally: "C-7.1",
};

/** Sections about the actions. */
export const ACTIONS: Record<string, string> = {
  develop: "P-5.1",
  recruit: "P-5.2",
  pray: "P-5.3",
  conspire: "P-5.4",
  hunt: "P-5.5",
  trade: "P-5.6",
  commission: "P-6.1",
  fortify: "P-6.2",
  garrison: "P-6.3",
  absolve: "P-6.4",
  attack: "P-6.5",
  convert: "P-6.6",
  muster: "C-5",
  negotiate: "C-6",
};

/** Sections about what a townsfolk of a crew waits for, if that is no action. */
export const OCCASIONS: Record<string, string> = {
  pay_debt: "P-9.2",
  inquisition: "P-9.3",
  muster: "C-9.5",
  enlist: "C-9.5",
  pass: "C-9.5",
};

/** What a worker on a space waits for, and the section that says so. */
export const SPACES = { board: "P-4.4", favour: "P-7.2", muster: "C-4.3" } as const;

/** Sections about what a question decides. */
export const QUESTIONS: Record<string, string> = {
  turn: "P-3.6",
  mode: "P-5.5",
  townsfolk: "P-5.2",
  free_recruit: "P-5.2.8",
  first_townsfolk: "P-2.11",
  workshop_target: "P-5.1.2",
  workshop: "P-5.1.2",
  pray: "P-5.3",
  clear: "P-5.3.3",
  square: "P-6.1.2",
  jar: "P-6.4.2",
  attack: "P-6.5",
  convert: "P-6.6",
  worker: "P-4.2",
  space_worker: "P-7.1",
  payment: "P-5.2.2",
  order: "P-4.6",
  choice: "P-4.7",
  suspicion: "P-8.4",
  debt: "P-8.7",
  trigger: "P-9.3",
  play: "P-3.4",
  top: "P-3.4",
  tavern: "P-3.5",
  keep: "P-11.2",
  muster: "C-5.2",
  negotiate: "C-6.2",
  start_workshop: "C-2.11",
  free_discard: "C-9.9",
  dismiss: "C-9.10",
  move_from: "C-9.11",
  move_to: "C-9.11",
  remove: "C-3.1",
};

/** Sections about the lines of the score. */
export const LINES: Record<string, string> = {
  kings_orders: "P-12.1",
  faith: "P-12.2",
  strength: "P-12.2",
  influence: "P-12.2",
  diplomacy: "C-11.1",
  develop: "P-12.3",
  debts: "P-12.4",
  resources: "P-12.5",
  commission: "P-12.6",
  garrison: "P-12.6",
  fortify: "P-12.6",
  absolve: "P-12.6",
  converted: "P-12.7",
  secret_order: "C-11.2",
  muster_cards: "C-11.3",
  negotiate_sets: "C-11.4",
  total: "P-12.9",
};
