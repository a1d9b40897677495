import { beforeEach, expect, test } from "vitest";
import { shelf } from "$lib/device/shelf";
import type { Review } from "$lib/wire/protocol";
import { keepReview, keptReview } from "./reviews";

const REVIEW: Review = { ready: true, done: 3, of: 3, course: [{ at: 0, round: 1, chances: [500, 500] }], turning: [] };

beforeEach(() => shelf.removeItem("reviews"));

test("a review that was kept is the one of this table, and of its record as it was", () => {
  keepReview("one", 7, REVIEW);
  expect(keptReview("one", 7)).toEqual(REVIEW);
  expect([keptReview("one", 8), keptReview("other", 7)]).toEqual([null, null]);
});

test("the reviews that were kept longest ago are forgotten", () => {
  for (let n = 0; n <= 20; n += 1) keepReview(`table ${n}`, n, REVIEW);
  expect(keptReview("table 0", 0)).toBeNull();
  expect(keptReview("table 1", 1)).toEqual(REVIEW);
});

test("reviews of another form are not shown", () => {
  keepReview("one", 7, REVIEW);
  shelf.setItem("reviews", (shelf.getItem("reviews") ?? "").replace(/"form":\d+/, '"form":1'));
  expect(keptReview("one", 7)).toBeNull();
});

test("of a table the last review is kept, and what is no review is none", () => {
  keepReview("one", 7, REVIEW);
  keepReview("one", 9, REVIEW);
  expect([keptReview("one", 7), keptReview("one", 9)]).toEqual([null, REVIEW]);
  shelf.setItem("reviews", "{");
  expect(keptReview("one", 9)).toBeNull();
});
