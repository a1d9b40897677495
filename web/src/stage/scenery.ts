// The scenery: a layer over the table on which scenes are drawn and taken away again. Nobody can touch it or hears it.
import { perform, standStill, type Boards } from "./acting";
import type { Chart } from "./measuring";
import type { Drawn } from "./pieces";
import type { Shown } from "./player";
import type { Scene } from "./scenes";
import "./stage.css";

/** How long a light stays where nothing moves, and how long words do. */
const STAYS = 2000;
const WORDS_STAY = 4000;

export class Scenery {
  private readonly layer = document.createElement("div");

  constructor(
    private readonly still: () => boolean,
    private readonly Drawn?: Drawn,
  ) {
    this.layer.className = "stage";
    this.layer.dataset["stage"] = "";
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
  }

  /** Draw a scene where its things were found to be. */
  show(scene: Scene, chart: Chart, speed: number): Shown {
    const things: HTMLElement[] = [];
    const moving: Animation[] = [];
    const boards: Boards = {
      chart,
      unit: unit(),
      Drawn: this.Drawn,
      put: (thing, { left, top, width, height }) => {
        thing.classList.add("stage-thing");
        Object.assign(thing.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
        if (height > 0) thing.style.height = `${height}px`;
        things.push(thing);
      },
      move: (thing, frames, { after, lasts, easing = "linear" }) => {
        moving.push(
          thing.animate(frames, { delay: after / speed, duration: lasts / speed, easing, fill: "backwards" }),
        );
      },
    };
    const still = this.still();
    for (const act of scene.acts) (still ? standStill : perform)(act, boards);
    this.layer.append(...things);
    return still ? stay(things, scene) : leave(things, moving);
  }

  close(): void {
    this.layer.remove();
  }
}

/** How large a measure of the drawings is now, in px: a larger window shows the same table larger. */
const unit = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

function leave(things: HTMLElement[], moving: Animation[]): Shown {
  const gone = (): void => things.forEach((thing) => thing.remove());
  const ends = moving.filter(({ effect }) => things.includes((effect as KeyframeEffect).target as HTMLElement));
  // Each thing goes when it has come to its end, so that nothing covers what it has become.
  for (const one of ends) one.onfinish = () => ((one.effect as KeyframeEffect).target as HTMLElement).remove();
  return {
    finish: () => {
      for (const one of moving) one.finish();
      gone();
    },
  };
}

function stay(things: HTMLElement[], { acts }: Scene): Shown {
  const gone = (): void => things.forEach((thing) => thing.remove());
  const timer = setTimeout(gone, acts.some(({ does }) => does === "banner") ? WORDS_STAY : STAYS);
  return { finish: () => (clearTimeout(timer), gone()) };
}
