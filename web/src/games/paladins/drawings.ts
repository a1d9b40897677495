/** Which drawing stands for a worker, an attribute, an action, a card. The ids are those of the sprite. */

import type { Outline } from "../../drawing/shapes";

export interface Token {
  outline: Outline;
  icon: string;
  fill: string;
  colour: string;
  /** for its hole: line and icon */
  ink: string;
}

const TOKENS: Record<string, Token> = {
  labourer: {
    outline: "circle",
    icon: "flat-hammer",
    fill: "var(--labourer)",
    colour: "var(--dusk)",
    ink: "var(--labourer-ink)",
  },
  scout: {
    outline: "lozenge",
    icon: "pocket-bow",
    fill: "var(--trade)",
    colour: "var(--cream)",
    ink: "var(--trade-ink)",
  },
  merchant: {
    outline: "square",
    icon: "scales",
    fill: "var(--religious)",
    colour: "var(--cream)",
    ink: "var(--religious-ink)",
  },
  fighter: {
    outline: "shield",
    icon: "broadsword",
    fill: "var(--military)",
    colour: "var(--cream)",
    ink: "var(--military-ink)",
  },
  cleric: {
    outline: "arch",
    icon: "pope-crown",
    fill: "var(--cleric)",
    colour: "var(--cream)",
    ink: "var(--cleric-ink)",
  },
  criminal: {
    outline: "hexagon",
    icon: "domino-mask",
    fill: "var(--unique)",
    colour: "var(--cream)",
    ink: "var(--unique-ink)",
  },
};

const ANYBODY: Token = {
  outline: "circle",
  icon: "meeple",
  fill: "var(--anybody)",
  colour: "var(--ink-3)",
  ink: "var(--ink-3)",
};

export const isWorker = (name: string): boolean => Object.hasOwn(TOKENS, name);

/** How a worker looks; anybody, where it is none. */
export const token = (worker: string): Token => TOKENS[worker] ?? ANYBODY;

export const BANNERS: Record<string, { icon: string; fill: string }> = {
  faith: { icon: "gh-cross", fill: "var(--cleric)" },
  strength: { icon: "mailed-fist", fill: "var(--military)" },
  influence: { icon: "feather", fill: "var(--religious)" },
  diplomacy: { icon: "dove", fill: "var(--diplomacy)" },
};

const ACTIONS: Record<string, string> = {
  develop: "anvil",
  hunt: "deer-head",
  trade: "trade",
  recruit: "meeple-group",
  pray: "prayer",
  conspire: "hood",
  commission: "cowled",
  fortify: "stone-wall",
  garrison: "stone-tower",
  absolve: "amphora",
  attack: "crossed-swords",
  convert: "holy-water",
  muster: "knight-banner",
  negotiate: "shaking-hands",
  enlist: "shaking-hands",
  pass: "tavern-sign",
  inquisition: "eye-target",
  pay_debt: "check-mark",
};

export const actionIcon = (action: string): string => ACTIONS[action] ?? "gh-hall";

const PEOPLE: Record<string, string> = {
  squire: "visored-helm",
  debt_collector: "tied-scroll",
  architect: "compass",
  abbot: "abbot-meeple",
  peddler: "knapsack",
  watchman: "watchtower",
  acolyte: "candle-flame",
  gatekeeper: "key",
  missionary: "holy-symbol",
  defender: "shield",
  conspirator: "hood",
  knight: "knight-banner",
  escort: "horse-head",
  princess: "crown",
};

export const personIcon = (title: string): string => PEOPLE[title] ?? "meeple";

export const SUITS: Record<string, { letter: string; fill: string }> = {
  saracen: { letter: "S", fill: "var(--saracen)" },
  byzantine: { letter: "B", fill: "var(--trade)" },
  viking: { letter: "V", fill: "var(--religious)" },
};

/** The drawing of an effect that is neither worker, attribute nor goods: icon and ground. */
export const BADGES: Record<string, { icon: string; fill: string }> = {
  pray: { icon: "prayer", fill: "var(--badge)" },
  free_recruit: { icon: "meeple", fill: "var(--verdigris-fill)" },
  place_workshop: { icon: "anvil", fill: "var(--workshop)" },
  choice: { icon: "card-pick", fill: "var(--badge)" },
  free_discard_townsfolk: { icon: "card-pickup", fill: "var(--verdigris-fill)" },
  discard_own_townsfolk: { icon: "card-pickup", fill: "var(--rubric-deep)" },
  move_workshop: { icon: "gh-arrow", fill: "var(--workshop)" },
  must_pass: { icon: "tavern-sign", fill: "var(--badge)" },
};

const LINES: Record<string, string> = {
  faith: "gh-cross",
  strength: "mailed-fist",
  influence: "feather",
  kings_orders: "wax-seal",
  walls: "stone-wall",
  converted: "holy-water",
  debts: "crossed-chains",
  resources: "coins",
  develop: "anvil",
  diplomacy: "dove",
  secret_order: "wax-seal",
  muster_cards: "knight-banner",
  negotiate_sets: "shaking-hands",
};

export const lineIcon = (line: string): string => LINES[line] ?? ACTIONS[line] ?? "round-star";

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

export const roman = (number: number): string => ROMAN[number - 1] ?? String(number);
