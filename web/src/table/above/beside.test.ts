import { expect, it } from "vitest";
import { beside } from "./beside";

const room = { left: 8, top: 48, right: 1096, bottom: 760 };
const size = { width: 384, height: 120 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it("is below what it speaks of, else above it, and never outside the room", () => {
  expect(beside(box(300, 50, 130, 66), size, room)).toEqual({ left: 300, top: 128 });
  expect(beside(box(8, 500, 1088, 60), size, room)).toEqual({ left: 8, top: 572 });
  expect(beside(box(8, 500, 1088, 60), size, room, { above: true })).toEqual({ left: 8, top: 368 });
  expect(beside(box(900, 640, 130, 100), size, room)).toEqual({ left: 712, top: 508 });
  expect(beside(box(20, 60, 500, 640), size, room)).toEqual({ left: 532, top: 60 });
  expect(beside(box(8, 60, 1088, 640), size, room)).toEqual({ left: 8, top: 640 });
});

it("is not over what is to be spared, if there is another place", () => {
  const asked = box(8, 384, 1088, 58);
  expect(beside(box(20, 254, 52, 98), size, room, { spared: asked })).toEqual({ left: 20, top: 122 });
  expect(beside(box(20, 60, 52, 290), size, room, { spared: asked })).toEqual({ left: 84, top: 60 });
  expect(beside(box(8, 60, 1088, 290), size, room, { spared: asked })).toEqual({ left: 8, top: 454 });
});
