// Records that people bring along: read here, checked by the hall, and brought again if it has cleared them away.
import { shelfOf } from "$lib/device/shelf";
import { hall } from "../hall/hall.svelte";
import { api, addresses, RefusedRequest } from "$lib/wire/api";
import { LONGEST_RECORD } from "$lib/wire/protocol";
import { has, identifier, t } from "$lib/words";

/** Records are kept for as long as this window is open. */
const records = shelfOf(() => sessionStorage);
const named = (id: string): string => `record:${id}`;

/** Bring a record to the hall; the address it can be watched at. A whole table is set up there again, for those who
 * have a name. */
export async function bring(text: string): Promise<string> {
  const { id, table } = await api.bring(text);
  if (table && (await hall.named())) return addresses.table((await api.unpack(id)).id);
  records.setItem(named(id), text);
  return addresses.replay({ record: id });
}

/** The text of a file, as far as it can be a record at all. */
export async function textOf(file: File): Promise<string> {
  if (file.size > 4 * LONGEST_RECORD) throw new RefusedRequest(413, "too_large", "");
  const text = await file.text();
  if (text.length > LONGEST_RECORD) throw new RefusedRequest(413, "too_large", "");
  if (text === "") throw new RefusedRequest(400, "bad_record", "");
  return text;
}

/** Whether the hall has a record again that it had cleared away. */
export async function broughtAgain(id: string): Promise<boolean> {
  const text = records.getItem(named(id));
  if (text === null) return false;
  return (await api.bring(text)).id === id;
}

/** Why a record cannot be watched, in words; with the line it is about. */
export function whyNot(error: unknown): string {
  if (!(error instanceof RefusedRequest)) throw error;
  if (error.status === 0) return t("page-trouble-away");
  const id = identifier("engine-reason", error.reason);
  const reason = has(id) ? t(id) : t("page-trouble");
  const line = /^[1-9]\d*$/.exec(error.detail)?.[0];
  if (error.reason === "unknown_game") return t("page-replay-bad-game", { game: error.detail, reason });
  return line === undefined ? t("page-replay-bad", { reason }) : t("page-replay-bad-line", { line, reason });
}
