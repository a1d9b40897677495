// The faces of characters and districts, made of what is printed on them: rank and place in it, type and cost.

import { GROUNDS, groundNamed, MOTIFS } from "../../../drawing/faces/diapers";
import {
  disc,
  foil,
  framed,
  hem,
  polygon,
  round,
  star,
  type Diaper,
  type Face,
  type Layer,
} from "../../../drawing/faces/face";
import { once } from "../../../drawing/faces/gallery.svelte";
import { tendrils } from "../../../drawing/faces/filigree";
import { characterIcon, districtIcon, type TypeName } from "../drawings";
import type { CitadelsCards, DistrictCard } from "../view";

/** A type has the motif of the rank that earns by it. */
const OF_TYPES: Record<TypeName, keyof typeof MOTIFS> = {
  noble: "crowns",
  religious: "crosses",
  trade: "bezants",
  military: "chevrons",
  unique: "stars",
};

export const DIAPERS: Record<string, Diaper> = {
  ...GROUNDS,
  ...Object.fromEntries(
    Object.entries(OF_TYPES).map(([type, name]) => [
      type,
      { ground: `var(--${type})`, pattern: "var(--cream)", opacity: 0.13, d: MOTIFS[name] },
    ]),
  ),
};

/** The window of a type: the outline of its mark. */
const WINDOWS: Record<TypeName, string> = {
  noble: disc(50, 50, 46),
  religious: "M8 95V47A42 42 0 0 1 92 47V95Z",
  trade: "M12 6H88a6 6 0 0 1 6 6V88a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6Z",
  military: "M7 5H93V46C93 73 74 90 50 97 26 90 7 73 7 46Z",
  unique: "M26 7H74L98 50 74 93H26L2 50Z",
};

// Scenes: as many towers, arches, houses or rays as a district costs, and more of them the more it costs.

const row = (count: number): number[] => Array.from({ length: count }, (_, at) => ((at + 0.5) * 100) / count);
/** How high something is: highest in the middle, by turns lower. */
const rise = (at: number, count: number, low: number, high: number): number =>
  low + (high - low) * (1 - Math.abs((2 * at + 1) / count - 1)) - (at % 2 ? 4 : 0);

function spires(count: number): string {
  const wide = Math.min(13, 62 / count);
  return row(count)
    .map((x, at) => {
      const top = 60 - rise(at, count, 16, 34);
      return polygon([
        [x - wide / 2, 60],
        [x - wide / 2, top],
        [x, top - 11],
        [x + wide / 2, top],
        [x + wide / 2, 60],
      ]);
    })
    .join("");
}

function arches(count: number): string {
  const step = 100 / count;
  const radius = round(step * 0.34);
  const holes = row(count).map(
    (x) => `M${round(x - step * 0.34)} 60V48A${radius} ${radius} 0 0 1 ${round(x + step * 0.34)} 48V60Z`,
  );
  return `M0 60V30H100V60Z${holes.join("")}`;
}

function gables(count: number): string {
  const step = 100 / count;
  return row(count)
    .map((x, at) => {
      const top = 60 - rise(at, count, 12, 26);
      const [left, right] = [x - step * 0.46, x + step * 0.46];
      return polygon([
        [left, 60],
        [left, top],
        [x, top - step * 0.42],
        [right, top],
        [right, 60],
      ]);
    })
    .join("");
}

function battlements(count: number): string {
  const merlons = Array.from({ length: 10 }, (_, at) => `M${at * 10 + 1} 46V40h6V46Z`);
  const wide = Math.min(16, 60 / count);
  const towers = row(count).map((x, at) => {
    const top = 60 - rise(at, count, 22, 36);
    const third = wide / 5;
    const left = x - wide / 2;
    return `M${round(left)} 60V${round(top)}h${round(third)}v4h${round(third)}v-4h${round(third)}v4h${round(third)}v-4h${round(third)}V60Z`;
  });
  return `M0 60V46H100V60Z${merlons.join("")}${towers.join("")}`;
}

const rays = (count: number): string => star(count * 2 + 4, 90, 12, 50, 60);

const SCENES: Record<TypeName, (count: number) => string> = {
  noble: spires,
  religious: arches,
  trade: gables,
  military: battlements,
  unique: rays,
};

function city(type: TypeName, cost: number): Layer[] {
  return [{ d: SCENES[type](cost + 1), fill: "var(--shade-deep)" }];
}

/** A district: its building in the window of its type, a bead of gold for each coin it costs. */
function paintDistrict(name: string, { type, cost }: DistrictCard): Face {
  const colour = `var(--${type}-ink)`;
  return {
    diaper: type,
    scene: city(type, cost),
    device: framed(WINDOWS[type], 0.88),
    charges: [
      {
        icon: districtIcon(name),
        x: 24,
        y: type === "religious" ? 28 : type === "military" ? 18 : 24,
        size: 52,
        colour,
      },
    ],
  };
}

/** How many lobes the window of a character has, by its place among those of its rank. */
const LOBES = [4, 6, 8];

/** A character: its device in a window, on the ground of its rank, with filigree. */
function paintCharacter(name: string, cards: CitadelsCards): Face {
  const rank = cards.characters[name]?.rank ?? 0;
  const place = Object.keys(cards.characters)
    .filter((other) => cards.characters[other]?.rank === rank)
    .indexOf(name);
  const lobes = LOBES[Math.max(0, place) % LOBES.length] ?? 4;
  return {
    diaper: groundNamed(rank),
    scene: tendrils(rank, place),
    wide: true,
    device: [
      { d: foil(lobes, 48), fill: "var(--dusk)" },
      { d: foil(lobes, 46.5), fill: "var(--leaf)" },
      { d: foil(lobes, 40), fill: "var(--vellum)" },
      { d: hem(rank, lobes, 46.5, 40, 1.5), fill: "var(--dusk)" },
    ],
    charges: [{ icon: characterIcon(name), x: 23, y: 23, size: 54, colour: "var(--ink)" }],
  };
}

export const districtFace = once(paintDistrict);
export const characterFace = once(paintCharacter);
