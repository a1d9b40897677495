// A game's words: the sentences of one game at one table, made from what the hall says as data.
import type { Named } from "../../games/types";
import { GENDER, Name, RULE, SOME, type Value, type Values, formed, inARow, plain } from "./forms";
import type { Answer, BadOption, GameInfo, HintRemark, Question } from "$lib/wire/protocol";
import { attr, declined, has, identifier, t } from "./index";

/** Marks around the names put into a sentence, so that they can be set in bold; no sentence contains them. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

const AMOUNTS = /^\d+ [a-z_]+( \d+ [a-z_]+)*$/;

/** An effect on a card: an amount of something, or a choice between lists of effects. */
export interface PrintedEffect {
  verb: string;
  amount: number;
  choice?: PrintedEffect[][];
}

/** Amounts as variables of a message: $n, $n2, $n3. */
const numbered = (amounts: number[]): Values =>
  Object.fromEntries(amounts.map((amount, place) => [place > 0 ? `n${place + 1}` : "n", amount]));

/** The effects that a name written as amounts stands for: `1 fighter 2 silver`. */
function readAmounts(name: string): PrintedEffect[] {
  return [...name.matchAll(/(\d+) ([a-z_]+)/g)].map(([, amount, verb]) => ({
    verb: verb ?? "",
    amount: Number(amount),
  }));
}

/** Verbs in a row as effects, each once with its amount. */
const amountsOf = (verbs: string[]): PrintedEffect[] =>
  [...new Set(verbs)].map((verb) => ({ verb, amount: verbs.filter((other) => other === verb).length }));

/** A piece of a sentence: `name` if it is a name that was put in. */
export interface Piece {
  text: string;
  name: boolean;
}

function pieces(sentence: string): Piece[] {
  const parts = sentence.split(OPEN).flatMap((part, place) => {
    const [first = "", rest] = part.split(CLOSE);
    return place === 0 || rest === undefined
      ? [{ text: part, name: false }]
      : [
          { text: first, name: true },
          { text: rest, name: false },
        ];
  });
  return parts.filter((part) => part.text !== "");
}

/** Why options cannot be: a sentence of one game, or of all; an empty text if the words of that game are not here. */
export function badOption({ game, name, nouns, values }: BadOption): string {
  if (!has(identifier(game === "" ? "engine" : game, "options", name))) return "";
  if (game !== "") return new GameWords({ name: game }, {}).refusal(name, nouns, values);
  const said = Object.entries(values).map(
    ([key, value]) => [key, Array.isArray(value) ? value.join(", ") : (value as string | number)] as const,
  );
  return t(identifier("engine-options", name), Object.fromEntries(said));
}

/** A name that is set apart in every form. */
function markedAs(name: Value): Name {
  const mark = (text: string): string => OPEN + text + CLOSE;
  const decline = (form: string): string => (form === GENDER ? formed(name, form) : mark(formed(name, form)));
  return new Name(mark(String(plain(name))), formed(name, RULE), decline);
}

/** A word that all games have in common, as a name. */
const common = (word: string): Name => declined(identifier("engine", word), word);

function either(first: Name, second: Name): Name {
  const decline = (form: string): string =>
    form === GENDER ? "plural" : t("engine-either", { first: formed(first, form), second: formed(second, form) });
  return new Name(t("engine-either", { first, second }), SOME, decline);
}

/** The sentences of one game at one table, made from what the hall says as data. */
export class GameWords {
  constructor(
    readonly info: Pick<GameInfo, "name"> & Partial<GameInfo>,
    readonly names: Record<string, string>,
  ) {}

  private id(...parts: string[]): string {
    return identifier(this.info.name, ...parts);
  }

  /** The id all games share, if there is such a message; else the game's own. */
  private shared(group: string, name: string): string {
    const common = identifier("engine", group, name);
    return has(common) ? common : this.id(group, name);
  }

  private answerId(answer: Named, kind: string): string {
    return this.id("answer", answer.verb || kind, ...(answer.noun ? [answer.noun] : []));
  }

  private answerValues(answer: Named): Values {
    return answer.noun ? this.printed(answer.noun, answer.name) : {};
  }

  /** What is asked and why. */
  question(question: Question): { line: string; why: string } {
    const id = this.id("question", question.kind);
    const values = this.values(this.info.questions?.[question.kind]?.about ?? {}, question.about);
    return { line: t(id, values), why: attr(id, "why", values) };
  }

  /** What others are waiting for, if a question says it in its attribute `waiting`; else an empty text. */
  waiting(kind: string, who: string): string {
    return attr(this.id("question", kind), "waiting", { who });
  }

  /** An answer as a whole. */
  answer(answer: Named, kind = ""): string {
    return t(this.answerId(answer, kind), this.answerValues(answer));
  }

  /** An answer without what follows its first sentence, where many are told in a row. */
  brief(answer: Named, kind = ""): string {
    return this.answer(answer, kind).replace(/([^\d\s])\.\s.*$/su, "$1");
  }

  /** An answer as the verb on a button. */
  button(answer: Named, kind = ""): string {
    return attr(this.answerId(answer, kind), "verb", this.answerValues(answer)) || this.answer(answer, kind);
  }

  /** What an answer costs that nobody gives in silence. */
  losses(losses: readonly string[]): string {
    return t("page-table-loses", { losses: losses.map((loss) => this.name("loss", loss)).join(", ") });
  }

  /** How much an answer brings, in its attribute `amounts`; else an empty text. */
  amounts(answer: Answer, kind = ""): string {
    return answer.amounts === undefined ? "" : attr(this.answerId(answer, kind), "amounts", numbered(answer.amounts));
  }

  /** What an answer leaves undone. */
  waste(answer: Named, kind = ""): string {
    return attr(this.answerId(answer, kind), "waste");
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
    const words = this.info.events?.[kind] ?? { args: {}, secret: {} };
    const secret = Object.keys(words.secret);
    const seen = secret.length > 0 && secret.every((name) => name in event);
    const values = this.values({ ...words.args, ...(seen ? words.secret : {}) }, event, marked);
    const common = identifier("engine", "event", kind);
    return t(has(common) ? common : this.id("event", kind, ...(seen ? ["secret"] : [])), values);
  }

  /** Why not, with the name of what is refused if that is known. */
  reason(refused: { reason: string; numbers: number[]; noun?: string; name?: string }): string {
    const amounts = numbered(refused.numbers);
    const about = refused.noun && refused.name ? this.printed(refused.noun, refused.name) : null;
    const named = about && attr(this.id("reason", refused.reason), "named", { ...about, ...amounts });
    return named || t(this.shared("reason", refused.reason), amounts);
  }

  /** Why this game cannot be played with some options. */
  refusal(name: string, nouns: Record<string, string>, values: Record<string, unknown>): string {
    return t(this.id("options", name), this.values(nouns, values));
  }

  /** The name of a card, a colour, a seat …; verbs are said with an amount. */
  name(noun: string, name: string, amount = 1): string {
    return String(plain(this.named(noun, name, amount)));
  }

  /** The same with its forms; the names of people stay as they are. */
  private named(noun: string, name: string, amount = 1): Value {
    const seat = noun === "seat" ? this.names[name] : undefined;
    const declinable = has(this.id(noun, name)) && t(this.id(noun, name)) === seat; // the game's own name for a seat
    if (seat !== undefined && !declinable) return new Name(seat, name, (form) => (form === GENDER ? "" : seat));
    if (noun === "seat" && name.length === 1) return name;
    if (AMOUNTS.test(name)) return this.inWords(readAmounts(name));
    return declined(this.id(noun, name), name, noun === "verb" ? { amount } : {});
  }

  /** What a card does, by a text of its own or by what is printed on it; or an empty text. */
  text(noun: string, name: string): string {
    const own = attr(this.id(noun, name), "text");
    const template = this.id("text", noun);
    if (own !== "" || this.card(noun, name) === undefined || !has(template)) return own;
    const doubt = this.isReconstructed(noun, name) ? `\n○ ${t("page-reconstructed")}` : "";
    return t(template, this.printed(noun, name)) + doubt;
  }

  /** Whether something on a card was found in no source. */
  isReconstructed(noun: string, name: string): boolean {
    return ((this.card(noun, name)?.["reconstructed"] as unknown[] | undefined) ?? []).length > 0;
  }

  private card(noun: string, name: string): Record<string, unknown> | undefined {
    return (this.info.cards?.[noun] as Record<string, Record<string, unknown>> | undefined)?.[name];
  }

  /** The name of a card and everything printed on it, as variables of a message. */
  private printed(noun: string, name: string): Values {
    const facts = Object.entries(this.card(noun, name) ?? {}).map(
      ([key, value]) => [key, this.fact(key, value)] as const,
    );
    return { ...Object.fromEntries(facts), [noun]: this.named(noun, name) };
  }

  /** A value on a card in words: effects, a name, a number, or a list. */
  private fact(key: string, value: unknown): Value {
    if (Array.isArray(value)) {
      if (value.length === 0) return declined("engine-nothing", "none");
      if (typeof value[0] === "object" && !Array.isArray(value[0])) return this.inWords(value as PrintedEffect[]);
      const isRepeated = new Set(value).size < value.length;
      if (isRepeated && value.every((part) => this.isVerb(part))) return this.inWords(amountsOf(value as string[]));
      return inARow(value.map((part) => this.fact(key.replace(/s$/, ""), part)));
    }
    if (value === "") return declined("engine-nothing", "none");
    if (typeof value === "string") return has(this.id(key, value)) ? this.named(key, value) : value;
    return Number(value);
  }

  /** Whether a name is also that of a verb, which counts: two clerics. */
  private isVerb(value: unknown): boolean {
    return typeof value === "string" && has(this.id("verb", value));
  }

  /** Effects in words, one after the other. */
  effects(effects: readonly PrintedEffect[]): string {
    return this.inWords(effects).text;
  }

  private inWords(effects: readonly PrintedEffect[]): Name {
    return inARow(effects.map((effect) => this.effect(effect)));
  }

  private effect(effect: PrintedEffect): Value {
    if (effect.choice === undefined) return this.named("verb", effect.verb, effect.amount);
    return effect.choice.map((effects) => this.inWords(effects)).reduce(either);
  }

  /** Something that speaks for or against an answer, and how many points, if its sentence does not say them; an empty
   * text if nobody wrote it. */
  remark(remark: HintRemark): string {
    const id = this.id("consideration", remark.name);
    if (!has(id)) return "";
    const reason = t(id, this.values(remark.nouns, remark.values)).replace(/\.$/, "");
    if ("points" in remark.values) return reason;
    const points = Math.round(Math.abs(remark.weight) / 100);
    return t(remark.weight > 0 ? "page-table-hint-for" : "page-table-hint-against", { reason, points });
  }

  /** A line of the score. */
  line(name: string): string {
    return t(this.id("line", name));
  }

  private value(noun: string, value: unknown, marked: boolean, amount = 1): Value {
    if (Array.isArray(value)) {
      return value.length > 0 ? inARow(value.map((part) => this.value(noun, part, marked))) : common("nothing");
    }
    if (value === null || value === undefined) return common(noun === "seat" ? "nobody" : "nothing");
    if (typeof value === "boolean") return common(value ? "yes" : "no");
    if (noun === "number" || typeof value === "number") return Number(value);
    if (noun === "text") return String(value);
    const name = this.named(noun, String(value), amount);
    return marked ? markedAs(name) : name;
  }

  private values(nouns: Record<string, string>, shown: Record<string, unknown>, marked = false): Values {
    const amount = typeof shown["amount"] === "number" ? shown["amount"] : 1; // a verb is said with its amount
    const found = Object.entries(nouns).map(
      ([name, noun]) => [name, this.value(noun.replace("*", ""), shown[name], marked, amount)] as const,
    );
    return Object.fromEntries(found);
  }
}
