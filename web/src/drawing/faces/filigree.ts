// Filigree: fine tendrils of gold on both sides of a device, in the box of a scene.

import { round, type Layer } from "./face";

/** A spiral from outside in. */
function spiral(x: number, y: number, radius: number, turn: 1 | -1, start: number): string {
  const points = Array.from({ length: 25 }, (_, at) => {
    const angle = start + (turn * at * 1.5 * 2 * Math.PI) / 24;
    const reach = radius * (1 - (0.85 * at) / 24);
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
  });
  return `M${points.join("L")}`;
}

/** A leaf outside of a spiral. */
function leaf(x: number, y: number, radius: number, angle: number): string {
  const at = (reach: number, off: number): string =>
    `${round(x + Math.cos(angle + off) * reach)} ${round(y + Math.sin(angle + off) * reach)}`;
  return `M${at(radius, 0)}Q${at(radius * 1.5, 0.15)} ${at(radius * 1.55, 0.5)}Q${at(radius * 1.1, 0.45)} ${at(radius, 0)}Z`;
}

interface Curl {
  x: number;
  y: number;
  radius: number;
}

/** Where the curls of a place are: one large, one more above it, one more below. */
const CURLS: readonly (readonly Curl[])[] = [
  [{ x: 13, y: 46, radius: 10 }],
  [
    { x: 12, y: 49, radius: 8 },
    { x: 9, y: 33, radius: 6 },
  ],
  [
    { x: 18, y: 52, radius: 6.5 },
    { x: 8, y: 43, radius: 6 },
    { x: 8, y: 29, radius: 5 },
  ],
];

/** Tendrils for the third, second or first of a rank; how they turn goes by the rank. */
export function tendrils(rank: number, place: number): Layer[] {
  const curls = CURLS[Math.max(0, place) % CURLS.length] ?? [];
  const turn = rank % 2 ? 1 : -1;
  const start = rank * 0.7;
  const lines = curls.flatMap(({ x, y, radius }) => [
    spiral(x, y, radius, turn, start),
    spiral(100 - x, y, radius, turn === 1 ? -1 : 1, Math.PI - start),
  ]);
  const leaves = curls.flatMap(({ x, y, radius }) =>
    Array.from({ length: 3 + (rank % 3) }, (_, at) => start + turn * at * 1.1).flatMap((angle) => [
      leaf(x, y, radius, angle),
      leaf(100 - x, y, radius, Math.PI - angle),
    ]),
  );
  return [
    { d: lines.join(""), fill: "none", edge: "var(--leaf)", width: 0.9 },
    { d: leaves.join(""), fill: "var(--leaf)" },
  ];
}
