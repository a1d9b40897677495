// Words: every sentence of the page, out of the same Fluent files the hall uses.
import type { FluentBundle } from "@fluent/bundle";
import { Name, type Values, withForms } from "./forms";
import { speech } from "./languages.svelte";

export { GameWords, badOption, type Piece, type PrintedEffect } from "./gameWords";

const warned = new Set<string>();

function missing(id: string): string {
  if (!warned.has(id)) console.warn(`no message ${id}`);
  warned.add(id);
  void speech.fallBack();
  return id;
}

function find(
  id: string,
  attribute: string | null,
): [FluentBundle, Parameters<FluentBundle["formatPattern"]>[0]] | null {
  for (const bundle of speech.bundles) {
    const message = bundle.getMessage(id);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (pattern !== null && pattern !== undefined) return [bundle, pattern];
  }
  return null;
}

function made(id: string, attribute: string | null, values: Values): string | null {
  const found = find(id, attribute);
  return found === null ? null : found[0].formatPattern(found[1], withForms(found[1], values), []);
}

/** What was said before in the language of now: a table that is redrawn says most of it again. */
const said = new WeakMap<FluentBundle[], Map<string, string | null>>();
const MANY = 5000;

/** A sentence by its id and its values, if they are plain; names have forms, and none is like another. */
function keyOf(id: string, attribute: string | null, values: Values): string | null {
  let key = attribute === null ? id : `${id}.${attribute}`;
  for (const name in values) {
    const value = values[name];
    if (typeof value === "object") return null;
    key += `\n${name}:${typeof value}:${value}`;
  }
  return key;
}

function format(id: string, attribute: string | null, values: Values): string | null {
  const [{ bundles }, key] = [speech, keyOf(id, attribute, values)];
  if (key === null) return made(id, attribute, values);
  let known = said.get(bundles);
  if (known === undefined || known.size > MANY) said.set(bundles, (known = new Map()));
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = made(id, attribute, values)));
  return found;
}

/** Whether there is such a message. */
export const has = (id: string): boolean => find(id, null) !== null;

/** The sentence of a message; if there is none, its id. */
export function t(id: string, values: Values = {}): string {
  return format(id, null, values) ?? missing(id);
}

/** An attribute of a message, or an empty text if it has none. */
export function attr(id: string, attribute: string, values: Values = {}): string {
  return format(id, attribute, values) ?? "";
}

/** The name a message gives, with its forms; one that is missing reads like the name itself. */
export function declined(id: string, rule: string, values: Values = {}): Name {
  const text = t(id, values);
  return new Name(text, rule, (form) => attr(id, form, values) || (form === "gender" ? "" : text));
}

/** An id of Fluent from words of the rules. */
export function identifier(...parts: string[]): string {
  return parts
    .join("-")
    .replaceAll("+", "-plus")
    .replace(/[^A-Za-z0-9_-]/g, "-");
}

/** What a seat is called: by who sits there; if nobody does, as the game has it, or by its letter. */
export function calledOf(game: string, { seat, name }: { seat: string; name: string }): string {
  const id = identifier(game, "seat", seat);
  if (name !== "" && name !== seat) return name;
  return has(id) ? t(id) : seat;
}

/** That a bot thinks less than its level means, and why; nothing if it does not. */
export function cutOf(seat: { bot: string; cut?: { reason: string; share: number } | null } | undefined): string {
  if (seat?.cut == null) return "";
  return t(`page-cut-${seat.cut.reason}`, { level: t(identifier("page-bot", seat.bot)), share: seat.cut.share });
}

/** As what a bot plays that adapts to people, and why; nothing of others. */
export function adaptedOf(
  seat: { adapted?: { level: string; games: number | null; won: number | null } | null } | undefined,
): string {
  if (seat?.adapted == null) return "";
  const { games, won } = seat.adapted;
  const level = t(identifier("page-bot", seat.adapted.level));
  if (games === null || won === null) return t("page-adapted-middle", { level });
  return games === 0 ? t("page-adapted-first", { level }) : t("page-adapted", { level, games, won });
}

/** Words in a row, as a list. */
export const listed = (words: string[]): string => words.join(", ");

/** A text of several lines in one: where a line ends, so does a sentence. */
export const inOneLine = (text: string): string =>
  text
    .split("\n")
    .map((line, place, { length }) => (place < length - 1 && !/[.!?:;,…]$/.test(line) ? `${line}.` : line))
    .join(" ");

/** A text that begins a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);

/** What a game is called; a game of somebody else may have no words for it. */
export function titleOf({ name, title }: { name: string; title: string }): string {
  const id = identifier(name, "title");
  return has(id) ? t(id) : title;
}
