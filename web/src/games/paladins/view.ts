// What the hall and a browser send each other, or what a view of a game holds.
// Generated from the Python sources; do not edit. Write it anew: .venv/bin/python -m tools.typescript

// games/paladins/view.py

/** A, B, …; the solo opponent is `opponent` */
export type Seat = string;

/** the name of a card */
export type Townsfolk = string;

export type Outsider = string;

export type Wall = string;

export type Tavern = string;

export type Paladin = string;

export type Suspicion = "tax_0" | "tax_1" | "tax_2";

export type Order = string;

export type Favour = string;

/** a shared worker space: the name of a favour */
export type Space = string;

export type Square = string;

export type JarSpace = string;

export type Action = string;

/** a card of the solo opponent */
export type Scheme = string;

export type Worker = "labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal";

export type Attribute = "faith" | "strength" | "influence";

export type Known = {
  card: Paladin;
  in: string[];
  from_bottom?: number;
};

/** One seat. Hidden cards are shown as how many there are; lists of suspicions have the latest first. */
export type SeatView = {
  workers: Partial<Record<Worker, number>>;
  silver: number;
  provisions: number;
  faith: number;
  strength: number;
  influence: number;
  /** with the paladin in use */
  effective: Partial<Record<Attribute, number>>;
  /** placed */
  workshops: number;
  /** placed */
  monks: number;
  /** placed */
  outposts: number;
  debts: number;
  paid: number;
  passed: boolean;
  crew: Townsfolk[];
  walls: Wall[];
  attacked: Outsider[];
  converted: Outsider[];
  jars: JarSpace[];
  suspicions: Suspicion[];
  /** visited in this round */
  tavern: Tavern[];
  /** in use, once it is shown */
  paladin: Paladin[];
  used_paladins: Paladin[];
  /** for others with those being chosen from */
  paladin_pile: number;
  /** own seat only */
  drawn?: Paladin[];
  /** own seat only */
  placed?: Paladin[];
  /** own seat only */
  knows?: Known[];
  /** of the solo opponent, and zero for the other one */
  turned_jars?: number;
  /** of the solo opponent: they wait on King's Favours */
  favour_schemes?: Scheme[];
  /** slots: a worker, `workshop`, or nothing; actions with none are left out */
  standing: Record<Action, (string | null)[]>;
};

/** What stands on a square. */
export type Piece = {
  seat: Seat;
  piece: "monk" | "outpost";
};

/** The whole table as one seat sees it. In rows an empty place is null. */
export type PaladinsView = {
  game: "paladins";
  over: boolean;
  /** who is asked, and what, where that may be known */
  asked: Record<Seat, string | null>;
  seats: Record<Seat, SeatView>;
  round: number;
  first: Seat;
  active: Seat | null;
  tax: number;
  townsfolk_row: (Townsfolk | null)[];
  townsfolk_pile: number;
  townsfolk_discards: Townsfolk[];
  outsider_row: (Outsider | null)[];
  outsider_pile: number;
  outsider_discards: Outsider[];
  wall_pile: number;
  suspicion_pile: number;
  suspicion_discards: Suspicion[];
  tavern_pile: number;
  taverns: Tavern[];
  tavern_discards: Tavern[];
  /** revealed, by slot */
  orders: Order[];
  hidden_orders: number;
  order_box: number;
  /** revealed, by slot */
  favours: Favour[];
  hidden_favours: number;
  favour_box: number;
  /** these four with the solo opponent only */
  schemes?: number;
  scheme_discards?: Scheme[];
  /** his markers, from the bottom to the top */
  stacked?: Attribute[];
  /** the space of his resource marker */
  marker?: number;
  squares: Record<Square, Piece>;
  occupied: Record<Space, Worker>;
};

/** Which paladins every pile can still hold, and which King's cards are not revealed. */
export type PaladinsBeliefs = {
  paladins: Record<Seat, Paladin[]>;
  orders: Order[];
  favours: Favour[];
  /** still in the deck of the solo opponent */
  schemes?: Scheme[];
};

export type Goods = "silver" | "provision" | "tax";

export type Deed = "discard_suspicion" | "pay_debt" | "destroy_debt" | "take_debt" | "pray" | "free_recruit" | "place_workshop";

export type Verb = Worker | Attribute | Goods | Deed | "choice";

export type SlotColour = Worker | "any";

/** What a card or a board gives: so much of something, or with the verb `choice` one of several lists. */
export type Effect = {
  verb: Verb;
  amount: number;
  choice?: Effect[][];
};

/** A colour of workers. */
export type WorkerCard = {
  colour: string;
  /** fits every slot */
  wild: boolean;
};

export type AttributeCard = {
  /** by the place on the track, 0 to 12 */
  points: number[];
};

export type TownsfolkCard = {
  /** several have the same */
  title: string;
  /** when it is discarded */
  discard: Effect[];
  /** when it is recruited */
  bonus: Effect[];
  /** an action, `pay_debt` or `inquisition` */
  trigger: string;
  /** how many suspicions */
  condition: "" | "two_or_more" | "zero";
  /** trigger and condition in a word, the name of an `occasion` */
  occasion: string;
  /** each time the trigger comes */
  reward: Effect[];
  /** which facts, or `all` */
  reconstructed?: string[];
  note?: string;
};

export type OutsiderCard = {
  title: string;
  suit: "saracen" | "byzantine" | "viking";
  attack: Effect[];
  convert: Effect[];
  /** the name of a `scoring` */
  scoring: string;
  reconstructed?: string[];
  note?: string;
};

export type WallCard = {
  reward: Effect[];
  points: number;
};

export type TavernCard = {
  workers: Worker[];
};

export type PaladinCard = {
  workers: Effect[];
  /** attributes, as long as it is in use */
  bonus: Effect[];
  /** the one it helps: by its reward, or by what it takes off the cost */
  action: Action;
  reward: Effect[];
  no_silver: boolean;
  no_provisions: boolean;
  silver_off: number;
  note?: string;
};

/** A King's Favour. */
export type SpaceCard = {
  worker: SlotColour;
  reward: Effect[];
  silver: number;
  provisions: number;
  /** unpaid debts taken for it */
  debts: number;
  note?: string;
};

export type OrderCard = {
  action: Action;
  /** so often */
  needs: number;
};

export type SuspicionCard = {
  tax: number;
  copies: number;
};

export type SquareCard = {
  region: number;
  reward: Effect[];
  /** there with at least so many */
  players: number;
  reconstructed?: string[];
};

export type JarSpaceCard = {
  reward: Effect[];
  reconstructed?: string[];
};

/** A line of the player board. Lists of costs and needs go by how often it was done; one number is for always. */
export type ActionCard = {
  slots: SlotColour[];
  /** so many slots, from the left, take a workshop */
  workshops: number;
  silver: number[];
  provisions: number[];
  /** what it asks for */
  attribute?: Attribute;
  needs?: number[];
  /** it needs so much for regions, or places of the row, from the left */
  by_region?: boolean;
  /** itself, or by the card it takes */
  raises?: Attribute;
  /** beside cards and squares: each time, or by the number of workers, or by how often */
  gains: Effect[][];
  /** by how often it was done; empty: none */
  points: number[];
};

/** A row of open cards, its places from the left. */
export type RowCard = {
  noun: string;
  size: number;
  /** places the refresh empties first */
  discarded: number[];
  prices: number[];
  /** 1 where an unpaid debt may be taken instead */
  debts: number[];
};

export type SchemeCard = {
  /** what it makes the opponent try */
  move: string;
  copies: number;
  reconstructed?: string[];
  note?: string;
};

/** The track of the solo opponent, whose spaces are counted from 1. */
export type OpponentCard = {
  /** its length */
  track: number;
  /** for a row or the favours: the place that each space points at */
  by_space: Record<string, number[]>;
};

export type BoardCard = {
  rounds: number;
  track_end: number;
  kept_workers: number;
  orders: number;
  favours: number;
  /** which of the numbers, or the workers under the workshops */
  reconstructed: string[];
};

/** Everything that is printed, for drawing. */
export type PaladinsCards = {
  worker: Partial<Record<Worker, WorkerCard>>;
  attribute: Partial<Record<Attribute, AttributeCard>>;
  townsfolk: Record<Townsfolk, TownsfolkCard>;
  outsider: Record<Outsider, OutsiderCard>;
  wall: Record<Wall, WallCard>;
  tavern: Record<Tavern, TavernCard>;
  paladin: Record<Paladin, PaladinCard>;
  space: Record<Space, SpaceCard>;
  order: Record<Order, OrderCard>;
  suspicion: Partial<Record<Suspicion, SuspicionCard>>;
  square: Record<Square, SquareCard>;
  jar_space: Record<JarSpace, JarSpaceCard>;
  scheme: Record<Scheme, SchemeCard>;
  opponent: Record<string, OpponentCard>;
  action: Record<Action, ActionCard>;
  row: Record<string, RowCard>;
  /** every row of numbers on the boards, such as `tax_pool` by players */
  numbers: Record<string, number[]>;
  board: BoardCard;
};
