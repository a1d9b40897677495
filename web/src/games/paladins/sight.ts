/** What the viewer of a table of Paladins sees, with the words for it. Made anew whenever something changes. */

import type { Question } from "$lib/protocol";
import { t } from "$lib/words";
import type { Detail, Props } from "../types";
import { ATTRIBUTES } from "./drawings";
import { actionOf, suggestedSlots, workersOf } from "./place";
import { marksOf, trailOf, type Step } from "./trail";
import type { Effect, PaladinsCards, PaladinsView, SeatView } from "./view";

const USES: Record<string, (seat: SeatView) => number> = {
  develop: (seat) => seat.workshops,
  commission: (seat) => seat.monks,
  fortify: (seat) => seat.walls.length,
  garrison: (seat) => seat.outposts,
  absolve: (seat) => seat.jars.length,
  attack: (seat) => seat.attacked.length,
  convert: (seat) => seat.converted.length,
};

/** A use of an action as it is printed: what it costs, and the influence it asks for. */
export interface Use {
  silver: number;
  provisions: number;
  needs: number | null;
}

export class Sight {
  readonly table: Props["table"];
  readonly choice: Props["choice"];
  readonly words: Props["words"];

  constructor(props: Props) {
    this.table = props.table;
    this.choice = props.choice;
    this.words = props.words;
  }

  get view(): PaladinsView {
    return this.table.game?.view as unknown as PaladinsView;
  }

  get question(): Question | null {
    return this.choice.question;
  }

  get cards(): PaladinsCards {
    return this.words.info.cards as unknown as PaladinsCards;
  }

  get me(): string | null {
    return this.table.me;
  }

  get mine(): SeatView | null {
    return this.me === null ? null : (this.view.seats[this.me] ?? null);
  }

  /** All seats clockwise from the viewer, who comes first. */
  get around(): string[] {
    const seats = Object.keys(this.view.seats);
    const first = Math.max(0, this.me === null ? 0 : seats.indexOf(this.me));
    return [...seats.slice(first), ...seats.slice(0, first)];
  }

  /** Whose board lies before the viewer: his own, or for those who look on that of whoever acts. */
  get shown(): string {
    return this.me ?? this.view.active ?? Object.keys(this.view.seats)[0] ?? "";
  }

  /** Whether the game's own opponent plays along. */
  get solo(): boolean {
    return this.view.marker !== undefined;
  }

  /** The opponent's last turn, step by step. */
  get trail(): Step[] {
    return this.solo ? trailOf(this.table.log) : [];
  }

  get players(): number {
    return this.table.info?.players ?? Object.keys(this.view.seats).length;
  }

  /** Which step of that turn speaks of the thing with this key. */
  mark(key: string): number | undefined {
    return this.solo ? marksOf(this.trail).get(key) : undefined;
  }

  /** What is suggested, as workers in their order. */
  get suggestedWorkers(): string[] {
    return workersOf(this.question, this.choice.suggested);
  }

  /** What stands on the slots of an action, and what would stand there if the suggestion were taken. */
  slots(seat: string, action: string): { standing: (string | null)[]; suggested: (string | null)[] } {
    const slots = this.cards.action[action]?.slots ?? [];
    const standing = slots.map((_, place) => this.view.seats[seat]?.standing[action]?.[place] ?? null);
    const asked = seat === this.me && actionOf(this.question) === action;
    return { standing, suggested: asked ? suggestedSlots(this.question, this.choice.suggested, slots, standing) : slots.map(() => null) };
  }

  /** Whether workers stand on an action. */
  used(seat: string, action: string): boolean {
    return (this.view.seats[seat]?.standing[action] ?? []).some((standing) => standing !== null && standing !== "workshop");
  }

  uses(seat: SeatView, action: string): number {
    return USES[action]?.(seat) ?? 0;
  }

  /** The uses of an action of the right side, as they are printed. */
  printed(action: string): Use[] {
    const { silver = [], provisions = [], needs = [], by_region: apart = false } = this.cards.action[action] ?? {};
    return Array.from({ length: Math.max(silver.length, provisions.length) }, (_, use) => ({
      silver: silver[use] ?? 0,
      provisions: provisions[use] ?? 0,
      needs: apart ? null : (needs[use] ?? null),
    }));
  }

  points(seat: string): number | null {
    const place = Object.keys(this.view.seats).indexOf(seat);
    const lines = this.table.game?.forecast?.[place];
    const counted = this.table.game?.result?.scores[place];
    return counted ?? (lines === undefined ? null : Object.values(lines).reduce((sum, points) => sum + points, 0));
  }

  who(seat: string): string {
    return seat === this.me ? t("paladins-table-you") : this.words.name("seat", seat);
  }

  /** Whether a number of a seat is another one than when the viewer last acted. */
  changed(seat: string, read: (view: SeatView) => unknown): boolean {
    const before = (this.table.earlier as unknown as PaladinsView | null)?.seats[seat];
    const now = this.view.seats[seat];
    return before !== undefined && now !== undefined && read(before) !== read(now);
  }

  /** Effects in words, for those who hear the page and for tips. */
  say(effects: readonly Effect[]): string {
    return this.words.effects(effects);
  }

  /** The short name of a townsfolk or an outsider, as it stands on its card. */
  title(card: { title: string }): string {
    return t(`paladins-table-title-${card.title}`);
  }

  /** What a seat's attributes are, with what the paladin adds. */
  attributes(seat: SeatView): { name: string; track: number; bonus: number }[] {
    return ATTRIBUTES.map((name) => ({ name, track: seat[name], bonus: (seat.effective[name] ?? seat[name]) - seat[name] }));
  }

  /** What a card is called and what is printed on it. */
  card(noun: string, name: string): Detail {
    return { title: this.words.name(noun, name), text: this.words.text(noun, name) };
  }

  /** How a converted outsider scores, in a few words. */
  scores(card: string): string {
    return t("paladins-table-scores", { how: this.cards.outsider[card]?.scoring ?? "" });
  }

  square(square: string): Detail {
    const printed = this.cards.square[square];
    const piece = this.view.squares[square];
    const gain = this.say(printed?.reward ?? []);
    const text = piece === undefined ? t("paladins-table-square-free", { gain }) : t("paladins-table-square-taken", { who: this.who(piece.seat), piece: piece.piece });
    return { title: this.words.name("square", square), text };
  }

  action(action: string): Detail {
    const { attribute, raises } = this.cards.action[action] ?? {};
    const checks =
      attribute && raises
        ? t("paladins-table-checks", { checks: this.words.name("attribute", attribute), raises: this.words.name("attribute", raises) })
        : "";
    const used = this.me !== null && this.used(this.me, action) ? t("paladins-table-used-why") : "";
    const { title, text } = this.card("action", action);
    return { title, text: [text, checks, used].filter(Boolean).join("\n") };
  }
}
