// Explaining things: hover, a long press, or a focus that came by a key opens a tip beside the thing.
import { writable } from "svelte/store";
import type { Detail } from "../games/types";
import { broughtBack } from "./focus";
import { byKey, came } from "./pointer";

export interface Shown extends Detail {
  beside: Element;
}

/** The tip that is open; there is at most one. */
export const shown = writable<Shown | null>(null);

const HOVER = 300;
const PRESS = 450;

export const closeTip = (): void => shown.set(null);

type Explanation = () => Detail | null;

class Explained {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private long = false;
  private over = false;

  constructor(
    private readonly node: HTMLElement,
    private explanation: Explanation,
  ) {}

  update(explanation: Explanation): void {
    this.explanation = explanation;
  }

  open = (): void => {
    const said = this.explanation();
    const silent = said === null || `${said.title}${said.text}`.trim() === "";
    if (!silent && this.node.isConnected) shown.set({ ...said, beside: this.node });
  };

  later(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.open, delay);
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
    this.later(HOVER);
  };

  down = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") return this.close();
    this.long = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.long = true;
      this.open();
    }, PRESS);
  };

  up = (): void => clearTimeout(this.timer);

  /** A finger that is lifted leaves too, but what it opened stays to be read, until the next touch. */
  leave = (event: PointerEvent): void => (event.pointerType === "touch" ? this.up() : this.close());

  /** A long press is no tap. */
  click = (event: Event): void => {
    if (!this.long) return;
    this.long = false;
    event.stopPropagation();
    event.preventDefault();
  };

  focus = (): void => {
    if (byKey() && !broughtBack()) this.later(HOVER);
  };

  menu = (event: Event): void => {
    if (this.long) event.preventDefault();
  };
}

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
    ["focus", one.focus],
    ["blur", one.close],
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
