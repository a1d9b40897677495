// Searching the rules: by stems, whatever the case, the accents and the endings, and by words that mean the same.

/** Letters with a stroke are no letters with an accent to Unicode. */
const fold = (text: string): string =>
  text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** What a word begins with in all its forms; short words are taken as they are. */
const stem = (word: string): string => word.slice(0, Math.max(4, Math.ceil(word.length * 0.7)));

const akin = (one: string, other: string): boolean => one.startsWith(stem(other)) || other.startsWith(stem(one));

/** A search for some words; `synonyms` are groups of words that mean the same, apart by semicolons. */
export class Search {
  private readonly wanted: { word: string; same: string[] }[];

  constructor(wanted: string, synonyms: string) {
    const groups = synonyms.split(";").map(wordsOf);
    const same = (word: string): string[] => groups.filter((group) => group.some((one) => akin(one, word))).flat();
    this.wanted = wordsOf(wanted).map((word) => ({ word, same: [word, ...same(word)] }));
  }

  /** Whether a text speaks of everything that is looked for. */
  finds(text: string): boolean {
    const there = wordsOf(text);
    return this.wanted.every(({ word, same }) =>
      there.some((one) => one.includes(word) || same.some((other) => one.startsWith(stem(other)))),
    );
  }
}
