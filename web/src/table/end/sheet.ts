// The score sheet of a table: which lines are shown, what every seat has in all, and what there is to say about each.
import { useChoice } from "$lib/pointing/choice.svelte";
import type { TableState } from "$lib/wire/table.svelte";
import { t } from "$lib/words";
import type { Detail, GameClient } from "../../games/types";
import { rowsOf } from "./standing";

/** The points of a table, as they are or as they would be. */
export interface Scored {
  table: TableState;
  lines: Record<string, number>[];
  /** The points as they are counted; without them the lines are added up. */
  totals?: number[];
  winners?: number[];
  client: GameClient;
  /** The line that decided the game, if one did. */
  decided?: string | undefined;
}

const sum = (points: Record<string, number>): number => Object.values(points).reduce((all, one) => all + one, 0);

export class Sheet {
  private readonly choice = useChoice();

  constructor(private readonly scored: () => Scored) {}

  /** The place of the viewer's own seat; -1: they have none. */
  get mine(): number {
    const { table } = this.scored();
    return table.you === null ? -1 : table.place(table.you);
  }

  get shown(): string[] {
    const { lines, client } = this.scored();
    return rowsOf(lines, client.printed ?? (() => true));
  }

  get totals(): number[] {
    const { lines, totals } = this.scored();
    return lines.map((points, seat) => totals?.[seat] ?? sum(points));
  }

  about(line: string): Detail | null {
    return this.choice.client.detail(`line:${line}`, this.choice.props);
  }

  aboutSeat(seat: number): Detail {
    const { table, winners = [] } = this.scored();
    return { title: table.nameAt(seat), text: t("page-about-seat", { won: winners.includes(seat) ? "yes" : "no" }) };
  }

  /** Where a seat's points in a line come from, in a few words. */
  reason(line: string, seat: number): string {
    const { table, client } = this.scored();
    return client.reason?.(line, table.seats[seat]?.seat ?? "", table.game?.view ?? {}) ?? "";
  }
}
