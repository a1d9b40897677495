// The graph of a review: where lines, rounds and marks lie, in pixels of the drawing.
import type { Review, ChancesAt, TurningPoint } from "$lib/wire/protocol";
import type { TableState } from "$lib/wire/table.svelte";
import { t } from "$lib/words";
import type { Detail } from "../../games/types";

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Numbered extends Spot {
  number: number;
  point: TurningPoint;
}

/** Chances are given in thousandths. */
const WHOLE = 1000;
/** Room next to the lines: for the percents, the shields at the end, the rounds below. */
export const EDGES = { left: 40, right: 34, top: 12, bottom: 24 } as const;
/** How far the middles of two marks or shields lie apart at least. */
const APART = 23;

/** Lines differ by their dashes, not only by their colours. */
export const DASHES: readonly string[] = ["", "7 4", "2 3.5", "10 3 2 3", "14 4", "1 5", "6 2 2 2 2 2", "12 3 3 3 3 3"];

export const percent = (chance: number): number => Math.round(chance / 10);
export const told = (percent: number): string => t("page-review-percent", { percent });

/** The chances of all seats in whole percents that make a hundred: what is left over goes where most was cut off. */
export function percents(chances: number[]): number[] {
  const sum = chances.reduce((all, chance) => all + chance, 0) || WHOLE;
  const exact = chances.map((chance) => (100 * chance) / sum);
  const whole = exact.map(Math.floor);
  const left = Math.round(exact.reduce((all, one) => all + one, 0)) - whole.reduce((all, one) => all + one, 0);
  const cut = (seat: number): number => (exact[seat] ?? 0) - (whole[seat] ?? 0);
  const order = [...chances.keys()].sort((one, other) => cut(other) - cut(one) || one - other);
  const more = new Set(order.slice(0, left));
  return whole.map((one, seat) => (more.has(seat) ? one + 1 : one));
}

/** What a turning point is, wherever it is marked. */
export function aboutTurning(table: TableState, number: number, { seat, before, after }: TurningPoint): Detail {
  const title = t("page-review-mark", {
    number,
    name: table.nameAt(seat),
    before: percent(before),
    after: percent(after),
  });
  return { title, text: t("page-about-turning") };
}

/** A drawing of this size for a review that is ready. */
export class Graph {
  readonly course: ChancesAt[];
  private readonly first: number;
  private readonly last: number;

  constructor(
    private readonly review: Review,
    readonly size: Size,
  ) {
    this.course = review.course;
    this.first = this.course[0]?.at ?? 0;
    this.last = Math.max(this.course.at(-1)?.at ?? 0, this.first + 1);
  }

  get seats(): number {
    return this.course[0]?.chances.length ?? 0;
  }

  x(at: number): number {
    const { left, right } = EDGES;
    return left + ((at - this.first) / (this.last - this.first)) * (this.size.width - left - right);
  }

  y(chance: number): number {
    const { top, bottom } = EDGES;
    return top + (1 - chance / WHOLE) * (this.size.height - top - bottom);
  }

  /** The line of a seat, as the points of a polyline. */
  line(seat: number): string {
    return this.course
      .map(({ at, chances }) => `${this.x(at).toFixed(1)},${this.y(chances[seat] ?? 0).toFixed(1)}`)
      .join(" ");
  }

  /** Where rounds begin; those whose number would stand on the one before have none. */
  rounds(): { round: number; x: number; named: boolean }[] {
    const begun = this.course.filter(({ round }, place) => round > 0 && round !== this.course[place - 1]?.round);
    let free = 0;
    return begun.map(({ round, at }) => {
      const x = this.x(at);
      const named = x >= free;
      if (named) free = x + APART;
      return { round, x, named };
    });
  }

  /** Where the shields of the seats stand at the end: next to their lines, but none on another. */
  ends(): Spot[] {
    const x = this.size.width - EDGES.right + 17;
    const last = this.course.at(-1)?.chances ?? [];
    const order = last.map((chance, seat) => ({ seat, y: this.y(chance) })).sort((one, other) => one.y - other.y);
    const placed = spread(
      order.map(({ y }) => y),
      APART,
      EDGES.top,
      this.size.height - EDGES.bottom,
    );
    const found: Spot[] = [];
    order.forEach(({ seat }, place) => (found[seat] = { x, y: placed[place] ?? 0 }));
    return found;
  }

  /** The numbered marks, each on the line of its seat; where two would meet, the later one is above or below. */
  marks(): Numbered[] {
    const found: Numbered[] = [];
    for (const [place, point] of this.review.turning.entries()) {
      const spot = { x: this.x(point.at), y: this.y(point.before) };
      found.push({ number: place + 1, point, ...this.free(spot, found) });
    }
    return found;
  }

  private free(spot: Spot, taken: Spot[]): Spot {
    const high = Math.ceil(this.size.height / APART);
    const steps = [0, ...Array.from({ length: high }, (_, step) => [-(step + 1), step + 1]).flat()];
    const ways = steps.map((step) => ({ x: spot.x, y: spot.y + step * APART }));
    const inside = ways.filter(({ y }) => y >= EDGES.top && y <= this.size.height - EDGES.bottom);
    return inside.find((way) => taken.every((other) => Math.hypot(other.x - way.x, other.y - way.y) >= APART)) ?? spot;
  }

  /** The moment nearest to a place of the drawing. */
  nearest(x: number): number {
    const far = this.course.map(({ at }) => Math.abs(this.x(at) - x));
    return far.indexOf(Math.min(...far));
  }
}

/** Places in order, moved so that they keep their distance and stay inside. */
function spread(places: number[], apart: number, least: number, most: number): number[] {
  const down: number[] = [];
  for (const place of places) down.push(Math.max(place, least, (down.at(-1) ?? -Infinity) + apart));
  let limit = most;
  return down
    .toReversed()
    .map((place) => {
      const kept = Math.min(place, limit);
      limit = kept - apart;
      return kept;
    })
    .toReversed();
}

/** For who does not see the graph: the first moment of every round, and the end. */
export function byRound(course: ChancesAt[]): ChancesAt[] {
  const begun = course.filter(({ round }, place) => place === 0 || round !== course[place - 1]?.round);
  const end = course.at(-1);
  return end === undefined || begun.at(-1) === end ? begun : [...begun, end];
}
