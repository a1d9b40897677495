// What people read when they come back to a table.
import type { LoggedEvent } from "$lib/wire/log";

/** What has happened since the viewer's last turn: what came of the last answer is still a part of that turn. */
export function sinceOwnTurn(log: LoggedEvent[], acted: number, me: string): LoggedEvent[] {
  const lines = log.slice(acted);
  const first = lines.findIndex(({ event }) => event["who"] !== me);
  return first < 0 ? [] : lines.slice(first);
}
