import { describe, expect, it } from "vitest";
import { chapterOf, chaptersOf, gameOf, matches } from "./chapters";

describe("chapters of the rules", () => {
  it("tell every section of the reference", () => {
    const all = (letter: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${letter}-${at + 1}`);
    expect(all("T", 17).filter((section) => chapterOf("citadels", section) === null)).toEqual([]);
    expect([...all("P", 15), ...all("C", 15)].filter((section) => chapterOf("paladins", section) === null)).toEqual([]);
  });

  it("are found by a part of a section", () => {
    expect(chapterOf("citadels", "T-8.13")).toBe("against");
    expect(chapterOf("paladins", "P-6.5.3")).toBe("right");
    expect(chapterOf("paladins", "X-1")).toBeNull();
    expect(chaptersOf("chess")).toEqual([]);
    expect(["T-8.13", "C-4.1", "X-1"].map(gameOf)).toEqual(["citadels", "paladins", null]);
  });

  it("are searched word by word, whatever the case and the accents", () => {
    expect(matches("Gérin: Hunt brings more", "gerin HUNT")).toBe(true);
    expect(matches("Žoldnéř", "zoldner")).toBe(true);
    expect(matches("Temple", "temple church")).toBe(false);
    expect(matches("Temple", "")).toBe(true);
  });
});
