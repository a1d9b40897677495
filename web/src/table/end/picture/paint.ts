// A planned picture, painted: shapes as one drawing of our own icons, words in the letters of the page. Nothing is fetched
// but the sprite that the page uses anyway.
import { OUTLINES } from "../../../drawing/shapes";
import { tendril } from "../../../drawing/vine";
import type { Font, Mark, Measure, Plan } from "./sheet";
import { SHEET } from "$lib/inside/paths";

const NAMESPACE = "http://www.w3.org/2000/svg";
const FAMILIES = {
  serif: '"Alegreya", Georgia, serif',
  sans: '"Alegreya Sans", sans-serif',
  caps: '"Alegreya SC", Georgia, serif',
};
const SCALE = 2;
const BERRIES = ["var(--leaf)", "var(--berry)", "var(--bud)"];

export const written = ({ family, weight, size }: Font): string => `${weight} ${size}px ${FAMILIES[family]}`;

/** The colours of the page as it is lit now, by their tokens. */
function palette(): (colour: string) => string {
  const probe = document.createElement("span");
  probe.hidden = true;
  probe.style.forcedColorAdjust = "none";
  const known = new Map<string, string>();
  return (colour) => {
    const found = known.get(colour);
    if (found !== undefined) return found;
    document.body.append(probe);
    probe.style.color = colour;
    const seen = getComputedStyle(probe).color;
    probe.remove();
    known.set(colour, seen);
    return seen;
  };
}

type Colours = (colour: string) => string;

function shape(name: string, attributes: Record<string, string | number>, ...inside: Element[]): Element {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}

/** An icon of the sprite as shapes of its own. */
function iconShape(mark: Mark & { is: "icon" }, sprite: Document, colours: Colours): Element[] {
  const symbol = sprite.getElementById(mark.icon);
  if (symbol === null) return [];
  const { x, y, size } = mark;
  const viewBox = symbol.getAttribute("viewBox") ?? "0 0 512 512";
  const inside = [...symbol.children].map((child) => document.importNode(child, true));
  return [shape("svg", { x, y, width: size, height: size, viewBox, color: colours(mark.colour) }, ...inside)];
}

function vineShape({ curls, x, y, width, height, colour }: Mark & { is: "vine" }, colours: Colours): Element {
  const tone = colours(colour);
  const inside = curls.map(tendril).flatMap(({ path, width: thick, leaves, eye }, place) => [
    shape("path", { d: path, fill: "none", stroke: tone, "stroke-width": thick, "stroke-linecap": "round" }),
    ...leaves.map((leaf) =>
      shape("ellipse", {
        cx: leaf.x,
        cy: leaf.y,
        rx: leaf.rx,
        ry: leaf.ry,
        fill: tone,
        transform: `rotate(${leaf.angle} ${leaf.x} ${leaf.y})`,
      }),
    ),
    shape("circle", { cx: eye.x, cy: eye.y, r: eye.radius, fill: colours(BERRIES[place % BERRIES.length] ?? "") }),
  ]);
  return shape("svg", { x, y, width, height, viewBox: `0 0 ${width} ${height}` }, ...inside);
}

function shapesOf(mark: Mark, sprite: Document, colours: Colours): Element[] {
  switch (mark.is) {
    case "box": {
      const { x, y, width, height, fill, edge, radius = 0, thick = 1 } = mark;
      const [inner, line] = [fill === undefined ? "none" : colours(fill), edge === undefined ? "none" : colours(edge)];
      return [shape("rect", { x, y, width, height, rx: radius, fill: inner, stroke: line, "stroke-width": thick })];
    }
    case "sign": {
      const { x, y, size } = mark;
      const path = shape("path", {
        d: OUTLINES[mark.outline],
        fill: colours(mark.fill),
        stroke: colours("var(--outline)"),
        "stroke-width": 1,
      });
      return [shape("svg", { x, y, width: size, height: size, viewBox: "0 0 24 24" }, path)];
    }
    case "icon":
      return iconShape(mark, sprite, colours);
    case "vine":
      return [vineShape(mark, colours)];
    case "text":
      return [];
  }
}

/** Everything but the words, as a picture. */
async function drawn({ width, height, marks }: Plan, sprite: Document, colours: Colours): Promise<HTMLImageElement> {
  const size = { width: width * SCALE, height: height * SCALE, viewBox: `0 0 ${width} ${height}` };
  const whole = shape("svg", size, ...marks.flatMap((mark) => shapesOf(mark, sprite, colours)));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(whole))}`;
  await image.decode();
  return image;
}

function say(context: CanvasRenderingContext2D, mark: Mark & { is: "text" }, colours: Colours): void {
  context.font = written(mark.font);
  context.textAlign = mark.align ?? "start";
  if (mark.halo !== undefined) {
    context.lineJoin = "round";
    context.lineWidth = mark.font.size / 22;
    context.strokeStyle = colours(mark.halo);
    context.strokeText(mark.text, mark.x, mark.y);
  }
  context.fillStyle = colours(mark.colour);
  context.fillText(mark.text, mark.x, mark.y);
}

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser draws no pictures");
  return context;
};

/** How wide texts are on a canvas, once their letters are there. */
export async function measuring(texts: string[]): Promise<Measure> {
  const fonts: Font[] = (["serif", "sans", "caps"] as const).flatMap((family) =>
    [500, 700, 800].map((weight) => ({ family, weight, size: 20 })),
  );
  await Promise.all(fonts.map((font) => document.fonts.load(written(font), texts.join(" "))));
  const context = contextOf(document.createElement("canvas"));
  return (text, font) => {
    context.font = written(font);
    return context.measureText(text).width;
  };
}

/** Paint a picture, in the light of the page. */
export async function paint(canvas: HTMLCanvasElement, plan: Plan): Promise<void> {
  const colours = palette();
  const text = await (await fetch(SHEET)).text();
  const image = await drawn(plan, new DOMParser().parseFromString(text, "image/svg+xml"), colours);
  [canvas.width, canvas.height] = [plan.width * SCALE, plan.height * SCALE];
  const context = contextOf(canvas);
  context.drawImage(image, 0, 0);
  context.scale(SCALE, SCALE);
  for (const mark of plan.marks) if (mark.is === "text") say(context, mark, colours);
}

/** The picture as a file. */
export const filed = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("the picture is empty")) : resolve(blob)), "image/png"),
  );
