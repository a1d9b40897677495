// The people at a table besides those of this device.
import type { TableState } from "$lib/wire/table.svelte";

export interface Other {
  /** The number of their seat. */
  seat: number;
  name: string;
}

export function othersAt({ info }: TableState): Other[] {
  if (info === null) return [];
  const mine = info.mine ?? [];
  return info.seats.flatMap(({ kind, name }, seat) =>
    kind === "person" && !mine.includes(seat) ? [{ seat, name }] : [],
  );
}
