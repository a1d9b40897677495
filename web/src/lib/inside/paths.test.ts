import { expect, test } from "vitest";
import { below, to } from "./paths";

test("at a hall on a network every page has a path of its own", () => {
  expect(to("/t/abc?key=k")).toBe("/t/abc?key=k");
});

test("a hall is below a path of its own, and everything else of that name is elsewhere", () => {
  expect(below("", "/t/abc", "?key=k")).toBe("/t/abc?key=k");
  expect(below("/club/hall", "/club/hall/t/abc", "?key=k")).toBe("/t/abc?key=k");
  expect(below("/club/hall", "/club/hall", "?x=1")).toBe("/?x=1");
  expect(below("/club/hall", "/club/hall/", "")).toBe("/");
  expect(below("/club/hall", "/club/halls", "")).toBeNull();
  expect(below("/club/hall", "/club", "")).toBeNull();
});
