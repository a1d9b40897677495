// The picture of a finished table, as data: what is drawn where.
import { curl } from "../../../drawing/vine";
import { drawEndings, type Ending } from "./seats";
import { fitting, folded, Sheet, type Font, type Measure, type Plan } from "./sheet";

/** Everything a picture says. */
export interface Told {
  game: string;
  title: string;
  /** How it came about, a sentence each. */
  why: string[];
  /** Where and when, below it all. */
  foot: string;
  seats: Ending[];
}

export const WIDTH = 1200;
const MARGIN = 40;
const VINE = 92; // the painted margin
const LEFT = MARGIN + VINE + 36;
const RIGHT = WIDTH - MARGIN - 28;

const TITLE: Font = { family: "serif", weight: 800, size: 54 };
const GAME: Font = { family: "caps", weight: 700, size: 26 };
const WHY: Font = { family: "serif", weight: 500, size: 25 };
const FOOT: Font = { family: "sans", weight: 500, size: 20 };

/** The large letter the title begins with. */
function drawInitial(sheet: Sheet, letter: string, x: number, y: number, size: number): void {
  sheet.box(x, y, size, size, { fill: "var(--gold-fill)", radius: 5 });
  sheet.box(x + 3, y + 3, size - 6, size - 6, { fill: "var(--leaf)", radius: 4 });
  sheet.box(x + 9, y + 9, size - 18, size - 18, { fill: "var(--field-rubric)", edge: "var(--leaf-edge)", thick: 1.5 });
  const at = (part: number): number => 9 + part * (size - 18);
  const curls = [
    curl(at(0.22), at(0.22), 19, 1, 3),
    curl(at(0.78), at(0.22), 19, -1, 0),
    curl(at(0.22), at(0.78), 19, -1, 3.6),
    curl(at(0.78), at(0.78), 19, 1, 0.4),
  ];
  sheet.marks.push({ is: "vine", curls, x, y, width: size, height: size, colour: "var(--vine-rubric)" });
  const font: Font = { family: "serif", weight: 800, size: size * 0.78 };
  sheet.text(letter, x + size / 2, y + size * 0.76, font, "var(--leaf-light)", {
    align: "center",
    halo: "var(--leaf-dark)",
  });
}

/** The painted margin: vines on gold, from top to bottom. */
function drawMargin(sheet: Sheet, height: number): void {
  const [x, y, tall] = [MARGIN, MARGIN, height - 2 * MARGIN];
  sheet.box(x, y, VINE, tall, { fill: "var(--gold-fill)", radius: 6 });
  sheet.box(x + 3, y + 3, VINE - 6, tall - 6, { fill: "var(--leaf)", radius: 4 });
  sheet.box(x + 9, y + 9, VINE - 18, tall - 18, { fill: "var(--field-lapis)", edge: "var(--leaf-edge)", thick: 1.5 });
  const turns = Math.max(1, Math.round((tall - 18) / 66));
  const step = (tall - 18) / turns;
  const curls = Array.from({ length: turns }, (_, at) =>
    curl(
      VINE / 2 + (at % 2 ? 6 : -6),
      9 + step * (at + 0.5),
      Math.min(29, step * 0.46),
      at % 2 ? -1 : 1,
      at % 2 ? 0.6 : 3.4,
    ),
  );
  sheet.marks.push({ is: "vine", curls, x, y, width: VINE, height: tall, colour: "var(--vine-lapis)" });
}

const INITIAL = 120;

function drawTitle(sheet: Sheet, { game, title, why }: Told, top: number): number {
  const left = LEFT + INITIAL + 24;
  const width = RIGHT - left;
  drawInitial(sheet, title.charAt(0).toLocaleUpperCase(), LEFT, top, INITIAL);
  sheet.text(game, left, top + 24, GAME, "var(--rubric)", { width });
  const font = fitting(title, TITLE, width, sheet.measure);
  sheet.text(title, left, top + 80, font, "var(--ink)");
  let y = top + 118;
  for (const line of why.flatMap((sentence) => folded(sentence, WHY, width, sheet.measure))) {
    sheet.text(line, left, y, WHY, "var(--ink-2)");
    y += 33;
  }
  return Math.max(top + INITIAL, y - 20);
}

/** The whole picture. */
export function planned(told: Told, measure: Measure): Plan {
  const sheet = new Sheet(measure);
  const below = drawTitle(sheet, told, MARGIN + 28) + 24;
  const end = drawEndings(sheet, told.seats, { left: LEFT, right: RIGHT, top: below });
  const height = Math.round(end + 30 + MARGIN + 14);
  sheet.icon("gh-hall", LEFT, end + 6, 24, "var(--rubric)");
  sheet.text(told.foot, LEFT + 34, end + 25, FOOT, "var(--ink-2)", { width: RIGHT - LEFT - 34 });
  const ground = new Sheet(measure);
  ground.box(0, 0, WIDTH, height, { fill: "var(--linen)" });
  ground.box(18, 18, WIDTH - 36, height - 36, { fill: "var(--parchment)", edge: "var(--rule)", radius: 10, thick: 2 });
  ground.box(25, 25, WIDTH - 50, height - 50, { edge: "var(--hair)", radius: 7, thick: 1.5 });
  drawMargin(ground, height);
  return { width: WIDTH, height, marks: [...ground.marks, ...sheet.marks] };
}
