import { expect, it } from "vitest";
import { patience } from "./socket";

it("waits longer each time, up to five seconds", () => {
  expect(patience(0, 1)).toBe(300);
  expect(patience(2, 1)).toBe(1200);
  expect(patience(40, 1)).toBe(5000);
  expect(patience(40, 0)).toBe(2500);
});
