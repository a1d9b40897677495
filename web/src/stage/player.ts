// The player: scenes in a row, by a clock. A player who acts sees the rest at its end; fates of the viewer stay.
import type { Pace } from "$lib/wire/protocol";
import type { Scene, Sound } from "./scenes";
import { planned, type Planned } from "./timing";

/** A scene on the stage, which can be shown as it ends. */
export interface Shown {
  finish(): void;
}

export interface Clock {
  /** Do something later; what comes back calls it off. */
  after(ms: number, what: () => void): () => void;
}

export const TRUE_CLOCK: Clock = {
  after(ms, what) {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
};

export interface Cast {
  /** Put a scene on the stage, where it begins after this many ms. */
  show(scene: Scene, speed: number, after: number): Shown;
  sound(sound: Sound, mine: boolean): void;
}

interface Cue {
  mine: boolean;
  off: () => void;
}

export class Player {
  private cues: Cue[] = [];
  private shown: { mine: boolean; on: Shown }[] = [];

  constructor(
    private readonly cast: Cast,
    private readonly clock: Clock = TRUE_CLOCK,
  ) {}

  /** Show what has happened; what was still being shown of earlier things ends. All of it is put on the stage at once,
   * before anything moves: to put up one scene while another moves would be seen. */
  play(scenes: Scene[], pace: Pace): void {
    this.hurry();
    for (const one of planned(scenes, pace)) this.plan(one);
  }

  /** The rest as it ends, except what happens to the viewer. */
  hurry(): void {
    this.end(({ mine }) => !mine);
  }

  /** Everything ends: the curtain falls. */
  stop(): void {
    this.end(() => true);
  }

  private end(which: (one: { mine: boolean }) => boolean): void {
    for (const cue of this.cues.filter(which)) cue.off();
    for (const { on } of this.shown.filter(which)) on.finish();
    this.cues = this.cues.filter((cue) => !which(cue));
    this.shown = this.shown.filter((one) => !which(one));
  }

  private plan({ scene, at, speed }: Planned): void {
    const { mine } = scene;
    this.shown.push({ mine, on: this.cast.show(scene, speed, at) });
    for (const { sound, after } of scene.sounds) this.cue(at + after / speed, mine, () => this.cast.sound(sound, mine));
  }

  private cue(ms: number, mine: boolean, what: () => void): void {
    const cue: Cue = { mine, off: () => undefined };
    cue.off = this.clock.after(ms, () => {
      this.cues = this.cues.filter((other) => other !== cue);
      what();
    });
    this.cues.push(cue);
  }
}
