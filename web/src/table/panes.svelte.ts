// What is around a board: the panels of the column or the drawer, the tabs of a phone, and which of them are open.
import type { Choice } from "$lib/pointing/choice.svelte";
import { layout, lowPanes, tallPanes, twoPanes, wideLayout, type Layout } from "$lib/device/screen.svelte";
import { t } from "$lib/words";
import type { SidePanel, Tab } from "../games/types";

/** A panel of the frame's own, which is a tab on a phone. */
export interface OwnPanel extends SidePanel {
  icon: string;
}

const NOTHING = (): boolean => false;

export class Panes {
  side = $state("log");
  drawer = $state(false);
  tab = $state("");
  readonly wide: boolean = $derived.by(
    () => this.choice.table.game !== null && (this.choice.client.wide?.(this.choice.props) ?? false),
  );
  readonly shape: Layout = $derived(this.wide ? wideLayout() : layout());
  readonly panels: SidePanel[] = $derived.by(() => [...this.choice.client.panels(this.choice.table), ...this.own()]);
  readonly tabs: Tab[] = $derived.by(() => [
    ...(this.choice.table.game === null ? [] : this.choice.client.tabs(this.choice.props)),
    ...this.own().map(({ id, icon, label }) => ({ id, icon, label, holds: NOTHING })),
    { id: "log", icon: "gh-list", label: t("page-table-log"), holds: NOTHING },
  ]);
  /** With two panes the first tab is always open, and the others take turns next to it. */
  readonly two: boolean = $derived(twoPanes(this.shape) && this.tabs.length > 1);
  /** On a phone on its side the question is below the first pane, so that the other has all the height. */
  readonly low: boolean = $derived(this.two && lowPanes());
  /** On a tablet held upright the log fills what a tab leaves free. */
  readonly tall: boolean = $derived(this.two && tallPanes());
  readonly turning: Tab[] = $derived(this.two ? this.tabs.slice(1) : this.tabs);
  readonly open: string = $derived(
    this.turning.some((one) => one.id === this.tab) ? this.tab : (this.turning[0]?.id ?? "log"),
  );
  /** By tab: how many things are in it that can be chosen. */
  readonly counts: Record<string, number> = $derived.by(() =>
    Object.fromEntries(this.tabs.map((one) => [one.id, this.choice.keys.filter((key) => one.holds(key)).length])),
  );

  /** By tab: how much was said that has not been seen. */
  readonly news: Record<string, number> = $derived.by(() => {
    const { overheard, me } = this.choice.table;
    return { log: overheard.unread.filter(({ seat }) => seat !== me).length };
  });

  /** Whether the log is to be seen. */
  readonly logged: boolean = $derived.by(() => {
    if (this.shape === "phone") return this.open === "log" || this.tall;
    return this.side === "log" && (this.shape === "desk" || this.drawer);
  });

  constructor(
    readonly choice: Choice,
    readonly own: () => OwnPanel[] = () => [],
    opens = "",
  ) {
    this.tab = opens;
  }

  show(panel: string): void {
    if (this.shape === "phone") this.tab = panel;
    else if (this.shape === "drawer") this.drawer = !(this.drawer && this.side === panel);
    this.side = panel;
  }

  /** Show the panel with this shortcut, or the log in its place; false if there is none. */
  press(key: string): boolean {
    const panel = this.panels.find((one) => one.key?.toLowerCase() === key);
    if (panel !== undefined) this.show(this.side === panel.id && this.shape === "desk" ? "log" : panel.id);
    return panel !== undefined;
  }

  /** Open the tab with what one should look at; another is left only if one has to. */
  seek(holds: (tab: Tab) => boolean): void {
    const open = this.turning.find((one) => one.id === this.open);
    if (open !== undefined && holds(open)) return;
    this.tab = this.turning.find(holds)?.id ?? this.tab;
  }
}
