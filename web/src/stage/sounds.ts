// The sounds of the theatre, all made on the spot: bells, coins, wax, stone. None sounds twice at once.
import { alone, audible, heard, lengthOf, ring, type Note } from "$lib/device/sound";
import type { Sound } from "./scenes";

/** A rustle: noise through a filter. */
interface Rustle {
  after: number;
  long: number;
  filter: BiquadFilterType;
  pitch: number;
}

interface Made {
  notes: Note[];
  rustles: Rustle[];
  loudness: number;
}

const note = (pitch: number, after: number, long: number, shape: OscillatorType = "sine", to?: number): Note => ({
  pitch,
  after,
  long,
  shape,
  ...(to === undefined ? {} : { to }),
});
const rustle = (after: number, long: number, filter: BiquadFilterType, pitch: number): Rustle => ({
  after,
  long,
  filter,
  pitch,
});
const made = (loudness: number, notes: Note[], rustles: Rustle[] = []): Made => ({ notes, rustles, loudness });
const stroke = (after: number): Note[] => [note(660, after, 0.6), note(1320, after, 0.4)];

/** How each of them is made. */
export const MADE: Readonly<Record<Sound, Made>> = {
  bell: made(0.1, stroke(0)),
  bells: made(0.16, [...stroke(0), ...stroke(0.18), ...stroke(0.36)]),
  parchment: made(0.12, [], [rustle(0, 0.09, "bandpass", 2600)]),
  clink: made(0.07, [note(2100, 0, 0.05, "sine", 1800), note(3300, 0, 0.03)]),
  seal: made(0.25, [note(110, 0, 0.12, "triangle", 70)], [rustle(0, 0.07, "lowpass", 900)]),
  drum: made(0.4, [note(82, 0, 0.35, "triangle", 55)]),
  stone: made(0.3, [], [rustle(0, 0.12, "lowpass", 400), rustle(0.09, 0.16, "lowpass", 260)]),
  crown: made(0.12, [note(523.25, 0, 0.25), note(659.25, 0.12, 0.45)]),
  token: made(0.09, [note(880, 0, 0.04)], [rustle(0, 0.03, "highpass", 1500)]),
  swords: made(0.1, [note(1480, 0, 0.18, "sawtooth", 900), note(1960, 0.09, 0.22, "triangle", 1200)]),
  chant: made(0.12, [note(196, 0, 0.7), note(293.66, 0.08, 0.7), note(392, 0.16, 0.6)]),
  magic: made(0.08, [note(440, 0, 0.5, "sine", 880), note(554.37, 0.1, 0.5, "sine", 1108)]),
};

/** How much louder what touches the viewer is. */
const OWN = 1.6;

let noise: AudioBuffer | null = null;

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}

function rustles(audio: AudioContext, { after, long, filter, pitch }: Rustle, loudness: number): void {
  const start = audio.currentTime + after;
  const voice = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const sieve = new BiquadFilterNode(audio, { type: filter, frequency: pitch });
  const level = audio.createGain();
  level.gain.setValueAtTime(loudness, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(sieve).connect(level).connect(audio.destination);
  voice.start(start);
  voice.stop(start + long);
}

/** Whether a sound of the theatre is heard now: what touches others only by those who want to hear the table, and only in sight. */
export function wanted(mine: boolean, hidden: boolean): boolean {
  return !hidden && (mine || heard() === "table");
}

/** Play a sound of the theatre. */
export function sound(name: Sound, mine: boolean): void {
  if (!wanted(mine, document.visibilityState === "hidden")) return;
  const { notes, rustles: noises, loudness } = MADE[name];
  const found = audible();
  if (found === null || !alone(name, lengthOf([...notes, ...noises]))) return;
  const loud = Math.min(0.5, found.loudness * loudness * (mine ? OWN : 1));
  for (const one of notes) ring(found.audio, one, loud);
  for (const one of noises) rustles(found.audio, one, loud);
}
