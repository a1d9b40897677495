// The keyboard at a table.
import { closeTip } from "$lib/pointing/explain";

/** What the keys do; a missing one does nothing. */
export interface Keys {
  confirm(): boolean;
  back(): boolean;
  undo(): void;
  hint(): void;
  end(): void;
  log(): void;
  scores(): void;
  rules(): void;
  help(): void;
  /** Look at the whole board of another seat. */
  boards(): void;
  /** What is over the question is read; false if nothing is. */
  uncover(): boolean;
  /** What others did is shown as it ended; false if nothing moves. */
  skip(): boolean;
  /** A panel or another thing of the game; false if it has no such key. */
  other(key: string): boolean;
}

const LEGAL = '[data-legal="true"], [data-question] button[data-answer]';

const NUMBERED = '[data-legal="true"], [data-question] button[data-numbered]';

/** All things that answer now, in reading order. */
export const legalThings = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(LEGAL)];

const busy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, dialog, [contenteditable]") !== null;

const control = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, [role=button], [role=tab]") !== null;

/** A number chooses, and Enter confirms what is final. What is chosen already, ends a turn or gives something up has a
 *  key of its own. */
function digit(key: string): boolean {
  const thing = document.querySelectorAll<HTMLElement>(NUMBERED)[Number(key) - 1];
  thing?.focus();
  if (thing?.getAttribute("aria-pressed") !== "true") thing?.click();
  return thing !== undefined;
}

const AHEAD: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const READING = "[data-key], [data-question]";

/** From one thing that answers to the next, round and round; elsewhere arrows scroll. */
function walk(key: string, from: EventTarget | null): boolean {
  const step = AHEAD[key];
  const things = legalThings();
  if (step === undefined || things.length === 0 || !(from instanceof Element)) return false;
  if (from !== document.body && from.closest(READING) === null) return false;
  const here = things.indexOf(from as HTMLElement);
  const next = here < 0 ? (step > 0 ? 0 : -1) : (here + step) % things.length;
  things.at(next)?.focus();
  return true;
}

function letter(key: string, keys: Keys): boolean {
  const actions: Record<string, () => void> = {
    u: keys.undo,
    h: keys.hint,
    e: keys.end,
    l: keys.log,
    s: keys.scores,
    r: keys.rules,
    b: keys.boards,
    "?": keys.help,
  };
  const action = actions[key];
  action?.();
  return action !== undefined || keys.other(key);
}

function done(event: KeyboardEvent, keys: Keys): boolean {
  if (event.key === "Escape") return (closeTip(), keys.back());
  if (event.key === "Enter") return !control(event.target) && (keys.uncover() || keys.confirm());
  if (event.key === " ") return !control(event.target) && keys.skip();
  if (walk(event.key, event.target)) return true;
  const number = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (number !== undefined && !event.shiftKey) return keys.uncover() || digit(number);
  return !event.altKey && letter(event.key.toLowerCase(), keys);
}

/** Do what a key means. */
export function typed(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.repeat || busy(event.target)) return;
  if (done(event, keys)) event.preventDefault();
}
