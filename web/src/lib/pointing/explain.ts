// Explaining things: hover, a long press, or a focus that came by a key opens a tip next to the thing.
import { get, writable } from "svelte/store";
import type { Detail } from "../../games/types";
import { broughtBack } from "./focus";
import { byKey, came } from "./pointer";

export interface Shown extends Detail {
  beside: Element;
  /** It was asked for by a press: it stays until the next one, and its link can be pressed. */
  firm: boolean;
}

/** The tip that is open; there is at most one. */
export const shown = writable<Shown | null>(null);

const HOVER = 300;
const PRESS = 450;

/** A thing is asked by this event, which rises until an explanation answers it. */
export const QUESTION = "whatisthis";

export interface Asked {
  told: Shown | null;
}

export const closeTip = (): void => shown.set(null);

/** The section of the rules the open tip names. */
export const shownRule = (): string | null => get(shown)?.rule || null;

/** What a thing is, or what it is in. */
export function ask(node: Element): Shown | null {
  const detail: Asked = { told: null };
  node.dispatchEvent(new CustomEvent(QUESTION, { bubbles: true, detail }));
  return detail.told;
}

type Explanation = () => Detail | null;

const things = new WeakMap<Element, Explained>();
/** The press that a thing has taken: things around it leave it alone. */
let taken: Event | null = null;

const inTip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=tooltip]") !== null;

/** Whether it is behind a dialog, where nobody can point at it any more. */
const isBehind = (node: Element): boolean =>
  [...document.querySelectorAll("dialog[open]")].at(-1)?.contains(node) === false;

class Explained {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private long = false;
  private over = false;

  constructor(
    private readonly node: HTMLElement,
    private explanation: Explanation,
  ) {
    node.dataset["help"] = "";
    things.set(node, this);
  }

  update(explanation: Explanation): void {
    this.explanation = explanation;
  }

  said(): Detail | null {
    const said = this.explanation();
    this.node.dataset["help"] = said?.rule ?? "";
    return said === null || `${said.title}${said.text}`.trim() === "" ? null : said;
  }

  /** Whether it has anything to say to a mouse or a finger that stays. */
  private speaks(): boolean {
    const said = this.said();
    return said !== null && said.quiet !== true;
  }

  answer = ({ detail }: CustomEvent<Asked>): void => {
    const said = detail.told === null ? this.said() : null;
    if (said !== null) detail.told = { ...said, beside: this.node, firm: true };
  };

  private open(firm: boolean): void {
    const said = this.said();
    if (said !== null && said.quiet !== true && this.node.isConnected && !isBehind(this.node))
      shown.set({ ...said, beside: this.node, firm });
  }

  /** A tip that was asked for is not covered by those of things the pointer passes. */
  later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => get(shown)?.firm !== true && this.open(false), HOVER);
  }

  /** A moment later: a thing that is taken off the page loses the focus in the middle of a change. */
  close = (): void => {
    clearTimeout(this.timer);
    queueMicrotask(() => shown.update((tip) => (tip?.beside === this.node ? null : tip)));
  };

  enter = (event: PointerEvent): void => {
    this.over = false;
    this.move(event);
  };

  /** The first move over a thing opens its tip a moment later. */
  move = (event: PointerEvent): void => {
    if (this.over || event.pointerType === "touch" || !came(event)) return;
    this.over = true;
    this.later();
  };

  down = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") return this.close();
    this.long = false;
    clearTimeout(this.timer);
    if (taken === event || !this.speaks()) return;
    taken = event;
    this.timer = setTimeout(() => {
      this.long = true;
      this.open(true);
    }, PRESS);
  };

  up = (): void => clearTimeout(this.timer);

  /** A finger that is lifted leaves too, but what it opened stays to be read, until the next touch. */
  leave = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || get(shown)?.firm === true) return this.up();
    this.close();
    const around = this.node.parentElement?.closest("[data-help]") ?? null;
    if (around !== null && event.relatedTarget instanceof Node && around.contains(event.relatedTarget))
      things.get(around)?.later();
  };

  /** A long press is no tap. */
  click = (event: Event): void => {
    if (!this.long) return;
    this.long = false;
    event.stopPropagation();
    event.preventDefault();
  };

  focus = (): void => {
    if (byKey() && !broughtBack()) this.later();
  };

  blur = (event: FocusEvent): void => {
    if (!inTip(event.relatedTarget)) this.close();
  };

  menu = (event: Event): void => {
    if (this.long) event.preventDefault();
  };
}

const FOCUSES = ["focus", "blur"] as const;

/** `use:explain={() => ({ title, text, rule })}`; null: there is nothing to say. */
export function explain(node: HTMLElement, explanation: Explanation) {
  const one = new Explained(node, explanation);
  const listeners: [string, (event: never) => void][] = [
    ["pointerenter", one.enter],
    ["pointermove", one.move],
    ["pointerleave", one.leave],
    ["pointerdown", one.down],
    ["pointerup", one.up],
    ["pointercancel", one.up],
    ["contextmenu", one.menu],
    // A drawing that listens for the focus would be given it, by Tab and by a click, though nothing can be done with it.
    ...("ownerSVGElement" in node ? [] : FOCUSES.map((name): [string, (event: never) => void] => [name, one[name]])),
    [QUESTION, one.answer],
  ];
  for (const [name, heard] of listeners) node.addEventListener(name, heard as EventListener);
  node.addEventListener("click", one.click, { capture: true });
  return {
    update: (changed: Explanation) => one.update(changed),
    destroy: () => {
      one.close();
      for (const [name, heard] of listeners) node.removeEventListener(name, heard as EventListener);
      node.removeEventListener("click", one.click, { capture: true });
    },
  };
}
