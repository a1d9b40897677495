/** What is drawn, read out of a view: the cast and what is on it, the cities in order, the turn. No rules, only
 * looking. */

import type { Question, Refused } from "$lib/wire/protocol";
import { SPREADS } from "./place";
import type { CitadelsBeliefs, CitadelsCards, CitadelsView, Mark, MarkView } from "./view";

export const MARKS: readonly Mark[] = ["kill", "bewitch", "rob", "warrant", "threat"];

/** A mark on a character; `open`: whether it is known to be the one that counts (signed, with the flower). */
export interface OnCharacter {
  mark: Mark;
  by: string;
  counts: boolean;
}

export type When = "now" | "past" | "coming";

/** A character of the cast, and all that may be seen of it. */
export interface Role {
  name: string;
  rank: number;
  when: When;
  holder: string | null;
  mine: boolean;
  silent: boolean;
  up: boolean;
  marks: OnCharacter[];
}

export function rankOf(cards: CitadelsCards, character: string): number {
  return cards.characters[character]?.rank ?? 0;
}

export function castOf(view: CitadelsView, cards: CitadelsCards, cast: readonly string[], me: string | null): Role[] {
  const called = calledRank(view, cards);
  return cast.map((name) => {
    const rank = rankOf(cards, name);
    const holder = holderOf(view, name);
    return {
      name,
      rank,
      when: view.turn?.character === name ? "now" : rank <= called ? "past" : "coming",
      holder,
      mine: holder !== null && holder === me,
      silent: view.silent.includes(name),
      up: view.up.includes(name),
      marks: marksOn(view, name),
    };
  });
}

/** The highest rank that was called so far; 0 while characters are being chosen. */
function calledRank(view: CitadelsView, cards: CitadelsCards): number {
  const revealed = Object.values(view.seats).map((seat) => seat.revealed);
  const silent = view.silent.map((name) => rankOf(cards, name));
  return Math.max(0, ...revealed, ...silent, view.turn ? rankOf(cards, view.turn.character) : 0);
}

function holderOf(view: CitadelsView, character: string): string | null {
  const found = Object.entries(view.seats).find(([, seat]) => seat.characters.includes(character));
  return found?.[0] ?? null;
}

function marksOn(view: CitadelsView, character: string): OnCharacter[] {
  return MARKS.flatMap((mark) => {
    const lies: MarkView | undefined = view.marks[mark];
    if (!lies?.characters.includes(character)) return [];
    return [{ mark, by: lies.by, counts: lies.signed === character || lies.flower === character }];
  });
}

/** The seats clockwise from the left of the viewer, the viewer last. */
export function around(view: CitadelsView, me: string | null): string[] {
  const seats = Object.keys(view.seats);
  const at = me === null ? -1 : seats.indexOf(me);
  return at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

/** The order in which characters are chosen: from the crown to the left. */
export function pickingOrder(view: CitadelsView): string[] {
  const seats = Object.keys(view.seats);
  const at = Math.max(0, seats.indexOf(view.crown));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** How far a seat is with choosing its character. */
export type Choosing = "chosen" | "now" | "coming";

/** Who chooses when, if everybody chooses once; two or three players choose again, and it would say little. */
export function choosing(view: CitadelsView): [seat: string, state: Choosing][] {
  const order = pickingOrder(view);
  if (order.length <= 3) return [];
  return order.map((seat) => [seat, seat in view.asked ? "now" : view.seats[seat]?.holds ? "chosen" : "coming"]);
}

/** The characters before the one who is asked to keep or put away one, by rank; null: nobody is. */
export function draftOf(question: Question | null, cards: CitadelsCards): string[] | null {
  if (question === null || SPREADS[question.kind] !== "draft") return null;
  return [...question.answers, ...question.refused]
    .filter((option) => option.noun === "character")
    .map((option) => option.name)
    .sort((one, other) => rankOf(cards, one) - rankOf(cards, other));
}

export function count(cards: readonly string[] | number): number {
  return typeof cards === "number" ? cards : cards.length;
}

export function list(cards: readonly string[] | number): readonly string[] {
  return typeof cards === "number" ? [] : cards;
}

export function pointsOf(
  forecast: readonly Record<string, number>[] | null,
  view: CitadelsView,
  seat: string,
): number | null {
  const lines = forecast?.[Object.keys(view.seats).indexOf(seat)];
  return lines ? Object.values(lines).reduce((sum, points) => sum + points, 0) : null;
}

/** Whether the viewer can be sure that a seat holds a character, must think it possible, or can rule it out. */
export type Belief = "certain" | "possible" | "no";

export function belief(
  view: CitadelsView,
  beliefs: CitadelsBeliefs | null,
  me: string | null,
  seat: string,
  character: string,
): Belief {
  const held = view.seats[seat];
  if (!held) return "no";
  if (held.characters.includes(character)) return "certain";
  if (seat === me) return "no";
  const possible = beliefs?.characters[seat] ?? [];
  if (!possible.includes(character)) return "no";
  return possible.length <= held.holds ? "certain" : "possible";
}

/** A row of the turn list. */
export interface Step {
  key: string;
  kind: "gather" | "ability" | "build" | "built";
  name: string;
  state: "open" | "done" | "barred" | "now";
  reason: Refused | null;
}

/** Which ability a question belongs to: while it is asked, the ability is not done but going on. */
const PARTS: Record<string, string> = {
  mix: "income",
  kill: "kill",
  place_warrant: "warrants",
  sign: "warrants",
  rob: "rob",
  spy: "spy",
  spy_type: "spy",
  place_threat: "threaten",
  flower: "threaten",
  magic: "magic",
  replace: "magic",
  look: "look at a hand",
  seen: "look at a hand",
  gift: "foresee",
  crown: "give crown",
  tithe: "tithe",
  fund: "fund",
  offer: "fund",
  cargo: "sail",
  study: "study",
  raid: "destroy",
  destroy: "destroy",
  negotiate: "negotiate",
  cede: "negotiate",
  acquire: "negotiate",
  march: "seize",
  seize: "seize",
  beautify: "beautify",
  experiment: "experiment",
  exhibit: "exhibit",
  demolish_in: "demolish",
  demolish: "demolish",
};

export const partOf = (kind: string): string | undefined => PARTS[kind];

const OVER = ["already_gathered", "already_used"];

/** What the turn offers, according to the question and its refusals: gathering, abilities, building. */
export function stepsOf(question: Question | null, view: CitadelsView): Step[] {
  const turn = view.turn;
  if (!question || !turn || turn.seat !== question.seat) return [];
  const steps: Step[] = [];
  const verbs = ["gather gold", "gather cards"];
  const open = question.answers.filter((answer) => verbs.includes(answer.verb));
  for (const { verb } of open) {
    steps.push({ key: `turn:${verb.replace(" ", "_")}`, kind: "gather", name: verb, state: "open", reason: null });
  }
  if (!open.length && turn.gathered) steps.push({ key: "", kind: "gather", name: "", state: "done", reason: null });
  return [...steps, ...abilities(question, turn.used), ...building(question, turn.built)];
}

function abilities(question: Question, used: readonly string[]): Step[] {
  const open = question.answers.filter((answer) => answer.noun === "ability");
  const barred = question.refused.filter((refused) => refused.noun === "ability");
  const named = new Set([...open, ...barred].map((option) => option.name));
  return [
    ...used
      .filter((name) => !named.has(name))
      .map((name): Step => {
        const state = PARTS[question.kind] === name ? "now" : "done";
        return { key: "", kind: "ability", name, state, reason: null };
      }),
    ...barred.filter((refused) => OVER.includes(refused.reason)).map((refused) => step(refused, "done")),
    ...open.map((answer): Step => ({ ...step(answer, "open"), reason: null })),
    ...barred.filter((refused) => !OVER.includes(refused.reason)).map((refused) => step(refused, "barred")),
  ];
}

function step(option: { name: string }, state: Step["state"]): Step {
  const reason = "reason" in option ? (option as Refused) : null;
  return { key: `ability:${option.name}`, kind: "ability", name: option.name, state, reason };
}

/** One row for building: open while a card may be built; barred if all cards are refused for one reason. */
function building(question: Question, built: number): Step[] {
  if (question.kind !== "turn") return [];
  const open = question.answers.some((answer) => answer.verb === "build");
  const refused = question.refused.filter((option) => option.verb === "build");
  const first = refused[0];
  const same = first && refused.every((option) => option.reason === first.reason) ? first : null;
  const done: Step = { key: "", kind: "built", name: String(built), state: "done", reason: null };
  const next: Step = { key: "", kind: "build", name: "", state: open ? "open" : "barred", reason: open ? null : same };
  return [...(built ? [done] : []), ...(open || refused.length ? [next] : [])];
}

/** The largest cities: whose they are, and how many districts they have. */
export function largest(view: CitadelsView): { seats: string[]; size: number } {
  const size = Math.max(...Object.values(view.seats).map(({ city }) => city.length));
  return { seats: Object.keys(view.seats).filter((seat) => view.seats[seat]?.city.length === size), size };
}
