// What the face of a card is made of: a ground with its diaper, a scene, a device with its charges. It is made from
// what is printed on the card and from nothing else, so a card has the same face everywhere and always.

/** A shape in one colour, or a line. */
export interface Layer {
  d: string;
  fill: string;
  edge?: string;
  width?: number;
  /** Smaller, around the middle of its box. */
  scale?: number;
}

/** An icon of the sprite, in the box of the device. */
export interface Charge {
  icon: string;
  x: number;
  y: number;
  size: number;
  colour: string;
}

export interface Face {
  /** The name of a diaper, which has a ground and a pattern. */
  diaper: string;
  /** In a box of 100 by 60: as wide as the card, at its foot. */
  scene: readonly Layer[];
  /** The scene is never cut at its sides: a high card has it at its foot alone. */
  wide?: boolean;
  /** In a box of 100 by 100: in the middle. */
  device: readonly Layer[];
  charges: readonly Charge[];
}

/** A pattern in a box of 24, and its ground. */
export interface Diaper {
  ground: string;
  pattern: string;
  /** How much of the pattern is seen. */
  opacity: number;
  d: string;
}

export const round = (value: number): string => String(Math.round(value * 10) / 10);

type Point = readonly [x: number, y: number];

/** This many points on a circle, the first on top. */
export function around(count: number, radius: number, x = 50, y = 50): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

export function disc(x: number, y: number, radius: number): string {
  const [r, wide] = [round(radius), round(2 * radius)];
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0 -${wide} 0Z`;
}

/** Points that reach out and in by turns. */
export function star(points: number, outer: number, inner: number, x = 50, y = 50): string {
  return polygon(
    around(points * 2, 1, 0, 0).map(([right, down], at) => {
      const reach = at % 2 === 0 ? outer : inner;
      return [x + right * reach, y + down * reach];
    }),
  );
}

const lobeOf = (lobes: number, radius: number): number => radius * (lobes > 4 ? 0.34 : 0.46);

/** This many round lobes around a middle, as masons cut windows. */
export function foil(lobes: number, radius: number): string {
  const lobe = lobeOf(lobes, radius);
  const reach = radius - lobe;
  return (
    around(lobes, reach)
      .map(([x, y]) => disc(x, y, lobe))
      .join("") + disc(50, 50, reach)
  );
}

/** This many beads below the device, on a line around it, or around something lower. */
export function beads(count: number, radius: number, size: number, y = 50): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = Math.PI + (at - (count - 1) / 2) * Math.min(0.42, 2.2 / count);
    return disc(50 + radius * Math.sin(angle), y - radius * Math.cos(angle), size);
  }).join("");
}

/** This many beads on the edge of the lowest lobe, between two foils of these radii. */
export function hem(count: number, lobes: number, outer: number, inner: number, size: number): string {
  const [lobe, middle] = [lobeOf(lobes, 1), (outer + inner) / 2];
  return beads(count, middle * lobe, size, 50 + middle * (1 - lobe));
}

/** A device: what is on it is set on vellum with an edge of gold leaf. */
export function framed(d: string, inner = 0.85): Layer[] {
  return [
    { d, fill: "var(--leaf)", edge: "var(--dusk)", width: 2.5 },
    { d, fill: "var(--vellum)", scale: inner },
  ];
}
