// Timing: which scenes of a message move, when, and how fast. What goes beyond its time runs together.
import type { Pace } from "$lib/wire/protocol";
import { lengthOf, type Scene } from "./scenes";

/** What of a message is shown in a row, in ms at the calm pace; of the rest only the last moves. */
const IN_A_ROW = 900;
/** How much faster a pace is; 0: nothing moves but what happens to the viewer. */
const SPEEDS: Record<Pace, number> = { calm: 1, quick: 1500 / 700, instant: 0 };

/** A scene that moves: when it begins, and how much faster than calm it is. */
export interface Planned {
  scene: Scene;
  at: number;
  speed: number;
}

/** How long a scene has the stage for itself. */
const untilNext = (scene: Scene): number => scene.next ?? lengthOf(scene);

/** Nothing else on the table would say what a banner says. */
const announces = ({ acts }: Scene): boolean => acts.some(({ does }) => does === "banner");

function moves(scenes: Scene[], place: number, begun: number): boolean {
  const scene = scenes[place];
  if (scene === undefined || scene.mine) return true;
  const last = scenes.findLastIndex((other) => !other.mine);
  return begun + untilNext(scene) <= IN_A_ROW || place === last;
}

/** The scenes of a message one after the other. What happens to the viewer is never left out and never faster. */
export function planned(scenes: Scene[], pace: Pace): Planned[] {
  const speed = SPEEDS[pace];
  const plan: Planned[] = [];
  let [at, begun] = [0, 0];
  scenes.forEach((scene, place) => {
    const fits = moves(scenes, place, begun);
    if (!scene.mine && (speed === 0 || !(fits || announces(scene)))) return;
    const own = scene.mine ? 1 : speed;
    plan.push({ scene, at, speed: own });
    if (!fits) return; // what is announced is over the table while the next one moves
    at += untilNext(scene) / own;
    if (!scene.mine) begun += untilNext(scene);
  });
  return plan;
}
