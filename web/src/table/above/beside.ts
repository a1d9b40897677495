// The place of something that speaks of a thing: close to it, within a room, and not over it if there is another place.

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

const inside = (one: Box, room: Box): boolean =>
  one.left >= room.left && one.right <= room.right && one.top >= room.top && one.bottom <= room.bottom;

/** Below the thing or above it, else at its side or elsewhere: off what is to be spared, and off the thing where it can be. */
export function beside(
  thing: Box,
  { width, height }: { width: number; height: number },
  room: Box,
  { above = false, spared = null }: { above?: boolean; spared?: Box | null } = {},
): { left: number; top: number } {
  const place = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const left = clamp(thing.left, room.left, room.right - width);
  const [under, over] = [thing.bottom + GAP, thing.top - GAP - height];
  const [first, last] = [room.top, room.bottom - height];
  const upper = thing.top + thing.bottom > room.top + room.bottom;
  const rows = [
    clamp(thing.top, first, last),
    ...(spared === null ? [] : [spared.top - GAP - height, spared.bottom + GAP]),
    ...(upper ? [last, first] : [first, last]), // if it cannot be off the thing, then at the end that is further from it
  ];
  const columns = [thing.right + GAP, thing.left - GAP - width, left];
  const places = [
    ...(above ? [over, under] : [under, over]).map((top) => place(left, top)),
    ...columns.flatMap((column) => rows.map((row) => place(column, row))),
  ].filter((one) => inside(one, room));
  const free = places.filter((one) => spared === null || apart(one, spared));
  const found = free.find((one) => apart(one, thing)) ?? free.at(-1) ?? places.at(-1) ?? place(left, room.top);
  return { left: found.left, top: found.top };
}
