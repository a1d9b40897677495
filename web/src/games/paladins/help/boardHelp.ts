/** What is on a player board: actions, their slots and uses, the track. */

import { capital, listed, t } from "$lib/words";
import type { Detail } from "../../types";
import { ACTIONS, SPACES } from "./sections";
import type { Sight } from "../sight";
import type { SeatView } from "../view";

const lines = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join("\n");

/** A slot or a space for a worker, and what is there. */
export interface Place {
  title?: string;
  takes: string;
  standing: string | null;
  /** Whether a workshop may stand there. */
  workshop?: boolean;
  on?: keyof typeof SPACES;
}

export class BoardHelp {
  constructor(private readonly sight: Sight) {}

  action(action: string): Detail {
    const { sight } = this;
    const used = sight.used(sight.shown, action) ? t("paladins-table-used-why") : "";
    const { title, text } = sight.card("action", action);
    const held = sight.view.seats[sight.shown];
    const converted = action === "convert" && held !== undefined ? this.converted(held) : "";
    const price = [...this.next(action), ...this.harvest(action)];
    return {
      title,
      text: lines(
        text,
        this.checks(action),
        used,
        this.takes(action),
        ...price,
        converted,
        sight.crowns?.kept(sight.shown, action),
      ),
      rule: this.rule(action),
    };
  }

  /** The workers it takes, besides its Workshops. */
  private takes(action: string): string {
    const standing = this.sight.view.seats[this.sight.shown]?.standing[action] ?? [];
    const open = (this.sight.cards.action[action]?.slots ?? []).filter((_, place) => standing[place] !== "workshop");
    const workers = open.map((takes) =>
      takes === "any" ? t("paladins-table-anybody") : this.sight.words.name("worker", takes),
    );
    return t("paladins-table-takes", { workers: listed(workers) });
  }

  /** What its next use costs and asks for. */
  private next(action: string): string[] {
    const held = this.sight.view.seats[this.sight.shown];
    const { silver = [], attribute } = this.sight.cards.action[action] ?? {};
    const [amount = 0] = silver;
    if (attribute === undefined)
      return amount > 0 ? [t("paladins-table-costs", { cost: this.sight.say([{ verb: "silver", amount }]) })] : [];
    const left = held !== undefined && this.sight.uses(held, action) < this.sight.printed(action).length;
    const { title = "", text = "" } = left ? this.use(held, action, this.sight.uses(held, action)) : {};
    return [title, text === this.checks(action) ? "" : text];
  }

  /** What it brings, by the number of workers, or with the next Workshop. */
  private harvest(action: string): string[] {
    const { gains = [], slots = [], attribute } = this.sight.cards.action[action] ?? {};
    if (attribute !== undefined) return [];
    if (gains.length === slots.length)
      return gains.map((gain, place) => t("paladins-table-harvest", { count: place + 1, gain: this.sight.say(gain) }));
    const placed = this.sight.view.seats[this.sight.shown]?.workshops ?? 0;
    return gains[placed] === undefined
      ? []
      : [t("paladins-table-under", { count: gains.length - placed, gain: this.sight.say(gains[placed]) })];
  }

  rule(action: string): string {
    return ACTIONS[action] ?? "P-4";
  }

  private checks(action: string): string {
    const { attribute, raises } = this.sight.cards.action[action] ?? {};
    const name = (one: string): string => this.sight.words.name("attribute", one);
    return attribute && raises ? t("paladins-table-checks", { checks: name(attribute), raises: name(raises) }) : "";
  }

  /** The signs of what an action asks for and raises. */
  signs(action: string): Detail {
    return {
      title: this.sight.words.name("action", action),
      text: this.checks(action) || t("paladins-table-checks-card"),
      rule: this.rule(action),
    };
  }

  /** How often a seat has done an action. */
  done(action: string, held: SeatView, ...more: string[]): Detail {
    const { title, text } = this.sight.card("action", action);
    return { title: `${title}: ${this.sight.uses(held, action)}`, text: lines(text, ...more), rule: this.rule(action) };
  }

  /** One use of an action of the right side: done, or what it costs, asks for and will be worth. */
  use(held: SeatView, action: string, use: number): Detail {
    const { sight } = this;
    const uses = sight.printed(action);
    const printed = uses[use];
    const title = t("paladins-table-use", {
      action: sight.words.name("action", action),
      use: Math.min(use + 1, uses.length),
      all: uses.length,
    });
    const rule = this.rule(action);
    const { attribute = "", points = [] } = sight.cards.action[action] ?? {};
    const worth =
      (points[use + 1] ?? 0) > 0
        ? t("paladins-table-use-worth", { worth: t("paladins-table-worth", { points: points[use + 1] ?? 0 }) })
        : "";
    if (use < sight.uses(held, action) || printed === undefined)
      return { title, text: lines(t("paladins-table-use-done"), worth), rule };
    const { silver, provisions, needs } = printed;
    const cost = t("paladins-table-thing-costs", {
      label: title,
      kind: provisions > 0 ? "provision" : "silver",
      count: provisions || silver,
    });
    return {
      title: cost,
      text:
        lines(needs === null ? this.checks(action) : capital(sight.help.needs(attribute, needs)), worth) ||
        t("paladins-table-cost-about"),
      rule,
    };
  }

  slotNamed(name: string): Detail {
    const [, action = "", number = "1"] = /^(.*)_(\d+)$/.exec(name) ?? [];
    return this.slot(this.sight.shown, action, Number(number) - 1);
  }

  slot(seat: string, action: string, place: number): Detail {
    const { slots = [], workshops = 0 } = this.sight.cards.action[action] ?? {};
    const title = t("paladins-table-slot", { action: this.sight.words.name("action", action), place: place + 1 });
    const standing = this.sight.view.seats[seat]?.standing[action]?.[place] ?? null;
    const said = this.place({ title, takes: slots[place] ?? "any", standing, workshop: place < workshops });
    const suggested = this.sight.slots(seat, action).suggested[place];
    return suggested == null
      ? said
      : {
          ...said,
          text: lines(`${this.sight.words.name("worker", suggested)}. ${t("paladins-table-suggested")}`, said.text),
        };
  }

  /** A slot or another space for a worker. */
  place({ title = t("paladins-table-worker-space"), takes, standing, workshop = false, on = "board" }: Place): Detail {
    if (standing === "workshop") return { title, text: t("paladins-table-slot-workshop"), rule: "P-4.10" };
    const worker = takes === "any" ? "" : this.sight.words.name("worker", takes);
    const fits = t("paladins-table-slot-takes", { takes, worker });
    const may = workshop ? t("paladins-table-slot-may") : "";
    return {
      title,
      text: lines(...this.standing(standing, on), fits, may),
      rule: standing === null ? (workshop ? "P-4.10" : "P-4.2") : SPACES[on],
    };
  }

  standing(worker: string | null | undefined, on: keyof typeof SPACES): string[] {
    return worker == null
      ? []
      : [t("paladins-table-standing", { worker: this.sight.words.name("worker", worker), on })];
  }

  /** A space of the track. */
  space(place: number, points: number): Detail {
    return {
      title: t("paladins-table-space", { place }),
      text: t("paladins-table-space-about", { worth: t("paladins-table-worth", { points }) }),
      rule: "P-12.2",
    };
  }

  /** The outsiders a seat has converted, with what each is worth at the end. */
  converted({ converted }: SeatView): string {
    const cards = converted.map((card) =>
      t("paladins-table-converted-one", {
        card: this.sight.words.name("outsider", card),
        scores: this.sight.scores(card),
      }),
    );
    return cards.length === 0 ? "" : t("paladins-table-converted", { cards: cards.join(", ") });
  }
}
