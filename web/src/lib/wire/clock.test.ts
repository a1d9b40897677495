import { expect, it } from "vitest";
import { span } from "./clock";

it.each([
  [-5, "seconds", 0],
  [0.2, "seconds", 1],
  [60, "seconds", 60],
  [61, "minutes", 2],
  [3600, "minutes", 60],
  [3601, "hours", 2],
  [86_400, "hours", 24],
  [86_401, "days", 2],
  [259_200, "days", 3],
])("%d seconds are said in %s: %d", (seconds, unit, count) => {
  expect(span(seconds)).toEqual({ unit, count });
});
