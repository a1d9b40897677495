// Three sounds, made on the spot: your turn, something happened to you, refused.
export type Sound = "turn" | "struck" | "refused";

interface Note {
  pitch: number;
  after: number;
  long: number;
  shape: OscillatorType;
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

let context: AudioContext | null = null;

/** Between 0 and 1. */
export function volume(): number {
  const kept = Number(localStorage.getItem(VOLUME) ?? "0.6");
  return Number.isFinite(kept) ? Math.min(1, Math.max(0, kept)) : 0.6;
}

export const setVolume = (value: number): void => localStorage.setItem(VOLUME, String(value));
export const muted = (): boolean => localStorage.getItem(MUTED) === "yes";
export const setMuted = (value: boolean): void => localStorage.setItem(MUTED, value ? "yes" : "no");

function ring(audio: AudioContext, note: Note, loudness: number): void {
  const start = audio.currentTime + note.after;
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.type = note.shape;
  voice.frequency.value = note.pitch;
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(loudness, start + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  voice.connect(level).connect(audio.destination);
  voice.start(start);
  voice.stop(start + note.long);
}

/** Play a sound, unless it is muted or the browser has heard no click yet. */
export function play(sound: Sound): void {
  const loudness = volume() * LOUDNESS[sound];
  if (muted() || loudness === 0 || typeof AudioContext === "undefined") return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[sound]) ring(context, note, loudness);
}
