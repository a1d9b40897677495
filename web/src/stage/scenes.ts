// Scenes: what the theatre shows of what happens, as data. A game says it for each of its events; nothing here draws.
import type { Component } from "svelte";
import type { Face } from "../drawing/faces/face";
import type { Event, Props } from "../games/types";

export type View = Record<string, unknown>;

/** A thing on the table, by its selector; of several, parted by ` | `, the first that is to be seen. If none is,
 * nothing is shown of what concerns it. */
export type Place = string;

/** The colours of the theatre; each is a token of the page. */
export type Tone = "gold" | "grey" | "rubric" | "murrey" | "lapis" | "verdigris" | "sable";

export type Sound =
  | "bell"
  | "bells"
  | "parchment"
  | "clink"
  | "seal"
  | "drum"
  | "stone"
  | "crown"
  | "token"
  | "swords"
  | "chant"
  | "magic";

/** What travels, is pressed on or turned over: a drawing of its own, one of the game's, or a copy of something on the
 * table. */
export type Piece =
  | { is: "coin" }
  | { is: "back" }
  | { is: "icon"; icon: string; tone: Tone }
  | { is: "card"; icon: string; ground: string; rank: number; name: string; face?: Face | undefined }
  | { is: "drawn"; name: string }
  | { is: "copy"; of: Place; when: "before" | "after" };

/** One movement of a scene: when it begins within it, and how long it lasts, in ms at the calm pace. */
export interface Timed {
  after: number;
  lasts: number;
}

export type Act = Timed &
  (
    | { does: "wash"; at: Place; tone: Tone }
    | { does: "travel"; piece: Piece; from: Place | null; to: Place | null; count?: number; arc?: boolean }
    | { does: "stamp"; piece: Piece; at: Place }
    | { does: "break"; at: Place }
    | { does: "enter"; at: Place; turning: boolean }
    | { does: "slide"; at: Place }
    | { does: "ring"; at: Place; tone: Tone }
    | { does: "turn"; piece: Piece; at: Place; to: Place }
    | { does: "banner"; words: string; icon: string; tone: Tone }
  );

/** What is shown of one event. */
export interface Scene {
  acts: Act[];
  sounds: { sound: Sound; after: number }[];
  /** Whether it happens to the viewer: then it is never shortened or left out. */
  mine: boolean;
  /** When the scene after it may begin, in ms; else when it has ended. */
  next?: number;
}

/** How long a scene lasts: until the last of its movements has ended. */
export const lengthOf = ({ acts }: Pick<Scene, "acts">): number =>
  Math.max(0, ...acts.map(({ after, lasts }) => after + lasts));

/** An event with all that may be asked about it: what came before and after it in the same message, and the table then. */
export interface Happening {
  event: Event;
  earlier: Event[];
  later: Event[];
  before: View;
  after: View;
  me: string | null;
}

/** A line of what a fate means: lost, kept, or good to know. */
export interface Meaning {
  sign: "lost" | "kept" | "known";
  text: string;
}

/** What a fate strikes, as a card; `struck`: it is out. Without a face it is plain. */
export interface Struck {
  icon: string;
  ground: string;
  rank: number;
  name: string;
  struck: boolean;
  /** Whose it is, below it. */
  whose?: string;
  face?: Face | undefined;
}

/** Something that happens to the viewer: who does it, what it is, and what it means for them. */
export interface Fate {
  /** The ground of the one who does it. */
  ground: string;
  icon: string;
  card?: Struck;
  /** The card of the one who does it, to whom gold goes. */
  doer?: Struck;
  /** How much gold the viewer had, and how much is left of it. */
  gold?: { was: number; left: number };
  over: string;
  title: string;
  means: string;
  lines: Meaning[];
  /** It is of such weight that it is read before a question is answered. */
  grave?: boolean;
  /** It is of no weight: told next to a question, and not at all if none is asked. */
  light?: boolean;
}

/** What the band says while others play: who, as what, what they did, and what comes. */
export interface Narration {
  seat: string;
  /** The ground behind the name; an empty text: none is known yet. */
  ground: string;
  icon: string;
  /** The number by which the one who acts was called. */
  rank?: number;
  title: string;
  /** The one fact that matters to the viewer. */
  fact: string;
  done: string[];
  /** What is left of it if there is room for one line; else the last. */
  main?: string;
  next: string;
  /** How far the round is, in steps, the viewer's own among them. */
  calls?: { label: string; state: "past" | "now" | "coming"; mine: boolean }[];
  /** What is shown below that. */
  until?: string;
}

/** What a game brings to the theatre. */
export interface Theatre {
  scene(happening: Happening, props: Props): Scene | null;
  fate(happening: Happening, props: Props): Fate | null;
  /** What the band says while others play; null: only whom the table waits for. */
  narration(props: Props): Narration | null;
  /** Whether a fate takes the band and what is below it, if nothing is asked; else it stays within the prompt. */
  large: boolean;
  /** Whether the band is as large for others; else in two lines, and the table stays as it is. */
  atLength: boolean;
  /** The game's own pieces, by their names, as large as the box they are put into. */
  Drawn?: Component<{ name: string }>;
}
