import { describe, expect, it } from "vitest";
import {
  beat,
  chunksFor,
  CHUNK,
  clamp,
  endOf,
  labelled,
  roundAt,
  roundsOf,
  runsOf,
  stepOf,
  stepped,
  turnStart,
  type Step,
  type Track,
} from "./scrub";

// Two rounds: A A B | B C C A. B's turns on both sides of the round are two turns.
const track: Track = { seats: [0, 0, 1, 1, 2, 2, 0], rounds: [0, 1, 1, 2, 2, 2, 2] };
const long: Track = {
  seats: Array<number>(600).fill(0),
  rounds: Array.from({ length: 600 }, (_, move) => 1 + Math.floor(move / 20)),
};

describe("where a step leads", () => {
  it.each<[Step, number, number]>([
    ["on", 0, 1],
    ["on", 7, 7],
    ["back", 1, 0],
    ["back", 0, 0],
    ["on-turn", 0, 1],
    ["on-turn", 1, 2],
    ["on-turn", 2, 3],
    ["on-turn", 4, 6],
    ["on-turn", 6, 7],
    ["on-turn", 7, 7],
    ["back-turn", 7, 6],
    ["back-turn", 6, 4],
    ["back-turn", 5, 4],
    ["back-turn", 0, 0],
    ["on-round", 0, 3],
    ["on-round", 3, 7],
    ["back-round", 7, 3],
    ["back-round", 3, 0],
    ["back-round", 5, 3],
    ["first", 5, 0],
    ["last", 0, 7],
  ])("%s from %i to %i", (step, from, to) => {
    expect(stepped(track, from, step)).toBe(to);
  });

  it("every way forward ends at the end, every way back at the beginning", () => {
    for (const [step, goal] of [
      ["on", 7],
      ["on-turn", 7],
      ["on-round", 7],
      ["back", 0],
      ["back-turn", 0],
      ["back-round", 0],
    ] as const) {
      let move = 7 - goal;
      for (let steps = 0; move !== goal; steps += 1) {
        expect(steps).toBeLessThan(8);
        move = stepped(track, move, step);
      }
    }
  });
});

it("keys step by answer, with shift by turn, by page through rounds", () => {
  expect([
    stepOf("ArrowLeft", false),
    stepOf("ArrowRight", true),
    stepOf("PageDown", false),
    stepOf("End", false),
  ]).toEqual(["back", "on-turn", "on-round", "last"]);
  expect([stepOf("End", true), stepOf("x", false), stepOf(" ", false)]).toEqual([null, null, null]);
});

it("the first round begins with the set-up, and the end belongs to the last", () => {
  expect(roundsOf(track)).toEqual([
    { round: 1, move: 0 },
    { round: 2, move: 3 },
  ]);
  expect(roundAt(track, 2)?.round).toBe(1);
  expect(roundAt(track, endOf(track))?.round).toBe(2);
  expect(roundAt({ seats: [0], rounds: [0] }, 0)).toBeNull();
});

it("a turn is one seat's moves in one round", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((move) => turnStart(track, move))).toEqual([0, 1, 2, 3, 4, 4, 6]);
  expect(runsOf(track)).toEqual([
    { seat: 0, from: 0, to: 2 },
    { seat: 1, from: 2, to: 4 },
    { seat: 2, from: 4, to: 6 },
    { seat: 0, from: 6, to: 7 },
  ]);
});

it("an address may say any move", () => {
  expect([clamp(track, -4), clamp(track, 3.7), clamp(track, 99)]).toEqual([0, 3, 7]);
});

it("numbers of rounds keep their distance", () => {
  expect(roundsOf(long)).toHaveLength(30);
  expect(labelled(long, 10).map(({ round }) => round)).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28]);
  expect(labelled(track, 10)).toHaveLength(2);
});

it("a move needs its chunk, the move before it, and what comes next", () => {
  expect(chunksFor(long, 0)).toEqual([0, 1]);
  expect(chunksFor(long, CHUNK)).toEqual([1, 0, 2]);
  expect(chunksFor(long, 600)).toEqual([50, 49]);
  expect(chunksFor(track, 7)).toEqual([0]);
});

it("twice the speed is half the time", () => {
  expect(beat(2) * 2).toBe(beat(1));
});
