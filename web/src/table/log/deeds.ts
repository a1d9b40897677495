// Deeds: the log in whole actions. What belongs together is one line, with what it brought and cost.
import type { LoggedEvent } from "$lib/wire/log";
import type { Event, LogPart, Sum, Weight } from "../../games/types";

export interface Deed {
  /** The place of its first event in the log: its key. */
  place: number;
  /** The entry of the record it began with. */
  n: number;
  kind: "round" | "turn" | "deed";
  /** Who has the turn, if turns have headings; else an empty text. */
  turn: string;
  /** The event that says what was done; of several that are joined, the first. */
  head: Event;
  /** The group of those that are joined; else an empty text. */
  joins: string;
  icon: string;
  ground: string;
  weight: Weight | null;
  faint: boolean;
  lines: LoggedEvent[];
  /** The end of a turn that came with it. */
  ends: LoggedEvent | null;
  sums: Sum[];
}

type PartOf = (event: Event) => LogPart;

/** What happens by itself weighs more than what comes with it. */
function weightOf(parts: readonly LogPart[]): Weight | null {
  return parts.find(({ weight }) => weight !== undefined)?.weight ?? null;
}

const same = (one: Sum, other: Sum): boolean =>
  one.thing === other.thing &&
  one.placed === other.placed &&
  one.who === other.who &&
  one.name === undefined &&
  other.name === undefined;

/** Amounts of the same thing become one; nothing is left if they cancel out. */
export function summed(sums: readonly Sum[]): Sum[] {
  const found: Sum[] = [];
  for (const sum of sums) {
    const at = found.findIndex((one) => same(one, sum));
    const known = found[at];
    if (known === undefined) found.push(sum);
    else found[at] = { ...known, amount: known.amount + sum.amount };
  }
  return found.filter(({ amount, name }) => amount !== 0 || name !== undefined);
}

/** What an event brings and costs; whose it is, if somebody else did the deed. */
function sumsOf({ sums = [] }: LogPart, { who }: Event, head: Event): Sum[] {
  const other = typeof who === "string" && who !== head["who"];
  return other ? sums.map((sum) => ({ ...sum, who })) : sums;
}

function deedOf(group: LoggedEvent[], partOf: PartOf, turn: string): Deed {
  const ends = group.slice(1).find(({ event }) => partOf(event).part === "end") ?? null;
  const lines = group.filter((line) => line !== ends);
  const parts = lines.map(({ event }) => partOf(event));
  const opening = Math.max(
    0,
    parts.findIndex(({ part }) => part !== "lead"),
  );
  const telling = parts.findIndex(({ tells }) => tells === true);
  const at = telling < 0 ? opening : telling;
  const { part, icon, ground, joins, faint } = parts[opening] ?? { part: "detail" };
  const head = lines[at]?.event ?? {};
  const grouped = joins !== undefined && lines.length > 1;
  return {
    place: lines[0]?.place ?? 0,
    n: Number(lines[0]?.event["n"] ?? 0),
    kind: part === "round" || part === "turn" ? part : "deed",
    turn: part === "turn" ? String(head["who"]) : part === "round" ? "" : turn,
    head,
    joins: joins ?? "",
    icon: icon ?? parts[at]?.icon ?? "",
    ground: ground ?? "",
    weight: weightOf(parts),
    faint: faint ?? false,
    lines,
    ends,
    sums: summed(
      parts.flatMap((one, place) =>
        place === telling ? [] : sumsOf(one, grouped ? head : (lines[place]?.event ?? {}), head),
      ),
    ),
  };
}

/** Whether an event belongs to the deed so far. */
function belongs(is: LogPart, event: Event, last: LogPart, before: Event): boolean {
  if (is.part === "end") return true;
  if (last.part === "round" || last.part === "turn") return false;
  if (is.part === "detail") return true;
  if (is.part !== "deed") return false;
  if (last.part === "lead") return event["n"] === before["n"];
  return is.joins !== undefined && is.joins === last.joins;
}

/** The deeds of a log, in order; `turn` is who had the turn before it. */
export function deedsOf(log: readonly LoggedEvent[], partOf: PartOf, turn = ""): Deed[] {
  const groups: LoggedEvent[][] = [];
  for (const line of log) {
    const is = partOf(line.event);
    const open = groups.at(-1);
    const last = open?.findLast(({ event }) => partOf(event).part !== "detail") ?? open?.[0];
    if (open !== undefined && last !== undefined && belongs(is, line.event, partOf(last.event), last.event))
      open.push(line);
    else groups.push([line]);
  }
  const deeds: Deed[] = [];
  for (const lines of groups) deeds.push(deedOf(lines, partOf, deeds.at(-1)?.turn ?? turn));
  return deeds;
}

/** The deeds of a log that grows: what is there already stays the same, so that it is not drawn again. */
export class Deeds {
  private log: readonly LoggedEvent[] = [];
  private deeds: Deed[] = [];

  constructor(private readonly partOf: PartOf) {}

  of(log: readonly LoggedEvent[]): Deed[] {
    const last = this.deeds.at(-1);
    const grown = last !== undefined && log[this.log.length - 1] === this.log.at(-1);
    const from = grown ? log.indexOf(last.lines[0] as LoggedEvent) : 0;
    const kept = grown ? this.deeds.slice(0, -1) : [];
    this.deeds = [...kept, ...deedsOf(log.slice(from), this.partOf, kept.at(-1)?.turn)];
    this.log = log;
    return this.deeds;
  }
}
