import { expect, test } from "vitest";
import { to } from "./paths";

test("at a hall on a network every page has a path of its own", () => {
  expect(to("/t/abc?key=k")).toBe("/t/abc?key=k");
});
