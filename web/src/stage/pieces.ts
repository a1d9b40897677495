// Pieces: what travels over the table, made once for each kind and copied from then on.
import { flushSync, mount, type Component } from "svelte";
import CardBack from "../drawing/CardBack.svelte";
import Coin from "../drawing/Coin.svelte";
import Face from "../drawing/faces/Face.svelte";
import { drawn } from "$lib/inside/paths";
import { copyOf, type Chart } from "./measuring";
import type { Piece, Tone } from "./scenes";
import { inPlace } from "./sheet";

const SVG = "http://www.w3.org/2000/svg";

/** An icon of the sheet, as large as the box it is put into. */
function iconOf(name: string): SVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 512 512");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", drawn(name));
  drawing.append(use);
  return drawing;
}

export function element(name: string, ...content: (Node | string)[]): HTMLElement {
  const node = document.createElement("span");
  node.className = name;
  node.append(...content);
  return node;
}

/** A disc of wax with an icon on it. */
export function seal(icon: string, tone: Tone): HTMLElement {
  return inPlace(element(`stage-seal stage-${tone}`, iconOf(icon)));
}

const templates = new Map<string, HTMLElement>();

/** A drawing of the page, rendered once. */
function rendered(name: string, make: (target: HTMLElement) => void): HTMLElement {
  const known = templates.get(name) ?? element(name);
  if (!templates.has(name)) {
    make(known);
    flushSync();
    inPlace(known);
  }
  templates.set(name, known);
  return known.cloneNode(true) as HTMLElement;
}

function card({ icon, ground, rank, name, face }: Extract<Piece, { is: "card" }>): HTMLElement {
  const art =
    face === undefined
      ? element("stage-emblem", iconOf(icon))
      : rendered(`stage-art stage-${icon}`, (target) => mount(Face, { target, props: { face } }));
  const made = element("stage-card", art, element("stage-rank", String(rank)), element("stage-name", name));
  made.style.setProperty("--ground", ground);
  return inPlace(made);
}

/** What draws the pieces of a game. */
export type Drawn = Component<{ name: string }>;

/** The piece as a thing of the page; null if it is a copy of something that is not there, or nobody draws it. */
export function pieceOf(piece: Piece, chart: Chart, Drawn?: Drawn): HTMLElement | null {
  if (piece.is === "icon") return seal(piece.icon, piece.tone);
  if (piece.is === "card") return card(piece);
  if (piece.is === "coin") return rendered("stage-coin", (target) => mount(Coin, { target, props: { size: 22 } }));
  if (piece.is === "back") return rendered("stage-back", (target) => mount(CardBack, { target, props: { size: 18 } }));
  if (piece.is === "drawn") {
    const { name } = piece;
    if (Drawn === undefined) return null;
    return rendered(`stage-drawn stage-${name}`, (target) => mount(Drawn, { target, props: { name } }));
  }
  const found = chart.get(piece.of);
  if (piece.when === "before") return (found?.copy?.cloneNode(true) as HTMLElement | undefined) ?? null;
  return found?.thing == null ? null : copyOf(found.thing);
}
