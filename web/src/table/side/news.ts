// News: what has happened since the viewer last acted.
import type { LoggedEvent } from "$lib/wire/log";

/** Where the news begin in a log: behind what the viewer himself did last; -1 where there are none. */
export function newsIn(log: LoggedEvent[], acted: number, me: string | null): number {
  return log.findIndex(({ place, event }) => place >= acted && event["who"] !== me);
}
