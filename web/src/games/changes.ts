// What has changed since the viewer last acted, found by comparing what is seen with what was seen then.

/** Which places of a list hold something that was not there before, and how many of the things before are gone. */
export function changesOf<T>(before: readonly T[], now: readonly T[]): { fresh: Set<number>; gone: number } {
  const left = [...before];
  const fresh = new Set<number>();
  now.forEach((thing, place) => {
    const was = left.indexOf(thing);
    if (was < 0) fresh.add(place);
    else left.splice(was, 1);
  });
  return { fresh, gone: left.length };
}
