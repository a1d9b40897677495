// How wide the window is: a table with its column, a table with a drawer, or the layout of a phone.
import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("min-width: 1366px");
const table = new MediaQuery("min-width: 1024px");
const whole = new MediaQuery("min-width: 1250px");
const broad = new MediaQuery("(min-width: 680px), (min-width: 640px) and (max-height: 499px)");
const low = new MediaQuery("max-height: 499px");
const tall = new MediaQuery("min-height: 900px");

export type Layout = "desk" | "drawer" | "phone";

/** The layout for this window. */
export function layout(): Layout {
  if (wide.current) return "desk";
  return table.current ? "drawer" : "phone";
}

/** The layout for a table that needs the whole width of a laptop. */
export function wideLayout(): Layout {
  return whole.current ? "drawer" : "phone";
}

/** Whether the phone's layout has room for two tabs side by side. */
export const twoPanes = (shape: Layout): boolean => shape === "phone" && broad.current;

/** Whether a pane is too low for a tab and a question one above the other: a phone on its side. */
export const lowPanes = (): boolean => low.current;

/** Whether a pane has room for more than the rows of a phone: a tablet held upright. */
export const tallPanes = (): boolean => tall.current;
