import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { characterIcon } from "../drawings";
import { ofAbility, ofCharacter, ofDistrict, ofLine, ofQuestion, SECTIONS } from "./sections";
import { partOf } from "../seeing";

const RULES = readFileSync(new URL("../../../../../docs/rules/citadels.md", import.meta.url), "utf-8");
const WORDS = readFileSync(new URL("../../../../../src/greathall/locale/en/citadels.ftl", import.meta.url), "utf-8");

/** What the reference calls the section. */
const headed = (section: string): string => new RegExp(`\\*\\*${section} ([^(*]+) \\(`).exec(RULES)?.[1] ?? "";
const exists = (section: string): boolean => new RegExp(`(\\*\\*|## )${section}[ *]`).test(RULES);

/** The names of a noun, with their English words. */
const named = (noun: string): [string, string][] =>
  [...WORDS.matchAll(new RegExp(`^citadels-${noun}-(\\S+) = (.+)$`, "gm"))].map(([, name = "", word = ""]) => [
    name,
    word,
  ]);

it("every character and every unique district is explained under its own name", () => {
  const characters = named("character").filter(([name]) => characterIcon(name) !== "round-star");
  expect(characters).toHaveLength(27);
  for (const [name, word] of characters) expect(headed(ofCharacter(name))).toBe(word);
  const uniques = named("district").filter(([name]) => ofDistrict(name) !== SECTIONS.building);
  expect(uniques).toHaveLength(30);
  for (const [name, word] of uniques)
    expect(headed(ofDistrict(name)).replace("\u2019", "'")).toBe(word.replace("\u2019", "'"));
});

it("abilities, questions, lines of the score and all else lead to sections that are there", () => {
  const kinds = named("question").map(([kind]) => ofQuestion(kind, partOf(kind)));
  const lines = named("line").map(([line]) => ofLine(line));
  const abilities = named("ability").map(([name]) => ofAbility(name.replaceAll("-", " ")));
  const all = [...kinds, ...lines, ...abilities, ofLine("total"), ...Object.values(SECTIONS)];
  expect(all.filter((section) => !exists(section))).toEqual([]);
  expect(new Set(abilities).size).toBe(abilities.length);
  expect(named("question").filter(([kind]) => ofQuestion(kind, partOf(kind)) === "T-6.4")).toEqual([]);
});
