// The faces of Paladins, Townsfolk, Outsiders and the cards of City of Crowns, made of what is printed on them.

import { GROUNDS, groundNamed } from "../../../drawing/faces/diapers";
import {
  around,
  beads,
  disc,
  foil,
  framed,
  star,
  type Charge,
  type Face,
  type Layer,
} from "../../../drawing/faces/face";
import { once } from "../../../drawing/faces/gallery.svelte";
import { actionIcon, BANNERS, isWorker, personIcon, token } from "../drawings";
import type { AllyCard, Effect, MusterCard, NegotiateCard, OutsiderCard, PaladinCard, TownsfolkCard } from "../view";

export const DIAPERS = GROUNDS;

/** The ground of what a card is about. */
const ABOUT: Record<string, number> = {
  faith: 1,
  cleric: 1,
  silver: 2,
  labourer: 2,
  pray: 3,
  pay_debt: 3,
  destroy_debt: 3,
  take_debt: 3,
  diplomacy: 4,
  tax: 4,
  choice: 4,
  influence: 5,
  merchant: 5,
  scout: 6,
  free_recruit: 6,
  provision: 7,
  place_workshop: 7,
  strength: 8,
  fighter: 8,
  criminal: 9,
  discard_suspicion: 9,
};
const OF_SUITS: Record<string, number> = { saracen: 4, byzantine: 6, viking: 5 };

/** The sign of an outsider's trade. */
const TRADES: Record<string, string> = {
  adventurer: "treasure-map",
  archer: "pocket-bow",
  armourer: "anvil",
  assassin: "plain-dagger",
  barbarian: "crossed-axes",
  champion: "knight-banner",
  envoy: "dove",
  executioner: "war-pick",
  guardian: "defensive-wall",
  hunter: "deer-head",
  invader: "sailboat",
  lookout: "telescope",
  marauder: "candle-flame",
  mercenary: "coins",
  protector: "shield",
  thief: "robber-mask",
  thug: "mailed-fist",
  traitor: "drama-masks",
  vigilante: "hood",
  warrior: "broadsword",
};

const ground = (about: string): string => groundNamed(ABOUT[about] ?? 2);
const middle = (icon: string, size = 50, down = 0): Charge => {
  const edge = (100 - size) / 2;
  return { icon, x: edge, y: edge + down, size, colour: "var(--ink)" };
};

/** The colour of an effect: of a worker, of an attribute, or of gold. */
function colourOf({ verb }: Effect): string {
  if (isWorker(verb)) return token(verb).fill;
  return BANNERS[verb]?.fill ?? `var(--rank-${ABOUT[verb] ?? 2}-pattern)`;
}

/** A jewel for each thing that some effects bring, below the device. */
function jewels(effects: readonly Effect[]): Layer[] {
  const colours = effects.flatMap((effect) => Array.from({ length: effect.amount }, () => colourOf(effect)));
  const places = beads(colours.length, 46, 4.5).split("Z").slice(0, -1);
  return colours.map((fill, at) => ({ d: `${places[at]}Z`, fill, edge: "var(--leaf)", width: 1.2 }));
}

/** Townsfolk stand in a niche, on the ground of what they bring to a crew; the jewels are what a discard brings. */
function paintTownsfolk(_: string, { title, discard, bonus, reward, trigger }: TownsfolkCard): Face {
  return {
    diaper: ground(reward[0]?.verb ?? trigger),
    scene: [],
    device: [...framed("M12 96V46A38 38 0 0 1 88 46V96Z"), ...jewels([...discard, ...bonus])],
    charges: [middle(personIcon(title), 48, 2)],
  };
}

/** The shields of the peoples: a star, a kite, and a round one with nails. */
const SHIELDS: Record<string, Layer[]> = {
  saracen: framed(star(8, 49, 40)),
  byzantine: framed("M50 3C78 3 92 16 90 38 88 66 70 84 50 98 30 84 12 66 10 38 8 16 22 3 50 3Z"),
  viking: [
    ...framed(disc(50, 50, 47)),
    {
      d: around(8, 43.5)
        .map(([x, y]) => disc(x, y, 2))
        .join(""),
      fill: "var(--dusk)",
    },
  ],
};

/** Outsiders have the shield and the ground of their people, and the sign of their trade. */
function paintOutsider(_: string, { title, suit, attack, convert }: OutsiderCard): Face {
  return {
    diaper: groundNamed(OF_SUITS[suit] ?? 2),
    scene: [],
    device: [...(SHIELDS[suit] ?? framed(disc(50, 50, 47))), ...jewels([...attack, ...convert])],
    charges: [middle(TRADES[title] ?? "meeple", 52)],
  };
}

const SHIELD = "M8 4H92V46C92 73 73 90 50 97 27 90 8 73 8 46Z";
const HALVES = ["M8 4H50V97C27 90 8 73 8 46Z", "M50 4H92V46C92 73 73 90 50 97Z"];

/** A Paladin's arms: party in the colours of its workers, its attributes as stars in the chief, its action as charge. */
function paintPaladin(_: string, { workers, bonus, action, way }: PaladinCard): Face {
  const parts = workers.flatMap((effect) => Array.from({ length: effect.amount }, () => effect));
  const stars = bonus.flatMap(({ verb, amount }) => Array.from({ length: amount }, () => BANNERS[verb]?.fill ?? ""));
  const step = 76 / Math.max(1, stars.length);
  return {
    diaper: ground(bonus[0]?.verb ?? "silver"),
    scene: [],
    device: [
      { d: SHIELD, fill: "var(--leaf)", edge: "var(--dusk)", width: 2.5 },
      ...HALVES.map((d, at) => ({
        d,
        fill: colourOf(parts[at] ?? parts[0] ?? { verb: "silver", amount: 1 }),
        scale: 0.92,
      })),
      { d: "M12 8H88V27H12Z", fill: "var(--vellum)" },
      { d: "M12 27H88V29H12Z", fill: "var(--leaf)" },
      ...stars.map((fill, at) => ({
        d: star(5, 8, 3.4, 12 + (at + 0.5) * step, 18),
        fill,
        edge: "var(--outline)",
        width: 0.8,
      })),
      { d: disc(50, 57, 21), fill: "var(--vellum)", edge: "var(--leaf)", width: 2.5 },
    ],
    charges: [
      { icon: way === "" ? actionIcon(action) : "crossed-chains", x: 35, y: 42, size: 30, colour: "var(--ink)" },
    ],
  };
}

/** A Muster card: who musters there in a foil, a lobe for each point of what it asks, on the ground of that. */
function paintMuster(_: string, { level, worker, attribute, needs, diplomacy, reward }: MusterCard): Face {
  return {
    diaper: ground(attribute),
    scene: [],
    device: [
      { d: foil(Math.max(4, needs), 47), fill: "var(--leaf)" },
      { d: foil(Math.max(4, needs), 40), fill: "var(--vellum)" },
      { d: beads(level + diplomacy, 43, 2.4), fill: "var(--dusk)" },
      ...jewels(reward),
    ],
    charges: [middle(token(worker).icon, 46)],
  };
}

/** A Negotiate card: the action it is delegated for, on the ground of the attribute that helps there. */
function paintNegotiate(_: string, { level, action, helped, bonus, needs, icons }: NegotiateCard): Face {
  return {
    diaper: ground(helped),
    scene: [],
    device: [
      ...framed(star(needs + 6, 48, 42)),
      { d: beads(level + bonus, 44, 2), fill: "var(--dusk)" },
      ...jewels(icons.map((verb) => ({ verb, amount: 1 }))),
    ],
    charges: [middle(actionIcon(action), 50)],
  };
}

/** An Ally: their icon in a window with a lobe for each that is asked for, on its ground. */
function paintAlly(_: string, { icon, needs, immediate, on_pass }: AllyCard): Face {
  return {
    diaper: ground(icon),
    scene: [],
    device: [...framed(foil(needs + 3, 47)), ...jewels([...immediate, ...on_pass])],
    charges: [middle(token(icon).icon, 50)],
  };
}

export const townsfolkFace = once(paintTownsfolk);
export const outsiderFace = once(paintOutsider);
export const paladinFace = once(paintPaladin);
export const musterFace = once(paintMuster);
export const negotiateFace = once(paintNegotiate);
export const allyFace = once(paintAlly);
