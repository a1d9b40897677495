import { expect, test } from "vitest";
import { changed } from "./keeping";

const PIECE = 4096;

function filled(length: number, ...marks: number[]): Uint8Array {
  const content = new Uint8Array(length);
  for (const mark of marks) content[mark] = 1;
  return content;
}

test("only pieces that differ are kept", () => {
  const before = filled(3 * PIECE);
  expect(changed(before, before)).toEqual([]);
  expect(changed(filled(3 * PIECE, PIECE, 3 * PIECE - 1), before)).toEqual([1, 2]);
});

test("what a longer content has more is kept, and a shorter one needs nothing for that", () => {
  expect(changed(filled(2 * PIECE + 1), filled(PIECE))).toEqual([1, 2]);
  expect(changed(filled(PIECE), filled(2 * PIECE))).toEqual([]);
});
