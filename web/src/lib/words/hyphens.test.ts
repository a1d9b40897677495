import { expect, test } from "vitest";
import { hyphenated } from "./hyphens";

const parts = (word: string): string => hyphenated(word).replace("\u00ad", "-");

test("a long word is parted before a syllable near its middle", () => {
  expect(["Каменоломня", "Прислужник", "Зброєносець", "Obserwatorium", "Executioner"].map(parts)).toEqual([
    "Камено-ломня",
    "Прис-лужник",
    "Зброє-носець",
    "Obserwa-torium",
    "Execu-tioner",
  ]);
});

test("shorter words stay whole, also among others", () => {
  expect(parts("Szkoła magii")).toBe("Szkoła magii");
  expect(parts("Carskie obserwatorium")).toBe("Carskie obserwa-torium");
});
