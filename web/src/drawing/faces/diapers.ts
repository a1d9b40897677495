// The nine grounds that cards are painted on, each with a diaper of its own, so that they differ without colour, too.

import { disc, type Diaper } from "./face";

const CORNERS = disc(0, 0, 2) + disc(24, 0, 2) + disc(0, 24, 2) + disc(24, 24, 2);

export const MOTIFS = {
  lozenges:
    "M12 2 17 12 12 22 7 12ZM0-10 5 0 0 10-5 0ZM24-10 29 0 24 10 19 0ZM0 14 5 24 0 34-5 24ZM24 14 29 24 24 34 19 24Z",
  lattice: "M-2 10 10-2H14L-2 14ZM10 26 26 10V14L14 26ZM-2 14 10 26H14L-2 10ZM10-2 26 14V10L14-2Z",
  stars: `M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2Z${CORNERS}`,
  crowns: `M5 17V8l3.6 3.4L12 5l3.4 6.4L19 8v9Z${CORNERS}`,
  crosses: "M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6ZM-2-2h4v4h-4ZM22-2h4v4h-4ZM-2 22h4v4h-4ZM22 22h4v4h-4Z",
  bezants: disc(12, 12, 5.4) + disc(0, 0, 3) + disc(24, 0, 3) + disc(0, 24, 3) + disc(24, 24, 3),
  masonry: "M0 1h24v2H0ZM0 13h24v2H0ZM5 3h2v10H5ZM17 15h2v9h-2ZM17 0h2v1h-2Z",
  chevrons: "M0 14 12 2 24 14V20L12 8 0 20Z",
  diamonds: "M12 0 24 12 12 24 0 12Z",
} as const;

/** In the order of the ranks of Citadels, whose colours they are. */
const NINE = Object.values(MOTIFS);

export const groundNamed = (number: number): string => `ground-${number}`;

export const GROUNDS: Record<string, Diaper> = Object.fromEntries(
  NINE.map((d, at) => [
    groundNamed(at + 1),
    { ground: `var(--rank-${at + 1})`, pattern: `var(--rank-${at + 1}-pattern)`, opacity: 0.55, d },
  ]),
);
