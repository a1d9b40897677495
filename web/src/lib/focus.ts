// Focus stays where the player was: on the same thing if it still answers, else at the prompt.
import { tick } from "svelte";

const within = (): HTMLElement | null => {
  const here = document.activeElement;
  return here instanceof HTMLElement ? here.closest<HTMLElement>("[data-key], [data-question]") : null;
};

const thing = (key: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>("[data-key]")].find((one) => one.dataset["key"] === key) ?? null;

let bringing = false;

/** Whether the focus is just brought back: then nobody has asked for it. */
export const broughtBack = (): boolean => bringing;

function bring(target: HTMLElement | null): void {
  bringing = true;
  target?.focus({ preventScroll: true });
  bringing = false;
}

/** Before the page changes: remember where the focus is, and bring it back once it has changed. */
export function keepFocus(): void {
  const place = within();
  if (place === null) return;
  const key = place.dataset["key"];
  void tick().then(() => {
    const here = document.activeElement;
    if (here !== null && here !== document.body && here.isConnected && (here as HTMLElement).tabIndex >= 0) return;
    const same = key === undefined ? null : thing(key);
    const target = same !== null && same.tabIndex >= 0 ? same : document.querySelector<HTMLElement>("[data-question]");
    bring(target);
  });
}
