// A worker in which bots think: it is sent errands and answers thoughts, and knows nothing of the hall.
import { loadPython } from "./python";
import type { Beginning } from "./messages";

type Think = (errand: Uint8Array) => { toJs(): Uint8Array; destroy(): void };

let think: Think | null = null;

onmessage = async ({ data }: MessageEvent<Beginning | Uint8Array>) => {
  if (!(data instanceof Uint8Array)) {
    const { python } = await loadPython(data, () => {});
    const colleagues = python.pyimport("greathall.server.page.colleagues");
    think = (errand) => colleagues.think(errand);
    say(colleagues.ready());
  } else if (think !== null) say(think(data));
};

function say(said: ReturnType<Think>): void {
  const text = said.toJs();
  said.destroy();
  postMessage(text, { transfer: [text.buffer] });
}
