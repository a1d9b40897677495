// The log of a table: what has happened, each event with its place.
import type { Game } from "./protocol";

export interface LoggedEvent {
  place: number;
  event: Record<string, unknown>;
}

/** What happened, from the start or added to what is known. */
export function longer(log: LoggedEvent[], game: Game): LoggedEvent[] {
  const known = game.since === 0 ? [] : log;
  const fresh = game.events.map((event, place) => ({ place: known.length + place, event }));
  return [...known, ...fresh];
}
