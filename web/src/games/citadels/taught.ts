/** Where a lesson about an event points: a selector of what lies on the table. */

type Event = Record<string, unknown>;

const character = (name: unknown): string => `[data-key="character:${String(name)}"]`;
const city = ({ who }: Event): string => `[data-key="city:${String(who)}"]`;

const PLACES: Record<string, (event: Event) => string> = {
  put_away: ({ cards }) => (Array.isArray(cards) ? cards.map(character).join(", ") : ""),
  reveals: ({ card }) => character(card),
  names: ({ card }) => character(card),
  nobody: ({ card }) => character(card),
  crowned: city,
  destroyed: city,
  completes: city,
};

export const taught = (event: Event): string => PLACES[String(event["event"])]?.(event) ?? "";
