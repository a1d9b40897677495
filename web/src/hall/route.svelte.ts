// Where in the hall the page is, and how to go elsewhere without reloading everything.
import { inside, pathOf } from "$lib/inside/paths";
import { asked } from "$lib/wire/reaching";
import { placeOf, type Place } from "./places";

/** The place that an address leads to; lost if it is none of the hall's. */
function placeAt(address: Location | HTMLAnchorElement): Place {
  const [path = "", search = ""] = pathOf(address)?.split("?", 2) ?? ["/elsewhere"];
  return placeOf(path, search);
}

class Route {
  place: Place = $state.raw(placeAt(location));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.place = placeAt(location);
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

/** Saves what a link leads to where no network leads there: the hall inside the page is asked for it. */
async function save(link: HTMLAnchorElement): Promise<void> {
  const { status, content } = await asked("GET", link.pathname + link.search, "");
  if (status !== 200) return;
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
  file.download = link.download;
  file.click();
  URL.revokeObjectURL(file.href);
}

/** Follows links inside the hall without reloading the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest("a");
  if (inside && link?.pathname.startsWith("/api/")) {
    event.preventDefault();
    void save(link);
    return;
  }
  if (link === null || link.target !== "" || link.hasAttribute("download") || placeAt(link).page === "lost") return;
  event.preventDefault();
  route.go(link.href);
}
