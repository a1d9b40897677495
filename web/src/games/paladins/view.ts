// What the hall and a browser send each other, or what a view of a game holds.
// Generated from the Python sources; do not edit. To write it again: .venv/bin/python -m tools.typescript

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

/** in a slot of the player board */
export type Standing = Worker | "workshop";

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
  /** by slot, null where nothing stands; empty actions are left out */
  standing: Record<Action, (Standing | null)[]>;
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
  /** who is asked, and what, if that may be known */
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
  /** its markers, from the bottom to the top */
  stacked?: Attribute[];
  /** the space of its resource marker */
  marker?: number;
  /** of the player board of this table */
  actions: Action[];
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

/** What a card or a board gives: an amount of something, or with the verb `choice` one of several lists. */
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
  /** the one it helps, if any: by its reward, or by what it takes off the cost */
  action: Action;
  reward: Effect[];
  no_silver: boolean;
  no_provisions: boolean;
  silver_off: number;
  /** a way to pay that it opens for every action of its round, if any */
  way: string;
  reconstructed?: string[];
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
  /** how often it was to be done */
  needs: number;
};

export type SuspicionCard = {
  tax: number;
  copies: number;
};

export type SquareCard = {
  region: number;
  reward: Effect[];
  /** there with at least this many */
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
  /** this many slots, from the left, take a workshop */
  workshops: number;
  silver: number[];
  provisions: number[];
  /** what it asks for */
  attribute?: Attribute;
  needs?: number[];
  /** it needs this much for regions, or places of the row, from the left */
  by_region?: boolean;
  /** itself, or by the card it takes */
  raises?: Attribute;
  /** besides cards and squares: each time, or by the number of workers, or by how often */
  gains: Effect[][];
  /** by how often it was done; empty: none */
  points: number[];
};

/** A row of open cards, its places from the left, counted from 0. */
export type RowCard = {
  noun: string;
  /** without the place of a pile */
  size: number;
  /** places the refresh empties first */
  discarded: number[];
  prices: number[];
  /** 1 if an unpaid debt may be taken instead */
  debts: number[];
  /** what places ask for */
  flags: Partial<Record<Attribute, number[]>>;
  /** the place whose card is the top of a face-up pile */
  pile: number | null;
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

// games/paladins/crowns/view.py

/** the name of a card */
export type Muster = string;

export type Negotiate = string;

export type Ally = string;

export type Extension = string;

export type Icon = "fighter" | "merchant" | "scout" | "cleric";

/** an attribute */
export type Asked = "faith" | "strength" | "influence" | "diplomacy";

/** What a seat has besides. Hidden cards are shown to others as how many there are. */
export type CrownsSeatView = {
  diplomacy: number;
  /** collected */
  musters: Muster[];
  /** enlisted */
  negotiates: Negotiate[];
  allies: Ally[];
  extension: Extension[];
  secret_order: Order[] | number;
  /** the secret one, once the game is over */
  shown_order: Order[];
  removed_paladins: Paladin[] | number;
};

/** What is on the table besides. In rows an empty place is null. */
export type CrownsView = {
  /** of the four stacks, from the left */
  muster_tops: (Muster | null)[];
  /** below the top */
  muster_stack_1: number;
  muster_stack_2: number;
  muster_stack_3: number;
  muster_stack_4: number;
  muster_box: number;
  /** the stack it stands on, from the left, counted from 0 */
  diplomat: number;
  /** the open top of the pile, then the slots from the left */
  negotiate_row: (Negotiate | null)[];
  /** below the top */
  negotiate_pile: number;
  negotiate_discards: Negotiate[];
  negotiate_box: number;
  open_allies: Ally[];
  spare_extensions: Extension[];
};

/** Which secret orders the others can have, and which cards have not been seen. */
export type CrownsBeliefs = {
  secret_orders: Record<Seat, Order[]>;
  musters: Muster[];
  negotiates: Negotiate[];
};

/** A Muster card; with its worker, costs and reward it is a space as well. */
export type MusterCard = {
  level: number;
  /** who can be placed there */
  worker: SlotColour;
  /** for placing */
  silver: number;
  /** for placing */
  provisions: number;
  debts: number;
  /** for collecting */
  attribute: Asked;
  needs: number;
  /** from collecting */
  diplomacy: number;
  /** from either */
  reward: Effect[];
  reconstructed?: string[];
  note?: string;
};

export type NegotiateCard = {
  level: number;
  /** for delegating */
  diplomacy: number;
  action: Action;
  /** by the bonus, in that action */
  helped: Asked;
  bonus: number;
  /** for enlisting */
  attribute: Asked;
  needs: number;
  icons: Icon[];
  reconstructed?: string[];
  note?: string;
};

export type AllyCard = {
  icon: Icon;
  /** this many of its icon */
  needs: number;
  immediate: Effect[];
  on_pass: Effect[];
  reconstructed?: string[];
  note?: string;
};

export type ExtensionCard = {
  icon: Icon;
  reconstructed?: string[];
  note?: string;
};

/** What is printed besides, for drawing. */
export type CrownsCards = {
  muster: Record<Muster, MusterCard>;
  negotiate: Record<Negotiate, NegotiateCard>;
  ally: Record<Ally, AllyCard>;
  extension: Record<Extension, ExtensionCard>;
};
