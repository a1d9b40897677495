// How wide the window is: a table with its column, a table with a drawer, or the layout of a phone.
import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("min-width: 1366px");
const table = new MediaQuery("min-width: 1024px");
const whole = new MediaQuery("min-width: 1250px");
const broad = new MediaQuery("min-width: 680px");

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
