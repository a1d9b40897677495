/** What is new on the main board since the viewer last acted: pieces, cards, and Favours that somebody uses. */

import type { PaladinsView } from "../view";

type Board = Pick<PaladinsView, "squares" | "townsfolk_row" | "outsider_row" | "favours" | "occupied">;

const SHOWN: Record<string, (board: Board, name: string) => boolean> = {
  square: ({ squares }, name) => name in squares,
  townsfolk: ({ townsfolk_row: row }, name) => row.some((card) => card === name),
  outsider: ({ outsider_row: row }, name) => row.some((card) => card === name),
};

/** Whether the thing with this key is there now and was not before; a Favour, too, where a worker came to stand. */
export function isNew(key: string, before: Board | null, now: Board): boolean {
  const [kind = "", name = ""] = key.split(":");
  const shown = kind === "favour" ? usedOrShown(before, name) : SHOWN[kind];
  return before !== null && shown !== undefined && shown(now, name) && !shown(before, name);
}

function usedOrShown(before: Board | null, name: string): (board: Board, name: string) => boolean {
  const wasThere = before?.favours.some((favour) => favour === name) ?? false;
  return wasThere ? ({ occupied }) => name in occupied : ({ favours }) => favours.some((favour) => favour === name);
}
