// White vine, as in the margins of old books: spirals with leaves along them and a berry in the eye.

export interface Curl {
  x: number;
  y: number;
  radius: number;
  turn: 1 | -1;
  start: number;
}

export interface Leaf {
  x: number;
  y: number;
  rx: number;
  ry: number;
  angle: number;
}

export interface Tendril {
  path: string;
  width: number;
  leaves: Leaf[];
  eye: { x: number; y: number; radius: number };
}

const STEPS = 48;
const TURNS = 3.6 * Math.PI;
const LEAVES = 5;

export function curl(x: number, y: number, radius: number, turn: 1 | -1, start: number): Curl {
  return { x, y, radius, turn, start };
}

function point(of: Curl, along: number): string {
  const angle = of.start + of.turn * along * TURNS;
  const reach = of.radius * (1 - 0.86 * along);
  return `${(of.x + Math.cos(angle) * reach).toFixed(1)} ${(of.y + Math.sin(angle) * reach).toFixed(1)}`;
}

function leaf(of: Curl, place: number): Leaf {
  const angle = of.start + of.turn * place * 0.95 + 0.3;
  const reach = of.radius * (1.02 - 0.04 * place);
  return {
    x: of.x + Math.cos(angle) * reach,
    y: of.y + Math.sin(angle) * reach,
    rx: of.radius * 0.2,
    ry: of.radius * 0.09,
    angle: (angle * 180) / Math.PI + 55 * of.turn,
  };
}

export function tendril(of: Curl): Tendril {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => point(of, step / STEPS));
  return {
    path: `M${points.join("L")}`,
    width: Math.max(1.1, of.radius * 0.09),
    leaves: Array.from({ length: LEAVES }, (_, place) => leaf(of, place)),
    eye: { x: of.x, y: of.y, radius: of.radius * 0.13 },
  };
}
