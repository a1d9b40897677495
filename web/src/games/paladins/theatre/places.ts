/** Where the things of Paladins are on the table, for the theatre. What a rival has is on their panel, or stands for it
 * there. */

import type { Place } from "../../../stage/scenes";

const about = (name: string): Place => `[data-about="${name}"]`;
const key = (name: string): Place => `[data-key="${name}"]`;
const first = (...places: Place[]): Place => places.join(" | ");

/** A seat: its panel; if that cannot be seen, as on a phone, its shield in the band that is about it. */
export const seatAt = (seat: string): Place => first(about(`seat:${seat}`), `[data-narration="${seat}"] svg`);
/** What a seat has of something: silver, provisions, suspicions, debts, an attribute. */
export const hasAt = (what: string, seat: string): Place => first(about(`${what}:${seat}`), seatAt(seat));
/** The workers of a seat; for the viewer, those of this colour. */
export const workersAt = (seat: string, worker = ""): Place =>
  first(`${about(`pool:${seat}`)} [data-key="worker:${worker}"]`, hasAt("pool", seat));
/** How often a seat has done an action; one of these times. */
export const doneAt = (seat: string, action: string, time = 0): Place =>
  first(
    ...(time > 0 ? [`${about(`done:${seat}:${action}`)} > li:nth-child(${time})`] : []),
    about(`done:${seat}:${action}`),
    about(`slots:${seat}:${action}`),
    seatAt(seat),
  );
/** A slot of an action, counted from 1; if it is not drawn, the action. */
export const slotAt = (seat: string, action: string, slot: number): Place =>
  first(`${about(`slots:${seat}:${action}`)} > :nth-child(${slot})`, doneAt(seat, action));

export const TAX: Place = about("tax");
export const FIRST: Place = about("first");
export const DIPLOMAT: Place = about("diplomat");
export const townsfolkAt = (card: string): Place => key(`townsfolk:${card}`);
export const outsiderAt = (card: string): Place => key(`outsider:${card}`);
export const squareAt = (square: string): Place => key(`square:${square}`);
export const favourAt = (favour: string): Place => key(`favour:${favour}`);
export const musterAt = (card: string): Place => key(`muster:${card}`);
export const orderAt = (order: string): Place => about(`order:${order}`);
export const tavernAt = (tavern: string): Place => first(about(`tavern:${tavern}`), key(`tavern:${tavern}`));
export const paladinAt = (seat: string): Place => hasAt("paladin", seat);
export const crewAt = (card: string, seat: string): Place => first(key(`crew:${card}`), seatAt(seat));
export const negotiateAt = (card: string): Place => about(`negotiate:${card}`);
export const allyAt = (ally: string): Place => about(`ally:${ally}`);
export const secretAt = (seat: string): Place => hasAt("secret", seat);
/** A space of the opponent's marker, counted from 1. */
export const spaceAt = (seat: string, space: number): Place =>
  first(`${about(`marker:${seat}`)} > :nth-child(${space})`, seatAt(seat));

/** A space for workers on the table: a King's Favour, or a Muster card. */
export const sharedAt = (space: string): Place => first(favourAt(space), musterAt(space));
