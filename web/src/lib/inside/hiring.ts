// Workers for bots, as Python in the hall hires them.
import type { Beginning } from "./messages";

interface Bytes {
  toJs(): Uint8Array;
}

/** One worker. What it says is heard in order; when it fails, its listener hears of it. */
class Colleague {
  private readonly worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
  private readonly said: Uint8Array[] = [];
  private failed: string | null = null;
  private hear: (() => void) | null = null;

  constructor(beginning: Beginning) {
    this.worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
      this.said.push(data);
      this.hear?.();
    };
    this.worker.onerror = (event) => {
      this.failed = event.message || "a worker failed";
      this.hear?.();
    };
    const { remembered } = beginning;
    this.worker.postMessage(beginning, remembered === null ? [] : [remembered]);
  }

  send(text: Bytes): void {
    this.worker.postMessage(text.toJs());
  }

  async receive(): Promise<Uint8Array> {
    while (this.said.length === 0) {
      if (this.failed !== null) throw new Error(this.failed);
      await new Promise<void>((resolve) => (this.hear = resolve));
    }
    return this.said.shift() as Uint8Array;
  }

  end(): void {
    this.worker.terminate();
  }
}

/** Hires workers; the first is on its way before anybody asks for it, and is given what Python remembered here. */
export class Hiring {
  private waiting: Colleague | null = null;

  constructor(private beginning: Beginning) {}

  /** Have somebody ready soon. */
  prepare(): void {
    this.waiting ??= this.next();
  }

  readonly hire = (): Colleague => {
    const colleague = this.waiting ?? this.next();
    this.waiting = null;
    return colleague;
  };

  private next(): Colleague {
    const { beginning } = this;
    this.beginning = { ...beginning, remembered: null };
    return new Colleague(beginning);
  }
}
