/** Where on the table an answer belongs: the key of the thing that stands for it. */

import type { Answer, Question, Refused } from "$lib/wire/protocol";

type Named = Pick<Answer | Refused, "verb" | "noun" | "name">;

/** What the nouns of answers are on the table; what has no place there is a button. */
const THINGS: Record<string, string> = {
  action: "action",
  space: "favour",
  slot: "slot",
  square: "square",
  jar_space: "jar",
  outsider: "outsider",
  worker: "worker",
  paladin: "paladin",
  tavern: "tavern",
  muster: "muster",
};

/** Whether a space for workers is a Muster card of the table. */
const isMuster = (space: string, { muster_tops: tops }: Record<string, unknown>): boolean =>
  Array.isArray(tops) && tops.includes(space);

/** Questions about the townsfolk of one's own crew, not of the row. */
const ABOUT_CREW: ReadonlySet<string> = new Set(["trigger", "dismiss"]);

export function place(question: Question, answer: Named, view: Record<string, unknown> = {}): string | null {
  if (answer.noun === "townsfolk") return `${ABOUT_CREW.has(question.kind) ? "crew" : "townsfolk"}:${answer.name}`;
  if (answer.noun === "space" && isMuster(answer.name, view)) return `muster:${answer.name}`;
  if (answer.noun === "negotiate") return `${answer.verb}:${answer.name}`;
  const thing = THINGS[answer.noun];
  return thing === undefined ? null : `${thing}:${answer.name}`;
}

/** The key of a thing that is only looked at and answers nothing: on the board of another seat. */
export const lookedAt = (key: string, seat: string | null): string => `told:${seat ?? ""}/${key}`;

/** The thing such a key means, and on whose board it is. */
export function meant(key: string): { key: string; seat: string | null } {
  const [, seat, plain] = /^told:(\w*)\/(.*)$/.exec(key) ?? [];
  return plain === undefined ? { key, seat: null } : { key: plain, seat: seat || null };
}

const TABS: Record<string, string> = {
  townsfolk: "town",
  favour: "town",
  order: "town",
  square: "map",
  outsider: "map",
  muster: "crowns",
  delegate: "crowns",
  enlist: "crowns",
  done: "rivals",
  marker: "rivals",
  schemes: "rivals",
};

/** The tab of a phone that holds a thing. Workers are always in sight; the board shows where they go. */
export function tabOf(key: string): string {
  return TABS[key.split(":", 1)[0] ?? ""] ?? "board";
}

/** Questions that lay something out before the player: the cards to choose from. */
export const SPREADS: Record<string, "paladins" | "taverns"> = {
  play: "paladins",
  remove: "paladins",
  top: "paladins",
  tavern: "taverns",
};

/** Questions that a slot of the right actions answers. */
const ABOUT_SLOTS: ReadonlySet<string> = new Set([
  "workshop",
  "workshop_target",
  "start_workshop",
  "move_from",
  "move_to",
]);

export const asksForSlot = (question: Question | null): boolean => ABOUT_SLOTS.has(question?.kind ?? "");

/** Whether a question is answered by something within the lines of the actions, which are no targets then. */
export function asksWithin(question: Question | null): boolean {
  return question?.kind === "jar" || asksForSlot(question);
}

/** Questions that one action alone asks. */
const ACTIONS: Record<string, string> = {
  attack: "attack",
  convert: "convert",
  jar: "absolve",
  workshop_target: "develop",
  townsfolk: "recruit",
  pray: "pray",
  muster: "muster",
  negotiate: "negotiate",
};

/** The action that a question belongs to, if it is one of the player board's, so that its place can be marked. */
export function actionOf(question: Question | null, steps: readonly Named[] = []): string {
  const slot = question?.about["slot"];
  if (typeof slot === "string") return slot.replace(/_\d+$/, "");
  const action = question?.about["action"];
  if (typeof action === "string") return action;
  return steps.find(({ noun }) => noun === "action")?.name ?? ACTIONS[question?.kind ?? ""] ?? "";
}

/** Which worker would stand on which slot, if what the hall suggests were taken: slots by the name of an action and a number. */
export function suggestedSlots(
  question: Question | null,
  suggested: readonly number[],
  slots: readonly string[],
  standing: readonly (string | null)[],
): (string | null)[] {
  const first = Number(String(question?.about["slot"] ?? "").replace(/^.*_/, "")) - 1;
  const names = workersOf(question, suggested);
  const found: (string | null)[] = slots.map(() => null);
  for (let slot = first; slot >= 0 && slot < slots.length && names.length > 0; slot += 1) {
    if (standing[slot] == null) found[slot] = names.shift() ?? null;
  }
  return found;
}

/** The workers among the suggested answers, in their order. */
export function workersOf(question: Question | null, suggested: readonly number[]): string[] {
  const known = [...(question?.answers ?? []), ...(question?.refused ?? [])].filter(
    (answer) => answer.noun === "worker",
  );
  return suggested.flatMap((number) => known.find((one) => one.answer === number)?.name ?? []);
}
