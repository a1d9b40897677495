/** What the things on a table of Paladins are, in words with their numbers, and the section of the rules that says
 * more. */

import { adaptedOf, capital, cutOf, listed, t } from "$lib/words";
import type { Detail } from "../../types";
import { regionsOf, type Region } from "../common/regions";
import { BoardHelp } from "./boardHelp";
import { RivalHelp } from "./rivalHelp";
import { OCCASIONS, THINGS } from "./sections";
import type { Sight } from "../sight";
import { goodHelp, type GoodName } from "./signs";
import type { Effect, SeatView } from "../view";

/** The nouns of things whose keys begin with another word. */
const NOUNS: Record<string, string> = {
  crew: "townsfolk",
  favour: "space",
  jar: "jar_space",
  delegate: "negotiate",
  enlist: "negotiate",
};

/** Actions that put a piece on a square, and those that take an outsider. */
const SETTLING = ["commission", "garrison"] as const;
const MEETING = ["attack", "convert"] as const;

const lines = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join("\n");

export class Help {
  constructor(private readonly sight: Sight) {}

  /** What is on the player boards. */
  get board(): BoardHelp {
    return new BoardHelp(this.sight);
  }

  /** What the solo opponent has. */
  get rival(): RivalHelp {
    return new RivalHelp(this.sight);
  }

  /** What the thing with this key is. */
  thing(key: string): Detail {
    const said = this.named(key);
    return this.sight.isNew(key) ? { ...said, text: lines(said.text, t("paladins-table-changed")) } : said;
  }

  private named(key: string): Detail {
    const [kind = "", name = ""] = key.split(":");
    switch (kind) {
      case "square":
        return this.square(name);
      case "action":
        return this.board.action(name);
      case "slot":
        return this.board.slotNamed(name);
      case "worker":
        return this.worker(name);
      default:
        return this.card(kind, name);
    }
  }

  /** What it is in a line, for its parts; before that, why it cannot be. An impossible action says nothing more. */
  short(key: string): Detail {
    const { title, text } = this.thing(key);
    const [first = ""] = text.split("\n");
    const refused = this.sight.visited !== null ? null : this.sight.choice.refused(key);
    if (refused === null) return { title, text: first };
    const why = capital(this.sight.words.reason(refused));
    return { title, text: key.startsWith("action:") ? why : lines(why, first) };
  }

  private card(kind: string, name: string): Detail {
    const { title, text } = this.sight.card(NOUNS[kind] ?? kind, name);
    const rule = kind === "crew" ? this.occasionRule(name) : THINGS[kind];
    const [printed, ...notes] = text.split("\n");
    return { title, text: lines(printed, ...this.more(kind, name), ...notes), ...(rule === undefined ? {} : { rule }) };
  }

  /** What the place of a card adds to what is printed on it. */
  private more(kind: string, name: string): string[] {
    if (kind === "townsfolk") return this.priceLines(name);
    if (kind === "outsider") return this.asked(this.columns()[this.sight.view.outsider_row.indexOf(name)], MEETING);
    if (kind === "favour") return this.board.standing(this.sight.view.occupied[name], "favour");
    return this.sight.crowns?.more(kind, name) ?? [];
  }

  /** What is asked for and what the one whose board is shown has. */
  needs(attribute: string, needs: number): string {
    const seat = this.sight.shown;
    const held: Record<string, number | undefined> = this.sight.view.seats[seat]?.effective ?? {};
    const [name, have, who] = [
      this.sight.words.name("attribute", attribute),
      held[attribute] ?? 0,
      this.sight.who(seat),
    ];
    return t("paladins-table-needs", {
      attribute: name,
      needs,
      have,
      who,
      you: seat === this.sight.table.you ? "yes" : "no",
    });
  }

  private worker(worker: string): Detail {
    const { title, text } = this.sight.card("worker", worker);
    const count =
      (this.sight.view.seats[this.sight.shown]?.workers as Record<string, number> | undefined)?.[worker] ?? 0;
    const suggested = this.sight.suggestedWorkers.includes(worker) ? t("paladins-table-suggested") : "";
    return {
      title: t("paladins-table-worker-count", { worker: title, count }),
      text: lines(text, suggested),
      rule: "P-1.1",
    };
  }

  // The town.

  private priceLines(card: string): string[] {
    const place = this.sight.view.townsfolk_row.indexOf(card);
    if (place < 0) return [];
    const { silver, debt } = this.sight.priceOf(place);
    return [
      t("paladins-table-place-costs", {
        price: t("paladins-table-price", { silver, debt: silver > 0 && debt ? "yes" : "no" }),
      }),
    ];
  }

  /** What a townsfolk waits for in a crew, and what it brings then. */
  occasion(card: string): Detail {
    const { occasion = "", reward = [] } = this.sight.cards.townsfolk[card] ?? {};
    return {
      title: this.sight.words.name("occasion", occasion),
      text: t("paladins-table-occasion-about", { gain: this.sight.say(reward) }),
      rule: this.occasionRule(card),
    };
  }

  private occasionRule(card: string): string {
    return OCCASIONS[this.sight.cards.townsfolk[card]?.trigger ?? ""] ?? "P-9.1";
  }

  /** What one half of a card brings: the corner of a townsfolk, its bonus, either half of an outsider. */
  half(which: "corner" | "bonus" | "attack" | "convert", effects: readonly Effect[]): Detail {
    const rule = { corner: "P-5.2.4", bonus: "P-5.2.5", attack: "P-6.5.4", convert: "P-6.6.2" }[which];
    return { title: capital(this.sight.say(effects)), text: t("paladins-table-half-about", { which }), rule };
  }

  /** A pile, with how many cards are in it. */
  pile(name: "townsfolk_pile" | "outsider_pile" | "negotiate_pile", count: number, open: boolean): Detail {
    const about = { count, open: open ? "yes" : "no" };
    return {
      title: this.sight.words.name("zone", name),
      text: t("paladins-table-pile-about", about),
      rule: open ? "C-8.1" : "P-3.7",
    };
  }

  order(order: string, place: number): Detail {
    const points = this.sight.cards.numbers["order_points"]?.[place] ?? 0;
    const { needs = 0, action = "" } = this.sight.cards.order[order] ?? {};
    const seat = this.sight.shown;
    const held = this.sight.view.seats[seat];
    const far = t("paladins-table-far", {
      who: this.sight.who(seat),
      count: held ? this.sight.uses(held, action) : 0,
      all: needs,
    });
    return {
      title: this.sight.words.name("order", order),
      text: lines(t("paladins-table-order-about", { points, needs }), far),
      rule: "P-12.1",
    };
  }

  /** A card of the king that is face down. */
  hidden(zone: "hidden_orders" | "hidden_favours", round: number): Detail {
    return {
      title: this.sight.words.name("zone", zone),
      text: t("paladins-table-opens-about", { round }),
      rule: "P-3.2",
    };
  }

  tax(full: number): Detail {
    const left = t("paladins-table-of", { count: this.sight.view.tax, all: full });
    return { title: `${t("paladins-table-tax")}: ${left}`, text: t("paladins-table-tax-about"), rule: "P-8.2" };
  }

  // The map.

  private columns(): Region[] {
    return regionsOf(this.sight.cards, this.sight.view.outsider_row.length);
  }

  /** A region, or the place of the outsiders next to the regions. */
  region(region: Region, place: number): Detail {
    const title = this.sight.region(region, place);
    if (region.squares.length === 0) return { title, text: lines(...this.asked(region, MEETING)), rule: "C-8.3" };
    const closed = this.sight.isClosed(region) ? t("paladins-table-region-closed") : "";
    return {
      title,
      text: lines(t("paladins-table-region-about"), ...this.asked(region, SETTLING), closed),
      rule: "P-6.1.2",
    };
  }

  square(square: string): Detail {
    const printed = this.sight.cards.square[square];
    const title = this.sight.words.name("square", square);
    if (printed !== undefined && printed.players > this.sight.players)
      return { title, text: t("paladins-table-square-away", { players: printed.players }), rule: "P-6.1.3" };
    const piece = this.sight.view.squares[square];
    if (piece !== undefined)
      return {
        title,
        text: t("paladins-table-square-taken", { who: this.sight.who(piece.seat), piece: piece.piece }),
        rule: "P-6.1.3",
      };
    const free = capital(t("paladins-table-square-free", { gain: this.sight.say(printed?.reward ?? []) }));
    return {
      title,
      text: lines(free, ...this.asked(this.columns()[(printed?.region ?? 1) - 1], SETTLING)),
      rule: "P-6.1.3",
    };
  }

  /** What each of these actions asks for in a region, or before it, and what the viewer has of that. */
  private asked(region: Region | undefined, actions: readonly string[]): string[] {
    return actions.flatMap((action) => {
      const { attribute = "" } = this.sight.cards.action[action] ?? {};
      const needs = region?.needs[attribute];
      return needs === undefined ? [] : [`${this.sight.words.name("action", action)}: ${this.needs(attribute, needs)}`];
    });
  }

  suit(suit: string, count?: number): Detail {
    const name = t("paladins-table-suit", { suit });
    return {
      title: count === undefined ? name : `${name}: ${count}`,
      text: t("paladins-table-suit-about"),
      rule: "P-12.7",
    };
  }

  // Those who play.

  /** A player, with crew and converted outsiders. */
  seat(seat: string): Detail {
    const held = this.sight.view.seats[seat];
    const crew = (held?.crew ?? []).map((card) => this.sight.words.name("townsfolk", card));
    const there = this.sight.table.seats[this.sight.table.place(seat)];
    const said = crew.length ? t("paladins-table-crew-of", { crew: crew.join(", ") }) : t("paladins-table-no-crew");
    return {
      title: this.sight.words.name("seat", seat),
      text: lines(said, held && this.board.converted(held), adaptedOf(there), cutOf(there)),
      rule: "P-1.8",
    };
  }

  /** How many of a good somebody has. */
  good(kind: GoodName, count: number, ...more: string[]): Detail {
    const { title, text, rule = "" } = goodHelp(kind, count);
    return { title, text: lines(text, ...more), rule };
  }

  /** The workers of another seat. */
  workers(seat: string): Detail {
    const held = Object.entries(this.sight.view.seats[seat]?.workers ?? {}).filter(([, count]) => count > 0);
    const title = t("paladins-table-workers-of", { count: held.reduce((sum, [, count]) => sum + count, 0) });
    const named = held.map(([worker, count]) =>
      t("paladins-table-worker-count", { worker: this.sight.words.name("worker", worker), count }),
    );
    return { title, text: lines(listed(named), t("paladins-table-workers-about")), rule: "P-11.2" };
  }

  first(): Detail {
    const title = capital(t("paladins-table-first"));
    if (this.sight.solo) return { title, text: t("paladins-table-first-alone"), rule: "P-13.1.6" };
    return { title, text: t("paladins-table-first-about"), rule: "P-3.1" };
  }

  /** What is added if something is not as it was when the viewer last acted. */
  news(seat: string, read: (view: SeatView) => unknown): string[] {
    return this.sight.changed(seat, read) ? [t("paladins-table-changed")] : [];
  }
}
