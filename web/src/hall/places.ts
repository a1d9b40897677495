// The addresses of the hall.
import { addresses, type Source } from "$lib/wire/api";

export type Place =
  | { page: "front" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string; key: string | null }
  | { page: "replay"; source: Source; move: number | null; as: string | null }
  | { page: "record" }
  | { page: "move"; token: string }
  | { page: "credits" }
  | { page: "privacy" }
  | { page: "keep" }
  | { page: "rules"; game: string; at: string | null }
  | { page: "lost" };

/** The place an address means. */
export function placeOf(path: string, search: string): Place {
  const [first = "", second = "", ...more] = path.split("/").filter((part) => part !== "");
  const query = new URLSearchParams(search);
  if (first === "t" && second !== "" && more.join() === "replay")
    return replayOf({ table: decoded(second), key: query.get("key") }, query);
  if (more.length > 0) return { page: "lost" };
  if (first === "replay" && second !== "") return replayOf({ record: decoded(second) }, query);
  if (first === "t" && second !== "") return { page: "table", id: decoded(second), key: query.get("key") };
  if (first === "rules" && second !== "") return { page: "rules", game: decoded(second), at: query.get("at") };
  if (first === "me" && second !== "") return { page: "move", token: decoded(second) };
  if (second !== "") return { page: "lost" };
  if (first === "") return { page: "front" };
  if (first === "new") return { page: "new", game: query.get("game") };
  if (first === "replay") return { page: "record" };
  return { page: first === "credits" || first === "privacy" || first === "keep" ? first : "lost" };
}

/** A replay; in its address moves are counted from 1, as people do. */
function replayOf(source: Source, query: URLSearchParams): Place {
  const move = /^\d{1,6}$/.exec(query.get("move") ?? "")?.[0];
  return {
    page: "replay",
    source,
    move: move === undefined ? null : Math.max(0, Number(move) - 1),
    as: query.get("as"),
  };
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
