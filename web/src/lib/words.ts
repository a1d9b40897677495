// Words: every sentence of the page, out of the same Fluent files the hall uses.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Named } from "../games/types";
import type { GameInfo, HintRemark, Question } from "./protocol";

type Arguments = Record<string, FluentVariable>;
type Texts = Record<string, string>;

const FALLBACK = "en";
const english = import.meta.glob<string>(["$locale/en/*.ftl", "!$locale/en/cli.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const others = import.meta.glob<string>(["$locale/*/*.ftl", "!$locale/*/cli.ftl", "!$locale/en/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** Marks around the names put into a sentence, so that they can be set in bold; no sentence contains them. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

const languageOf = (path: string): string => path.split("/").at(-2) ?? FALLBACK;

function bundleOf(language: string, texts: Texts): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(texts)) made.addResource(new FluentResource(text));
  return made;
}

let bundles: FluentBundle[] = [bundleOf(FALLBACK, english)];

/** The languages the page can speak. */
export const languages: string[] = [...new Set([FALLBACK, ...Object.keys(others).map(languageOf)])];

/** Speak another language from now on; what is already drawn must be drawn anew. */
export async function speak(language: string): Promise<void> {
  const paths = Object.keys(others).filter((path) => languageOf(path) === language);
  const texts = await Promise.all(paths.map(async (path) => [path, (await others[path]?.()) ?? ""] as const));
  const fallback = bundleOf(FALLBACK, english);
  bundles = paths.length > 0 ? [bundleOf(language, Object.fromEntries(texts)), fallback] : [fallback];
}

const warned = new Set<string>();

function missing(id: string): string {
  if (!warned.has(id)) console.warn(`no message ${id}`);
  warned.add(id);
  return id;
}

function find(id: string, attribute: string | null): [FluentBundle, Parameters<FluentBundle["formatPattern"]>[0]] | null {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (pattern !== null && pattern !== undefined) return [bundle, pattern];
  }
  return null;
}

function format(id: string, attribute: string | null, values: Arguments): string | null {
  const found = find(id, attribute);
  return found === null ? null : found[0].formatPattern(found[1], values, []);
}

/** Whether there is such a message. */
export const has = (id: string): boolean => find(id, null) !== null;

/** The sentence of a message; where there is none, its id. */
export function t(id: string, values: Arguments = {}): string {
  return format(id, null, values) ?? missing(id);
}

/** An attribute of a message, or an empty text where it has none. */
export function attr(id: string, attribute: string, values: Arguments = {}): string {
  return format(id, attribute, values) ?? "";
}

/** An id of Fluent from words of the rules. */
export function identifier(...parts: string[]): string {
  return parts.join("-").replaceAll("+", "-plus").replace(/[^A-Za-z0-9_-]/g, "-");
}

const AMOUNTS = /^\d+ [a-z_]+( \d+ [a-z_]+)*$/;

/** An effect on a card: so much of something, or a choice between lists of effects. */
export interface PrintedEffect {
  verb: string;
  amount: number;
  choice?: PrintedEffect[][];
}

/** The effects that a name written as amounts stands for: `1 fighter 2 silver`. */
function readAmounts(name: string): PrintedEffect[] {
  return [...name.matchAll(/(\d+) ([a-z_]+)/g)].map(([, amount, verb]) => ({ verb: verb ?? "", amount: Number(amount) }));
}

/** What a seat is called: by who sits there; where nobody does, as the game has it, or by its letter. */
export function calledOf(game: string, { seat, name }: { seat: string; name: string }): string {
  const id = identifier(game, "seat", seat);
  if (name !== "" && name !== seat) return name;
  return has(id) ? t(id) : seat;
}

/** Words in a row, as a list. */
export const listed = (words: string[]): string => words.join(", ");

/** A text that begins a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A piece of a sentence: `name` where it is a name that was put in. */
export interface Piece {
  text: string;
  name: boolean;
}

function pieces(sentence: string): Piece[] {
  const parts = sentence.split(OPEN).flatMap((part, place) => {
    const [first = "", rest] = part.split(CLOSE);
    return place === 0 || rest === undefined
      ? [{ text: part, name: false }]
      : [{ text: first, name: true }, { text: rest, name: false }];
  });
  return parts.filter((part) => part.text !== "");
}

/** The sentences of one game at one table, made from what the hall says as data. */
export class GameWords {
  constructor(
    readonly info: GameInfo,
    readonly names: Record<string, string>,
  ) {}

  private id(...parts: string[]): string {
    return identifier(this.info.name, ...parts);
  }

  /** The id all games share, where there is such a message; else the game's own. */
  private shared(group: string, name: string): string {
    const common = identifier("engine", group, name);
    return has(common) ? common : this.id(group, name);
  }

  private answerId(answer: Named, kind: string): string {
    return this.id("answer", answer.verb || kind, ...(answer.noun ? [answer.noun] : []));
  }

  private answerValues(answer: Named): Arguments {
    return answer.noun ? this.printed(answer.noun, answer.name) : {};
  }

  /** What is asked and why. */
  question(question: Question): { line: string; why: string } {
    const id = this.id("question", question.kind);
    const values = this.values(this.info.questions[question.kind]?.about ?? {}, question.about);
    return { line: t(id, values), why: attr(id, "why", values) };
  }

  /** What others are waiting for, where a question says it in its attribute `waiting`; else an empty text. */
  waiting(kind: string, who: string): string {
    return attr(this.id("question", kind), "waiting", { who });
  }

  /** An answer as a whole. */
  answer(answer: Named, kind = ""): string {
    return t(this.answerId(answer, kind), this.answerValues(answer));
  }

  /** An answer as the verb on a button. */
  button(answer: Named, kind = ""): string {
    return attr(this.answerId(answer, kind), "verb", this.answerValues(answer)) || this.answer(answer, kind);
  }

  /** What happened. */
  event(event: Record<string, unknown>): string {
    return this.happened(event, false);
  }

  /** What happened, with its names apart. */
  eventPieces(event: Record<string, unknown>): Piece[] {
    return pieces(this.happened(event, true));
  }

  private happened(event: Record<string, unknown>, marked: boolean): string {
    const kind = String(event["event"]);
    const words = this.info.events[kind] ?? { args: {}, secret: {} };
    const secret = Object.keys(words.secret);
    const seen = secret.length > 0 && secret.every((name) => name in event);
    const values = this.values({ ...words.args, ...(seen ? words.secret : {}) }, event, marked);
    const common = identifier("engine", "event", kind);
    return t(has(common) ? common : this.id("event", kind, ...(seen ? ["secret"] : [])), values);
  }

  /** Why not, with the name of what is refused where that is known. The numbers are amounts: $n, $n2, $n3. */
  reason(refused: { reason: string; numbers: number[]; noun?: string; name?: string }): string {
    const numbers = refused.numbers.map((number, place) => [place > 0 ? `n${place + 1}` : "n", number] as const);
    const amounts = Object.fromEntries(numbers);
    const about = refused.noun && refused.name ? this.printed(refused.noun, refused.name) : null;
    const named = about && attr(this.id("reason", refused.reason), "named", { ...about, ...amounts });
    return named || t(this.shared("reason", refused.reason), amounts);
  }

  /** The name of a card, a colour, a seat …; verbs are said with an amount. */
  name(noun: string, name: string, amount = 1): string {
    const seat = noun === "seat" ? this.names[name] : undefined;
    if (seat !== undefined) return seat;
    if (noun === "seat" && name.length === 1) return name;
    if (AMOUNTS.test(name)) return this.effects(readAmounts(name));
    return t(this.id(noun, name), noun === "verb" ? { amount } : {});
  }

  /** What a card does, by a text of its own or by what is printed on it; or an empty text. */
  text(noun: string, name: string): string {
    const own = attr(this.id(noun, name), "text");
    const template = this.id("text", noun);
    if (own !== "" || this.card(noun, name) === undefined || !has(template)) return own;
    return t(template, this.printed(noun, name));
  }

  private card(noun: string, name: string): Record<string, unknown> | undefined {
    return (this.info.cards[noun] as Record<string, Record<string, unknown>> | undefined)?.[name];
  }

  /** The name of a card and everything printed on it, as variables of a message. */
  private printed(noun: string, name: string): Arguments {
    const facts = Object.entries(this.card(noun, name) ?? {}).map(([key, value]) => [key, this.fact(key, value)] as const);
    return { ...Object.fromEntries(facts), [noun]: this.name(noun, name) };
  }

  /** A value on a card in words: effects, a name, a number, or a list. */
  private fact(key: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) {
      if (Array.isArray(value[0])) return listed(value.map((part) => String(this.fact(key, part))));
      if (typeof value[0] === "object") return this.effects(value as PrintedEffect[]);
      return listed(value.map((part) => String(this.fact(key.replace(/s$/, ""), part)))) || "none";
    }
    if (typeof value === "string") return has(this.id(key, value)) ? this.name(key, value) : value || "none";
    return Number(value);
  }

  /** Effects in words, one after the other. */
  effects(effects: readonly PrintedEffect[]): string {
    return listed(effects.map((effect) => this.effect(effect)));
  }

  private effect(effect: PrintedEffect): string {
    if (effect.choice === undefined) return this.name("verb", effect.verb, effect.amount);
    const lists = effect.choice.map((effects) => this.effects(effects));
    return lists.reduce((first, second) => t("engine-either", { first, second }));
  }

  /** Something that speaks for or against an answer; an empty text where nobody wrote its sentence. */
  remark(remark: HintRemark): string {
    const id = this.id("consideration", remark.name);
    if (!has(id)) return "";
    const points = Math.round(Math.abs(remark.weight) / 10) / 10;
    const reason = t(id, this.values(remark.nouns, remark.values)).replace(/\.$/, "");
    return t(remark.weight > 0 ? "page-table-hint-for" : "page-table-hint-against", { reason, points });
  }

  /** A line of the score. */
  line(name: string): string {
    return t(this.id("line", name));
  }

  private value(noun: string, value: unknown, marked: boolean, amount = 1): FluentVariable {
    if (Array.isArray(value)) {
      return listed(value.map((part) => String(this.value(noun, part, marked)))) || t("engine-nothing");
    }
    if (value === null || value === undefined) return t(noun === "seat" ? "engine-nobody" : "engine-nothing");
    if (typeof value === "boolean") return t(value ? "engine-yes" : "engine-no");
    if (noun === "number" || typeof value === "number") return Number(value);
    const name = this.name(noun, String(value), amount);
    return marked ? OPEN + name + CLOSE : name;
  }

  private values(nouns: Record<string, string>, shown: Record<string, unknown>, marked = false): Arguments {
    const amount = typeof shown["amount"] === "number" ? shown["amount"] : 1; // a verb is said with the amount beside it
    const found = Object.entries(nouns).map(
      ([name, noun]) => [name, this.value(noun.replace("*", ""), shown[name], marked, amount)] as const,
    );
    return Object.fromEntries(found);
  }
}
