// The keyboard at a replay.
import { closeTip } from "$lib/pointing/explain";
import type { Projector } from "./projector.svelte";
import { stepOf } from "./scrub";

/** What other keys do. */
export interface Others {
  log(): void;
  scores(): void;
  rules(): void;
  back(): void;
  /** A panel of the game; false where it has no such key. */
  other(key: string): boolean;
}

const within = (target: EventTarget | null, kinds: string): boolean =>
  target instanceof Element && target.closest(kinds) !== null;

/** Whether a key belongs to what has the focus; the line of the game itself steps as everything else does. */
function busy(event: KeyboardEvent): boolean {
  if (within(event.target, "select, textarea, dialog, [role=tablist], input:not([type=range])")) return true;
  return (event.key === " " || event.key === "Enter") && within(event.target, "button, a, [role=button]");
}

function done(event: KeyboardEvent, projector: Projector, others: Others): boolean {
  const step = stepOf(event.key, event.shiftKey);
  if (step !== null) return (projector.step(step), true);
  if (event.repeat) return false;
  const actions: Record<string, () => void> = {
    " ": () => projector.toggle(),
    Escape: () => (closeTip(), others.back()),
    l: others.log,
    s: others.scores,
    r: others.rules,
  };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const action = actions[key];
  action?.();
  return action !== undefined || others.other(key);
}

/** Do what keys mean. */
export function replayKeys(projector: Projector, others: Others): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busy(event)) return;
    if (done(event, projector, others)) event.preventDefault();
  };
}
