// What the points of a line come from, in a few words: "6 in all", "1 unpaid".
import { listed, t } from "$lib/words";
import type { SeatView } from "./view";

type Counted = [word: "count" | "level" | "left" | "paid" | "unpaid", of: (seat: SeatView) => number];

const COUNTED: Record<string, Counted[]> = {
  faith: [["level", (seat) => seat.faith]],
  strength: [["level", (seat) => seat.strength]],
  influence: [["level", (seat) => seat.influence]],
  develop: [["count", (seat) => seat.workshops]],
  debts: [
    ["paid", (seat) => seat.paid],
    ["unpaid", (seat) => seat.debts],
  ],
  resources: [["left", (seat) => seat.silver + seat.provisions]],
  commission: [["count", (seat) => seat.monks]],
  fortify: [["count", (seat) => seat.walls.length]],
  garrison: [["count", (seat) => seat.outposts]],
  absolve: [["count", (seat) => seat.jars.length + (seat.turned_jars ?? 0)]],
  converted: [["count", (seat) => seat.converted.length]],
};

export function reason(line: string, seat: string, view: Record<string, unknown>): string {
  const shown = (view["seats"] as Record<string, SeatView>)[seat];
  if (shown === undefined) return "";
  const counts = (COUNTED[line] ?? []).map(([word, of]) => ({ word, count: of(shown) }));
  return listed(
    counts.filter(({ count }) => count > 0).map(({ word, count }) => t(`paladins-table-reason-${word}`, { count })),
  );
}
