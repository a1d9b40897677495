/** Where a lesson about an event points: a selector of things on the table. */

import type { Event } from "../types";

const about = (name: string): string => `[data-about="${name}"]`;
const seat = ({ who }: Event): string => about(`seat:${String(who)}`);

const PLACES: Record<string, (event: Event) => string> = {
  aim: () => '[data-about^="order:"]',
  signs: () => '[data-about^="pool:"]',
  reveals_order: ({ order }) => about(`order:${String(order)}`),
  reveals_favour: ({ favour }) => `[data-key="favour:${String(favour)}"]`,
  suspected: (event) => `${about(`suspicion:${String(event["who"])}`)}, ${seat(event)}`,
  takes_tax: () => about("tax"),
  inquisition: () => about("tax"),
  passes: (event) => `${about(`pool:${String(event["who"])}`)}, ${seat(event)}`,
};

export const taught = (event: Event): string => PLACES[String(event["event"])]?.(event) ?? "";
