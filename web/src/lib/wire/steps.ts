// Steps: what the hall tells of a game is shown as it comes; while somebody reads it waits, and then comes bit by bit.
import type { Game } from "./protocol";

/** Between two things that happened while somebody was reading, in milliseconds. */
const STEP = 700;

export class Steps {
  private coming: Game[] = [];
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (game: Game) => void) {}

  arrived(game: Game): void {
    this.coming.push(game);
    if (this.coming.length === 1) this.goOn();
  }

  /** Show nothing more until it is let go again. */
  hold(on: boolean): void {
    this.held = on;
    if (!on) this.goOn();
  }

  /** Forget what is not shown yet: it will be told again. */
  clear(): void {
    clearTimeout(this.timer);
    this.coming = [];
  }

  private goOn(): void {
    clearTimeout(this.timer);
    const game = this.held ? undefined : this.coming.shift();
    if (game === undefined) return;
    this.show(game);
    if (this.coming.length > 0) this.timer = setTimeout(() => this.goOn(), STEP);
  }
}
