import { expect, it } from "vitest";
import { t } from ".";
import { counted, written } from "./points";

it("writes less than nothing with a minus, alone and in a sentence that counts", () => {
  expect([written(-5), written(12)]).toEqual(["−5", "12"]);
  const wins = (points: number): string => t("page-table-wins", { names: "Anna", count: 1, points: counted(points) });
  expect([wins(-5), wins(12)]).toEqual(["Anna wins with −5 points", "Anna wins with 12 points"]);
});
