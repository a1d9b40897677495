// Making scenes: short words for movements, pieces and sounds, in the times that all games share.
import type { Act, Piece, Place, Scene, Sound, Tone } from "./scenes";

type Sounds = Scene["sounds"];

/** What is shown and heard of an event, whoever it happens to. */
export type Made = Omit<Scene, "mine">;

export const COIN: Piece = { is: "coin" };
export const BACK: Piece = { is: "back" };
export const icon = (name: string, tone: Tone): Piece => ({ is: "icon", icon: name, tone });
export const drawn = (name: string): Piece => ({ is: "drawn", name });
export const copied = (of: Place, when: "before" | "after"): Piece => ({ is: "copy", of, when });

export const heard = (sound: Sound, after = 0): Sounds => [{ sound, after }];

/** A clink for each coin. */
export const clinks = (count: number, first: number): Sounds =>
  Array.from({ length: Math.min(6, count) }, (_, at) => ({ sound: "clink", after: first + at * 60 }));

export const wash = (at: Place, tone: Tone, after = 0, lasts = 500): Act => ({ does: "wash", at, tone, after, lasts });
export const ring = (at: Place, tone: Tone, after = 0, lasts = 500): Act => ({ does: "ring", at, tone, after, lasts });
export const stamp = (piece: Piece, at: Place, after = 0, lasts = 400): Act => ({
  does: "stamp",
  piece,
  at,
  after,
  lasts,
});
export const enter = (at: Place, turning: boolean, after = 0, lasts = 360): Act => ({
  does: "enter",
  at,
  turning,
  after,
  lasts,
});

export const slide = (at: Place, after = 0, lasts = 300): Act => ({ does: "slide", at, after, lasts });

interface Timing {
  after?: number;
  lasts?: number;
  count?: number;
  arc?: boolean;
}

export const travel = (piece: Piece, from: Place | null, to: Place | null, timing: Timing = {}): Act => ({
  does: "travel",
  piece,
  from,
  to,
  after: 0,
  lasts: 420,
  ...timing,
});

/** The whole table steps back for a moment. */
export const dim = (lasts = 600): Act => ({ does: "dim", after: 0, lasts });

/** Words over the whole table. */
export const banner = (words: string, sign: string, tone: Tone, lasts = 1500): Act => ({
  does: "banner",
  words,
  icon: sign,
  tone,
  after: 0,
  lasts,
});
