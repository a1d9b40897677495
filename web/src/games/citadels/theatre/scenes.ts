/** What the theatre shows of Citadels: for every event what moves, from where to where, how long, and what sounds. */

import { t } from "$lib/words";
import {
  BACK,
  COIN,
  banner,
  clinks,
  copied,
  dim,
  heard,
  icon,
  ring,
  slide,
  stamp,
  travel,
  wash,
  type Made,
} from "../../../stage/making";
import type { Act, Happening, Piece, Place, Scene, Sound, Tone } from "../../../stage/scenes";
import { MARK_ICONS, characterIcon, groundOf } from "../drawings";
import { gallery } from "../faces/gallery";
import { rankOf } from "../seeing";
import type { CitadelsCards, CitadelsView } from "../view";
import { CROWN, buildingAt, characterAt, cityAt, comingAt, crestAt, goldAt, handAt, inHand, plotOf } from "./places";

/** What a scene is made from: the event with its names as texts, and what the cards are called. */
interface Told {
  who: string;
  to: string;
  of: string;
  with: string;
  card: string;
  mark: string;
  gold: number;
  count: number;
  mine: boolean;
  /** Whether it happens to the viewer. */
  fatal: boolean;
  view: CitadelsView;
  cards: CitadelsCards;
  name: (character: string) => string;
}

/** The tone in which a mark is laid on a character. */
const MARK_TONES: Record<string, Tone> = {
  kill: "rubric",
  bewitch: "murrey",
  rob: "sable",
  warrant: "gold",
  threat: "lapis",
};
const MARK_SOUNDS: Record<string, Sound> = { kill: "seal", bewitch: "magic", rob: "parchment", warrant: "seal" };

const gain = ({ who, gold }: Told): Made => ({
  acts: [travel(COIN, null, goldAt(who), { count: gold, lasts: 480 })],
  sounds: clinks(gold, 160),
});

const cardsTo = (who: string, count: number, from: Place | null = null): Made => ({
  acts: [travel(BACK, from, handAt(who), { count, lasts: 480 })],
  sounds: heard("parchment", 120),
});

/** Gold from one to another: a robbery, a bribe, a tithe; what the bank takes rises, what it gives back falls. */
function pays({ who, to, gold }: Told): Made {
  const [from, end] = [who === "" ? null : goldAt(who), to === "" ? null : goldAt(to)];
  const mask: Act[] = who !== "" && to !== "" ? [wash(goldAt(who), "rubric", 0, 300)] : [];
  const coins = travel(COIN, from, end, {
    count: gold,
    after: 80,
    lasts: 500,
    arc: to !== "" && who !== "",
  });
  return { acts: [...mask, coins], sounds: clinks(gold, 280) };
}

function reveals({ who, card, cards, name }: Told): Made {
  const rank = rankOf(cards, card);
  const face = gallery.faces?.characterFace(card, cards);
  const piece: Piece = { is: "card", icon: characterIcon(card), ground: groundOf(rank), rank, name: name(card), face };
  const acts: Act[] = [
    wash(characterAt(card), "gold", 0, 600),
    { does: "turn", piece, at: characterAt(card), to: crestAt(who), after: 0, lasts: 600 },
    wash(cityAt(who), "gold", 420, 180),
  ];
  return { acts, sounds: [...heard("bell"), ...heard("parchment", 120)] };
}

function names({ who, card, mark, fatal }: Told): Made {
  const piece = icon(MARK_ICONS[mark] ?? "", MARK_TONES[mark] ?? "sable");
  const acts: Act[] = [
    travel(piece, crestAt(who), characterAt(card), { lasts: 280 }),
    stamp(piece, characterAt(card), 280, 320),
    wash(characterAt(card), MARK_TONES[mark] ?? "sable", 280, 320),
  ];
  const killed = fatal && mark === "kill";
  const drum = killed ? heard("drum", 120) : [];
  return { acts: killed ? [dim(), ...acts] : acts, sounds: [...heard(MARK_SOUNDS[mark] ?? "parchment", 300), ...drum] };
}

function builds({ who, card, mine }: Told): Made {
  const at = buildingAt(who, card);
  const acts = [
    travel(copied(at, "after"), mine ? inHand(card) : crestAt(who), at, { lasts: 300 }),
    ring(at, "gold", 260, 300),
  ];
  return { acts, sounds: heard("stone", 260) };
}

/** For so many ms one sees what breaks: nothing takes its place before. */
const BROKEN = 380;

/** The districts that stay move up, after this many ms. */
const movesUp = ({ who, view }: Told, after = 260, lasts = 300): Act[] =>
  (view.seats[who]?.city ?? []).map((building) => slide(plotOf(who, building), after, lasts));

const destroyed = (told: Told): Made => ({
  acts: [
    { does: "break", at: buildingAt(told.who, told.card), after: 0, lasts: BROKEN },
    wash(cityAt(told.who), "rubric", 0, 500),
    ...movesUp(told, BROKEN, 220),
  ],
  sounds: [...heard("stone"), ...heard("stone", 280)],
});

const changesOwner = ({ who, to, card, view }: Told): Made => ({
  acts: [
    ...movesUp({ ...EMPTY, who, view }),
    travel(copied(buildingAt(who, card), "before"), buildingAt(who, card), buildingAt(to, card), { lasts: 440 }),
    ring(buildingAt(to, card), "gold", 400, 200),
  ],
  sounds: heard("stone", 400),
});

const confiscates = ({ who, of, card }: Told): Made => ({
  acts: [
    travel(copied(comingAt(of), "before"), comingAt(of), buildingAt(who, card), { after: 140, lasts: 380 }),
    stamp(icon("wax-seal", "murrey"), comingAt(of), 0, 300),
  ],
  sounds: [...heard("seal"), ...heard("stone", 420)],
});

const exchanges = (told: Told): Made => ({
  acts: [
    travel(BACK, handAt(told.who), handAt(told.with), { count: 3, arc: true }),
    travel(BACK, handAt(told.with), handAt(told.who), { count: 3, arc: true }),
  ],
  sounds: [...heard("parchment"), ...heard("parchment", 220)],
});

const crowned = (): Made => ({
  acts: [
    travel(copied(CROWN, "after"), CROWN, CROWN, { lasts: 460, arc: true }),
    stamp(icon("queen-crown", "gold"), CROWN, 300, 300),
  ],
  sounds: heard("crown", 300),
});

/** The first complete city begins the last round; another one is only gilded. */
function completes({ who, view }: Told): Made {
  const gilded = [ring(cityAt(who), "gold", 0, 600), wash(cityAt(who), "gold", 0, 600)];
  if (view.first !== who || view.over) return { acts: gilded, sounds: heard("bell") };
  const last = banner(t("citadels-table-last-round-begins"), "gh-bell", "gold");
  return { acts: [...gilded, last], sounds: heard("bells"), next: 300 };
}

const gameOver = (): Made => ({
  acts: [banner(t("citadels-table-points-counted"), "queen-crown", "gold")],
  sounds: heard("bells"),
});

/** Somebody looks into a hand. */
const looks = ({ who, of }: Told): Made => ({
  acts: [
    travel(icon("eye-target", "lapis"), crestAt(who), handAt(of), { lasts: 400 }),
    wash(handAt(of), "lapis", 300, 300),
  ],
  sounds: heard("parchment", 300),
});

const lost = (who: string, count: number): Made => ({
  acts: [travel(BACK, handAt(who), null, { count })],
  sounds: heard("parchment"),
});

const SCENES: Record<string, (told: Told) => Made> = {
  round: ({ view }) => ({ acts: [wash(cityAt(view.crown), "gold")], sounds: heard("bell") }),
  nobody: ({ card }) => ({ acts: [wash(characterAt(card), "grey", 0, 300)], sounds: heard("bell") }),
  reveals,
  resumes: reveals,
  names,
  pays,
  gains: gain,
  draws: ({ who, count }) => cardsTo(who, count),
  builds,
  destroyed,
  changes_owner: changesOwner,
  confiscates,
  exchanges,
  takes_card: ({ who, of }) => cardsTo(who, 1, handAt(of)),
  lays_out: ({ who, of }) => cardsTo(who, 1, handAt(of)),
  gives_cards: ({ who, to, count }) => cardsTo(to, count, handAt(who)),
  replaces: ({ who, count }) => lost(who, count),
  shuffles_in: ({ who, count }) => lost(who, count),
  pays_cards: ({ who, count }) => lost(who, count),
  experiments: ({ who }) => lost(who, 1),
  exhibits: ({ who }) => lost(who, 1),
  looks,
  spies: looks,
  crowned,
  completes,
  protects: ({ who }) => ({ acts: [wash(cityAt(who), "lapis")], sounds: heard("bell") }),
  beautifies: ({ who, card }) => ({
    acts: [travel(COIN, goldAt(who), buildingAt(who, `${card}+`)), wash(buildingAt(who, `${card}+`), "gold", 300, 300)],
    sounds: heard("clink", 300),
  }),
  taxed: ({ who }) => pays({ ...EMPTY, who, gold: 1 }),
  shows_threat: ({ of }) => ({
    acts: [stamp(icon("envelope", "lapis"), crestAt(of), 0, 600)],
    sounds: heard("seal"),
  }),
  exchanges_roles: (told) => exchanges(told),
  game_over: gameOver,
};

const EMPTY = { who: "", to: "", of: "", with: "", card: "", mark: "", count: 0 } as Told;

/** The events that something is shown of. */
export const STAGED: ReadonlySet<string> = new Set(Object.keys(SCENES));

/** What is shown of an event; null: nothing but its line in the log. */
export function sceneOf(
  { event, after, me }: Happening,
  cards: CitadelsCards,
  name: (character: string) => string,
  mine: boolean,
): Scene | null {
  const make = SCENES[String(event["event"])];
  if (make === undefined) return null;
  const text = (argument: string): string => (typeof event[argument] === "string" ? String(event[argument]) : "");
  const told: Told = {
    who: text("who"),
    to: text("to"),
    of: text("of"),
    with: text("with"),
    card: text("card"),
    mark: text("mark"),
    gold: Number(event["gold"] ?? 0),
    count: Number(event["count"] ?? 1),
    mine: event["who"] === me,
    fatal: mine,
    view: after as unknown as CitadelsView,
    cards,
    name,
  };
  return { ...make(told), mine };
}
