import { expect, it } from "vitest";
import { isNew } from "./news";

type Board = Parameters<typeof isNew>[2];

const board = (more: object): Board =>
  ({
    squares: {},
    townsfolk_row: ["abbot_tax"],
    outsider_row: [null, "archer_viking"],
    favours: ["pray"],
    occupied: {},
    ...more,
  }) as Board;

it("marks what came to the board since the viewer last acted, and nothing else", () => {
  const now = board({
    squares: { r1_1: { seat: "B", piece: "monk" } },
    townsfolk_row: ["squire_faith", "abbot_tax"],
    outsider_row: ["scout_saracen", "archer_viking"],
    favours: ["pray", "recruit"],
    occupied: { pray: "scout" },
  });
  const keys = [
    "square:r1_1",
    "square:r2_1",
    "townsfolk:squire_faith",
    "townsfolk:abbot_tax",
    "outsider:scout_saracen",
    "outsider:archer_viking",
  ];
  const fresh = (key: string): boolean => isNew(key, board({}), now);
  expect(keys.filter(fresh)).toEqual(["square:r1_1", "townsfolk:squire_faith", "outsider:scout_saracen"]);
  expect(["favour:pray", "favour:recruit", "action:hunt"].filter(fresh)).toEqual(["favour:pray", "favour:recruit"]);
  expect(isNew("favour:pray", now, now)).toBe(false);
  expect(isNew("square:r1_1", null, now)).toBe(false);
});
