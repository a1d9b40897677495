import { expect, it } from "vitest";
import { t } from ".";
import { speech } from "./languages.svelte";
import { counted, written } from "./points";

it("writes less than nothing with a minus, alone and in a sentence that counts", () => {
  expect([written(-5), written(12)]).toEqual(["−5", "12"]);
  const wins = (points: number): string => t("page-table-wins", { names: "Anna", count: 1, points: counted(points) });
  expect([wins(-5), wins(12)]).toEqual(["Anna wins with −5 points", "Anna wins with 12 points"]);
});

it.each([
  ["pl", 74, "Wygrywa Anna: 74 punkty"],
  ["uk", 74, "Перемагає Anna: 74 очки"],
  ["cs", 71, "Vítězí Anna: 71 bodů"],
])("counts the points of a win as one does in %s", async (language, points, said) => {
  await speech.speak(language);
  expect(t("page-table-wins", { names: "Anna", count: 1, points: counted(points) })).toBe(said);
});
