// Languages: which the page can speak, which it speaks now, and the Fluent files of that one, fetched when it is chosen.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import texts from "virtual:words";
import { shelf } from "$lib/device/shelf";

/** English is also what a language says that lacks a message. */
const FALLBACK = "en";
/** English with longer words and accents, to see whether everything fits. It is made up, and offered to nobody. */
const PSEUDO = "en-XA";
const PLACE = "language";

/** The languages the page can speak. */
export const languages: string[] = Object.keys(texts).sort(
  (first, second) => Number(second === FALLBACK) - Number(first === FALLBACK),
);

/** What a language calls itself. */
export function called(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const ACCENTS: Record<string, string> = Object.fromEntries(
  [..."aceinorsuyzACEINORSUYZ"].map((letter, place) => [letter, [..."ąčěíňóřšůýžĄČĚÍŇÓŘŠŮÝŽ"][place] ?? letter]),
);

/** A text a quarter longer, with accents. */
export const stretched = (text: string): string =>
  text.replace(/[A-Za-z]+/g, (word) => {
    const accented = [...word].map((letter) => ACCENTS[letter] ?? letter).join("");
    return accented + "ěž".repeat(word.length).slice(0, Math.ceil(word.length / 5));
  });

const LETTER = /(^|\s)[(„«]?\p{L}$/u;

/** A text in which no line ends with a word of one letter, as print in Czech, Polish and Ukrainian has it. */
export const bound = (text: string): string =>
  text
    .split(" ")
    .map((word, at, words) => (at === words.length - 1 ? word : word + (LETTER.test(word) ? "\u00a0" : " ")))
    .join("");

const TRANSFORMS: Record<string, (text: string) => string> = { [FALLBACK]: (text) => text, [PSEUDO]: stretched };

const parsed = new Map<string, Promise<FluentResource[]>>();

/** The words of a game, or the common ones; each is fetched and read once. */
function resourcesOf(language: string, game: string | null): Promise<FluentResource[]> {
  const fetching = game === null ? texts[language]?.common : texts[language]?.games[game];
  if (fetching === undefined) return Promise.resolve([]); // a language may lack a game: English has it
  const place = `${language} ${game}`;
  const known = parsed.get(place);
  if (known !== undefined) return known;
  const found = fetching().then(({ default: all }) => all.map((text) => new FluentResource(text)));
  parsed.set(place, found);
  found.catch(() => parsed.delete(place)); // to be tried again
  return found;
}

async function bundleOf(language: string, games: Iterable<string>): Promise<FluentBundle> {
  const files = language === PSEUDO ? FALLBACK : language;
  const found = await Promise.all([null, ...games].map((game) => resourcesOf(files, game)));
  const made = new FluentBundle(language, { useIsolating: false, transform: TRANSFORMS[language] ?? bound });
  for (const resource of found.flat()) made.addResource(resource);
  return made;
}

class Speech {
  /** The language that is spoken and, once something was missing in it, English. */
  bundles: FluentBundle[] = $state.raw([]);
  language: string = $state(FALLBACK);

  private wanted = FALLBACK;
  /** The games whose words are spoken, too. */
  private readonly games = new Set<string>();

  /** Speak a language from now on: everything is redrawn with its words. The last one asked for is spoken. */
  async speak(language: string): Promise<void> {
    this.wanted = language;
    try {
      await this.renew();
    } catch (error) {
      if (this.wanted === language) this.wanted = this.language;
      throw error;
    }
  }

  /** Speak of a game, too, before anything of it is shown. */
  async learn(game: string): Promise<void> {
    if (this.games.has(game) && this.spoken === this.wishes) return;
    this.games.add(game);
    try {
      await this.renew();
    } catch (error) {
      this.games.delete(game);
      throw error;
    }
  }

  /** What is wished for, and what is spoken of that. */
  private get wishes(): string {
    return [this.wanted, ...this.games].join(" ");
  }
  private spoken = "";

  /** Fetch what is wished for; if somebody wishes for more meanwhile, that too. */
  private async renew(): Promise<void> {
    const wishes = this.wishes;
    const language = this.wanted;
    const bundle = await bundleOf(language, this.games);
    if (wishes !== this.wishes) return this.renew();
    if (wishes === this.spoken) return;
    this.spoken = wishes;
    this.bundles = [bundle];
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Choose a language for this browser; false if its words cannot be had now. */
  async choose(language: string): Promise<boolean> {
    try {
      await this.speak(language);
    } catch {
      return false;
    }
    shelf.setItem(PLACE, language);
    return true;
  }

  /** What is missing is said in English as soon as that is here. */
  async fallBack(): Promise<void> {
    const spoken = this.bundles[0];
    if (spoken === undefined || this.bundles.length > 1 || this.language === FALLBACK) return;
    const english = await bundleOf(FALLBACK, this.games);
    if (this.bundles[0] === spoken) this.bundles = [spoken, english];
  }
}

export const speech = new Speech();

/** The language this browser has chosen, or else prefers. */
export function preferred(kept: string | null, wanted: readonly string[]): string {
  if (kept !== null && (languages.includes(kept) || kept === PSEUDO)) return kept;
  const codes = wanted.map((one) => one.split("-")[0]?.toLowerCase() ?? "");
  return codes.find((code) => languages.includes(code)) ?? FALLBACK;
}

/** Speak as this browser does. */
export const begin = (): Promise<void> => speech.speak(preferred(shelf.getItem(PLACE), navigator.languages));
