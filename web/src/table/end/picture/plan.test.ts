import { describe, expect, it } from "vitest";
import { planned, WIDTH, type Told } from "./plan";
import type { Ending } from "./seats";
import { fitting, folded, type Font, type Mark } from "./sheet";

const measure = (text: string, { size }: Font): number => text.length * size * 0.5;
const FONT: Font = { family: "serif", weight: 700, size: 20 };

const made = { icon: "castle", colour: "var(--noble)", wash: "var(--noble-wash)", name: "Castle", number: 4 };
const ending = (seat: number, tiles: number): Ending => ({
  seat,
  name: `Guest ${seat}`,
  total: String(30 - seat),
  won: seat === 0,
  mine: seat === 1,
  lines: Array.from({ length: 20 }, () => ({ icon: "village", points: "12" })),
  made: Array.from({ length: tiles }, () => made),
});
const told = (seats: number, tiles = 9): Told => ({
  game: "Citadels",
  title: "Marta wins with 30 points",
  why: ["Districts made the largest difference: Marta 20, Oleh 11", "Played to the end"],
  foot: "Great Hall",
  seats: Array.from({ length: seats }, (_, seat) => ending(seat, tiles)),
});

function box(mark: Mark): { left: number; right: number; top: number; bottom: number } {
  if (mark.is === "text") {
    const wide = measure(mark.text, mark.font);
    const left = mark.x - (mark.align === "center" ? wide / 2 : mark.align === "end" ? wide : 0);
    return { left, right: left + wide, top: mark.y - mark.font.size, bottom: mark.y };
  }
  const [width, height] = "size" in mark ? [mark.size, mark.size] : [mark.width, mark.height];
  return { left: mark.x, right: mark.x + width, top: mark.y, bottom: mark.y + height };
}

describe("the picture of a table", () => {
  it("makes a text smaller until it fits, and folds what is long", () => {
    expect(fitting("1234567890", FONT, 200, measure).size).toBe(20);
    expect(fitting("1234567890", FONT, 80, measure).size).toBe(16);
    expect(folded("one two three", FONT, 80, measure)).toEqual(["one two", "three"]);
  });

  it.each([1, 2, 4, 5, 8])("holds everything of %i seats", (seats) => {
    const { width, height, marks } = planned(told(seats), measure);
    expect(width).toBe(WIDTH);
    for (const mark of marks) {
      const { left, right, top, bottom } = box(mark);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    const texts = marks.flatMap((mark) => (mark.is === "text" ? [mark.text] : []));
    for (let seat = 0; seat < seats; seat += 1) expect(texts).toContain(`Guest ${seat}`);
    expect(marks.filter((mark) => mark.is === "icon" && mark.icon === "castle")).toHaveLength(seats * 9);
  });

  it.each([4, 8])(
    "has a row for the seven districts of a city, and equal boxes side by side, with %i seats",
    (seats) => {
      const plan = told(seats, 7);
      plan.seats[0] = ending(0, 2);
      const { marks } = planned(plan, measure);
      const castles = marks.flatMap((mark) => (mark.is === "icon" && mark.icon === "castle" ? [mark.y] : []));
      expect(new Set(castles).size).toBe(seats > 4 ? seats / 2 : seats);
      const boxes = marks.flatMap((mark) => (mark.is === "box" && mark.fill === "var(--vellum)" ? [mark] : []));
      const sides = boxes.filter(({ y }) => y === boxes[0]?.y);
      expect(new Set(sides.map(({ height }) => height)).size).toBe(1);
    },
  );

  it("crowns the winner and marks whose picture it is", () => {
    const { marks } = planned(told(3), measure);
    expect(marks.filter((mark) => mark.is === "icon" && mark.icon === "queen-crown")).toHaveLength(1);
    expect(marks.filter((mark) => mark.is === "box" && mark.fill === "var(--gold-wash)")).toHaveLength(1);
  });
});
