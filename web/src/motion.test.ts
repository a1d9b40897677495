// Motion: only transform and opacity move, which costs no layout and no painting; this holds for every style sheet.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const HERE = new URL(".", import.meta.url);
const sheets = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => [name, readFileSync(new URL(name, HERE), "utf8")] as const);
const LIGHT = new Set(["transform", "opacity", "none"]);

/** The properties that a sheet lets move, wherever it says so. */
function moving(text: string): string[] {
  const transitions = [...text.matchAll(/\btransition(?:-property)?:\s*([^;]+);/g)].flatMap(([, list = ""]) =>
    list.replace(/\([^)]*\)/g, "").split(","),
  );
  const frames = [...text.matchAll(/@keyframes [\w-]+ \{([^]*?)\n {0,2}\}/g)].flatMap(([, body = ""]) =>
    [...body.matchAll(/^\s*([\w-]+):/gm)].map(([, property = ""]) => property),
  );
  return [...transitions.map((part) => part.trim().split(/\s/)[0] ?? ""), ...frames];
}

describe("what moves", () => {
  it("is found in a sheet", () => {
    const sheet = "a {\n  transition:\n    left 1s cubic-bezier(0, 1, 1, 0),\n    opacity 2s;\n}\n";
    expect(moving(`${sheet}@keyframes rise {\n  50% {\n    top: 1px;\n  }\n}\n`)).toEqual(["left", "opacity", "top"]);
  });

  it("is transform and opacity and nothing else", () => {
    const found = sheets.flatMap(([name, text]) => moving(text).map((property) => ({ name, property })));
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ property }) => !LIGHT.has(property))).toEqual([]);
  });
});
