/** What City of Crowns adds to a table, as the viewer sees it. Made together with the sight of the table. */

import { capital, listed, t } from "$lib/words";
import type { Detail } from "../../types";
import { roman } from "../drawings";
import type { Sight } from "../sight";
import type { CrownsCards, CrownsSeatView, CrownsView, Icon, MusterCard, NegotiateCard } from "../view";

/** Actions whose cards are kept, with the attribute they raise. */
export const KEPT: ReadonlyMap<string, string> = new Map([
  ["muster", "diplomacy"],
  ["negotiate", "diplomacy"],
]);

/** One of the stacks of Muster cards. */
export interface Stack {
  top: string | null;
  below: number;
  hasDiplomat: boolean;
  /** Provisions for a step of the Diplomat to the next stack on the right; null after the last one. */
  step: number | null;
}

/** How many of an icon a seat has, and whether its Ally is with it. */
export interface IconCount {
  icon: Icon;
  count: number;
  /** On the board itself, without any card. */
  printed: number;
  ally: string | null;
}

/** A secret King's Order: the viewer's own, a hidden one, or one that is shown at the end. */
export interface SecretOrder {
  order: string | null;
  done: number;
  needs: number;
}

export class Crowns {
  constructor(private readonly sight: Sight) {}

  get view(): CrownsView {
    return this.sight.view as unknown as CrownsView;
  }

  get cards(): CrownsCards {
    return this.sight.cards as unknown as CrownsCards;
  }

  seat(seat: string): CrownsSeatView {
    return this.sight.view.seats[seat] as unknown as CrownsSeatView;
  }

  get stacks(): Stack[] {
    const { muster_tops: tops, muster_stack_1, muster_stack_2, muster_stack_3, muster_stack_4, diplomat } = this.view;
    const below = [muster_stack_1, muster_stack_2, muster_stack_3, muster_stack_4];
    const steps = this.sight.cards.numbers["diplomat_provisions"] ?? [];
    return tops.map((top, place) => ({
      top,
      below: below[place] ?? 0,
      hasDiplomat: place === diplomat,
      step: steps[place] ?? null,
    }));
  }

  /** The track of a single player's opponent: it has a space for every place of the townsfolk. */
  get track(): number {
    return this.sight.view.townsfolk_row.length;
  }

  /** The icons of a seat in the order of the Allies: on its cards, and on its board. */
  icons(seat: string): IconCount[] {
    const { negotiates, extension, allies } = this.seat(seat);
    const onCards = negotiates.flatMap((card) => this.cards.negotiate[card]?.icons ?? []);
    const printed = extension.map((board) => this.cards.extension[board]?.icon);
    return Object.entries(this.cards.ally).map(([ally, { icon }]) => {
      const own = printed.filter((one) => one === icon).length;
      return {
        icon,
        printed: own,
        count: onCards.filter((one) => one === icon).length + own,
        ally: allies.includes(ally) ? ally : null,
      };
    });
  }

  /** Who has won an Ally. */
  owner(ally: string): string | undefined {
    return Object.keys(this.sight.view.seats).find((seat) => this.seat(seat).allies.includes(ally));
  }

  /** The secret order of a seat; null if it has none. */
  secret(seat: string): SecretOrder | null {
    const { secret_order: held, shown_order: shown } = this.seat(seat);
    const [order = null] = [...shown, ...(Array.isArray(held) ? held : [])];
    if (order === null) return held === 1 ? { order, done: 0, needs: 0 } : null;
    const { action = "", needs = 0 } = this.sight.cards.order[order] ?? {};
    const view = this.sight.view.seats[seat];
    return { order, needs, done: view ? this.sight.uses(view, action) : 0 };
  }

  /** What a line of the score brings a seat so far; null if that is not known. */
  points(seat: string, line: string): number | null {
    const place = Object.keys(this.sight.view.seats).indexOf(seat);
    return this.sight.table.game?.forecast?.[place]?.[line] ?? null;
  }

  /** Which Muster or Negotiate cards a seat keeps, and what for; empty for other actions. */
  kept(seat: string, action: string): string {
    if (!KEPT.has(action)) return "";
    const { musters, negotiates } = this.seat(seat);
    const cards = (action === "muster" ? musters : negotiates).map((card) => this.sight.words.name(action, card));
    const { muster_card_points: [per = 0] = [], set_points: [, , two = 0, three = 0, four = 0] = [] } =
      this.sight.cards.numbers;
    return [listed(cards), t("paladins-table-kept-about", { action, per, two, three, four })]
      .filter(Boolean)
      .join("\n");
  }

  keptDetail(seat: string, action: string): Detail {
    const zone = action === "muster" ? "musters" : "negotiates";
    return {
      title: this.sight.words.name("zone", zone),
      text: this.kept(seat, action),
      rule: action === "muster" ? "C-11.3" : "C-11.4",
    };
  }

  /** What the viewer has of what a card of the expansion asks for, and who stands on it. */
  more(kind: string, card: string): string[] {
    const [muster, negotiate] = [this.cards.muster[card], this.cards.negotiate[card]];
    const { help } = this.sight;
    if (kind === "muster" && muster)
      return [
        `${this.sight.words.name("action", "muster")}: ${help.needs(muster.attribute, muster.needs)}`,
        ...help.board.standing(this.sight.view.occupied[card], "muster"),
      ];
    if (kind === "delegate" && negotiate)
      return [`${t("paladins-table-delegate")}: ${help.needs("diplomacy", negotiate.diplomacy)}`];
    return kind === "enlist" && negotiate
      ? [`${t("paladins-table-enlist")}: ${help.needs(negotiate.attribute, negotiate.needs)}`]
      : [];
  }

  /** The cards below the open one of a stack, and the Diplomat where it stands. */
  stackDetail({ below, hasDiplomat }: Stack): Detail {
    const lines = [hasDiplomat ? t("paladins-table-diplomat-about") : "", t("paladins-table-below-about")];
    return {
      title: t("paladins-table-below", { count: below }),
      text: lines.filter(Boolean).join("\n"),
      rule: hasDiplomat ? "C-5.2" : "C-5.5",
    };
  }

  /** The left banner of a Muster card: what placing a worker on it costs. */
  banner({ silver, provisions, debts }: MusterCard): Detail {
    const paid = (
      [
        ["silver", silver],
        ["provision", provisions],
        ["take_debt", debts],
      ] as const
    ).flatMap(([verb, amount]) => (amount > 0 ? [{ verb, amount }] : []));
    return { title: capital(this.sight.say(paid)), text: t("paladins-table-banner-about"), rule: "C-4.2" };
  }

  /** What a card asks for. */
  asked(attribute: string, needs: number, rule: string): Detail {
    return {
      title: `${this.sight.words.name("attribute", attribute)} ${needs}`,
      text: capital(this.sight.help.needs(attribute, needs)),
      rule,
    };
  }

  level(level: number): Detail {
    return {
      title: t("paladins-table-level", { level: roman(level) }),
      text: t("paladins-table-level-about"),
      rule: "C-1.2",
    };
  }

  /** The bonus for an action that is delegated. */
  helped({ helped, bonus, action }: NegotiateCard): Detail {
    const text = t("paladins-table-helped-about", { action: this.sight.words.name("action", action) });
    return { title: `${this.sight.words.name("attribute", helped)} +${bonus}`, text, rule: "C-6.5" };
  }

  icon(icon: Icon): Detail {
    return { title: this.sight.words.name("icon", icon), text: t("paladins-table-icons-about"), rule: "C-6.11" };
  }

  iconDetail({ icon, count, printed, ally }: IconCount): Detail {
    const title = t("paladins-table-icons-of", { icon: this.sight.words.name("icon", icon), count });
    const lines = [
      printed > 0 ? t("paladins-table-icon-printed") : "",
      ally === null ? "" : t("paladins-table-icon-ally"),
      t("paladins-table-icons-about"),
    ];
    return { title, text: lines.filter(Boolean).join("\n"), rule: "C-6.11" };
  }
}
