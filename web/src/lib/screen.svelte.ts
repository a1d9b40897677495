// How wide the window is: a table with its column, a table with a drawer, or the layout of a phone.
import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("min-width: 1366px");
const table = new MediaQuery("min-width: 1024px");

const broad = new MediaQuery("min-width: 680px");

export type Layout = "desk" | "drawer" | "phone";

/** The layout for this window. */
export function layout(): Layout {
  if (wide.current) return "desk";
  return table.current ? "drawer" : "phone";
}

/** Whether the phone's layout has room for two tabs side by side. */
export const twoPanes = (): boolean => layout() === "phone" && broad.current;
