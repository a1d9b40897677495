// The guided first game: what is told of the rules when it first matters, once, until the player has had enough.
import { has } from "$lib/words";

const PLACE = (table: string): string => `guide:${table}`;

/** Let a table be guided from its first move on. */
export const begin = (table: string): void => localStorage.setItem(PLACE(table), "[]");

type Event = Record<string, unknown>;
/** Where a lesson about an event points; null: this event is no example of it. `before` is what happened until then. */
export type Taught = (event: Event, before: Event[]) => string | null;

/** What is told first: what the game is about, and what the signs on the table mean. */
const FIRST = ["aim", "signs"];

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

/** Where a lesson points: at what the newest event it tells of is about, or at what lies on the table for it. */
export function pointsAt(game: string, lesson: string, events: Event[], taught: Taught): string {
  const first = FIRST.find((name) => lesson === `${game}-guide-${name}`);
  if (first !== undefined) return taught({ event: first }, []) ?? "";
  const places = events.map((event, at) =>
    nameOf(game, event) === lesson ? taught(event, events.slice(0, at)) : null,
  );
  return places.findLast((place) => place !== null) ?? "";
}

export class Guide {
  /** What was told; null: nobody wants to be guided. */
  private told: string[] | null = $state.raw(null);

  constructor(readonly table: string) {
    try {
      this.told = JSON.parse(localStorage.getItem(PLACE(table)) ?? "null") as string[] | null;
    } catch {
      this.told = null;
    }
  }

  get active(): boolean {
    return this.told !== null;
  }

  /** The first of these lessons that was not told yet. */
  next(lessons: string[]): string | null {
    return lessons.find((lesson) => this.told?.includes(lesson) === false && has(lesson)) ?? null;
  }

  tell(lesson: string): void {
    if (this.told === null) return;
    this.told = [...this.told, lesson];
    localStorage.setItem(PLACE(this.table), JSON.stringify(this.told));
  }

  leave(): void {
    this.told = null;
    localStorage.removeItem(PLACE(this.table));
  }
}
