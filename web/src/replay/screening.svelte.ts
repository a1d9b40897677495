// Screening: whoever goes on by one move sees what happens in it as at the table, at the speed of the replay.
import type { Choice } from "$lib/pointing/choice.svelte";
import type { GameClient } from "../games/types";
import type { Projector } from "./projector.svelte";

/** From this speed on scenes are quick. */
const QUICK = 2;

/** Open the theatre over a game that is past, as long as the component that calls this is there. */
export function screening(projector: Projector, client: GameClient, choice: Choice): void {
  const { table } = projector;

  $effect(() => {
    let close = (): void => undefined;
    let left = false;

    async function open(): Promise<void> {
      if (client.theatre === undefined) return;
      const [{ playhouse }, theatre] = await Promise.all([import("../stage/playhouse"), client.theatre()]);
      if (left) return;
      const house = playhouse(theatre, () => choice.props);
      close = () => house.close();
      table.moved = (events, before, after) => {
        const happenings = events.map((event, place) => ({
          event,
          earlier: events.slice(0, place),
          later: events.slice(place + 1),
          before,
          after,
          me: null,
        }));
        house.show(happenings, projector.speed < QUICK ? "calm" : "quick");
      };
    }

    // If the hall cannot be reached just now, the game is shown without a theatre.
    void open().catch(() => undefined);
    return () => {
      left = true;
      table.moved = null;
      close();
    };
  });
}
