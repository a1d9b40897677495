/** Which drawing stands for a card, a mark, a type. The ids are those of the sprite. */

export type TypeName = "noble" | "religious" | "trade" | "military" | "unique";

export const TYPES: readonly TypeName[] = ["noble", "religious", "trade", "military", "unique"];

export const TYPE_ICONS: Record<TypeName, string> = {
  noble: "queen-crown",
  religious: "gh-cross",
  trade: "scales",
  military: "broadsword",
  unique: "round-star",
};

const CHARACTERS: Record<string, string> = {
  assassin: "plain-dagger",
  witch: "witch-face",
  magistrate: "gavel",
  thief: "robber-mask",
  spy: "spy",
  blackmailer: "envelope",
  magician: "magic-hat",
  wizard: "wizard-face",
  seer: "crystal-ball",
  king: "queen-crown",
  emperor: "imperial-crown",
  patrician: "jewel-crown",
  bishop: "pope-crown",
  abbot: "cowled",
  cardinal: "holy-symbol",
  merchant: "scales",
  alchemist: "bubbling-flask",
  trader: "trade",
  architect: "compass",
  navigator: "ship-wheel",
  scholar: "open-book",
  warlord: "warlord-helmet",
  diplomat: "shaking-hands",
  marshal: "horse-head",
  queen: "crown",
  artist: "palette",
  tax_collector: "coins",
};

const DISTRICTS: Record<string, string> = {
  manor: "village",
  castle: "castle",
  palace: "elven-castle",
  temple: "greek-temple",
  church: "church",
  monastery: "viking-church",
  cathedral: "saint-basil-cathedral",
  tavern: "beer-stein",
  market: "shop",
  trading_post: "wooden-crate",
  docks: "harbor-dock",
  harbor: "sailboat",
  town_hall: "tavern-sign",
  watchtower: "watchtower",
  prison: "dungeon-gate",
  barracks: "barracks-tent",
  fortress: "hill-fort",
  armory: "crossed-axes",
  basilica: "byzantin-temple",
  capitol: "capitol",
  dragon_gate: "dragon-head",
  factory: "factory",
  framework: "wood-frame",
  gold_mine: "gold-mine",
  great_wall: "defensive-wall",
  haunted_quarter: "haunting",
  imperial_treasury: "locked-chest",
  ivory_tower: "white-tower",
  keep: "stone-tower",
  laboratory: "erlenmeyer",
  library: "bookshelf",
  map_room: "treasure-map",
  monument: "obelisk",
  museum: "painted-pottery",
  necropolis: "graveyard",
  observatory: "telescope",
  park: "fruit-tree",
  poor_house: "hut",
  quarry: "war-pick",
  school_of_magic: "spell-book",
  secret_vault: "combination-lock",
  smithy: "anvil",
  stables: "stable",
  statue: "horse-head",
  theater: "drama-masks",
  thieves_den: "cave-entrance",
  wishing_well: "well",
};

const ABILITIES: Record<string, string> = {
  income: "coins",
  kill: "plain-dagger",
  warrants: "wax-seal",
  rob: "robber-mask",
  spy: "spy",
  threaten: "envelope",
  magic: "magic-hat",
  "look at a hand": "wizard-face",
  foresee: "crystal-ball",
  "give crown": "queen-crown",
  tithe: "coins",
  fund: "shaking-hands",
  "extra gold": "coins",
  "extra cards": "card-draw",
  sail: "ship-wheel",
  study: "open-book",
  destroy: "warlord-helmet",
  negotiate: "shaking-hands",
  seize: "horse-head",
  audience: "crown",
  beautify: "palette",
  "collect taxes": "coins",
  experiment: "erlenmeyer",
  forge: "anvil",
  exhibit: "painted-pottery",
  demolish: "crossed-axes",
};

export const MARK_ICONS: Record<string, string> = {
  kill: "death-skull",
  bewitch: "cauldron",
  rob: "robber-mask",
  warrant: "wax-seal",
  threat: "envelope",
};

/** Lines of the score; all others bear the name of a district. */
const LINES: Record<string, string> = { districts: "village", all_types: "round-star", complete: "check-mark" };

const UNKNOWN = "round-star";

/** The ground of a rank; of none, where nobody knows it yet. */
export const groundOf = (rank: number): string => (rank > 0 ? `var(--rank-${rank})` : "var(--sable)");
export const characterIcon = (name: string): string => CHARACTERS[name] ?? UNKNOWN;
export const districtIcon = (name: string): string => DISTRICTS[plain(name)] ?? UNKNOWN;
export const lineIcon = (name: string): string => LINES[name] ?? districtIcon(name);
export const abilityIcon = (name: string): string => ABILITIES[name] ?? UNKNOWN;

/** The name of a building's card: a beautified one ends in `+`. */
export const plain = (building: string): string => building.replace(/\+$/, "");
export const isBeautified = (building: string): boolean => building.endsWith("+");
