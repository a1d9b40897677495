// The guided first game: what is told of the rules when it first matters, once, until the player has had enough.
import { has } from "./words";

const PLACE = (table: string): string => `guide:${table}`;

/** Let a table be guided from its first move on. */
export const begin = (table: string): void => localStorage.setItem(PLACE(table), "[]");

/** The lessons an event or a question calls for, by their messages. */
export function lessonsOf(game: string, events: Record<string, unknown>[], question: string | null): string[] {
  const asked = question === null ? [] : [`${game}-guide-question-${question}`];
  const happened = events.map((event) => `${game}-guide-event-${String(event["event"])}`);
  return [...new Set([...asked, ...happened])];
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
