/** Which section of the rules explains a thing: docs/rules/citadels.md numbers them. */

const CHARACTERS = [
  "assassin",
  "witch",
  "magistrate",
  "thief",
  "spy",
  "blackmailer",
  "magician",
  "wizard",
  "seer",
  "king",
  "emperor",
  "patrician",
  "bishop",
  "abbot",
  "cardinal",
  "merchant",
  "alchemist",
  "trader",
  "architect",
  "navigator",
  "scholar",
  "warlord",
  "diplomat",
  "marshal",
  "queen",
  "artist",
  "tax_collector",
];

const UNIQUES = [
  "armory",
  "basilica",
  "capitol",
  "dragon_gate",
  "factory",
  "framework",
  "gold_mine",
  "great_wall",
  "haunted_quarter",
  "imperial_treasury",
  "ivory_tower",
  "keep",
  "laboratory",
  "library",
  "map_room",
  "monument",
  "museum",
  "necropolis",
  "observatory",
  "park",
  "poor_house",
  "quarry",
  "school_of_magic",
  "secret_vault",
  "smithy",
  "stables",
  "statue",
  "theater",
  "thieves_den",
  "wishing_well",
];

/** Where things that are not cards are explained. */
export const SECTIONS = {
  crown: "T-5.1",
  stash: "T-1.1",
  cost: "T-1.4",
  draw: "T-1.6",
  size: "T-1.8",
  round: "T-3",
  discards: "T-4.1",
  choosing: "T-4.2",
  calling: "T-5.1",
  answering: "T-5.2",
  turn: "T-6.1",
  gathering: "T-6.2",
  income: "T-6.4",
  building: "T-7.1",
  limit: "T-7.3",
  tax: "T-7.7",
  end: "T-11.1",
  points: "T-11.2",
  winning: "T-11.5",
  open: "T-13",
  order: "T-14",
} as const;

/** Abilities and marks, by whoever has or places them. */
const OF: Record<string, string> = {
  kill: "assassin",
  bewitch: "witch",
  warrant: "magistrate",
  warrants: "magistrate",
  rob: "thief",
  spy: "spy",
  threat: "blackmailer",
  threaten: "blackmailer",
  magic: "magician",
  "look at a hand": "wizard",
  foresee: "seer",
  "give crown": "emperor",
  tithe: "abbot",
  fund: "cardinal",
  "extra gold": "merchant",
  "extra cards": "architect",
  sail: "navigator",
  study: "scholar",
  destroy: "warlord",
  negotiate: "diplomat",
  seize: "marshal",
  audience: "queen",
  beautify: "artist",
  "collect taxes": "tax_collector",
  experiment: "laboratory",
  forge: "smithy",
  exhibit: "museum",
  demolish: "armory",
};

/** Questions that are more than a part of one ability, or an answer to it. */
const QUESTIONS: Record<string, string> = {
  character: SECTIONS.choosing,
  discard: "T-4.5",
  turn: SECTIONS.turn,
  gather: SECTIONS.gathering,
  keep: SECTIONS.gathering,
  pay: "T-7.4",
  warrant: "T-7.6",
  mix: "T-8.14",
  thanks: "T-8.11",
  threat: "T-8.6",
  show_threat: "T-8.6",
  sacrifice: "T-9.18",
  lay_down: "T-9.29",
  theater: "T-9.28",
  role: "T-9.28",
};

const LINES: Record<string, string> = {
  districts: SECTIONS.points,
  all_types: SECTIONS.points,
  complete: "T-11.3",
  total: SECTIONS.winning,
};

const numbered = (chapter: string, place: number): string => (place < 0 ? "" : `${chapter}.${place + 1}`);

export const ofCharacter = (name: string): string => numbered("T-8", CHARACTERS.indexOf(name));

export const ofDistrict = (name: string): string => numbered("T-9", UNIQUES.indexOf(name)) || SECTIONS.building;

/** The card a section is about, as the page of rules lists it. */
export function cardOf(section: string): string | null {
  const character = CHARACTERS.find((name) => ofCharacter(name) === section);
  const district = UNIQUES.find((name) => ofDistrict(name) === section);
  return character !== undefined ? `character-${character}` : district !== undefined ? `district-${district}` : null;
}

export const ofLine = (name: string): string => LINES[name] ?? ofDistrict(name);

/** Income belongs to many characters. */
export function ofAbility(name: string): string {
  const owner = OF[name] ?? "";
  return ofCharacter(owner) || (UNIQUES.includes(owner) ? ofDistrict(owner) : "T-6.4");
}

/** A question of an ability is explained where the ability is. */
export function ofQuestion(kind: string, part: string | undefined): string {
  return QUESTIONS[kind] ?? ofAbility(part ?? kind);
}
