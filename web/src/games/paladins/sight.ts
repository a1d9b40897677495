/** What the viewer of a table of Paladins sees, with the words for it. Made again whenever something changes. */

import type { Question } from "$lib/wire/protocol";
import { listed, t } from "$lib/words";
import type { Detail, Props } from "../types";
import { actionOf, suggestedSlots, workersOf } from "./place";
import { Crowns } from "./crowns/crowns";
import { Help } from "./help/help";
import { isNew } from "./common/news";
import type { Region } from "./common/regions";
import { marksOf, turnsOf, type Turn } from "./solo/trail";
import { numberOf, printedUses, usesOf, type Use } from "./own/uses";
import type { Effect, PaladinsCards, PaladinsView, SeatView } from "./view";

/** Actions whose price is in provisions, though none are printed next to them: for the way of the Diplomat. */
const FED: ReadonlySet<string> = new Set(["muster"]);

export class Sight {
  readonly table: Props["table"];
  readonly choice: Props["choice"];
  readonly words: Props["words"];
  private known: { log: unknown; turns: Turn[] } | null = null;

  /** `visited`: whose board is only looked at. */
  constructor(
    props: Props,
    readonly visited: string | null = null,
  ) {
    this.table = props.table;
    this.choice = props.choice;
    this.words = props.words;
  }

  get view(): PaladinsView {
    return this.table.game?.view as unknown as PaladinsView;
  }

  /** The question, if what is shown can answer it. */
  get question(): Question | null {
    return this.visited === null ? this.choice.question : null;
  }

  /** The action that is being done, if it is one of the player board's; else empty. */
  get doing(): string {
    return this.visited === null ? actionOf(this.question, this.choice.steps) : "";
  }

  /** The same table with the board of another seat before the viewer. */
  visiting(seat: string): Sight {
    return new Sight({ table: this.table, choice: this.choice, words: this.words }, seat);
  }

  /** What a place of a row says whose card is gone: nothing once the game is over. */
  get refills(): string {
    return this.table.game?.result == null ? t("paladins-table-refills") : "";
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

  /** Whose board is before the viewer: their own, or for spectators that of the one who acts. */
  get shown(): string {
    return this.visited ?? this.me ?? this.view.active ?? Object.keys(this.view.seats)[0] ?? "";
  }

  /** Whether the game's own opponent plays along. */
  get solo(): boolean {
    return this.view.marker !== undefined;
  }

  /** All turns of the opponent, found again whenever the log grows. */
  private get turns(): Turn[] {
    if (this.known?.log !== this.table.log)
      this.known = { log: this.table.log, turns: this.solo ? turnsOf(this.table.log, this.me ?? "") : [] };
    return this.known.turns;
  }

  /** Whether the opponent's turn is shown step by step, and not at its end yet. */
  get stepping(): boolean {
    return this.solo && this.table.steps.parts.length > 0;
  }

  /** The turn of the opponent that is shown: the last one. */
  get told(): Turn | undefined {
    return this.turns.at(-1);
  }

  /** What City of Crowns adds; null if it is not played. */
  get crowns(): Crowns | null {
    return "muster_tops" in this.view ? new Crowns(this) : null;
  }

  /** What the things on this table are, in words. */
  get help(): Help {
    return new Help(this);
  }

  /** The actions of the left side of the player board: no workshop stands on them. */
  get left(): string[] {
    return this.view.actions.filter((action) => !this.isRight(action));
  }

  get right(): string[] {
    return this.view.actions.filter((action) => this.isRight(action));
  }

  private isRight(action: string): boolean {
    return (this.cards.action[action]?.workshops ?? 0) > 0;
  }

  /** The workers a seat has left, one by one. */
  workers(seat: string): string[] {
    const workers = Object.entries(this.view.seats[seat]?.workers ?? {});
    return workers.flatMap(([worker, count]) => Array.from({ length: count }, () => worker));
  }

  get players(): number {
    return this.table.info?.players ?? Object.keys(this.view.seats).length;
  }

  /** Which step of that turn speaks of the thing with this key. */
  mark(key: string): number | undefined {
    return this.told && marksOf(this.told.steps).get(key);
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
    return {
      standing,
      suggested: asked ? suggestedSlots(this.question, this.choice.suggested, slots, standing) : slots.map(() => null),
    };
  }

  /** Whether workers stand on an action. */
  used(seat: string, action: string): boolean {
    return (this.view.seats[seat]?.standing[action] ?? []).some(
      (standing) => standing !== null && standing !== "workshop",
    );
  }

  uses(seat: SeatView, action: string): number {
    return usesOf(seat, action);
  }

  /** The uses of an action of the right side, as they are printed. */
  printed(action: string): Use[] {
    return printedUses(this.cards.action[action]);
  }

  /** What is paid for the thing with this key, in silver or in provisions; null if nothing is said about it. */
  cost(key: string): { good: "silver" | "provision"; amount: number } | null {
    const amount = this.choice.price(key);
    if (amount === null) return null;
    const { silver = [], provisions = [] } = this.cards.action[this.doing] ?? {};
    const inKind = FED.has(this.doing) || (provisions.length > 0 && silver.length === 0);
    return { good: inKind ? "provision" : "silver", amount };
  }

  /** What the places of the row of townsfolk cost, however many there are on this table: extra ones are on the left. */
  get townsfolkPlaces(): { silver: number; debt: boolean }[] {
    const { prices = [], debts = [] } = this.cards.row["townsfolk"] ?? {};
    const { townsfolk_extension_silver: more = [], townsfolk_extension_debt: indebted = [] } = this.cards.numbers;
    const places = this.view.townsfolk_row.length;
    const silver = [...more, ...prices].slice(-places);
    return silver.map((price, place) => ({
      silver: price,
      debt: ([...indebted, ...debts].slice(-places)[place] ?? 0) > 0,
    }));
  }

  /** What a place of the townsfolk costs: when it is asked for, what is paid now. */
  priceOf(place: number): { silver: number; debt: boolean } {
    const printed = this.townsfolkPlaces[place];
    const asked = this.cost(`townsfolk:${this.view.townsfolk_row[place] ?? ""}`);
    return { silver: asked?.amount ?? printed?.silver ?? 0, debt: printed?.debt ?? false };
  }

  points(seat: string): number | null {
    const place = Object.keys(this.view.seats).indexOf(seat);
    const lines = this.table.game?.forecast?.[place];
    const counted = this.table.game?.result?.scores[place];
    return counted ?? (lines === undefined ? null : Object.values(lines).reduce((sum, points) => sum + points, 0));
  }

  who(seat: string): string {
    return seat === this.table.you ? t("paladins-table-you") : this.words.name("seat", seat);
  }

  /** Whether the thing with this key has come to the board since the viewer last acted. */
  isNew(key: string): boolean {
    return isNew(key, this.table.earlier as unknown as PaladinsView | null, this.view);
  }

  /** Whether a number of a seat has changed since the viewer last acted. */
  changed(seat: string, read: (view: SeatView) => unknown): boolean {
    const before = (this.table.earlier as unknown as PaladinsView | null)?.seats[seat];
    const now = this.view.seats[seat];
    return before !== undefined && now !== undefined && read(before) !== read(now);
  }

  /** Effects in words, for those who hear the page and for tips. */
  say(effects: readonly Effect[]): string {
    return this.words.effects(effects);
  }

  /** The short name of a townsfolk or an outsider, as printed on its card. */
  title(card: { title: string }): string {
    return t(`paladins-table-title-${card.title}`);
  }

  /** What a seat's attributes are, with what the paladin adds. */
  attributes(seat: SeatView): { name: string; track: number; bonus: number }[] {
    const held: Record<string, unknown> = seat;
    return Object.entries(seat.effective).map(([name, counts]) => {
      const track = numberOf(held[name]);
      return { name, track, bonus: counts - track };
    });
  }

  /** What a card is called and what is printed on it. */
  card(noun: string, name: string): Detail {
    return { title: this.words.name(noun, name), text: this.words.text(noun, name) };
  }

  /** A card that has no name of its own, for those who hear the page. */
  whole(noun: string, name: string): string {
    const { title, text } = this.card(noun, name);
    return `${title}: ${text}`;
  }

  /** How a converted outsider scores, in a few words. */
  scores(card: string): string {
    return t("paladins-table-scores", { how: this.cards.outsider[card]?.scoring ?? "" });
  }

  /** What a region, or a place of the outsiders next to the regions, asks for. */
  region({ needs }: Region, place: number): string {
    const asked = Object.entries(needs).map(
      ([attribute, value]) => `${this.words.name("attribute", attribute)} ${value}`,
    );
    return t("paladins-table-region-needs", { number: place + 1, needs: listed(asked) });
  }

  /** Whether none of the squares of a region answers, though squares are asked for. */
  isClosed({ squares }: Region): boolean {
    return (
      squares.length > 0 &&
      squares.every((square) => this.choice.at(`square:${square}`).length === 0) &&
      this.choice.keys.some((key) => key.startsWith("square:"))
    );
  }

  /** What a region asks for, while an action is chosen that looks at one attribute: only that one. */
  needs({ needs }: Region): [string, number][] {
    const asked = this.cards.action[this.doing]?.attribute ?? "";
    return Object.entries(needs).filter(([attribute]) => !(asked in needs) || attribute === asked);
  }
}
