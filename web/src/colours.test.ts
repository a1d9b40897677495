// Colours: every one is a token, and what is read can be read by day and by candlelight.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const HERE = new URL(".", import.meta.url);
const files = readdirSync(HERE, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(svelte|ts|css)$/.test(name),
);
const read = (name: string): string => readFileSync(new URL(name, HERE), "utf8");
const tokens = read("tokens.css");
const sources = Object.fromEntries(
  files.filter((name) => name !== "tokens.css" && !name.endsWith(".test.ts")).map((name) => [name, read(name)]),
);
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\(/gi;

/** Day and candlelight of every token that is a colour. */
const COLOURS = new Map(
  [...tokens.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
    ([, name, day, night, both]) => [name as string, [(day ?? both) as string, (night ?? both) as string]] as const,
  ),
);

function brightness(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [brightness(one), brightness(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Colours that are less than this much apart, by day or by candlelight. */
function close(upon: readonly string[], grounds: readonly string[], least: number): string[] {
  const found: string[] = [];
  for (const top of upon)
    for (const ground of grounds)
      for (const light of [0, 1]) {
        const apart = contrast(COLOURS.get(top)?.[light] ?? "", COLOURS.get(ground)?.[light] ?? "");
        if (!(apart >= least)) found.push(`${top} on ${ground}, ${light ? "dark" : "light"}: ${apart.toFixed(2)}`);
      }
  return found;
}

const TYPES = ["noble", "religious", "trade", "military", "unique"];
const BEASTS = ["lion", "raven", "deer", "bear", "boar", "salmon", "fox", "ram"];
const of = (names: readonly string[], kind: string): string[] => names.map((name) => `${name}-${kind}`);
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `rank-${rank}`);

describe("colours", () => {
  it("are written in the tokens and nowhere else", () => {
    const found = Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(LITERAL)].map(([literal]) => `${file}: ${literal}`),
    );
    expect(found).toEqual([]);
  });

  it("are all there", () => {
    const defined = new Set([tokens, ...Object.values(sources)].join("\n").match(/--[\w-]+(?=[:=])/g));
    const used = Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => [file, name as string] as const),
    );
    expect(used.filter(([, name]) => !defined.has(name))).toEqual([]);
  });

  it("of what is read stand out by 4.5 and more", () => {
    const sheets = ["vellum", "parchment", "bright"];
    expect(close(["ink", "ink-2", "rubric", "lapis", "verdigris", "murrey"], [...sheets, "linen"], 4.5)).toEqual([]);
    expect(close(["ink-3", "gold"], ["vellum", "parchment"], 4.5)).toEqual([]);
    expect(close(["ink"], [...of(TYPES, "wash"), "sunk", "inset", "gold-strong", "crew-wash"], 4.5)).toEqual([]);
    expect(close(["ink", "ink-2"], ["gold-wash", "lapis-wash", "verdigris-wash", "rubric-wash"], 4.5)).toEqual([]);
    expect(close(of(BEASTS, "ink"), ["vellum", "parchment"], 4.5)).toEqual([]);
    expect(close(["gold-ink"], ["gold-strong", "gold-wash", "sunk", "parchment"], 4.5)).toEqual([]);
    expect(close(["tip-ink", "tip-title", "tip-note"], ["tip"], 4.5)).toEqual([]);
  });

  it("under cream are dark enough", () => {
    const fills = [
      "rubric-fill",
      "murrey-fill",
      "murrey-deep",
      "lapis-fill",
      "verdigris-fill",
      "gold-fill",
      "sable",
      ...RANKS,
      ...TYPES,
      ...BEASTS,
    ];
    expect(close(["cream"], [...fills, "off-fill"], 4.5)).toEqual([]);
  });

  it("behind what a camera reads are light by every light", () => {
    const invite = sources["hall/lobby/Invite.svelte"] ?? "";
    const [, ground] = /\n {2}img \{[^}]*background: var\(--([\w-]+)\)/.exec(invite) ?? [];
    const lights = COLOURS.get(ground ?? "") ?? [];
    expect(lights.map((light) => contrast("#000000", light) > 15)).toEqual([true, true]);
  });

  it("of rings, edges and drawings stand out by 3 and more", () => {
    expect(close(["ring", "edge", "outline", "lapis"], ["vellum", "parchment", "linen"], 3)).toEqual([]);
    for (const type of TYPES) expect(close([`${type}-ink`], [`${type}-wash`, "vellum"], 3)).toEqual([]);
  });
});
