// The guided first game: what it says about the rules when that first matters, once. It can be left, and resumed.
import { has } from "$lib/words";
import { holds, type Facts, type Lessons } from "./claims";
import { shelf } from "$lib/device/shelf";
import type { Event } from "../../games/types";

const PLACE = (table: string): string => `guide:${table}`;
const LEFT = (table: string): string => `guide-left:${table}`;

/** Let a table be guided from its first move on. */
export const begin = (table: string): void => shelf.setItem(PLACE(table), "[]");

/** Where a lesson about an event points; null: this event is no example of it. `before` is what happened until then. */
export type Taught = (event: Event, before: Event[]) => string | null;

/** What comes first: what the game is about, and what the signs on the table mean. */
const FIRST = ["aim", "signs"];
/** What comes last: nothing more is needed to play a real game. */
export const ENOUGH = "page-guide-enough";
/** After this many lessons one knows enough. */
const MANY = 12;

const nameOf = (game: string, event: Event): string => `${game}-guide-event-${String(event["event"])}`;

/** The lessons a game begins with, and those an event or a question calls for, by their messages. */
export function lessonsOf(game: string, events: Event[], question: string | null, taught: Taught): string[] {
  const first = FIRST.map((name) => `${game}-guide-${name}`);
  const asked = question === null ? [] : [`${game}-guide-question-${question}`];
  const happened = events
    .filter((event, at) => taught(event, events.slice(0, at)) !== null)
    .map((event) => nameOf(game, event));
  return [...new Set([...first, ...asked, ...happened])];
}

/** The newest event a lesson is about, and where it points. */
function example(game: string, lesson: string, events: Event[], taught: Taught): [event: Event, place: string] | null {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at] ?? {};
    const place = nameOf(game, event) === lesson ? taught(event, events.slice(0, at)) : null;
    if (place !== null) return [event, place];
  }
  return null;
}

/** Where a lesson points: at what its newest event is about, or at things on the table for it. */
export function pointsAt(game: string, lesson: string, events: Event[], taught: Taught): string {
  const first = FIRST.find((name) => lesson === `${game}-guide-${name}`);
  if (first !== undefined) return taught({ event: first }, []) ?? "";
  return example(game, lesson, events, taught)?.[1] ?? "";
}

/** What is known for a lesson: everything, and the event it is about. */
export function factsFor(game: string, lesson: string, facts: Facts, events: Event[], taught: Taught): Facts {
  return { ...facts, event: example(game, lesson, events, taught)?.[0] ?? {} };
}

/** Whether everything that a lesson says is so. */
export function isTrue(game: string, lesson: string, lessons: Lessons, facts: Facts): boolean {
  const claims = lessons[lesson.replace(`${game}-guide-`, "")]?.claims;
  return claims !== undefined && claims.every((claim) => holds(claim, facts));
}

export class Guide {
  /** The lessons so far; null: nobody wants to be guided. */
  private told: string[] | null = $state.raw(null);
  /** Whether it was left for now. */
  private left: boolean = $state(false);

  constructor(readonly table: string) {
    this.left = shelf.getItem(LEFT(table)) !== null;
    try {
      this.told = JSON.parse(shelf.getItem(PLACE(table)) ?? "null") as string[] | null;
    } catch {
      this.told = null;
    }
  }

  get active(): boolean {
    return this.told !== null && !this.left;
  }

  /** Whether it was begun here and can be resumed. */
  get resting(): boolean {
    return this.told !== null && this.left;
  }

  /** Whether this was a game to learn by. */
  get begun(): boolean {
    return this.told !== null;
  }

  /** The first of these lessons that was not shown yet; after many, the one that says that one knows enough. */
  next(lessons: string[]): string | null {
    const told = this.told;
    if (told === null || this.left) return null;
    const enough = told.length >= MANY ? [ENOUGH] : [];
    return [...lessons, ...enough].find((lesson) => !told.includes(lesson) && has(lesson)) ?? null;
  }

  tell(lesson: string): void {
    if (this.told === null) return;
    this.told = [...this.told, lesson];
    shelf.setItem(PLACE(this.table), JSON.stringify(this.told));
  }

  leave(): void {
    this.left = true;
    shelf.setItem(LEFT(this.table), "yes");
  }

  resume(): void {
    this.left = false;
    shelf.removeItem(LEFT(this.table));
  }
}
