// Where a long word may be split: browsers know the rules of some languages only, and never of a single name.

/** A shorter word fits anywhere. */
const LONG = 9;
/** At least this many letters are on each side. */
const LEAST = 4;
const VOWELS = "aeiouyáéíóúůýěąęаеиіїоуюяєы";
const SOFT_HYPHEN = "\u00ad";

const isVowel = (letter: string): boolean => VOWELS.includes(letter.toLowerCase());

/** A syllable begins with a consonant that a vowel follows. */
const begins = (word: string, at: number): boolean => !isVowel(word.charAt(at)) && isVowel(word.charAt(at + 1));

/** A text whose long words may go on in the next line, near their middle, with a hyphen. */
export const hyphenated = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : parted(word)));

function parted(word: string): string {
  const places = [...word]
    .map((_, at) => at)
    .filter((at) => at >= LEAST && at <= word.length - LEAST && begins(word, at));
  const middle = word.length / 2;
  const [best] = places.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return best === undefined ? word : word.slice(0, best) + SOFT_HYPHEN + word.slice(best);
}
