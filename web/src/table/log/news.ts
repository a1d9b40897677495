// News: what has happened since the viewer last acted.
import type { LoggedEvent } from "$lib/wire/log";

/** Where the news begins in a log: after what the viewer did last; -1 if there is none. */
export function newsIn(log: LoggedEvent[], acted: number, me: string | null): number {
  return log.findIndex(({ place, event }) => place >= acted && event["who"] !== me);
}
