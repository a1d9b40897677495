import { describe, expect, it } from "vitest";
import { lengthOf, type Happening, type Scene } from "../../../stage/scenes";
import { planned } from "../../../stage/timing";
import type { Event } from "../../types";
import type { PaladinsCards, PaladinsView } from "../view";
import { fatal } from "./fates";
import { STAGED, sceneOf } from "./scenes";
import { comingAfter, deedsOf, mainOf } from "./narration";

const CARDS = {
  board: { rounds: 7 },
  order: { ko_commission: { action: "commission", needs: 5 } },
} as unknown as PaladinsCards;

const seat = (more: object = {}): object => ({
  workers: { scout: 2 },
  standing: {},
  monks: 0,
  suspicions: [],
  passed: false,
  ...more,
});

const view = (mine: object = {}, more: object = {}): PaladinsView =>
  ({
    seats: { A: seat(mine), B: seat(), C: seat() },
    first: "A",
    marker: 2,
    taverns: ["tavern_01"],
    orders: ["ko_commission"],
    favours: ["kf_recruit"],
    townsfolk_row: ["abbot_tax", null],
    outsider_row: ["archer_saracen"],
    ...more,
  }) as unknown as PaladinsView;

const happening = (event: Event, more: Partial<Happening> = {}): Happening => ({
  event,
  earlier: [],
  later: [],
  before: view() as unknown as Record<string, unknown>,
  after: view() as unknown as Record<string, unknown>,
  me: "A",
  ...more,
});

const changed = (before: PaladinsView, after: PaladinsView): Partial<Happening> => ({
  before: before as unknown as Record<string, unknown>,
  after: after as unknown as Record<string, unknown>,
});

const shown = (event: Event, more: Partial<Happening> = {}): Scene => {
  const one = happening(event, more);
  const scene = sceneOf(one, CARDS, fatal(one) !== null);
  if (scene === null) throw new Error(`nothing is shown of ${String(event["event"])}`);
  return scene;
};

/** An event with every argument that any has. */
const any = (name: string): Event => ({
  event: name,
  who: "B",
  what: "scout",
  amount: 2,
  silver: 1,
  provisions: 1,
  worker: "scout",
  action: "commission",
  move: "commission",
  square: "r1_1",
  card: "abbot_tax",
  slot: "commission_2",
  from: "commission_1",
  to: "attack_2",
  count: 1,
  workers: 2,
  row: "townsfolk",
  place: 1,
  number: 2,
  space: 3,
  orders: ["ko_commission"],
  attribute: "faith",
});

const FRESH = changed(view(), view({}, { townsfolk_row: ["squire_silver", null] }));
const CLEARED = changed(view(), view());
CLEARED.before = view({}, { seats: { B: seat({ standing: { commission: ["scout", "workshop"] } }) } }) as never;

describe("the scenes of Paladins", () => {
  it.each([...STAGED])("%s is shown, sounds, and takes no longer than it may", (name) => {
    const scene = shown(any(name), name === "fills_row" ? FRESH : CLEARED);
    expect(scene.acts.length).toBeGreaterThan(0);
    expect(scene.sounds.length).toBeGreaterThan(0);
    const moving = scene.acts.filter(({ does }) => does !== "banner");
    expect(lengthOf({ acts: moving })).toBeLessThanOrEqual(600);
    expect(scene.next ?? 0).toBeLessThanOrEqual(600);
  });

  it("keeps a whole deed within its time", () => {
    const deed = ["takes_action", "places", "places", "places", "pays", "settles", "gains", "gains"];
    const plan = planned(
      deed.map((name) => shown(any(name))),
      "calm",
    );
    expect(plan).toHaveLength(deed.length);
    expect(Math.max(...plan.map(({ scene, at }) => at + lengthOf(scene)))).toBeLessThanOrEqual(1500);
  });

  it("moves workers from the pool to the slots they fill, in their order", () => {
    const event = { event: "places", who: "A", worker: "scout", action: "hunt" };
    const board = changed(view(), view({ standing: { hunt: ["scout", "scout"] } }));
    const second = shown(event, { ...board, earlier: [event] }).acts[0];
    expect(second).toMatchObject({ does: "travel", piece: { is: "drawn", name: "scout" } });
    expect(second && "to" in second && second.to).toContain('[data-about="slots:A:hunt"] > :nth-child(2)');
  });

  it("lets gains come from what gives them", () => {
    const earlier = [{ event: "settles", who: "B", square: "r2_1", action: "garrison" }];
    const gain = shown({ event: "gains", who: "B", what: "silver", amount: 2 }, { earlier }).acts[0];
    expect(gain).toMatchObject({ count: 2 });
    expect(gain && "from" in gain && gain.from).toContain('[data-key="square:r2_1"]');
  });

  it("seals a King's Order with the deed that fulfils it, not before and not again", () => {
    const seals = (before: number, after: number): number =>
      shown(
        { event: "settles", who: "A", square: "r1_1", action: "commission" },
        changed(view({ monks: before }), view({ monks: after })),
      ).acts.filter(({ does }) => does === "stamp").length;
    expect([seals(3, 4), seals(4, 5), seals(5, 6)]).toEqual([0, 1, 0]);
  });

  it("announces the last round differently from the others", () => {
    const words = (number: number): unknown =>
      shown({ event: "round", number, first: "A" }).acts.find(({ does }) => does === "banner");
    expect(words(7)).toMatchObject({ icon: "gh-bell" });
    expect(words(6)).toMatchObject({ icon: "queen-crown" });
  });
});

describe("what happens to the viewer", () => {
  const comes = { event: "inquisition" };
  const refills = { event: "refills_tax", silver: 4 };
  const debt = (who: string): Event => ({ event: "takes_debts", who, count: 1 });

  it("is the Inquisition, with how it ends for them as far as it is known", () => {
    expect(fatal(happening(comes))).toBe("inquisition");
    expect(fatal(happening(comes, { later: [debt("B"), refills] }))).toBe("spared");
    expect(fatal(happening(comes, { later: [debt("A"), refills] }))).toBe("judged");
  });

  it("is a Debt they are given, not one they have taken", () => {
    expect(fatal(happening(debt("A"), { later: [refills] }))).toBe("judged");
    expect(fatal(happening(debt("A"), { earlier: [comes], later: [refills] }))).toBeNull();
    expect(fatal(happening(debt("A")))).toBeNull();
    expect(fatal(happening(debt("B"), { later: [refills] }))).toBeNull();
  });

  it("is a Suspicion of their own, unless the Inquisition follows", () => {
    const drawn = (who: string): Event => ({ event: "suspected", who, card: "tax_1" });
    expect(fatal(happening(drawn("A")))).toBe("suspected");
    expect(fatal(happening(drawn("B")))).toBeNull();
    expect(fatal(happening(drawn("A"), { later: [comes] }))).toBeNull();
  });

  it("is nothing for those who watch", () => {
    expect(fatal(happening(comes, { me: null }))).toBeNull();
  });
});

describe("what the band tells", () => {
  it("is the last turn that has begun, without what goes without saying", () => {
    const log = ["takes_action", "gains", "takes_action", "places", "settles", "gains"].map((event) => ({
      event: { event, who: "B" },
    }));
    expect(deedsOf(log).map(({ event }) => event)).toEqual(["takes_action", "settles", "gains"]);
    expect(mainOf(deedsOf(log))).toMatchObject({ event: "settles" });
    expect(mainOf(deedsOf(log.slice(0, 2)))).toMatchObject({ event: "gains" });
  });

  it("counts those who come before the viewer and have not passed", () => {
    const { seats } = view();
    expect(comingAfter({ seats }, "B")).toEqual(["C", "A"]);
    expect(comingAfter({ seats: { ...seats, C: seat({ passed: true }) as never } }, "B")).toEqual(["A"]);
  });
});
