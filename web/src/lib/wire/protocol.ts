// What the hall and a browser send each other, or what a view of a game holds.
// Generated from the Python sources; do not edit. To write it again: .venv/bin/python -m tools.typescript

// server/protocol/values.py

export const NAME = 24;

export const TITLE = 40;

export type Name = string;

export type Title = string;

export type SeatNumber = number;

export type Count = number;

// server/protocol/offered.py

/** An option of a game: its name and the values it can have (empty: a free value, described by the game). */
export type OptionInfo = {
  name: string;
  values: string[];
};

/** The nouns of an event's arguments, public and secret: `{"who": "seat", "card": "district"}`. */
export type EventWords = {
  args: Record<string, string>;
  secret: Record<string, string>;
};

/** The nouns of what a kind of question is about, and the noun that its answers are sets of, if they are. */
export type QuestionWords = {
  about: Record<string, string>;
  parts: string;
};

/** A game of the catalogue: what a table can choose, and what a client needs to speak of it and to draw it. */
export type GameInfo = {
  name: string;
  title: string;
  players: number[];
  options: OptionInfo[];
  events: Record<string, EventWords>;
  questions: Record<string, QuestionWords>;
  /** typed by the game's view.py */
  cards: Record<string, unknown>;
  /** how strong a bot is unless somebody says otherwise */
  bot: string;
};

export type Catalogue = {
  version: string;
  games: GameInfo[];
  /** levels, the weakest first, and `random` */
  bots: string[];
};

// server/protocol/questions.py

/** One answer: its number and text, and its parts; what it costs, and what it would open, if that is known. */
export type Answer = {
  answer: number;
  text: string;
  verb: string;
  noun: string;
  name: string;
  price?: number;
  /** what it costs besides that and nobody gives in silence, as names of the noun `loss` */
  loses?: string[];
  /** what it brings: the numbers of its message's attribute `amounts` */
  amounts?: number[];
  /** the only answer to a question that follows another: given by itself, and never sent */
  silent?: boolean;
  /** cannot be taken back */
  final?: boolean;
  /** and is worth asking twice */
  confirm?: boolean;
  /** does nothing: it gives up a chance, or ends a turn */
  declines?: boolean;
  /** leaves something undone that people seldom leave on purpose */
  wastes?: boolean;
  then?: Question;
};

/** An answer one might expect, and why it cannot be given. */
export type Refused = {
  answer: number;
  text: string;
  verb: string;
  noun: string;
  name: string;
  reason: string;
  rule: string;
  numbers: number[];
  price?: number;
};

/** What a seat is asked. */
export type Question = {
  seat: string;
  kind: string;
  about: Record<string, unknown>;
  answers: Answer[];
  refused: Refused[];
};

/**
 * The end of a game: the points of every seat line by line, who has won, and how a tie was broken: for every seat
 * what was compared, up to what told the winners apart.
 */
export type Result = {
  scores: number[];
  lines: Record<string, number>[];
  winners: number[];
  ties: Record<string, number[]>;
};

/** A consideration for or against an answer: its name, and the variables of its sentence. */
export type HintRemark = {
  name: string;
  nouns: Record<string, string>;
  values: Record<string, string | number>;
  /** hundredths of a point */
  weight: number;
};

/** An answer: its number and text, and its parts. */
export type GivenAnswer = {
  answer: number;
  text: string;
  verb: string;
  noun: string;
  name: string;
};

/** An answer that a seat might give to a question of this kind. */
export type ForeseenAnswer = {
  seat: number;
  kind: string;
  given: GivenAnswer;
};

/** The table after this many of the events: the parts of the view that were different then. */
export type Interim = {
  told: number;
  view: Record<string, unknown>;
};

// server/protocol/asking.py

/** Somebody asks to take their last answer back. The request lapses as soon as the record has grown. */
export type AskedBack = {
  /** the entries of the record when they asked: names what is asked */
  n: number;
  seat: number;
  /** the seats of those who have not allowed it yet */
  waits: number[];
  /** the seat of somebody who has not allowed it */
  refused: number | null;
};

/** Ask to take the last answer back; `mine` is the number of own entries it was decided on. */
export type AskingBack = {
  type: "ask";
  id: Count;
  mine: Count;
};

/** Allow what somebody asked after entry `n`, or do not. */
export type Allowing = {
  type: "allow";
  id: Count;
  n: Count;
  yes: boolean;
};

/** Ask no longer. */
export type Withdrawing = {
  type: "withdraw";
  id: Count;
  n: Count;
};

// server/protocol/levels.py

/** the machine is too slow for the level; too many bots of the hall think at once */
export type CutReason = "slow" | "full";

/** A bot thinks less than its level means: why, and about how much, in percent (10 to 90). */
export type Cut = {
  reason: CutReason;
  share: number;
};

/**
 * As what level a bot that adapts plays; if it plays with one person, after how many of their games, and how many
 * of these they won.
 */
export type Adapted = {
  level: string;
  games: number | null;
  won: number | null;
};

/** A level that thinks ahead: about how long it takes for a turn, in seconds, and whether it is cut short. */
export type LevelTime = {
  level: string;
  seconds: number;
  cut: Cut | null;
};

/** The levels of a game that take time; none if nobody could measure it. */
export type Levels = {
  levels: LevelTime[];
};

// server/protocol/pacing.py

export type Pace = "calm" | "quick" | "instant";

/** skip: at once, until they are asked */
export type Wish = "calm" | "quick" | "instant" | "skip";

/** How fast bots should play for the sender; they play as the calmest of those who are here would like. */
export type Pacing = {
  type: "pace";
  id: Count;
  pace: Wish;
};

// server/protocol/talking.py

export const TEXT = 200;

export type Phrase = "hello" | "your_turn" | "moment" | "well_played" | "lucky" | "ouch" | "sorry" | "thanks" | "again" | "bye" | "laugh" | "cheers" | "bravo" | "gasp" | "weep" | "rage";

/** Say something to everybody at the table: one of the phrases, or if there is none, a text of one's own. */
export type Saying = {
  type: "say";
  id: Count;
  phrase?: Phrase | null;
  text?: string;
};

/** Something that was said: its number, after which entry of the record, by whom, and their name then. */
export type Spoken = {
  number: number;
  n: number;
  seat: string;
  name: string;
  phrase: Phrase | null;
  /** plain text on one line */
  text: string;
};

/** What was said at the table after the line with this number; 0: everything that is still known. */
export type Said = {
  type: "said";
  since: number;
  lines: Spoken[];
  /** it was said while this browser was listening, not before it came */
  now: boolean;
};

/**
 * Somebody who sits there reports to the keeper of the hall what was said, by its number, or whoever is on a seat;
 * and says why, if they like. With a name, as it is shown there, nobody is meant who is not called so.
 */
export type Reporting = {
  line?: Count | null;
  seat?: Count | null;
  name?: string | null;
  text?: string;
};

/**
 * A guest wants to hear no more of whoever said a line, by its number, or is on a seat. With a name, as it is shown
 * there, nobody is meant who is not called so.
 */
export type Blocking = {
  line?: Count | null;
  seat?: Count | null;
  name?: string | null;
};

/** The host lets people at the table talk, or does not. */
export type Chatting = {
  on: boolean;
};

// server/protocol/messages.py

export const GESTURE = 64;

/** 30 days */
export const LONGEST_CLOCK = 2592000;

export type Status = "open" | "playing" | "over" | "paused";

/** What a table decides besides the game's own options. */
export type Settings = {
  /** people who may enter may watch */
  watch: boolean;
  /** everybody in the hall sees the table and may sit down */
  listed: boolean;
  /** the grid of who can be who */
  deductions: boolean;
  /** points so far */
  scores: boolean;
  /** people may ask what an experienced player would answer */
  hints: boolean;
  /** once it is over, people may see how their chances went */
  review: boolean;
  /** people who sit there may talk; the host may change it at any time */
  chat: boolean;
  pace: Pace;
  /** seconds for an answer, then a bot plays; 0: no clock */
  clock: number;
  /** the bot that plays for people who are away; else the usual one */
  stand_in: string;
};

/** Who sits on a seat: nobody yet, a person, or a bot; `away`: a person for whom a bot plays until they return. */
export type SeatInfo = {
  /** as the game calls it */
  seat: string;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  online: boolean;
  away: boolean;
  /** somebody who plays from another's device */
  shared: boolean;
  /** of a bot that thinks less than its level means */
  cut: Cut | null;
  /** of a bot that plays as strongly as whoever it meets, once the game has begun */
  adapted: Adapted | null;
  /** of somebody absent: from when the host may give the seat to a bot, by the hall's clock */
  free: number | null;
};

/** A table as one viewer may know it. */
export type TableInfo = {
  id: string;
  title: string;
  game: string;
  players: number;
  /** as chosen; once it is being played, as they turned out */
  options: Record<string, unknown>;
  settings: Settings;
  status: Status;
  seats: SeatInfo[];
  /** the viewer's seat; if several are played from one device, the one it looks from */
  me: number | null;
  /** whether the viewer is the host */
  host: boolean;
  /** what the link needs besides the id; only for those who sit here */
  key: string | null;
  /** the table of the rematch */
  next: string | null;
  watchers: number;
  /** all seats that are played from the viewer's device */
  mine: number[];
  /** entries of its record that were played before, at another table */
  begins: number;
  /** what somebody would like to take back */
  asked: AskedBack | null;
  /** how fast the viewer would like bots to play */
  wish: Wish;
  /** what can be done if it was begun by older rules */
  older: Older | null;
};

/** A table in a list at the front door. */
export type ListedTable = {
  id: string;
  title: string;
  game: string;
  players: number;
  status: Status;
  round: number | null;
  seats: SeatInfo[];
  me: number | null;
  /** whether the viewer is asked something */
  asked: boolean;
  /** the names of those who are asked */
  waiting: string[];
  /** of the game, that are played with */
  expansions: string[];
  /** whether the viewer is the host */
  host: boolean;
};

/** The guest of this browser, their tables, and tables with open seats. No name: nobody is known yet. */
export type Me = {
  name: string | null;
  tables: ListedTable[];
  open: ListedTable[];
  /** whether newcomers need a word of invitation */
  wall: boolean;
  /** what there is not in this hall: talk, hints, reviews, records, lists */
  without: string[];
  /** whether they may keep order */
  keeper: boolean;
};

export type Naming = {
  name: Name;
  /** the word that newcomers need, if there is one */
  invitation?: string;
};

export type Moving = {
  token: string;
};

/** The store takes a write. `checked`: the file was found to be whole; a large one is still being checked. */
export type Ready = {
  ok: boolean;
  checked: boolean;
};

/** Takes the guest to another browser; good once, for a day. */
export type PersonalLink = {
  token: string;
};

export type NewTable = {
  game: string;
  players: SeatNumber;
  options?: Record<string, unknown>;
  settings?: Settings;
  title?: Title;
  /** they fill the last seats */
  bots?: string[];
  /** begin at once; every seat must be filled */
  start?: boolean;
};

/** Another form for a table that has not begun. Anyone whose seat is gone stands up. */
export type Changing = {
  players: SeatNumber;
  options: Record<string, unknown>;
  settings: Settings;
  title: Title;
};

/** Sit down on an open seat, or come back to your own; `null`: the first open one. */
export type Sitting = {
  seat?: SeatNumber | null;
  key?: string | null;
};

/** The host gives a seat to a bot, or opens it (`null`). */
export type Seating = {
  seat: SeatNumber;
  bot?: string | null;
};

/** Somebody with this name sits down next to a guest, at the same device; or stands up (`null`). */
export type DeviceSharing = {
  seat: SeatNumber;
  name?: Name | null;
};

/** Leave, start, rematch, a personal link. */
export type Nothing = Record<string, never>;

/** A table was made. */
export type Opened = {
  id: string;
};

/** Why options cannot be: a sentence of this game (empty: of all games) by its name, and its variables. */
export type BadOption = {
  game: string;
  name: string;
  nouns: Record<string, string>;
  values: Record<string, unknown>;
};

/** Why a request was refused: a name for the reason, and details for those who can use them. */
export type Trouble = {
  reason: string;
  detail: string;
  options: BadOption | null;
};

/** What a viewer knows after entry `n` of the record, and what happened since entry `since` (0: from the start). */
export type Game = {
  type: "game";
  since: number;
  n: number;
  events: Record<string, unknown>[];
  /** if a seat that follows from the rules has done something: the table in between */
  halts: Interim[];
  view: Record<string, unknown>;
  question: Question | null;
  /** names the question for an answer */
  number: number;
  /** counts the viewer's own entries, and names an undo */
  mine: number;
  /** how many answers the viewer may take back */
  undo: number;
  /** whether the viewer may ask the others to take their last answer back */
  ask: boolean;
  /** answers in a row that sensibly finish what the viewer has begun; they may be sent as they are */
  suggest: number[];
  beliefs: Record<string, unknown> | null;
  forecast: Record<string, number>[] | null;
  result: Result | null;
  /** when the time of the seat asked is up, by the hall's clock; first of all the viewer's */
  due: number | null;
};

/** The table, whenever something about it changes; and what the hall's clock says, in seconds since some moment. */
export type Table = {
  type: "table";
  table: TableInfo;
  now: number;
};

/** The message with this id was taken and stored. */
export type Done = {
  type: "done";
  id: number;
};

/** The message with this id (0: none could be read) was not taken. How things are now was sent before. */
export type Refusal = {
  type: "refused";
  id: number;
  reason: string;
  rule: string;
  numbers: number[];
};

/** What an experienced player would answer, and why, the heaviest first; `null`: no opinion about this. */
export type Hint = {
  type: "hint";
  id: number;
  /** of the question */
  number: number;
  answer: number | null;
  remarks: HintRemark[];
  /** the seat's own answers from this one on, as far as they are certain */
  plan: ForeseenAnswer[];
  /** the next best answer; null: there is none worth a thought */
  instead: GivenAnswer | null;
  /** hundredths of a point by which that is behind */
  points: number;
};

export type ToBrowser = Game | Table | Done | Refusal | Hint | Said;

/** Answers in a row, all or none, to the question with this number. */
export type Answering = {
  type: "answer";
  id: Count;
  number: Count;
  answers: Count[];
};

/** Take the last answer back; `mine` is the number of own entries it was decided on. */
export type Undoing = {
  type: "undo";
  id: Count;
  mine: Count;
};

/** Ask for a hint at the question with this number. */
export type Hinting = {
  type: "hint";
  id: Count;
  number: Count;
};

/** Send what happened after this entry again. */
export type Resuming = {
  type: "resume";
  after: Count;
};

export type ToHall = Answering | Undoing | AskingBack | Allowing | Withdrawing | Hinting | Saying | Pacing | Resuming;

// server/protocol/personal.py

/** A table that a guest sits at, or is host of. */
export type MyTable = {
  id: string;
  title: string;
  game: string;
  status: string;
  host: boolean;
  /** that the guest plays */
  seats: number[];
  /** the name used there: the guest's, or that of somebody at their device */
  names: string[];
  /** when something was last stored, in seconds since 1970 */
  touched: number;
  /** what everybody answered, once it is over */
  record: string[];
};

/** What a guest has reported. */
export type MyReport = {
  /** in seconds since 1970 */
  date: number;
  table: string;
  /** of the one it is about, as they were called then */
  name: string;
  why: string;
};

/** How strong a guest is in a game, as the bot that adapts has found out. */
export type MyStrength = {
  /** with its expansions */
  game: string;
  /** the nearest */
  level: string;
  games: number;
  won: number;
};

/**
 * Everything the hall keeps about a guest, besides the hash of their browser's token and what others have reported
 * of them.
 */
export type Mine = {
  id: string;
  name: string;
  tables: MyTable[];
  /** by name */
  blocked: string[];
  reports: MyReport[];
  strengths: MyStrength[];
};

/** Another guest. */
export type Person = {
  id: string;
  name: string;
};

/** Whom a guest has blocked. */
export type Blocked = {
  people: Person[];
};

/** A guest does not mind somebody any more, by their id. */
export type Unblocking = {
  id: string;
};

/**
 * What everybody may know about how this hall is kept. Days after which a table that nobody touches is deleted;
 * 0: never.
 */
export type HouseInfo = {
  open: number;
  unfinished: number;
  finished: number;
  /** days after which a report is deleted */
  reports: number;
  /** of the keeper of the hall; empty: they have not said */
  contact: string;
  /** whether newcomers need a word of invitation */
  wall: boolean;
};

// server/protocol/keeping.py

export type Deed = "guests" | "tables" | "sessions" | "reports" | "rename" | "ban" | "forget" | "link" | "export" | "close" | "delete" | "settle" | "appoint" | "dismiss";

/**
 * Something that is to be seen or done: about whom, and what more is said: another name; of reports, the languages
 * in which to tell what was done, the best first. Of guests and tables, those are listed whose names have `about` in
 * them.
 */
export type Command = {
  deed: Deed;
  about?: string;
  more?: string;
};

/** What there is to see: the last rows of a list, or what came of a deed. */
export type Kept = {
  rows: Record<string, unknown>[];
  /** rows before these, which are not told */
  earlier: number;
};

/** Somebody the hall knows; they may be here. */
export type KnownGuest = {
  id: string;
  name: string;
  online: boolean;
  /** they may keep order in the page */
  keeper: boolean;
};

/** A table, wherever it is kept. */
export type KnownTable = {
  id: string;
  title: string;
  game: string;
  status: string;
  /** a guest's id */
  host: string;
  /** the names of those who sit there; empty: nobody */
  seats: string[];
  /** when something was last stored, in seconds since 1970 */
  touched: number;
  sockets: number;
};

/** Somebody connected to a table; people whom nobody knows have no name. */
export type Session = {
  table: string;
  id: string;
  name: string;
  sockets: number;
};

/** Something that was said around what is reported; `meant`: it is what is reported. */
export type SaidThere = {
  seat: string;
  name: string;
  said: string;
  meant: boolean;
};

/** What somebody reports: when and where, about whom, and why; with what was said and done there just before. */
export type ReportInfo = {
  id: string;
  /** in seconds since 1970 */
  date: number;
  table: string;
  /** a guest's id; empty: they were forgotten */
  author: string;
  /** the author's name now */
  by: string;
  /** a guest's id; empty: nobody the hall knows */
  about: string;
  seat: string;
  /** as they were called then */
  name: string;
  why: string;
  said: SaidThere[];
  /** in sentences */
  done: string[];
};

// server/protocol/reaching.py

/**
 * How friends reach the hall, for a page that was opened by some address. `own`: by that same address. Otherwise it
 * is good on this machine only, and friends use one of the others.
 */
export type Reach = {
  own: boolean;
  /** `http://192.168.1.5:8000`, the most likely first; none: the hall listens to this machine only */
  addresses: string[];
  /** what opens the hall to friends, if it does not listen to them */
  command: string;
  version: string;
};

// server/protocol/older.py

/** What can be done about it. `agree` and `waits` are seats of people who are not away; bots agree to everything. */
export type Older = {
  /** the version of the rules it was begun by */
  rules: number;
  /** the version there is now */
  present: number;
  /** whether it was over already */
  over: boolean;
  /** whether its position can be read by the rules of today */
  finish: boolean;
  /** who would finish it by these */
  agree: number[];
  /** who has not said so yet */
  waits: number[];
  /** whether its record may be watched, as far as it replays, and taken along: nobody can play it any more */
  past: boolean;
};

/** Agree to finish a game by the rules of today, or not any more. */
export type Finishing = {
  yes?: boolean;
};

// server/protocol/replays.py

export const LONGEST_RECORD = 200000;

/** A record somebody wants to watch, as text. */
export type Dropped = {
  record: string;
};

/** A record was read, and can be watched for a while; `table`: a whole table came with it, and can be opened. */
export type Taken = {
  id: string;
  table: boolean;
};

/** Play on from a move, at a new table and on this seat. A bot plays the others; `null`: they are open. */
export type PlayingOn = {
  /** from 0 on; the one after the last is where a record stops */
  move: Count;
  seat: SeatNumber;
  bot?: string | null;
};

/** A game to be watched: a move for every answer of a person, with the entries before it and whose it is. */
export type Replay = {
  table: TableInfo;
  /** before each move, and at the end */
  entries: number[];
  /** who answers */
  seats: number[];
  /** before each move; 0 if the game has none */
  rounds: number[];
  /** all that the viewer may know */
  events: Record<string, unknown>[];
  /** null: the record stops before the end */
  result: Result | null;
};

/** The table when an answer is given, as one viewer sees it. The last one is the end. */
export type Still = {
  view: Record<string, unknown>;
  /** what is answered, if the viewer may know that */
  question: Question | null;
  /** the number of the answer */
  given: number | null;
  beliefs: Record<string, unknown> | null;
  forecast: Record<string, number>[] | null;
};

/** Stills in a row. */
export type Stills = {
  first: number;
  stills: Still[];
};

// server/protocol/reviews.py

/** The chances of all seats, in thousandths that make 1000, when there were this many entries. */
export type ChancesAt = {
  at: number;
  /** 0 if the game has none */
  round: number;
  chances: number[];
};

/** An answer that changed the chances of its seat: from what to what, and what search would have answered. */
export type TurningPoint = {
  /** entries before it */
  at: number;
  /** of a replay, counted from 1 */
  move: number;
  round: number;
  seat: number;
  /** of the question */
  kind: string;
  given: GivenAnswer;
  /** null: search would have answered the same */
  better: GivenAnswer | null;
  before: number;
  after: number;
  /** with the better answer */
  best: number;
  /** why: what speaks for and against what search would have answered */
  remarks: HintRemark[];
  /** how it might have gone on, from the better answer to the end of the round */
  line: ForeseenAnswer[];
  /** of all seats at the end of that */
  chances: number[];
  /** the next best answer; where search has a better one, the given one */
  than: GivenAnswer;
  /** hundredths of a point by which that is behind */
  points: number;
};

/** How far a review has come; once it is `ready`, the results. */
export type Review = {
  ready: boolean;
  done: number;
  of: number;
  /** in order; the last one is the end */
  course: ChancesAt[];
  turning: TurningPoint[];
};
