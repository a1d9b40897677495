// What people at the table say: the lines that are known, those of a moment ago, and who is muted in this browser.
import type { Phrase, Said, Spoken } from "./protocol";
import { shelf } from "$lib/device/shelf";

/** How many bubbles are shown at a time, and for how long: longer ones a little longer. */
const BUBBLES = 4;
const LINGER = 6000;
const READING = 40;

/** The phrases that are drawn, and their drawings. */
export const REACTIONS: Partial<Record<Phrase, string>> = {
  laugh: "gh-laugh",
  cheers: "gh-cheers",
  bravo: "gh-bravo",
  gasp: "gh-gasp",
  weep: "gh-weep",
  rage: "gh-rage",
};

export const PHRASES: readonly Phrase[] = [
  "hello",
  "your_turn",
  "moment",
  "well_played",
  "lucky",
  "ouch",
  "sorry",
  "thanks",
  "again",
  "bye",
];

export class Overheard {
  private said: Spoken[] = $state.raw([]);
  private fresh: Spoken[] = $state.raw([]);
  /** The seats that this browser does not listen to. */
  muted: string[] = $state.raw([]);
  readonly lines: Spoken[] = $derived(this.audible(this.said));
  /** The number of the last line that was read here. */
  private read: number = $state(0);
  /** What was said since. */
  readonly unread: Spoken[] = $derived(this.lines.filter(({ number }) => number > this.read));
  /** What was said a moment ago. */
  readonly bubbles: Spoken[] = $derived(this.audible(this.fresh).slice(-BUBBLES));

  private table = "";

  /** Remember whom this browser does not listen to at a table. */
  recall(table: string): void {
    this.table = table;
    this.muted = (shelf.getItem(this.memory) ?? "").split(" ").filter((seat) => seat !== "");
    this.read = Number(shelf.getItem(`heard:${table}`) ?? 0);
  }

  private get memory(): string {
    return `muted:${this.table}`;
  }

  private audible(lines: Spoken[]): Spoken[] {
    return lines.filter(({ seat }) => !this.muted.includes(seat));
  }

  /** All of it is in sight; the browser remembers that. */
  listen(): void {
    const last = this.said.at(-1)?.number ?? 0;
    if (last === this.read) return;
    this.read = last;
    shelf.setItem(`heard:${this.table}`, String(last));
  }

  /** Stop listening to a seat, or listen again. */
  mute(seat: string, on: boolean): void {
    this.muted = [...this.muted.filter((one) => one !== seat), ...(on ? [seat] : [])];
    if (this.muted.length === 0) shelf.removeItem(this.memory);
    else shelf.setItem(this.memory, this.muted.join(" "));
  }

  hear({ since, lines, now }: Said): void {
    this.said = [...(since === 0 ? [] : this.said), ...lines];
    // A hall that was opened again counts from the beginning.
    if (since === 0 && (lines.at(-1)?.number ?? 0) < this.read) this.read = 0;
    if (!now) return;
    this.fresh = [...(lines.length === 0 ? [] : this.fresh), ...lines];
    for (const line of lines)
      setTimeout(() => (this.fresh = this.fresh.filter((one) => one !== line)), LINGER + READING * line.text.length);
  }
}
