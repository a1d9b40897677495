// The scenery: a layer over the table on which scenes are drawn and taken away again. Nobody can touch it or hears it.
import { perform, standStill, type Boards } from "./acting";
import type { Chart } from "./measuring";
import type { Drawn } from "./pieces";
import type { Shown } from "./player";
import type { Scene } from "./scenes";
import "./stage.css";

/** How long a light stays if nothing moves, and how long words do. */
const STAYS = 2000;
const WORDS_STAY = 4000;

/** How far along its way a piece vanishes: nothing covers what it has become. */
const GONE = 0.999;

/** The same way, at whose end the piece cannot be seen any more. */
function vanishing(frames: Keyframe[]): Keyframe[] {
  const [last = {}, ...rest] = [...frames].reverse();
  return [...rest.reverse(), { ...last, offset: GONE }, { ...last, offset: 1, opacity: 0 }];
}

export class Scenery {
  private readonly layer = document.createElement("div");
  /** Pieces that have come to their end, and how many scenes still move: all go at once, for each would be a layer less
   * and the page put together again. */
  private ended: HTMLElement[] = [];
  private running = 0;
  /** How large a measure of the drawings is, in px: a larger window shows the same table larger. */
  private unit = 1;

  constructor(
    private readonly still: () => boolean,
    private readonly Drawn?: Drawn,
  ) {
    this.layer.className = "stage";
    this.layer.dataset["stage"] = "";
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
  }

  /** Measure once for all that is drawn next: asking in between causes a layout. */
  measure(): void {
    this.unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  }

  /** Draw a scene where its things were found to be; it begins after this many ms, and nobody sees it before. */
  show(scene: Scene, chart: Chart, speed: number, begins: number): Shown {
    const things: HTMLElement[] = [];
    const moving: Animation[] = [];
    const boards: Boards = {
      chart,
      unit: this.unit,
      Drawn: this.Drawn,
      put: (thing, { left, top, width, height }) => {
        thing.classList.add("stage-thing");
        Object.assign(thing.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
        if (height > 0) thing.style.height = `${height}px`;
        things.push(thing);
      },
      move: (thing, frames, { after, lasts, easing = "linear", stands = false }) => {
        const timing = { delay: begins + after / speed, duration: lasts / speed, easing };
        const ours = things.includes(thing as HTMLElement);
        const fill = stands ? "both" : ours ? "forwards" : "backwards";
        moving.push(thing.animate(ours ? vanishing(frames) : frames, { ...timing, fill }));
      },
    };
    const still = this.still();
    this.layer.classList.toggle("stage-still", still);
    for (const act of scene.acts) (still ? standStill : perform)(act, boards);
    this.clear();
    this.layer.append(...things);
    return still ? stay(things, scene) : this.leave(things, moving);
  }

  private clear(): void {
    for (const thing of this.ended.splice(0)) thing.remove();
  }

  /** What has moved goes when nothing moves any more, or with what comes next. */
  private leave(things: HTMLElement[], moving: Animation[]): Shown {
    this.running += 1;
    let left = moving.length;
    const end = (): void => {
      this.ended.push(...things);
      this.running -= 1;
      if (this.running === 0) this.clear();
    };
    const ended = (): void => void ((left -= 1) === 0 && end());
    for (const one of moving) one.onfinish = ended;
    if (moving.length === 0) end();
    return {
      finish: () => {
        for (const one of moving) one.finish();
        for (const thing of things) thing.remove();
      },
    };
  }

  close(): void {
    this.layer.remove();
  }
}

function stay(things: HTMLElement[], { acts }: Scene): Shown {
  const gone = (): void => things.forEach((thing) => thing.remove());
  const timer = setTimeout(gone, acts.some(({ does }) => does === "banner") ? WORDS_STAY : STAYS);
  return { finish: () => (clearTimeout(timer), gone()) };
}
