import { describe, expect, it } from "vitest";
import type { Review, TurningPoint } from "$lib/wire/protocol";
import { byRound, EDGES, Graph, percent, percents } from "./review";

const SIZE = { width: 600, height: 300 };

const point = (at: number, seat: number, before: number): TurningPoint => ({
  at,
  move: 1,
  round: 1,
  seat,
  kind: "turn",
  given: { answer: 3, text: "gather gold", verb: "gather gold", noun: "", name: "" },
  better: null,
  before,
  after: before + 50,
  best: before + 50,
  remarks: [],
  line: [],
  chances: [],
  than: { answer: 2, text: "end turn", verb: "end turn", noun: "", name: "" },
  points: 120,
});

const review = (turning: TurningPoint[] = []): Review => ({
  ready: true,
  done: 4,
  of: 4,
  course: [
    { at: 10, round: 1, chances: [500, 500] },
    { at: 20, round: 1, chances: [600, 400] },
    { at: 30, round: 2, chances: [250, 750] },
    { at: 110, round: 2, chances: [0, 1000] },
  ],
  turning,
});

describe("a graph", () => {
  const graph = new Graph(review(), SIZE);

  it("goes from edge to edge", () => {
    expect(graph.x(10)).toBe(EDGES.left);
    expect(graph.x(110)).toBe(SIZE.width - EDGES.right);
    expect(graph.y(1000)).toBe(EDGES.top);
    expect(graph.y(0)).toBe(SIZE.height - EDGES.bottom);
    expect(graph.y(500)).toBe((EDGES.top + SIZE.height - EDGES.bottom) / 2);
  });

  it("has a line for each seat, with a place for each moment", () => {
    expect(graph.seats).toBe(2);
    const places = graph
      .line(0)
      .split(" ")
      .map((place) => place.split(",").map(Number));
    expect(places).toHaveLength(4);
    expect(places[0]).toEqual([EDGES.left, graph.y(500)]);
    expect(places[3]).toEqual([SIZE.width - EDGES.right, graph.y(0)]);
  });

  it("tells where rounds begin, and leaves numbers out that would meet", () => {
    expect(graph.rounds()).toEqual([
      { round: 1, x: graph.x(10), named: true },
      { round: 2, x: graph.x(30), named: true },
    ]);
    const narrow = new Graph(review(), { width: 110, height: 100 });
    expect(narrow.rounds().map(({ named }) => named)).toEqual([true, false]);
  });

  it("keeps the shields at the end apart and inside", () => {
    const course = [
      { at: 0, round: 1, chances: [250, 250, 250, 250] },
      { at: 1, round: 1, chances: [0, 10, 990, 0] },
    ];
    const ends = new Graph({ ...review(), course }, SIZE).ends();
    const heights = ends.map(({ y }) => y).sort((one, other) => one - other);
    expect(ends[2]?.y).toBe(heights[0]);
    expect(ends[1]?.y).toBe(heights[1]);
    for (const [place, y] of heights.entries()) expect(y - (heights[place - 1] ?? -100)).toBeGreaterThanOrEqual(23);
    expect(heights.at(-1)).toBeLessThanOrEqual(SIZE.height - EDGES.bottom);
    expect(heights[0]).toBeGreaterThanOrEqual(EDGES.top);
  });

  it("numbers the turning points in order, each on its line", () => {
    const marks = new Graph(review([point(10, 0, 500), point(30, 1, 750)]), SIZE).marks();
    expect(marks.map(({ number }) => number)).toEqual([1, 2]);
    expect(marks[1]).toMatchObject({ x: graph.x(30), y: graph.y(750) });
  });

  it("lets no mark stand on another", () => {
    const marks = new Graph(
      review([point(10, 0, 990), point(11, 1, 985), point(12, 0, 980), point(13, 0, 975)]),
      SIZE,
    ).marks();
    for (const one of marks) {
      for (const other of marks)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(23);
      expect(one.y).toBeGreaterThanOrEqual(EDGES.top);
    }
  });

  it("finds the moment somebody points at", () => {
    expect(graph.nearest(0)).toBe(0);
    expect(graph.nearest(graph.x(28))).toBe(2);
    expect(graph.nearest(10_000)).toBe(3);
  });

  it("can be drawn of a game with a single moment", () => {
    const alone = new Graph({ ...review(), course: [{ at: 5, round: 0, chances: [1000] }] }, SIZE);
    expect(alone.line(0)).toBe(`${EDGES.left.toFixed(1)},${EDGES.top.toFixed(1)}`);
    expect(alone.rounds()).toEqual([]);
  });
});

it("says chances in whole percents", () => {
  expect([0, 4, 5, 333, 1000].map(percent)).toEqual([0, 0, 1, 33, 100]);
});

it("says the chances of all seats in percents that make a hundred", () => {
  expect(percents([335, 335, 330])).toEqual([34, 33, 33]);
  expect(percents([125, 125, 375, 375])).toEqual([13, 13, 37, 37]);
  expect(percents([333, 333, 333])).toEqual([34, 33, 33]);
  expect(percents([0, 1000])).toEqual([0, 100]);
  expect(percents([0, 0])).toEqual([0, 0]);
});

it("tells the chances round by round, and at the end", () => {
  expect(byRound(review().course).map(({ at }) => at)).toEqual([10, 30, 110]);
  expect(byRound([])).toEqual([]);
});
