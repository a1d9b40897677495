// Where in the hall the page is, and how to go elsewhere without loading everything anew.
import { placeOf, type Place } from "./places";

class Route {
  place: Place = $state.raw(placeOf(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.place = placeOf(location.pathname, location.search);
  }

  /** Go to an address of the hall; `instead`: without a way back to here. */
  go(address: string, instead = false): void {
    if (instead) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Follows links inside the hall without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest("a");
  if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (placeOf(link.pathname, link.search).page === "lost") return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
