/** Where the things of Citadels are on the table, for the theatre. */

import type { Place } from "../../../stage/scenes";

const key = (name: string): Place => `[data-key="${name}"]`;
const place = (name: string): Place => `[data-place="${name}"]`;

export const characterAt = (name: string): Place => key(`character:${name}`);
export const cityAt = (seat: string): Place => key(`city:${seat}`);
export const buildingAt = (seat: string, building: string): Place => key(`building:${seat}:${building}`);
/** The place of a district in the city. */
export const plotOf = (seat: string, building: string): Place => `li:has(> ${buildingAt(seat, building)})`;
export const inHand = (card: string): Place => key(`hand:${card}`);
export const goldAt = (seat: string): Place => place(`gold:${seat}`);
export const handAt = (seat: string): Place => place(`cards:${seat}`);
export const crestAt = (seat: string): Place => place(`crest:${seat}`);
export const comingAt = (seat: string): Place => place(`coming:${seat}`);
export const CROWN: Place = place("crown");
