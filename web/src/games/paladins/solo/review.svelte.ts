/** How far the viewer has read what the opponent does, and whether they want to. */

const SETTING = "paladins:explain";

export class Review {
  /** Whether the opponent's turns are laid out before the viewer goes on. */
  explains: boolean = $state(localStorage.getItem(SETTING) !== "no");
  /** The event that began the last turn they have read. */
  read: unknown = $state.raw(null);
  /** Which of the unread turns is told. */
  at: number = $state(0);

  explain(on: boolean): void {
    this.explains = on;
    this.at = 0;
    localStorage.setItem(SETTING, on ? "yes" : "no");
  }

  /** Everything up to this event is read. */
  finish(event: unknown): void {
    this.read = event;
    this.at = 0;
  }
}

const reviews = new Map<string, Review>();

export function reviewOf(table: string): Review {
  const review = reviews.get(table) ?? new Review();
  reviews.set(table, review);
  return review;
}
