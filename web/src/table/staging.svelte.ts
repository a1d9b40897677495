// Staging: the theatre opens once the table can be used, and gives way to those who act.
import type { Stage } from "../stage/stage.svelte";

/** When the browser has nothing better to do, at the latest after a while. */
function idle(what: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(what, 200);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(what, { timeout: 2000 });
  return () => cancelIdleCallback(call);
}

/** What a table needs in the end is there by then. */
const fetchEnd = async (): Promise<void> => void (await import("./end/EndOfGame.svelte"));

/** Open the stage of a table and keep it in step, as long as the component that calls this is there. */
export function staging(stage: Stage, asked: () => boolean): void {
  const { table } = stage;
  /** In the end the result takes the place of the table, and nothing is shown over it. */
  const shown = $derived(table.game !== null && table.game.result === null);
  const live = $derived(table.status === "live" && table.info !== null && table.me !== null);

  $effect(() => {
    if (!shown || table.past) return;
    // If the hall cannot be reached just now, the table is played without a theatre.
    const call = idle(
      () =>
        void stage
          .open()
          .then(fetchEnd)
          .catch(() => undefined),
    );
    return () => {
      call();
      stage.close();
    };
  });

  // A player who acts sees the rest fast forward, and so does one who only clicks or taps somewhere.
  $effect(() => {
    if (table.pending) stage.hurry();
  });
  $effect(() => {
    const clicked = (): void => stage.hurry();
    addEventListener("click", clicked, { capture: true });
    return () => removeEventListener("click", clicked, { capture: true });
  });

  $effect(() => {
    const mine = asked();
    stage.note(!mine && table.game !== null && table.game.result === null);
    if (mine) stage.pace.arrive();
  });

  // A hall that was opened again has forgotten what was said to it.
  $effect(() => {
    if (live) stage.pace.remind();
  });
}
