// Where something lies that speaks of a thing: close to it, within a room, and not over it where there is another place.

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** Below the thing or above it, and not over what is to be spared; else at the end of the room that is further from it. */
export function beside(
  thing: Box,
  { width, height }: { width: number; height: number },
  room: Box,
  { above = false, spared = null }: { above?: boolean; spared?: Box | null } = {},
): { left: number; top: number } {
  const left = clamp(thing.left, room.left, room.right - width);
  const [under, over] = [thing.bottom + GAP, thing.top - GAP - height];
  const tops = (above ? [over, under] : [under, over]).filter((top) => top >= room.top && top + height <= room.bottom);
  const free = (top: number): boolean =>
    spared === null || apart({ left, top, right: left + width, bottom: top + height }, spared);
  const upper = thing.top + thing.bottom > room.top + room.bottom;
  return { left, top: tops.find(free) ?? tops[0] ?? (upper ? room.top : room.bottom - height) };
}
