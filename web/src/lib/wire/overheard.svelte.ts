// What people at the table say: it is shown for a while, and then gone.
import type { Phrase, Said } from "./protocol";

/** How many phrases are shown at a time, and for how long. */
const PHRASES = 4;
const LINGER = 6000;

export class Overheard {
  phrases: { number: number; seat: string; phrase: Phrase }[] = $state.raw([]);
  private heardSoFar = 0;

  hear({ seat, phrase }: Said): void {
    const heard = { number: (this.heardSoFar += 1), seat, phrase };
    this.phrases = [...this.phrases, heard].slice(-PHRASES);
    setTimeout(() => (this.phrases = this.phrases.filter(({ number }) => number !== heard.number)), LINGER);
  }
}
