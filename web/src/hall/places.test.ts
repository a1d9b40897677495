import { expect, test } from "vitest";
import { linkOf, placeOf } from "./places";

test("every page of the hall has its address", () => {
  expect(placeOf("/", "")).toEqual({ page: "front" });
  expect(placeOf("/new", "?game=citadels")).toEqual({ page: "new", game: "citadels" });
  expect(placeOf("/t/abc", "?key=k%2B1")).toEqual({ page: "table", id: "abc", key: "k+1" });
  expect(placeOf("/t/abc/", "")).toEqual({ page: "table", id: "abc", key: null });
  expect(placeOf("/me/tok_en-1", "")).toEqual({ page: "move", token: "tok_en-1" });
  expect(placeOf("/credits", "")).toEqual({ page: "credits" });
  expect(placeOf("/privacy", "")).toEqual({ page: "privacy" });
  expect(placeOf("/keep", "")).toEqual({ page: "keep" });
  expect(placeOf("/replay", "")).toEqual({ page: "record" });
  expect(placeOf("/replay/abc", "?move=1")).toEqual({ page: "replay", source: { record: "abc" }, move: 0, as: null });
  const source = { table: "abc", key: "k" };
  expect(placeOf("/t/abc/replay", "?key=k&as=B&move=118")).toEqual({ page: "replay", source, move: 117, as: "B" });
  expect(placeOf("/t/abc/replay", "?key=k&move=-7")).toEqual({ page: "replay", source, move: null, as: null });
});

test.each(["/t", "/me", "/t/a/b", "/new/one", "/elsewhere", "/credits/x", "/t/a/replay/b", "/replay/a/b"])(
  "%s leads nowhere",
  (path) => {
    expect(placeOf(path, "")).toEqual({ page: "lost" });
  },
);

test("what is not well written is no trouble", () => {
  expect(placeOf("/t/%E0%A4%A", "")).toEqual({ page: "table", id: "%E0%A4%A", key: null });
});

test.each([
  ["abc", "/t/abc"],
  ["  abc ", "/t/abc"],
  ["https://hall.example/t/abc?key=k1", "/t/abc?key=k1"],
  ["localhost:8000/t/abc?key=k1#x", "/t/abc?key=k1"],
  ["/t/abc", "/t/abc"],
  ["come to https://hall.example/t/abc?key=k1 at eight", "/t/abc?key=k1"],
])("%s joins %s", (text, link) => {
  expect(linkOf(text)).toBe(link);
});

test.each(["", "two words", "https://hall.example/credits"])("%s joins nothing", (text) => {
  expect(linkOf(text)).toBeNull();
});
