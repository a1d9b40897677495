// Measuring: where the things of some scenes are, each looked up once for a message, before and after it changes the table.
import type { Act, Piece, Place, Scene } from "./scenes";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What was found of a place: where it was before and is after, and a copy of what was there before. */
export interface Found {
  before: Box | null;
  after: Box | null;
  thing: HTMLElement | null;
  copy: HTMLElement | null;
}

/** All of them, by their selectors. */
export type Chart = ReadonlyMap<Place, Found>;

const pieceOf = (act: Act): Piece | null => ("piece" in act ? act.piece : null);

/** Every place that some scenes mention. */
export function placesOf(scenes: Scene[]): Set<Place> {
  const places = new Set<Place>();
  for (const act of scenes.flatMap(({ acts }) => acts)) {
    const piece = pieceOf(act);
    if (piece?.is === "copy") places.add(piece.of);
    if ("at" in act) places.add(act.at);
    if ("from" in act && act.from !== null) places.add(act.from);
    if ("to" in act && act.to !== null) places.add(act.to);
  }
  return places;
}

/** The places whose things must be copied before they are gone. */
function copied(scenes: Scene[]): Set<Place> {
  const acts = scenes.flatMap(({ acts }) => acts);
  const broken = acts.flatMap((act) => (act.does === "break" ? [act.at] : []));
  const pieces = acts
    .map(pieceOf)
    .flatMap((piece) => (piece?.is === "copy" && piece.when === "before" ? [piece.of] : []));
  return new Set([...broken, ...pieces]);
}

/** Where a thing is; null if it cannot be seen, also if it has scrolled away. */
function boxOf(thing: HTMLElement | null): Box | null {
  if (thing === null) return null;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const seen =
    width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
  return seen ? { left, top, width, height } : null;
}

/** The thing at a place: the first to be seen of those it may be. */
function find(place: Place): HTMLElement | null {
  const things = place.split(" | ").map((selector) => document.querySelector<HTMLElement>(selector));
  return things.find((thing) => boxOf(thing) !== null) ?? null;
}

/** What answers, names or opens something belongs to the thing itself, not to its copy. */
const OWN = /^(data-|aria-|id$|role$|tabindex$)/;

/** A copy that is only looked at. */
export function copyOf(thing: HTMLElement): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const node of [copy, ...copy.querySelectorAll("*")])
    for (const { name } of [...node.attributes]) if (OWN.test(name)) node.removeAttribute(name);
  copy.querySelectorAll(".halo, .pill, .unseen, .dot").forEach((node) => node.remove());
  copy.classList.remove("legal", "selected", "hinted", "refused");
  return copy;
}

/** Where everything is before the table changes. */
export function measureBefore(scenes: Scene[]): Chart {
  const wanted = copied(scenes);
  return new Map(
    [...placesOf(scenes)].map((place) => {
      const thing = find(place);
      const copy = thing !== null && wanted.has(place) ? copyOf(thing) : null;
      return [place, { before: boxOf(thing), after: null, thing, copy }];
    }),
  );
}

/** The same once the table has changed. */
export function measureAfter(known: Chart): Chart {
  return new Map(
    [...known].map(([place, found]) => {
      const thing = find(place);
      return [place, { ...found, thing, after: boxOf(thing) }];
    }),
  );
}
