// The outlines of tokens, shields and marks, in a box of 24; and the eight beasts that players sit under.

export const OUTLINES = {
  circle: "M12 1.4A10.6 10.6 0 1 1 12 22.6 10.6 10.6 0 1 1 12 1.4Z",
  lozenge: "M12 .7 23.3 12 12 23.3 .7 12Z",
  square: "M4 1.6H20A2.4 2.4 0 0 1 22.4 4V20A2.4 2.4 0 0 1 20 22.4H4A2.4 2.4 0 0 1 1.6 20V4A2.4 2.4 0 0 1 4 1.6Z",
  shield: "M1.8 1.8H22.2V10.8C22.2 17.4 17.6 21.4 12 23.4 6.4 21.4 1.8 17.4 1.8 10.8Z",
  arch: "M2.4 22.4V11.2A9.6 9.6 0 0 1 21.6 11.2V22.4Z",
  hexagon: "M6.6 1.8H17.4L23.2 12 17.4 22.2H6.6L.8 12Z",
} as const;

export type Outline = keyof typeof OUTLINES;

export interface Beast {
  name: string;
  icon: string;
  colour: string; // under cream: a custom property of tokens.css
  ink: string; // for lines and letters
}

export const BEASTS: readonly Beast[] = [
  { name: "lion", icon: "lion", colour: "var(--lion)", ink: "var(--lion-ink)" },
  { name: "raven", icon: "raven", colour: "var(--raven)", ink: "var(--raven-ink)" },
  { name: "deer", icon: "deer-head", colour: "var(--deer)", ink: "var(--deer-ink)" },
  { name: "bear", icon: "bear-head", colour: "var(--bear)", ink: "var(--bear-ink)" },
  { name: "boar", icon: "boar", colour: "var(--boar)", ink: "var(--boar-ink)" },
  { name: "salmon", icon: "salmon", colour: "var(--salmon)", ink: "var(--salmon-ink)" },
  { name: "fox", icon: "fox-head", colour: "var(--fox)", ink: "var(--fox-ink)" },
  { name: "ram", icon: "ram-profile", colour: "var(--ram)", ink: "var(--ram-ink)" },
];

export function beast(seat: number): Beast {
  return BEASTS[((seat % BEASTS.length) + BEASTS.length) % BEASTS.length] as Beast;
}

/** A measure of the drawings (pixels at 1366 by 768) as a length that grows with the window. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

const SMALLEST_DIGITS = 11.5; // px

/** How large the digits of a drawing are in its own box, as usual or larger: in a small one they stay legible. */
export function digitSize(usual: number, box: number, size: number): number {
  return Math.max(usual, (SMALLEST_DIGITS * box) / size);
}
