// Claims: what a lesson says, as data that can be compared with the table. Anything untrue is not shown.

/** What is known when a lesson is shown: the table, the event or the question it is about, and the viewer. */
export interface Facts {
  view: Record<string, unknown>;
  event: Record<string, unknown>;
  question: { kind: string; verbs: string[]; nouns: string[]; answers: unknown[] } | null;
  me: string | null;
}

/** A lesson besides its words: what must be so, such as `event.card not in view.up`, and the values in its sentence. */
export interface Lesson {
  claims: string[];
  values?: Record<string, string>;
}

export type Lessons = Record<string, Lesson>;

const CLAIM = /^(\S+) (=|>|<=|in|not in|has) (.+)$/;
const FACT = /^(view|event|question|me)\b/;
const LITERALS: Record<string, unknown> = { true: true, false: false, null: null };

/** What is at the end of a path through the facts; a part in braces is a path of its own. */
export function found(path: string, facts: Facts): unknown {
  const filled = path.replace(/\{([\w.]+)\}/g, (_, inner: string) => String(found(inner, facts)));
  let value: unknown = facts;
  for (const part of filled.split(".")) value = Object(value ?? {})[part] as unknown;
  return value ?? null;
}

function meant(text: string, facts: Facts): unknown {
  if (FACT.test(text)) return found(text, facts);
  if (text in LITERALS) return LITERALS[text];
  return text !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const RELATIONS: Record<string, (left: unknown, right: unknown) => boolean> = {
  "=": (left, right) => left === right,
  ">": (left, right) => Number(left) > Number(right),
  "<=": (left, right) => left !== null && Number(left) <= Number(right),
  in: (left, right) => list(left).every((one) => list(right).includes(one)),
  "not in": (left, right) => list(left).every((one) => !list(right).includes(one)),
  has: (left, right) => list(left).includes(right),
};

/** Whether a claim is so. */
export function holds(claim: string, facts: Facts): boolean {
  const [, left = "", relation = "", right = ""] = CLAIM.exec(claim) ?? [];
  return RELATIONS[relation]?.(meant(left, facts), meant(right, facts)) ?? false;
}

/** The values in the sentence of a lesson. */
export function valuesOf({ values = {} }: Lesson, facts: Facts): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, path]) => [name, found(path, facts) as string | number]),
  );
}
