import { describe, expect, it } from "vitest";
import type { Sight } from "../sight";
import { Crowns } from "./crowns";

const held = {
  musters: ["muster_101"],
  negotiates: ["baron", "count"],
  extension: ["ext_scout"],
  allies: ["ally_fighter"],
  secret_order: 1,
  shown_order: [],
};
const mine = { ...held, allies: [], negotiates: [], secret_order: ["ko_muster"] };

const sight = {
  view: {
    seats: { A: mine, B: held },
    townsfolk_row: Array.from({ length: 7 }, () => null),
    muster_tops: ["muster_201", null, "muster_202", "muster_203"],
    muster_stack_1: 5,
    muster_stack_2: 0,
    muster_stack_3: 4,
    muster_stack_4: 3,
    diplomat: 3,
  },
  cards: {
    numbers: { diplomat_provisions: [1, 2, 1] },
    order: { ko_muster: { action: "muster", needs: 5 } },
    ally: { ally_fighter: { icon: "fighter" }, ally_scout: { icon: "scout" }, ally_cleric: { icon: "cleric" } },
    extension: { ext_scout: { icon: "scout" } },
    negotiate: { baron: { icons: ["fighter"] }, count: { icons: ["fighter", "scout"] } },
  },
  uses: () => 2,
  table: { game: { forecast: [{ muster_cards: 1 }, { muster_cards: 0 }] } },
} as unknown as Sight;
const crowns = new Crowns(sight);

describe("City of Crowns", () => {
  it("has stacks with what is below, the Diplomat, and the steps between them", () => {
    expect(crowns.stacks).toEqual([
      { top: "muster_201", below: 5, hasDiplomat: false, step: 1 },
      { top: null, below: 0, hasDiplomat: false, step: 2 },
      { top: "muster_202", below: 4, hasDiplomat: false, step: 1 },
      { top: "muster_203", below: 3, hasDiplomat: true, step: null },
    ]);
  });

  it("counts the icons of cards and of the board, and tells whose Ally has come", () => {
    expect(crowns.icons("B")).toEqual([
      { icon: "fighter", count: 2, printed: 0, ally: "ally_fighter" },
      { icon: "scout", count: 2, printed: 1, ally: null },
      { icon: "cleric", count: 0, printed: 0, ally: null },
    ]);
    expect(crowns.owner("ally_fighter")).toBe("B");
    expect(crowns.owner("ally_scout")).toBeUndefined();
  });

  it("shows one's own secret order and the back of the others'", () => {
    expect(crowns.secret("A")).toEqual({ order: "ko_muster", done: 2, needs: 5 });
    expect(crowns.secret("B")).toEqual({ order: null, done: 0, needs: 0 });
  });

  it("takes points from the forecast, and the length of the opponent's track from the row", () => {
    expect(crowns.points("A", "muster_cards")).toBe(1);
    expect(crowns.points("A", "negotiate_sets")).toBeNull();
    expect(crowns.track).toBe(7);
  });
});
