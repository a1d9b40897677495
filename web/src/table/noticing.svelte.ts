// Noticing: a sound when it is my turn, when something strikes me and when an answer was refused; on my turn a notification, too.
import type { GameClient } from "../games/types";
import { notify } from "$lib/device/notify";
import { settings } from "$lib/device/settings.svelte";
import { play } from "$lib/device/sound";
import type { TableState } from "$lib/wire/table.svelte";
import { t, titleOf } from "$lib/words";

interface Seen {
  table: TableState;
  client: GameClient;
  /** Whether the viewer is asked, and what, in a line. */
  asked: boolean;
  line: string;
}

function struck({ table, client }: Seen, events: Record<string, unknown>[]): boolean {
  const me = table.me;
  const view = table.game?.view ?? {};
  return me !== null && events.some((event) => client.strikes?.(event, me, view) ?? false);
}

function myTurn({ table, line }: Seen): void {
  play("turn");
  if (settings.notify)
    notify(t("page-table-window-turn", { name: table.info?.title || titleOf(table.rules) }), line, table.id);
}

/** Notice what happens at a table, as long as the component that calls this is there. */
export function noticing(look: () => Seen): void {
  let before: { asked: boolean; log: number } | null = null;

  $effect(() => {
    const seen = look();
    const { asked, table } = seen;
    const log = table.log;
    if (before !== null && asked && !before.asked) myTurn(seen);
    else if (
      before !== null &&
      struck(
        seen,
        log.slice(before.log).map((line) => line.event),
      )
    )
      play("struck");
    before = table.game === null ? null : { asked, log: log.length };
  });

  $effect(() => {
    if (look().table.refusal !== null) play("refused");
  });
}
