// The faces of a game, which are fetched once its table can be used: until then its cards are plain.

import { mount } from "svelte";
import Diapers from "./Diapers.svelte";
import type { Diaper } from "./face";

interface Painted {
  DIAPERS: Record<string, Diaper>;
}

/** When the page has nothing else to do. */
function later(work: () => void): void {
  if (typeof requestIdleCallback === "undefined") setTimeout(work, 200);
  else requestIdleCallback(work, { timeout: 1000 });
}

export class Gallery<Faces extends Painted> {
  faces: Faces | null = $state.raw(null);
  private asked = false;

  constructor(private readonly fetch: () => Promise<Faces>) {}

  /** Ask for them; all cards do, and they are fetched once. A hall that is away then is asked again by a later card. */
  open(): this {
    if (this.asked) return this;
    this.asked = true;
    document.documentElement.dataset["faces"] = "awaited";
    later(() => void this.load());
    return this;
  }

  private async load(): Promise<void> {
    try {
      const faces = await this.fetch();
      mount(Diapers, { target: document.body, props: { diapers: faces.DIAPERS } });
      this.faces = faces;
    } catch {
      this.asked = false; // cards stay plain, which says everything they have to say
    }
    delete document.documentElement.dataset["faces"];
  }
}

/** What makes a face, which remembers those it has made. */
export function once<Printed, Made>(make: (name: string, printed: Printed) => Made): typeof make {
  const made = new Map<string, Made>();
  return (name, printed) => {
    const before = made.get(name) ?? make(name, printed);
    made.set(name, before);
    return before;
  };
}
