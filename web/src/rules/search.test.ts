import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Search } from "./search";

/** A message of a language, or its text in an attribute. */
function message(language: string, file: string, id: string): { value: string; text: string } {
  const { body } = new FluentResource(readFileSync(`../src/greathall/locale/${language}/${file}.ftl`, "utf8"));
  const found = body.find((one) => one.id === id);
  return { value: String(found?.value), text: String(found?.attributes["text"]) };
}

describe("a search of the rules", () => {
  const finds = (text: string, wanted: string, synonyms = ""): boolean => new Search(wanted, synonyms).finds(text);

  it("goes word by word, whatever the case and the accents", () => {
    expect(finds("Gérin: Hunt brings more", "gerin HUNT")).toBe(true);
    expect(finds("Žoldnéř", "zoldner")).toBe(true);
    expect(finds("Złodziej", "zlodziej")).toBe(true);
    expect(finds("Temple", "temple church")).toBe(false);
    expect(finds("Temple", "")).toBe(true);
  });

  it("finds a word in all its forms", () => {
    expect(finds("Two districts are destroyed.", "destroying district")).toBe(true);
    expect(finds("Kościoły", "kościół")).toBe(true);
    expect(finds("Закладає квартали", "квартал")).toBe(true);
    expect(finds("vojenskou stavbu", "vojenské stavby")).toBe(true);
    expect(finds("a temple", "template")).toBe(false);
  });

  it("finds words that mean the same", () => {
    expect(finds("Takes gold", "coins", "gold coin; rob steal")).toBe(true);
    expect(finds("Takes gold", "steal", "gold coin; rob steal")).toBe(false);
  });

  it.each([
    ["en", "steal rob robbery"],
    ["pl", "kradnie ukraść rabuje"],
    ["uk", "красти вкрасти грабує"],
    ["cs", "krade ukrást okrade"],
  ])("finds the Thief in %s by what a thief does", (language, wanted) => {
    const { value: synonyms } = message(language, "page", "page-rules-synonyms");
    const { value, text } = message(language, "citadels", "citadels-character-thief");
    for (const word of wanted.split(" "))
      expect([word, finds(`${value} ${text}`, word, synonyms)]).toEqual([word, true]);
  });
});
