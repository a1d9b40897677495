// Focus stays where the reader was: on the same thing if it still answers, else at the prompt, else close by.

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** What the reader has opened over the page: nothing leads them out of it. */
const OPENED = "dialog, .popover, [data-curtain]";
/** What asks, and at the end what says who has won. */
const PROMPT = "[data-question], [data-over] h1";
/** The parts of a page: if even these are gone, it is another page. */
const PARTS = "main, header, aside, dialog, [data-table], [data-past]";

let bringing = false;

/** Whether the page moves the focus just now: then nobody has asked for it. */
export const broughtBack = (): boolean => bringing;

/** Move the focus because the page has changed, not because somebody wants to be there. */
export function bring(target: HTMLElement | null | undefined): void {
  bringing = true;
  target?.focus({ preventScroll: true });
  bringing = false;
}

/** Where the focus was, and everything around it, innermost first. */
interface Place {
  node: HTMLElement;
  key: string | undefined;
  around: HTMLElement[];
}

function placeOf(node: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let outer = node.parentElement; outer !== null; outer = outer.parentElement) around.push(outer);
  return { node, key: node.closest<HTMLElement>("[data-key]")?.dataset["key"], around };
}

const usable = (node: HTMLElement): boolean => node.tabIndex >= 0 && !node.matches(":disabled");

const first = (nodes: Iterable<HTMLElement>): HTMLElement | null => [...nodes].find(usable) ?? null;

const thing = (key: string): HTMLElement | null =>
  first([...document.querySelectorAll<HTMLElement>("[data-key]")].filter((one) => one.dataset["key"] === key));

/** The nearest place around what is gone where one can go on; nowhere if the whole page is another one. */
function nearby(around: HTMLElement[]): HTMLElement | null {
  const left = around.filter((outer) => outer.isConnected && outer.closest(PARTS) !== null);
  return left.map((outer) => first(outer.querySelectorAll<HTMLElement>(TABBABLE))).find((one) => one !== null) ?? null;
}

/** Where to go from a place that is gone. */
function refuge({ key, around }: Place): HTMLElement | null {
  const opened = around.find((outer) => outer.matches(OPENED));
  const prompt = document.querySelector<HTMLElement>(PROMPT);
  const same = key === undefined ? null : thing(key);
  return same ?? (opened?.isConnected === true || prompt === null ? nearby(around) : prompt);
}

const isLost = ({ node }: Place): boolean =>
  !node.isConnected || node.matches(":disabled") || (node.tabIndex < 0 && !node.hasAttribute("tabindex"));

/** Keep the focus of this page from falling off: whenever what has it goes, or can no longer have it. */
export function keepFocus(): void {
  let last: Place | null = null;

  function mind(): void {
    const here = document.activeElement;
    const fallen = here === null || here === document.body || here === last?.node;
    if (last !== null && fallen && isLost(last)) bring(refuge(last));
  }

  document.addEventListener("focusin", ({ target }) => (last = target instanceof HTMLElement ? placeOf(target) : null));
  // Pressing elsewhere leaves; pressing next to everything means nowhere.
  function press({ target }: PointerEvent): void {
    if (!(target instanceof Node) || last?.node.contains(target) !== true) last = null;
  }

  document.addEventListener("pointerdown", press, { capture: true });
  new MutationObserver(mind).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "tabindex"],
  });
}
