// The seats in the picture of a table: who, how many points, where they come from, and what was made of the game.
import { beast } from "../../../drawing/shapes";
import type { Made } from "../../../games/types";
import { fitting, type Font, type Sheet } from "./sheet";

/** How one seat ended. */
export interface Ending {
  seat: number;
  name: string;
  total: string;
  won: boolean;
  mine: boolean;
  /** The lines of the score that brought points. */
  lines: { icon: string; points: string }[];
  made: Made[];
}

const GAP = 14;
const COLUMNS_FROM = 5; // seats in two columns

const TILE = { large: { width: 109, height: 100, icon: 44 }, small: { width: 57, height: 60, icon: 30 } };

/** How large things are drawn, and how many are in a row. */
function tiling(width: number, small: boolean): { tile: (typeof TILE)["large"]; row: number } {
  const tile = small ? TILE.small : TILE.large;
  return { tile, row: Math.max(1, Math.floor((width + 8) / (tile.width + 8))) };
}

function drawTile(sheet: Sheet, made: Made, x: number, y: number, small: boolean): void {
  const { width, height, icon } = small ? TILE.small : TILE.large;
  sheet.box(x, y, width, height, { fill: made.wash, edge: made.colour, radius: 6, thick: 2 });
  sheet.icon(made.icon, x + (width - icon) / 2, y + (small ? 8 : 12), icon, made.colour);
  sheet.marks.push({ is: "sign", outline: "circle", x: x + width - 25, y: y + 4, size: 22, fill: "var(--coin)" });
  const digits: Font = { family: "sans", weight: 800, size: 15 };
  sheet.text(String(made.number), x + width - 14, y + 20, digits, "var(--coin-ink)", { align: "center", width: 18 });
  if (small) return;
  const name: Font = { family: "serif", weight: 700, size: 17 };
  sheet.text(made.name, x + width / 2, y + height - 14, name, "var(--ink)", { align: "center", width: width - 10 });
}

const HEAD = 70;
const LINES = 40;

function heightOf(ending: Ending, width: number, small: boolean): number {
  const { tile, row } = tiling(width - 2 * GAP, small);
  const rows = Math.ceil(ending.made.length / row);
  return HEAD + rows * (tile.height + 8) + (rows > 0 ? 2 : 0) + LINES + 8;
}

function drawHead(sheet: Sheet, ending: Ending, x: number, y: number, width: number): void {
  const colour = ending.won ? "var(--rubric)" : "var(--ink)";
  const { colour: tincture, icon } = beast(ending.seat);
  sheet.marks.push({ is: "sign", outline: "shield", x: x + GAP, y: y + 12, size: 48, fill: tincture });
  sheet.icon(icon, x + GAP + 10, y + 20, 28, "var(--cream)");
  const room = width - 190 - (ending.won ? 44 : 0);
  const font = fitting(ending.name, { family: "serif", weight: 700, size: 32 }, room, sheet.measure);
  sheet.text(ending.name, x + GAP + 62, y + 47, font, "var(--ink)");
  if (ending.won) sheet.icon("queen-crown", x + GAP + 74 + sheet.measure(ending.name, font), y + 18, 32, "var(--gold)");
  sheet.text(ending.total, x + width - GAP, y + 54, { family: "serif", weight: 800, size: 52 }, colour, {
    align: "end",
  });
}

/** The lines of the score in a row, as many as there is room for. */
function drawLines(sheet: Sheet, ending: Ending, x: number, y: number, width: number): void {
  const font: Font = { family: "sans", weight: 700, size: 20 };
  let left = x + GAP;
  for (const { icon, points } of ending.lines) {
    const wide = 28 + sheet.measure(points, font) + 20;
    if (left + wide > x + width) return;
    sheet.icon(icon, left, y, 22, "var(--ink-2)");
    sheet.text(points, left + 28, y + 18, font, "var(--ink)");
    left += wide;
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawEnding(sheet: Sheet, ending: Ending, { x, y, width, height }: Box, small: boolean): void {
  const mine = ending.mine
    ? { fill: "var(--gold-wash)", edge: "var(--gold)" }
    : { fill: "var(--vellum)", edge: "var(--rule)" };
  sheet.box(x, y, width, height, { ...mine, radius: 8, thick: ending.mine ? 2.5 : 1.5 });
  drawHead(sheet, ending, x, y, width);
  const { tile, row } = tiling(width - 2 * GAP, small);
  for (const [place, made] of ending.made.entries()) {
    const [across, down] = [place % row, Math.floor(place / row)];
    drawTile(sheet, made, x + GAP + across * (tile.width + 8), y + HEAD + down * (tile.height + 8), small);
  }
  drawLines(sheet, ending, x, y + height - LINES - 2, width);
}

/** All seats, in one column or two; how far down they reach. */
export function drawEndings(
  sheet: Sheet,
  seats: Ending[],
  { left, right, top }: { left: number; right: number; top: number },
): number {
  const columns = seats.length >= COLUMNS_FROM ? 2 : 1;
  const width = (right - left - (columns - 1) * GAP) / columns;
  let y = top;
  for (let first = 0; first < seats.length; first += columns) {
    const row = seats.slice(first, first + columns);
    const height = Math.max(...row.map((ending) => heightOf(ending, width, columns > 1)));
    for (const [place, ending] of row.entries())
      drawEnding(sheet, ending, { x: left + place * (width + GAP), y, width, height }, columns > 1);
    y += height + GAP;
  }
  return y;
}
