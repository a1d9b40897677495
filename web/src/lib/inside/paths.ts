// Where things are: at a hall on a network every page has a path of its own, below that of the hall; a page with the
// hall inside can be in any folder of any web space, which knows no such paths, so they come after a #.

/** Whether the hall is inside this page; otherwise it is where the page came from. */
export const inside = typeof document !== "undefined" && document.documentElement.dataset.hall === "inside";

/** The path of the hall among others of the same name, as it says itself; empty if the name is its own. */
const base = typeof document === "undefined" ? "" : (document.documentElement.dataset.base ?? "");

/** The address of one of the hall's pages, as this browser has it. */
export const to = (path: string): string => (inside ? `#${path}` : base + path);

/** The address of what the hall itself answers. */
export const asking = (path: string): string => (inside ? path : base + path);

/** The path of the page that an address leads to; null if it leads elsewhere. */
export function pathOf(address: URL | Location | HTMLAnchorElement): string | null {
  if (address.origin !== location.origin) return null;
  if (!inside) return below(base, address.pathname, address.search);
  if (address.pathname !== location.pathname) return null;
  return address.hash.startsWith("#/") ? address.hash.slice(1) : address.hash === "" ? "/" : null;
}

/** A path below that of the hall; null if it is not below it. */
export function below(base: string, path: string, search: string): string | null {
  if (path === base) return `/${search}`;
  return path.startsWith(`${base}/`) ? path.slice(base.length) + search : null;
}

/** The address of a drawing on the sheet of all of them. */
export const drawn = (name: string): string => `${SHEET}#${name}`;

/** The sheet with all small drawings. */
export const SHEET = inside ? "icons.svg" : `${base}/icons.svg`;
