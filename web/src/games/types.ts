// What a game brings to the table. Everything a client knows about the rules comes from the hall; here is only where things are.
import type { Component, Snippet } from "svelte";
import type { Choice } from "$lib/pointing/choice.svelte";
import type { Lessons } from "$lib/lessons/claims";
import type { GameInfo, Question, Settings } from "$lib/wire/protocol";
import type { TableState } from "$lib/wire/table.svelte";
import type { GameWords } from "$lib/words";
import type { Theatre } from "../stage/scenes";

/** What every part of a game's picture gets. */
export interface Props {
  table: TableState;
  choice: Choice;
  words: GameWords;
}

/** The table on a laptop: the game lays out its bands and puts the prompt between them. */
export interface BoardProps extends Props {
  prompt: Snippet;
}

/** The table on a phone: the strip that never leaves and the open tab. */
export interface PhoneProps extends Props {
  tab: string;
  /** In the first of two panes, which is always open: the tab in the second. */
  other?: string;
  /** In the second pane: the first tab is open, too, and shows what never leaves. */
  second?: boolean;
}

/** The form of a game's own options in New table; `options` is bound. */
export interface OptionsProps {
  info: GameInfo;
  players: number;
  options: Record<string, unknown>;
  settings: Settings;
}

/** An answer or a refused one, as far as it says which thing it means. */
export interface Named {
  answer: number;
  text: string;
  verb: string;
  noun: string;
  name: string;
}

/** What a card says when it is asked: its tip, and the words next to it in the sheet. */
export interface Detail {
  title: string;
  text: string;
  /** The section of the rules that says so; anything that is no matter of the rules has none. */
  rule?: string;
  /** It is there anyway, or something around it says more: said only while everything is asked what it is. */
  quiet?: boolean;
}

/** The bold answer to a question that breaks into a turn: its verb, and the drawing on its button. */
export interface Seal {
  verb: string;
  icon: string;
}

/** A tab of the phone; `holds` says which targets are in it. "log" is the frame's own. */
export interface Tab {
  id: string;
  icon: string;
  label: string;
  holds(key: string): boolean;
}

/** A panel next to the log in the right column; `key` is its shortcut. */
export interface SidePanel {
  id: string;
  label: string;
  key?: string;
  Panel: Component<Props>;
}

export interface Stepping {
  /** After how many of these events each part ends; none: they are shown as a whole. */
  ends(events: Event[]): number[];
  /** The things that the coming step is about, by their keys; how many steps are left. */
  lit(events: Event[], left: number): string[];
  /** In the place of the prompt until the last part is shown; `sheet`: on a phone. */
  Prompt: Component<Props & { sheet?: boolean }>;
}

/** Something a seat has made of the game: a district, a banner, a number of walls. */
export interface Made {
  icon: string;
  /** The colour it is known by, and its ground. */
  colour: string;
  wash: string;
  name: string;
  number: number;
}

/** Something that happened, as its viewer may know it: `event` is its name, the rest its arguments. */
export type Event = Record<string, unknown>;

/** What harm an event does, or what a triumph it is: it looks like that in the log. */
export type Weight = "kill" | "bewitch" | "rob" | "seize" | "threat" | "destroy" | "inquire" | "owe" | "triumph";

/** How much of a thing a deed brings (more than 0) or costs; or a thing that has a name, as something of this noun. */
export interface Sum {
  thing: string;
  amount: number;
  /** It was placed, not paid: drawn as often as there are. */
  placed?: boolean;
  noun?: string;
  name?: string;
  /** Whose it is, if it does not belong to the one who did the deed. */
  who?: string;
}

/** How an event appears in the log. */
export interface LogPart {
  /**
   * The heading of a round or a turn; a deed; what leads up to the deed that follows with the same entry of the record; a
   * detail of the deed before it; or the end of a turn, which those who see the table need not read.
   */
  part: "round" | "turn" | "deed" | "lead" | "detail" | "end";
  /** The drawing before the words, and the ground of a heading. */
  icon?: string;
  ground?: string;
  weight?: Weight;
  /** Of little weight. */
  faint?: boolean;
  /** A detail that says what the whole deed was about. */
  tells?: boolean;
  /** Deeds of one such group that follow each other are one. */
  joins?: string;
  sums?: Sum[];
}

export interface GameClient {
  name: string;
  Board: Component<BoardProps>;
  Phone: Component<PhoneProps>;
  Options: Component<OptionsProps>;
  /** Above the right column, if there is one: the others at the table. */
  Others?: Component<Props>;
  /** Below the right column, if there is one: how far the game is. */
  Foot?: Component<Props>;
  /** Below the scores, once the game is over: what everybody has made of it. */
  Final?: Component<Props>;
  /** What a seat has made of the game, for the picture of the table that people keep. */
  made?(seat: string, props: Props): Made[];
  /** What everybody hides, laid open: a panel and a tab of a replay in which everything is open. */
  Open?: Component<Props>;
  /** The drawing that stands for a line of the score. */
  lineIcon?(line: string): string;
  /** Whether a line is on the printed score sheet, and so is shown even without points in it; without this all are. */
  printed?(line: string): boolean;
  /** What the points of a seat in a line come from, in a few words; an empty text if the line says it all. */
  reason?(line: string, seat: string, view: Record<string, unknown>): string;
  /** What decided between equal points, in words; `amounts` are those of the ones who had them. */
  tie?(name: string, amounts: string): string;
  /** Whether this table needs the whole width of a laptop: the log becomes a drawer, and its last line runs in the bar. */
  wide?(props: Props): boolean;
  /** Panels next to the log. */
  panels(table: TableState): SidePanel[];
  /** The tabs of the phone, without the log. */
  tabs(props: Props): Tab[];
  /** The one of them that holds what the viewer hides, for anyone who only peeks. */
  own?: string;
  /** The key of the thing on the table an answer means; null: a button in the prompt. `me` is the seat that is asked. */
  place(question: Question, answer: Named, view: Record<string, unknown>, me: string): string | null;
  /**
   * What the thing with this key is, for its tip and the sheet; also what the frame shows of the game: `round:` (the
   * round in the bar), `question:KIND` (the prompt), `line:NAME` and `line:total` (lines of the score).
   */
  detail(key: string, props: Props): Detail | null;
  /** Whether people work out who is who: then a table may leave their grid out. */
  deduces?: boolean;
  /** What a table has decided among the game's own options, for the lobby: what, and how. */
  summary?(options: Record<string, unknown>): [what: string, how: string][];
  /** The round and whatever else belongs in the top bar. */
  subtitle(props: Props): string;
  /** Whether a log section begins with this event. */
  opens(event: Event): boolean;
  /** How an event appears in the log; `printed` is what is printed on the cards. */
  logPart(event: Event, printed: unknown): LogPart;
  /** How a thing looks that a deed brings or costs. */
  LogThing: Component<{ name: string }>;
  /** What deeds of one group say together; an empty text: what the first of them says. */
  joined?(joins: string, events: readonly Event[], words: GameWords): string;
  /**
   * Where the lesson of a first game points when it is about this event, the last of some: a selector of things on the
   * table; null: the lesson would not be true of it. `aim` and `signs` are what every game begins with.
   */
  taught?(event: Event, before: Event[]): string | null;
  /** What a seat does that follows from the rules is shown step by step, at the viewer's pace. */
  steps?: Stepping;
  /** What lessons say, as claims that are compared with the table; without its claims none is shown. */
  lessons?: Lessons;
  /** The signs of the table with their names, for a first lesson. */
  Signs?: Component<Props>;
  /** Whether something bad or large happens to this seat, worth a sound. */
  strikes?(event: Event, me: string, view: Record<string, unknown>): boolean;
  /** How what happens is shown, heard and told: loaded once the table can be used. */
  theatre?(): Promise<Theatre>;
  /** Kinds of questions that break into somebody's turn, each with what seals its one bold answer, or null if none of its
   * answers is bolder than the others: the prompt shows another colour. */
  interruptions: ReadonlyMap<string, Seal | null>;
  /** Kinds of questions that are a list of actions: legal things get a ring and no halo. */
  calm: ReadonlySet<string>;
  /** Kinds of questions the hall helps with: what opens them is said at once, and the hall suggests how to go on. */
  helped?: ReadonlySet<string>;
  /** What follows from what the viewer sees, in place of why it is asked; an empty text: nothing does. */
  why?(question: Question, props: Props): string;
  /** Next to what is asked, if the game has more to show of it. */
  Beside?: Component<Props>;
  /** What is suggested, as the prompt shows it next to its button. */
  Suggestion?: Component<Props>;
  /** The verb on the button that takes what is suggested; null: it needs none. */
  suggestion?(props: Props): string | null;
  /** How a thing of a set looks that is picked for an answer, by its name. */
  Part?: Component<{ name: string }>;
}
