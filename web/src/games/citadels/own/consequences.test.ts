import { expect, it } from "vitest";
import type { Question } from "$lib/wire/protocol";
import { has } from "$lib/words";
import { consequencesOf } from "./consequences";

const answer = (number: number, verb: string): Question["answers"][number] => ({
  answer: number,
  text: verb,
  verb,
  noun: "",
  name: "",
});
const refused = (number: number, verb: string): Question["refused"][number] => ({
  ...answer(number, verb),
  reason: "not_signed",
  rule: "T-7.6",
  numbers: [],
});
const asked = (kind: string, answers: Question["answers"], barred: Question["refused"] = []): Question => ({
  seat: "A",
  kind,
  about: {},
  answers,
  refused: barred,
});

it.each([
  ["warrant", "pass", "confiscate"],
  ["threat", "bribe", "refuse"],
  ["show_threat", "show threat", "leave threat"],
])("both answers to %s have words for what they do", (kind, one, other) => {
  expect(consequencesOf(asked(kind, [answer(1, one), answer(2, other)]), has)).toHaveLength(2);
});

it("says why one of them cannot be given, in its place", () => {
  const [first, second] = consequencesOf(asked("warrant", [answer(2, "pass")], [refused(1, "confiscate")]), has);
  expect([first?.refused?.reason, second?.refused]).toEqual(["not_signed", null]);
});

it("says nothing of other questions", () => {
  expect(consequencesOf(asked("turn", [answer(1, "end turn")]), has)).toEqual([]);
});
