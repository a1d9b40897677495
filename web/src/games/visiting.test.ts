import { expect, it } from "vitest";
import { seatBeside } from "./visiting";

it("leads from one seat to the next, round and round", () => {
  const seats = ["B", "C", "D"];
  expect(seats.map((seat) => seatBeside(seats, seat, "ArrowRight"))).toEqual(["C", "D", "B"]);
  expect(seats.map((seat) => seatBeside(seats, seat, "ArrowLeft"))).toEqual(["D", "B", "C"]);
});

it("leads nowhere by other keys, to oneself, or from somebody who is not there", () => {
  expect(seatBeside(["B", "C"], "B", "ArrowUp")).toBeNull();
  expect(seatBeside(["B"], "B", "ArrowRight")).toBeNull();
  expect(seatBeside(["B", "C"], "A", "ArrowRight")).toBeNull();
});
