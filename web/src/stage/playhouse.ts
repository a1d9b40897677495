// The playhouse: what draws and sounds, loaded once the table can be used.
import type { Props } from "../games/types";
import FateLarge from "./FateLarge.svelte";
import FateStrip from "./FateStrip.svelte";
import { measureAfter, measureBefore, type Chart } from "./measuring";
import Narrator from "./Narrator.svelte";
import { Player } from "./player";
import { Scenery } from "./scenery";
import type { Scene, Theatre } from "./scenes";
import { openSheet } from "./sheet";
import { sound } from "./sounds";
import { isStill, type Playhouse } from "./stage.svelte";

/** Do some work of the theatre; the browser's own record says how long it took. */
function timed<Found>(work: () => Found): Found {
  const start = performance.now();
  const found = work();
  performance.measure("stage", { start });
  return found;
}

/** The house for a theatre at a table. */
export function playhouse(theatre: Theatre, props: () => Props): Playhouse {
  const scenery = new Scenery(isStill, theatre.Drawn);
  void openSheet().catch(() => undefined);
  const charts = new WeakMap<Scene, Chart>();
  const player = new Player({
    show: (scene, speed, after) => timed(() => scenery.show(scene, charts.get(scene) ?? new Map(), speed, after)),
    sound,
  });
  let frame = 0;

  /** What the table has become is measured once, when it is redrawn. */
  function changed(scenes: Scene[], known: Chart): void {
    const chart = measureAfter(known);
    scenery.measure();
    for (const scene of scenes) charts.set(scene, chart);
  }

  return {
    theatre,
    show(happenings, pace) {
      const scenes = timed(() => happenings.flatMap((one) => theatre.scene(one, props()) ?? []));
      const known = timed(() => measureBefore(scenes));
      cancelAnimationFrame(frame);
      player.hurry();
      frame = requestAnimationFrame(() => {
        timed(() => changed(scenes, known));
        player.play(scenes, pace);
      });
    },
    hurry: () => player.hurry(),
    close() {
      cancelAnimationFrame(frame);
      player.stop();
      scenery.close();
    },
    Large: FateLarge,
    Strip: FateStrip,
    Narrator,
  };
}
