// The packed parts of Python: fetched all at once, counted as they come, and unpacked on the way.

/** What is reported while Python comes: the share that is done, from 0 to 1. */
export type Progress = (share: number) => void;

const PACKED = ".packed";
/** The share of the way that fetching is; the rest is for reading what has come. */
const FETCHING = 0.7;

type Bytes = Uint8Array<ArrayBuffer>;

/** The parts by their names, on their way from a folder. */
export function fetchParts(
  folder: string,
  sizes: Record<string, number>,
  progress: Progress,
): Record<string, Promise<Response>> {
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let done = 0;
  const came = (bytes: number): void => {
    done += bytes;
    progress(Math.min(FETCHING, (FETCHING * done) / all));
  };
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, part(folder + name, size, came)]));
}

/** A part as it was before it was packed. */
async function part(address: string, size: number, came: (bytes: number) => void): Promise<Response> {
  const here = await kept(address);
  if (here !== null) {
    came(size);
    return here;
  }
  const response = await fetch(address + PACKED);
  if (!response.ok || response.body === null) throw new Error(`${address}${PACKED}: ${response.status}`);
  const counter = new TransformStream<Bytes, Bytes>({
    transform: (piece, out) => {
      came(piece.byteLength);
      out.enqueue(piece);
    },
  });
  const stream = response.body.pipeThrough(counter).pipeThrough(new DecompressionStream("gzip"));
  const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(stream, { headers: { "Content-Type": type } });
}

/** What the browser keeps of the page, which is not packed there; null if it would have to be fetched first. */
async function kept(address: string): Promise<Response | null> {
  try {
    return (await caches.match(address)) ?? null;
  } catch {
    return null; // it keeps nothing
  }
}

/** Something of this size that the browser keeps, whole; null if it does not. */
export async function atHand(address: string, size: number): Promise<ArrayBuffer | null> {
  const found = await (await kept(address))?.arrayBuffer().catch(() => null);
  return found?.byteLength === size ? found : null;
}
