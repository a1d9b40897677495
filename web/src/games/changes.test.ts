import { expect, test } from "vitest";
import { changesOf } from "./changes";

test("what is new is found where it is, and what is gone is counted", () => {
  expect(changesOf(["a", "b"], ["a", "c", "b"])).toEqual({ fresh: new Set([1]), gone: 0 });
  expect(changesOf(["a", "b"], ["b"])).toEqual({ fresh: new Set(), gone: 1 });
  expect(changesOf(["a"], ["a", "a"])).toEqual({ fresh: new Set([1]), gone: 0 });
  expect(changesOf(["a"], ["b"])).toEqual({ fresh: new Set([0]), gone: 1 });
});
