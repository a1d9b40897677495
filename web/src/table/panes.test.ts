import { describe, expect, it } from "vitest";
import type { Choice } from "$lib/pointing/choice.svelte";
import type { SidePanel, Tab } from "../games/types";
import { Panes } from "./panes.svelte";

const Panel = (() => undefined) as unknown as SidePanel["Panel"];
const tab = (id: string, held: string): Tab => ({ id, icon: "", label: id, holds: (key) => key.startsWith(held) });

/** A window without a width has the layout of a phone. */
function panes(keys: string[] = [], opens = ""): Panes {
  const client = {
    panels: () => [{ id: "notes", label: "Notes", key: "N", Panel }],
    tabs: () => [tab("board", "place:"), tab("hand", "hand:")],
  };
  const choice = { table: { game: {} }, client, props: {}, keys } as unknown as Choice;
  return new Panes(choice, () => [{ id: "open", label: "Secrets", key: "o", icon: "", Panel }], opens);
}

describe("what is around a board", () => {
  it("has the tabs of the game, those of the frame, and the log last", () => {
    expect(panes().tabs.map(({ id }) => id)).toEqual(["board", "hand", "open", "log"]);
    expect(panes().panels.map(({ id }) => id)).toEqual(["notes", "open"]);
  });

  it("opens the first tab, or the one that is wanted", () => {
    expect(panes().open).toBe("board");
    expect(panes([], "hand").open).toBe("hand");
    expect(panes([], "nowhere").open).toBe("board");
  });

  it("counts what can be chosen in each tab", () => {
    expect(panes(["hand:a", "hand:b", "place:c"]).counts).toEqual({ board: 1, hand: 2, open: 0, log: 0 });
  });

  it("seeks another tab only if the open one does not have it", () => {
    const shown = panes();
    shown.seek((one) => one.holds("place:c"));
    expect(shown.open).toBe("board");
    shown.seek((one) => one.holds("hand:a"));
    expect(shown.open).toBe("hand");
    shown.seek((one) => one.holds("elsewhere"));
    expect(shown.open).toBe("hand");
  });

  it("shows a panel by its shortcut, whatever others there are", () => {
    const shown = panes();
    expect(shown.press("x")).toBe(false);
    expect(shown.press("o")).toBe(true);
    expect([shown.side, shown.open]).toEqual(["open", "open"]);
  });
});
