// Where something lies that speaks of a thing: close to it, within a room, and not over it where there is another place.

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Below the thing or above it; where there is room for neither, at the end of the room that is further from it. */
export function beside(
  thing: Box,
  size: { width: number; height: number },
  room: Box,
  above = false,
): { left: number; top: number } {
  const left = clamp(thing.left, room.left, room.right - size.width);
  const below = thing.bottom + GAP + size.height <= room.bottom;
  if (below && !above) return { left, top: thing.bottom + GAP };
  if (thing.top - GAP - size.height >= room.top) return { left, top: thing.top - GAP - size.height };
  if (below) return { left, top: thing.bottom + GAP };
  const upper = thing.top + thing.bottom > room.top + room.bottom;
  return { left, top: upper ? room.top : room.bottom - size.height };
}
