// What the hall and a browser send each other, or what a view of a game holds.
// Generated from the Python sources; do not edit. To write it again: .venv/bin/python -m tools.typescript

// games/citadels/view.py

export type Mark = "kill" | "bewitch" | "rob" | "warrant" | "threat";

/** the name of a card */
export type District = string;

/** the same in a city; a beautified one ends in `+` */
export type Building = string;

export type Character = string;

/** A, B, … */
export type Seat = string;

export type Ability = string;

export type Known = {
  card: District;
  in: string[];
  from_bottom?: number;
};

/** One seat. Hidden cards are shown as how many there are. */
export type SeatView = {
  hand: District[] | number;
  /** drawn, and being chosen from */
  offer: District[] | number;
  /** already picked out of a hand; own seat only */
  picked?: District[];
  museum: District[] | number;
  city: Building[];
  gold: number;
  completed: boolean;
  /** the highest rank shown in this round */
  revealed: number;
  /** safe from rank 8 */
  protected: boolean;
  /** own ones, and those revealed */
  characters: Character[];
  /** how many characters it holds */
  holds: number;
  /** own seat only */
  knows?: Known[];
  /** gold, if it is chosen; own seat only, in a draft */
  earns?: Record<Character, number>;
};

/** What a character has put on others; `signed` and `flower` only for those who know. */
export type MarkView = {
  by: Seat;
  characters: Character[];
  settled?: Character[];
  shown?: Character[];
  signed?: Character;
  flower?: Character;
};

/** The turn that is being played. */
export type TurnView = {
  seat: Seat;
  character: Character;
  gathered: number;
  /** builds that count towards the limit */
  built: number;
  paid: number;
  spent: number;
  used: Ability[];
};

/** The whole table as one seat sees it. */
export type CitadelsView = {
  game: "citadels";
  over: boolean;
  /** who is asked, and what, if that may be known */
  asked: Record<Seat, string | null>;
  seats: Record<Seat, SeatView>;
  deck: number;
  /** being built */
  table: District[];
  crown: Seat;
  tax: number;
  round: number;
  /** whose city was completed first */
  first: Seat | null;
  queen: Seat | null;
  /** a city of this many districts ends the game */
  city_size: number;
  /** turned up */
  up: Character[];
  /** called, and nobody answered */
  silent: Character[];
  marks: Partial<Record<Mark, MarkView>>;
  turn?: TurnView;
};

/** For every other seat the characters it can still hold. */
export type CitadelsBeliefs = {
  characters: Record<Seat, Character[]>;
};

export type DistrictCard = {
  type: "noble" | "religious" | "trade" | "military" | "unique";
  cost: number;
  copies: number;
};

export type CharacterCard = {
  rank: number;
};

export type PresetCard = {
  characters: Character[];
  ninth: Character;
  uniques: District[];
};

/** The cards of the game, for drawing. */
export type CitadelsCards = {
  districts: Record<District, DistrictCard>;
  characters: Record<Character, CharacterCard>;
  presets: Record<string, PresetCard>;
};
