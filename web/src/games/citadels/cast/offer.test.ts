import { expect, it } from "vitest";
import type { Role } from "../seeing";
import { goneOf, nextOf } from "./offer";

const role = (name: string, up = false): Role => ({ name, up }) as Role;

it("knows which characters are taken or lie facedown", () => {
  const cast = [role("assassin"), role("thief", true), role("king"), role("bishop")];
  expect(goneOf(cast, ["assassin", "bishop"])).toEqual(["king"]);
  expect(goneOf(cast, ["assassin", "king", "bishop"])).toEqual([]);
});

it("knows who chooses next", () => {
  expect(
    nextOf([
      ["B", "chosen"],
      ["A", "now"],
      ["C", "coming"],
      ["D", "coming"],
    ]),
  ).toBe("C");
  expect(nextOf([["A", "now"]])).toBeUndefined();
});
