// A sheet to draw on: marks as data, each at its place in pixels, and texts that fit. Nothing here paints.
import type { Outline } from "../../../drawing/shapes";
import type { Curl } from "../../../drawing/vine";

export type Font = { family: "serif" | "sans" | "caps"; weight: number; size: number };

export type Mark =
  | {
      is: "box";
      x: number;
      y: number;
      width: number;
      height: number;
      fill?: string;
      edge?: string;
      radius?: number;
      thick?: number;
    }
  | { is: "icon"; icon: string; x: number; y: number; size: number; colour: string }
  | { is: "sign"; outline: Outline; x: number; y: number; size: number; fill: string }
  | { is: "vine"; curls: Curl[]; x: number; y: number; width: number; height: number; colour: string }
  | {
      is: "text";
      text: string;
      x: number;
      y: number;
      font: Font;
      colour: string;
      align?: "center" | "end";
      halo?: string;
    };

export interface Plan {
  width: number;
  height: number;
  marks: Mark[];
}

/** How wide a text is in a font. */
export type Measure = (text: string, font: Font) => number;

const SMALLEST = 0.55; // of its size, before a text is cut

/** The font in which a text is no wider than this. */
export function fitting(text: string, font: Font, width: number, measure: Measure): Font {
  const size = font.size * Math.max(SMALLEST, Math.min(1, width / measure(text, font)));
  return { ...font, size: Math.floor(size * 2) / 2 };
}

/** A text in lines no wider than this. */
export function folded(text: string, font: Font, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export class Sheet {
  readonly marks: Mark[] = [];

  constructor(readonly measure: Measure) {}

  text(
    text: string,
    x: number,
    y: number,
    font: Font,
    colour: string,
    more: { width?: number; align?: "center" | "end"; halo?: string } = {},
  ): void {
    const { width, ...rest } = more;
    const fitted = width === undefined ? font : fitting(text, font, width, this.measure);
    this.marks.push({ is: "text", text, x, y, font: fitted, colour, ...rest });
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    more: { fill?: string; edge?: string; radius?: number; thick?: number },
  ): void {
    this.marks.push({ is: "box", x, y, width, height, ...more });
  }

  icon(icon: string, x: number, y: number, size: number, colour: string): void {
    this.marks.push({ is: "icon", icon, x, y, size, colour });
  }
}
