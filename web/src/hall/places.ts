// The addresses of the hall.
import { addresses } from "$lib/api";

export type Place =
  | { page: "front" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string; key: string | null }
  | { page: "move"; token: string }
  | { page: "credits" }
  | { page: "lost" };

/** The place an address means. */
export function placeOf(path: string, search: string): Place {
  const [first = "", second = "", ...more] = path.split("/").filter((part) => part !== "");
  const query = new URLSearchParams(search);
  if (more.length > 0) return { page: "lost" };
  if (first === "t" && second !== "") return { page: "table", id: decoded(second), key: query.get("key") };
  if (first === "me" && second !== "") return { page: "move", token: decoded(second) };
  if (second !== "") return { page: "lost" };
  if (first === "") return { page: "front" };
  if (first === "new") return { page: "new", game: query.get("game") };
  return { page: first === "credits" ? "credits" : "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not an address we made; the hall will not know it
  }
}

/** The address of the table somebody means: by its whole link, the end of it, or its bare code. */
export function linkOf(text: string): string | null {
  const code = text.trim();
  if (/^[\w-]+$/.test(code)) return addresses.table(code);
  const [, id, search = ""] = /(?:^|\/)t\/([^/?#\s]+)(\?[^#\s]*)?/.exec(code) ?? [];
  return id === undefined ? null : addresses.table(decoded(id), new URLSearchParams(search).get("key"));
}
