/** Which drawing stands for a worker, an attribute, an action, a card. The ids are those of the sprite. */

import type { Outline } from "../../drawing/shapes";

export interface Token {
  outline: Outline;
  icon: string;
  fill: string;
  colour: string;
}

const TOKENS: Record<string, Token> = {
  labourer: { outline: "circle", icon: "flat-hammer", fill: "#fffdf6", colour: "#2a2017" },
  scout: { outline: "lozenge", icon: "pocket-bow", fill: "#3b7538", colour: "#fff" },
  merchant: { outline: "square", icon: "scales", fill: "#2657a0", colour: "#fff" },
  fighter: { outline: "shield", icon: "broadsword", fill: "#b0292b", colour: "#fff" },
  cleric: { outline: "arch", icon: "pope-crown", fill: "#28231f", colour: "#fff3d6" },
  criminal: { outline: "hexagon", icon: "domino-mask", fill: "#6e2c80", colour: "#fff" },
};

const ANYBODY: Token = { outline: "circle", icon: "meeple", fill: "#eaddbf", colour: "#75603f" };

export const isWorker = (name: string): boolean => Object.hasOwn(TOKENS, name);

/** How a worker looks; anybody, where it is none. */
export const token = (worker: string): Token => TOKENS[worker] ?? ANYBODY;

export const BANNERS: Record<string, { icon: string; fill: string }> = {
  faith: { icon: "gh-cross", fill: "#28231f" },
  strength: { icon: "mailed-fist", fill: "#b0292b" },
  influence: { icon: "feather", fill: "#2657a0" },
  diplomacy: { icon: "dove", fill: "#8a5a08" },
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
  saracen: { letter: "S", fill: "#8a5f06" },
  byzantine: { letter: "B", fill: "#3b7538" },
  viking: { letter: "V", fill: "#2657a0" },
};

/** The drawing of an effect that is neither worker, attribute nor goods: icon and ground. */
export const BADGES: Record<string, { icon: string; fill: string }> = {
  pray: { icon: "prayer", fill: "#574632" },
  free_recruit: { icon: "meeple", fill: "#2c664c" },
  place_workshop: { icon: "anvil", fill: "#7a4e24" },
  choice: { icon: "card-pick", fill: "#574632" },
  free_discard_townsfolk: { icon: "card-pickup", fill: "#2c664c" },
  discard_own_townsfolk: { icon: "card-pickup", fill: "#741814" },
  move_workshop: { icon: "gh-arrow", fill: "#7a4e24" },
  must_pass: { icon: "tavern-sign", fill: "#574632" },
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
