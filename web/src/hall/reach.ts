// How friends reach the hall: by the address of this page, by another one of this computer, or not yet.
import { api, RefusedRequest } from "$lib/wire/api";

export interface Ways {
  /** The beginnings of links that friends can open, the most likely first. */
  origins: string[];
  /** What opens the hall to friends, if nothing above does. */
  command: string;
}

/** Asks the hall; a hall that does not answer is where this page came from. */
export async function findWays(): Promise<Ways> {
  try {
    const { own, addresses, command } = await api.reach();
    return { origins: own ? [location.origin] : addresses, command };
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error;
    return { origins: [location.origin], command: "" };
  }
}

/** A link into the hall that a friend, or one's own phone, can open; if none can, one for this computer. */
export async function linkFor(path: string): Promise<string> {
  return ((await findWays()).origins[0] ?? location.origin) + path;
}
