/** The form of a cast: what is chosen, as options of a table, and back. Whether it can be played, the hall says. */

import type { CitadelsCards } from "../view";
import { rankOf } from "../seeing";

export type Options = Record<string, unknown>;

export const OWN = "own";
export const RANDOM = "random";

/** Which cast is chosen: the name of a preset, a random one, or one's own. */
export function castingOf(options: Options): string {
  if (options["cast"] === RANDOM) return RANDOM;
  if (Array.isArray(options["cast"])) return OWN;
  return typeof options["preset"] === "string" ? options["preset"] : "first_game";
}

/** The characters to draw; empty for a random cast. `ninth`: whether the ninth of a preset joins. */
export function characters(options: Options, cards: CitadelsCards, ninth: boolean): string[] {
  const cast = options["cast"];
  if (Array.isArray(cast)) return cast.map(String);
  const preset = cards.presets[castingOf(options)];
  if (!preset) return [];
  const named = typeof options["rank9"] === "string" ? options["rank9"] : preset.ninth;
  return ninth ? [...preset.characters, named] : [...preset.characters];
}

/** What stays when another cast is chosen: the crown. */
function kept(options: Options): Options {
  return "crown" in options ? { crown: options["crown"] } : {};
}

export function withCasting(options: Options, casting: string, drawn: readonly string[]): Options {
  if (casting === OWN) return { ...kept(options), cast: [...drawn], uniques: RANDOM };
  if (casting === RANDOM) return { ...kept(options), cast: RANDOM, uniques: RANDOM };
  return { ...kept(options), preset: casting };
}

/** Another character for its rank: the cast becomes one's own. */
export function withCharacter(options: Options, cards: CitadelsCards, drawn: readonly string[], name: string): Options {
  const rank = rankOf(cards, name);
  const others = drawn.filter((other) => rankOf(cards, other) !== rank);
  const cast = [...others, name].sort((one, other) => rankOf(cards, one) - rankOf(cards, other));
  const uniques = options["uniques"] ?? uniquesOf(options, cards);
  return { ...kept(options), cast, uniques };
}

function uniquesOf(options: Options, cards: CitadelsCards): readonly string[] | string {
  return cards.presets[castingOf(options)]?.uniques ?? RANDOM;
}

/** With or without a ninth character. */
export function withNinth(options: Options, cards: CitadelsCards, drawn: readonly string[], on: boolean): Options {
  if (castingOf(options) !== OWN) {
    const { rank9: _, ...rest } = options;
    return on ? { ...rest, rank9: true } : rest;
  }
  const eight = drawn.filter((name) => rankOf(cards, name) < 9);
  const ninth = of(cards, 9).find((name) => name === "artist") ?? of(cards, 9)[0];
  return { ...options, cast: on && ninth ? [...eight, ninth] : eight };
}

/** The characters of a rank. */
export function of(cards: CitadelsCards, rank: number): string[] {
  return Object.keys(cards.characters).filter((name) => rankOf(cards, name) === rank);
}

/** How a table for this many treats a ninth character (T-2.5): the form offers a switch only if there is a choice. */
export function ninthFor(players: number): "never" | "always" | "choice" {
  if (players === 2) return "never";
  return players === 3 || players === 8 ? "always" : "choice";
}
