/** What the viewer of a table of Citadels sees, with the words for it. Made again whenever something changes. */

import { changesOf } from "../changes";
import { t } from "$lib/words";
import type { Question } from "$lib/wire/protocol";
import type { CitadelsBeliefs, CitadelsCards, CitadelsView, DistrictCard, SeatView } from "./view";
import type { Props } from "../types";
import { isBeautified, plain } from "./drawings";
import { castOf, count, draftOf, pointsOf, type Role } from "./seeing";

/** What is new in a city, how much of it is gone, and whether the counts next to it have changed. */
export interface Changes {
  fresh: ReadonlySet<number>;
  gone: number;
  gold: boolean;
  hand: boolean;
}

const NO_CHANGES: Changes = { fresh: new Set(), gone: 0, gold: false, hand: false };
const NO_CARD: DistrictCard = { type: "unique", cost: 0, copies: 0 };

export class Sight {
  readonly table: Props["table"];
  readonly choice: Props["choice"];
  readonly words: Props["words"];

  constructor(props: Props) {
    this.table = props.table;
    this.choice = props.choice;
    this.words = props.words;
  }

  get view(): CitadelsView {
    return (this.table.game?.view ?? EMPTY) as unknown as CitadelsView;
  }

  /** The question as it stands after the steps already taken. */
  get question(): Question | null {
    return this.choice.question;
  }

  get beliefs(): CitadelsBeliefs | null {
    return (this.table.game?.beliefs ?? null) as unknown as CitadelsBeliefs | null;
  }

  get forecast(): Record<string, number>[] | null {
    return this.table.game?.forecast ?? null;
  }

  get cards(): CitadelsCards {
    return this.words.info.cards as unknown as CitadelsCards;
  }

  get me(): string | null {
    return this.table.me;
  }

  /** What has changed at a seat since the viewer last acted. */
  changes(seat: string): Changes {
    const [before, now] = [(this.table.earlier as unknown as CitadelsView | null)?.seats[seat], this.view.seats[seat]];
    if (before === undefined || now === undefined || this.view.over) return NO_CHANGES;
    const gold = before.gold !== now.gold;
    return { ...changesOf(before.city, now.city), gold, hand: count(before.hand) !== count(now.hand) };
  }

  get mine(): SeatView | null {
    return this.me === null ? null : (this.view.seats[this.me] ?? null);
  }

  /** The characters of this table, by rank. */
  get names(): string[] {
    const cast: unknown = this.table.info?.options["cast"];
    return Array.isArray(cast) ? cast.map(String) : [];
  }

  /** The characters before the viewer to choose from; null: there are none. */
  get draft(): string[] | null {
    return draftOf(this.question, this.cards);
  }

  /** What the cards before the viewer say of a character that nobody has shown; null: there are none. */
  passed(name: string): "offered" | "not-offered" | null {
    if (this.draft === null || this.question?.kind === "role") return null;
    return this.draft.includes(name) ? "offered" : "not-offered";
  }

  /** The gold that a character would bring the viewer now, if they chose it. */
  earns(name: string): number {
    return this.mine?.earns?.[name] ?? 0;
  }

  get uniques(): string[] {
    const uniques: unknown = this.table.info?.options["uniques"];
    return Array.isArray(uniques) ? uniques.map(String) : [];
  }

  get cast(): Role[] {
    return castOf(this.view, this.cards, this.names, this.me);
  }

  /** What the city of an empty place is called for a reader. */
  who(seat: string): string {
    return seat === this.table.you ? t("citadels-table-you") : this.words.name("seat", seat);
  }

  /** What the hand of the seat is called that the table is seen from: yours, unless nobody here is "you". */
  get handName(): string {
    return t(this.table.you === null ? "citadels-table-hand" : "citadels-table-your-hand");
  }

  /** Whose a character of that seat is. */
  get ownName(): string {
    return this.table.you === null ? this.who(this.me ?? "") : t("citadels-table-your-character");
  }

  /** The points of a seat: as counted at the end, before that so far. */
  points(seat: string): number | null {
    return this.table.game?.result?.scores[this.table.place(seat)] ?? pointsOf(this.forecast, this.view, seat);
  }

  card(building: string): DistrictCard {
    return this.cards.districts[plain(building)] ?? NO_CARD;
  }

  cost(building: string): number {
    return this.card(building).cost + (isBeautified(building) ? 1 : 0);
  }

  character(name: string): string {
    return this.words.name("character", name);
  }

  district(building: string): string {
    return this.words.name("district", plain(building));
  }

  type(building: string): string {
    return this.words.name("type", this.card(building).type);
  }

  /** What a district is, in one line for a reader: name, type, cost. */
  labelOf(building: string): string {
    return t("citadels-table-district", {
      district: this.district(building),
      type: this.type(building),
      cost: this.cost(building),
    });
  }
}

const EMPTY: CitadelsView = {
  game: "citadels",
  over: false,
  asked: {},
  seats: {},
  deck: 0,
  table: [],
  crown: "",
  tax: 0,
  round: 0,
  first: null,
  queen: null,
  city_size: 7,
  up: [],
  silent: [],
  marks: {},
};
