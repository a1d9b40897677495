// "What is this?": while it lasts, a press or Enter on a thing says what it is and does nothing else, and Tab goes from
// thing to thing, also to those that otherwise cannot be reached.
import { tick } from "svelte";
import { get } from "svelte/store";
import { ask, closeTip, shown } from "./explain";

/** Things that are pressed for their own sake, even while everything else only explains itself. */
const OWN = "[data-asking], [role=tooltip]";
const CONTROL = "a[href], button, input, select, textarea, summary";
const WRITING = "input:not([type=range]), select, textarea, [contenteditable]";
const KEY = "i";
/** Keys that go on meaning what they mean: to look around, and to read on in the rules. */
const PASSED = /^(Tab|Shift|Arrow.*|Page.*|Home|End|r|F\d+)$/i;

class Asking {
  on = $state(false);
  /** What can be reached only now, with the tabindex it had. */
  private reached = new Map<HTMLElement, string | null>();
  private before: Element | null = null;

  async start(): Promise<void> {
    this.before = document.activeElement;
    this.on = true;
    await tick();
    this.reach();
  }

  /** Let Tab reach everything that has something to say, also what is redrawn meanwhile. */
  reach(): void {
    for (const node of document.querySelectorAll<HTMLElement>("[data-help]")) {
      if (node.tabIndex >= 0 || node.closest(`${CONTROL}, [aria-hidden=true]`) !== null || ask(node) === null) continue;
      this.reached.set(node, node.getAttribute("tabindex"));
      node.tabIndex = 0;
    }
  }

  stop(): void {
    const here = document.activeElement;
    closeTip();
    this.on = false;
    for (const [node, index] of this.reached) {
      if (index === null) node.removeAttribute("tabindex");
      else node.setAttribute("tabindex", index);
    }
    const lost = this.reached.has(here as HTMLElement);
    this.reached.clear();
    if (lost && this.before instanceof HTMLElement) this.before.focus({ preventScroll: true });
  }

  toggle(): void {
    if (this.on) this.stop();
    else void this.start();
  }
}

export const asking = new Asking();

const own = (target: EventTarget | null): boolean => !(target instanceof Element) || target.closest(OWN) !== null;

/** Show what a thing is; true if it is anything. */
function tell(target: Element): boolean {
  const told = ask(target);
  shown.set(told);
  return told !== null;
}

/** A press while everything says what it is. */
export function pressedAsking(event: MouseEvent): void {
  if (!asking.on || own(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  tell(event.target as Element);
}

/** Back from the link of the tip to the thing it is about. */
function leaveTip(): void {
  const tip = get(shown);
  if (tip?.beside instanceof HTMLElement) tip.beside.focus({ preventScroll: true });
}

function escape(): void {
  if (get(shown)?.firm !== true) return asking.stop();
  leaveTip();
  closeTip();
}

async function enter(target: Element): Promise<void> {
  if (!tell(target)) return;
  await tick();
  document.querySelector<HTMLElement>("[role=tooltip] a")?.focus({ preventScroll: true });
}

function meant(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (key.toLowerCase() === KEY) return (asking.stop(), true);
  if (key === "Escape") return (escape(), true);
  if (key === "Tab") {
    asking.reach();
    if (target instanceof Element && target.closest("[role=tooltip]") !== null) leaveTip();
  }
  if (PASSED.test(key) || own(target)) return false;
  if (key === "Enter" || key === " ") void enter(target as Element);
  return true;
}

/** A key while everything says what it is, or the one that begins it. */
export function typedAsking(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target instanceof Element && event.target.closest(WRITING) !== null) return;
  if (!asking.on) {
    if (event.key.toLowerCase() === KEY) void asking.start();
    return;
  }
  if (!meant(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
