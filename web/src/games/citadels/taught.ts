/** Where a lesson about an event points: a selector of things on the table. */

import type { Event } from "../types";

const character = (name: unknown): string => `[data-key="character:${String(name)}"]`;
const city = ({ who }: Event): string => `[data-key="city:${String(who)}"]`;

/** Whether a character is face up in this round: then everybody knows why nobody answers. */
function isUp(name: unknown, before: Event[]): boolean {
  const away = before.findLast(({ event }) => event === "put_away" || event === "round");
  return Array.isArray(away?.["cards"]) && away["cards"].includes(name);
}

const PLACES: Record<string, (event: Event, before: Event[]) => string | null> = {
  aim: () => ".city.mine",
  signs: () => ".city.mine header",
  put_away: ({ cards }) => (Array.isArray(cards) ? cards.map(character).join(", ") : ""),
  reveals: ({ card }) => character(card),
  names: ({ card }) => character(card),
  nobody: ({ card }, before) => (isUp(card, before) ? null : character(card)),
  crowned: city,
  destroyed: city,
  completes: city,
};

export const taught = (event: Event, before: Event[] = []): string | null => {
  const place = PLACES[String(event["event"])];
  return place === undefined ? "" : place(event, before);
};
