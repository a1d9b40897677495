// Sound: how loud this browser is, what it plays of a table, and three sounds made on the spot: your turn, struck, refused.
import { shelf } from "./shelf";

export type Sound = "turn" | "struck" | "refused";

/** What is heard: everything that happens at the table, or only what touches the viewer. */
export const HEARD = ["table", "own"] as const;
export type Heard = (typeof HEARD)[number];

export interface Note {
  pitch: number;
  after: number;
  long: number;
  shape: OscillatorType;
  /** What the pitch falls or rises to. */
  to?: number;
}

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { pitch: 587.33, after: 0, long: 0.5, shape: "sine" },
    { pitch: 880, after: 0.12, long: 0.7, shape: "sine" },
  ],
  struck: [
    { pitch: 196, after: 0, long: 0.35, shape: "triangle" },
    { pitch: 146.83, after: 0.1, long: 0.5, shape: "triangle" },
  ],
  refused: [{ pitch: 138.59, after: 0, long: 0.16, shape: "square" }],
};
const LOUDNESS: Record<Sound, number> = { turn: 0.22, struck: 0.3, refused: 0.07 };

const VOLUME = "sound:volume";
const MUTED = "sound:muted";
const HEARS = "sound:heard";

let context: AudioContext | null = null;

/** Between 0 and 1. */
export function volume(): number {
  const kept = Number(shelf.getItem(VOLUME) ?? "0.6");
  return Number.isFinite(kept) ? Math.min(1, Math.max(0, kept)) : 0.6;
}

export const setVolume = (value: number): void => shelf.setItem(VOLUME, String(value));
export const muted = (): boolean => shelf.getItem(MUTED) === "yes";
export const setMuted = (value: boolean): void => shelf.setItem(MUTED, value ? "yes" : "no");
export const heard = (): Heard => (shelf.getItem(HEARS) === "own" ? "own" : "table");
export const setHeard = (value: Heard): void => shelf.setItem(HEARS, value);

/** How long a sound lasts, in ms: until the last of its parts has died away. */
export const lengthOf = (parts: readonly Pick<Note, "after" | "long">[]): number =>
  Math.ceil(1000 * Math.max(...parts.map(({ after, long }) => after + long)));

/** When a sound was last begun, in ms: none sounds twice at once. */
const begun = new Map<string, number>();

/** Whether a sound may begin now: it is not begun again before this many ms have passed. */
export function alone(name: string, ms: number, now: number = performance.now()): boolean {
  if (now - (begun.get(name) ?? -Infinity) < ms) return false;
  begun.set(name, now);
  return true;
}

/** What sounds are made with; null if this browser has none, is muted, or has had no click yet. */
export function audible(): { audio: AudioContext; loudness: number } | null {
  const loudness = volume();
  if (muted() || loudness === 0 || typeof AudioContext === "undefined") return null;
  if (navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  void context.resume();
  return { audio: context, loudness };
}

/** One note, that swells at once and dies away. */
export function ring(audio: AudioContext, note: Note, loudness: number): void {
  const start = audio.currentTime + note.after;
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.type = note.shape;
  voice.frequency.setValueAtTime(note.pitch, start);
  if (note.to !== undefined) voice.frequency.exponentialRampToValueAtTime(note.to, start + note.long);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(loudness, start + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  voice.connect(level).connect(audio.destination);
  voice.start(start);
  voice.stop(start + note.long);
}

/** Play a sound, unless it sounds already. */
export function play(sound: Sound): void {
  const heard = audible();
  if (heard === null || !alone(sound, lengthOf(NOTES[sound]))) return;
  for (const note of NOTES[sound]) ring(heard.audio, note, heard.loudness * LOUDNESS[sound]);
}
