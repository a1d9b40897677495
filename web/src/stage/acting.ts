// Acting: each movement of a scene as things on the stage. Only transform and opacity move; nothing is measured here.
import type { Box, Chart } from "./measuring";
import { element, pieceOf, seal, type Drawn } from "./pieces";
import type { Act, Piece } from "./scenes";

export const TRAVEL = "cubic-bezier(.2, .7, .2, 1)";
const SETTLE = "cubic-bezier(.3, 1.5, .5, 1)";

/** How large a piece of its own is, in px at the usual size of letters; copies are as large as what they copy. */
const SIZES: Record<Exclude<Piece["is"], "copy">, [number, number]> = {
  coin: [22, 22],
  back: [24, 34],
  icon: [34, 34],
  card: [116, 164],
  drawn: [30, 30],
};
/** How far above a thing that comes from nowhere appears. */
const ABOVE = 46;
const GAP = 60;
const MOST = 6;
/** A card that goes into something far smaller shrinks to this, and fades into it. */
const SMALLEST = 0.4;

interface Motion {
  after: number;
  lasts: number;
  easing?: string;
  stands?: boolean;
}

/** What a movement needs: where things are, and a way to put one on the stage and have it move. */
export interface Boards {
  chart: Chart;
  unit: number;
  Drawn?: Drawn | undefined;
  put(thing: HTMLElement, box: Box): void;
  /** A thing that `stands` was there before, and is seen until it moves; others are seen only then. */
  move(thing: Element, frames: Keyframe[], timing: Motion): void;
}

type Doing<Does extends Act["does"]> = Extract<Act, { does: Does }>;

const middle = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];
const shift = (x: number, y: number, more = ""): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`;

/** A box of this size around the middle of another. */
function around(box: Box, [width, height]: [number, number]): Box {
  const [x, y] = middle(box);
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** A copy of what was there before keeps its size until it has arrived. */
function sizeOf(piece: Piece, box: Box, unit: number, begin = box): [number, number] {
  if (piece.is === "copy" && piece.when === "before") return [begin.width, begin.height];
  if (piece.is === "copy") return [box.width, box.height];
  const [width, height] = SIZES[piece.is];
  return [width * unit, height * unit];
}

const above = (box: Box, unit: number): Box => ({ ...box, top: box.top - ABOVE * unit });

/** Where a movement begins and ends; a thing from nowhere comes from above, one to nowhere rises. */
function ends({ from, to, piece }: Doing<"travel">, { chart, unit }: Boards): [Box, Box] | null {
  const begin = from === null ? null : (chart.get(from)?.before ?? chart.get(from)?.after ?? null);
  const end = to === null ? null : (chart.get(to)?.after ?? chart.get(to)?.before ?? null);
  if ((from !== null && begin === null && piece.is !== "copy") || (to !== null && end === null)) return null;
  if (end !== null) return [begin ?? above(end, unit), end];
  return begin === null ? null : [begin, above(begin, unit)];
}

/** How high an arc goes, within the window. */
function liftOf(begin: Box, end: Box, unit: number): number {
  const [[x, y], [toX, toY]] = [middle(begin), middle(end)];
  const high = Math.max(40, Math.hypot(x - toX, y - toY) / 5) * unit;
  return -Math.min(high, Math.max(0, (y + toY) / 2 - GAP * unit));
}

/** How small a piece becomes on its way: a card, or a piece of the game, that goes into something smaller. */
function shrunkTo(piece: Piece, box: Box, end: Box): number {
  if (piece.is !== "drawn" && !(piece.is === "copy" && piece.when === "before")) return 1;
  return Math.max(SMALLEST, Math.min(1, end.width / box.width, end.height / box.height));
}

/** The way of a piece that ends in this box. */
function way(act: Doing<"travel">, [begin, end]: [Box, Box], box: Box, unit: number): Keyframe[] {
  const [x, y] = middle(begin).map((value, axis) => value - (middle(end)[axis] ?? 0)) as [number, number];
  const scale = act.piece.is === "copy" ? Math.min(1, begin.width / box.width) : 1;
  const shrunk = shrunkTo(act.piece, box, end);
  const fades = act.to === null || (act.piece.is === "copy" && shrunk === SMALLEST);
  const first = { transform: shift(x, y, `scale(${scale.toFixed(3)})`), opacity: act.from === null ? 0 : 1 };
  const last = { transform: shift(0, 0, `scale(${shrunk.toFixed(3)})`), opacity: fades ? 0 : 1 };
  // It moves fast at first: what fades does so at the very end.
  if (act.arc !== true) return fades ? [first, { opacity: 1, offset: 0.9 }, last] : [first, last];
  const high = { transform: shift(x / 2, y / 2 + liftOf(begin, end, unit), "scale(1.06)"), opacity: 1, offset: 0.5 };
  return [first, high, last];
}

function travel(act: Doing<"travel">, boards: Boards): void {
  const found = ends(act, boards);
  if (found === null) return;
  const [begin, end] = found;
  const box = around(end, sizeOf(act.piece, end, boards.unit, begin));
  const frames = way(act, found, box, boards.unit);
  const count = Math.min(MOST, act.count ?? 1);
  const gap = count > 1 ? Math.min(GAP, act.lasts / 2 / count) : 0;
  const lasts = act.lasts - gap * (count - 1);
  const stands = act.piece.is === "copy" && act.piece.when === "before" && act.piece.of === act.from;
  for (let one = 0; one < count; one += 1) {
    const thing = pieceOf(act.piece, boards.chart, boards.Drawn);
    if (thing === null) return;
    boards.put(thing, box);
    boards.move(thing, frames, { after: act.after + one * gap, lasts, easing: TRAVEL, stands });
  }
  arrive(act, boards);
}

/** What has travelled appears in its place when its copy is there. */
function arrive(act: Doing<"travel">, { chart, move }: Boards): void {
  const thing = act.piece.is === "copy" && act.piece.of === act.to ? chart.get(act.to)?.thing : null;
  if (thing == null) return;
  const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
  move(thing, frames, { after: 0, lasts: act.after + act.lasts });
}

function wash({ at, tone, ...timing }: Doing<"wash">, { chart, put, move }: Boards): void {
  const box = chart.get(at)?.after;
  if (box == null) return;
  const light = element(`stage-wash stage-${tone}`);
  put(light, box);
  move(light, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], timing);
}

/** Pressed on: it comes down large, settles, stays a moment and goes, as what it means is there now. */
function stamp({ piece, at, after, lasts }: Doing<"stamp">, boards: Boards): void {
  const box = boards.chart.get(at)?.after ?? boards.chart.get(at)?.before;
  const thing = pieceOf(piece, boards.chart, boards.Drawn);
  if (box == null || thing === null) return;
  boards.put(thing, around(box, sizeOf(piece, box, boards.unit)));
  const frames: Keyframe[] = [
    { transform: "scale(2.2) rotate(-14deg)", opacity: 0, easing: SETTLE },
    { transform: "scale(1) rotate(-4deg)", opacity: 1, offset: 0.35 },
    { transform: "scale(1) rotate(-4deg)", opacity: 1, offset: 0.8, easing: "ease-in" },
    { transform: "scale(.8) rotate(-4deg)", opacity: 0 },
  ];
  boards.move(thing, frames, { after, lasts });
}

/** It cracks along a line; both halves fall and fade. */
function breaks({ at, after, lasts }: Doing<"break">, { chart, unit, put, move }: Boards): void {
  const found = chart.get(at);
  if (found?.before == null || found.copy === null) return;
  for (const side of ["left", "right"] as const) {
    const half = element(`stage-half stage-${side}`, found.copy.cloneNode(true));
    put(half, found.before);
    const way = side === "left" ? -1 : 1;
    const frames: Keyframe[] = [
      { transform: shift(0, 0), opacity: 1, easing: "ease-out" },
      {
        transform: shift(way * 3 * unit, -2 * unit, `rotate(${way * 2}deg)`),
        opacity: 1,
        offset: 0.3,
        easing: "ease-in",
      },
      { transform: shift(way * 12 * unit, 40 * unit, `rotate(${way * 16}deg)`), opacity: 0 },
    ];
    move(half, frames, { after, lasts, stands: true });
  }
}

/** What is new in its place comes from above, or is turned over there. */
function enters({ at, turning, after, lasts }: Doing<"enter">, { chart, unit, move }: Boards): void {
  const thing = chart.get(at)?.thing;
  if (thing == null) return;
  const begin = turning ? "perspective(40rem) rotateY(90deg)" : shift(0, (-ABOVE / 2) * unit);
  const end = turning ? "perspective(40rem) rotateY(0deg)" : shift(0, 0);
  const frames = [
    { transform: begin, opacity: 0 },
    { transform: end, opacity: 1 },
  ];
  move(thing, frames, { after, lasts, easing: TRAVEL });
}

/** A thing that is elsewhere than before goes there: others have made room, or need it. */
function slides({ at, after, lasts }: Doing<"slide">, { chart, move }: Boards): void {
  const found = chart.get(at);
  if (found?.before == null || found.after === null || found.thing === null) return;
  const [x, y] = [found.before.left - found.after.left, found.before.top - found.after.top];
  if (x === 0 && y === 0) return;
  const frames = [{ transform: shift(x, y) }, { transform: shift(0, 0) }];
  move(found.thing, frames, { after, lasts, easing: TRAVEL });
}

function ring({ at, tone, ...timing }: Doing<"ring">, { chart, put, move }: Boards): void {
  const box = chart.get(at)?.after;
  if (box == null) return;
  const circle = element(`stage-ring stage-${tone}`);
  put(circle, box);
  const frames = [
    { transform: "scale(.92)", opacity: 0 },
    { transform: "scale(1)", opacity: 1, offset: 0.3 },
    { transform: "scale(1.08)", opacity: 0 },
  ];
  move(circle, frames, { ...timing, easing: "ease-out" });
}

/** A card turns over below a field, and goes to whose it is. A hidden card turns for the same time whatever it is. */
function turn({ piece, at, to, after, lasts }: Doing<"turn">, boards: Boards): void {
  const { chart, unit, put, move } = boards;
  const [field, home] = [chart.get(at)?.after, chart.get(to)?.after];
  const face = pieceOf(piece, chart, boards.Drawn);
  const back = pieceOf({ is: "back" }, chart);
  if (field == null || face === null || back === null) return;
  const [width, height] = sizeOf(piece, field, unit);
  const left = Math.min(Math.max(field.left + field.width / 2 - width / 2, 8), innerWidth - width - 8);
  const box = { left, top: field.top + field.height + 8, width, height };
  put(back, box);
  put(face, box);
  const hidden = "perspective(40rem) rotateY(90deg)";
  const flat = "perspective(40rem) rotateY(0deg)";
  move(
    back,
    [
      { transform: flat, opacity: 1 },
      { transform: hidden, opacity: 1 },
    ],
    { after, lasts: lasts * 0.2, easing: "ease-in" },
  );
  const [x, y] =
    home == null
      ? [0, -height / 2]
      : (middle(home).map((value, axis) => value - (middle(box)[axis] ?? 0)) as [number, number]);
  const frames: Keyframe[] = [
    { transform: "perspective(40rem) rotateY(-90deg)", opacity: 1, easing: "ease-out" },
    { transform: flat, opacity: 1, offset: 0.3 },
    { transform: flat, opacity: 1, offset: 0.68, easing: TRAVEL },
    { transform: shift(x, y, "scale(.12)"), opacity: 0 },
  ];
  move(face, frames, { after: after + lasts * 0.2, lasts: lasts * 0.8 });
}

function banner({ words, icon, tone, ...timing }: Doing<"banner">, { put, move }: Boards): void {
  const ribbon = element(
    `stage-banner stage-${tone}`,
    seal(icon, tone),
    element("stage-words", words),
    seal(icon, tone),
  );
  put(ribbon, { left: 0, top: innerHeight * 0.3, width: innerWidth, height: 0 });
  const frames = [
    { transform: "scaleX(.2)", opacity: 0, easing: TRAVEL },
    { transform: "scaleX(1)", opacity: 1, offset: 0.28 },
    { transform: "scaleX(1)", opacity: 1, offset: 0.82 },
    { transform: "scaleX(1)", opacity: 0 },
  ];
  move(ribbon, frames, timing);
}

function dims(timing: Doing<"dim">, { put, move }: Boards): void {
  const gloom = element("stage-dim");
  put(gloom, { left: 0, top: 0, width: innerWidth, height: innerHeight });
  move(gloom, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], timing);
}

/** Put a movement on the stage. */
export function perform(act: Act, boards: Boards): void {
  if (act.does === "travel") travel(act, boards);
  else if (act.does === "wash") wash(act, boards);
  else if (act.does === "stamp") stamp(act, boards);
  else if (act.does === "break") breaks(act, boards);
  else if (act.does === "ring") ring(act, boards);
  else if (act.does === "enter") enters(act, boards);
  else if (act.does === "slide") slides(act, boards);
  else if (act.does === "turn") turn(act, boards);
  else if (act.does === "dim") dims(act, boards);
  else banner(act, boards);
}

/** The same facts without a movement: a light where something has changed; words stay for a while. */
export function standStill(act: Act, { chart, put }: Boards): void {
  if (act.does === "slide" || act.does === "dim") return;
  if (act.does === "banner") {
    const ribbon = element(
      `stage-banner stage-${act.tone}`,
      seal(act.icon, act.tone),
      element("stage-words", act.words),
    );
    put(ribbon, { left: 0, top: innerHeight * 0.3, width: innerWidth, height: 0 });
    return;
  }
  const place = "at" in act ? act.at : (act.to ?? act.from);
  const found = place === null ? undefined : chart.get(place);
  const box = act.does === "break" ? (found?.before ?? null) : (found?.after ?? null);
  if (box !== null) put(element(`stage-wash ${act.does === "break" ? "stage-ruin" : "stage-gold"}`), box);
}
