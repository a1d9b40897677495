// Forms: a name in the cases that languages have; the same as `locale/forms.py` on the side of the hall.
import type { FluentVariable } from "@fluent/bundle";

/** What a variable of a sentence may be: a name with its forms, or what Fluent knows itself. */
export type Value = FluentVariable | Name;
export type Values = Record<string, Value>;

const CASES = ["gen", "dat", "acc", "ins", "loc"];
export const GENDER = "gender";
export const RULE = "is";
const FORMS = new Set([...CASES, GENDER, RULE]);
/** What a filled list, or several effects, are in the rules. */
export const SOME = "some";

/** A name in a sentence: it reads as on its card, knows its other forms, and what the rules call it. */
export class Name {
  constructor(
    readonly text: string,
    readonly rule: string,
    readonly decline: (form: string) => string,
  ) {}
}

/** A value as it reads by itself. */
export const plain = (value: Value): FluentVariable => (value instanceof Name ? value.text : value);

/** A value in one of its forms; a value without forms stays as it is, like the names of people. */
export function formed(value: Value, form: string): string {
  if (value instanceof Name) return form === RULE ? value.rule : value.decline(form);
  return form === GENDER ? "" : String(value);
}

/** Texts in a row; one that is there several times is said once, with its number. */
function counted(texts: string[]): string {
  const number = (text: string): number => texts.filter((other) => other === text).length;
  return [...new Set(texts)].map((text) => (number(text) === 1 ? text : `${number(text)} × ${text}`)).join(", ");
}

/** Names in a row, each in the form that is asked for. */
export function inARow(parts: Value[]): Name {
  const decline = (form: string): string => {
    if (form === GENDER) return parts.length === 1 ? formed(parts[0] ?? "", form) : "plural";
    return counted(parts.map((part) => formed(part, form)));
  };
  return new Name(counted(parts.map((part) => String(plain(part)))), SOME, decline);
}

interface Asked {
  variable: string;
  name: string;
  form: string;
}

const known = new WeakMap<object, Asked[]>();

/** The variables of a sentence that ask for a form: themselves, whose form, and which. */
function askedForms(pattern: unknown): Asked[] {
  if (typeof pattern !== "object" || pattern === null) return [];
  let found = known.get(pattern);
  if (found === undefined) {
    found = [...variablesIn(pattern)].map(split).filter((asked) => FORMS.has(asked.form));
    known.set(pattern, found);
  }
  return found;
}

function split(variable: string): Asked {
  const end = variable.lastIndexOf("-");
  return { variable, name: variable.slice(0, Math.max(end, 0)), form: variable.slice(end + 1) };
}

/** The variables in a pattern, however deep: Fluent keeps them as `{ type: "var", name }`. */
function variablesIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== "object" || part === null) return found;
  if ("type" in part && part.type === "var" && "name" in part) found.add(String(part.name));
  for (const inner of Object.values(part)) variablesIn(inner, found);
  return found;
}

/** The arguments of a sentence, and the forms of them it asks for. */
export function withForms(pattern: unknown, values: Values): Record<string, FluentVariable> {
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
  for (const { variable, name, form } of askedForms(pattern)) {
    const value = values[name];
    if (value !== undefined) given[variable] = formed(value, form);
  }
  return given;
}
