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
  const counter = (): TransformStream<Bytes, Bytes> =>
    new TransformStream({
      transform: (piece, out) => {
        done += piece.byteLength;
        progress(Math.min(FETCHING, (FETCHING * done) / all));
        out.enqueue(piece);
      },
    });
  return Object.fromEntries(Object.keys(sizes).map((name) => [name, unpacked(folder + name, counter())]));
}

/** A part as it was before it was packed. */
async function unpacked(address: string, counter: TransformStream<Bytes, Bytes>): Promise<Response> {
  const response = await fetch(address + PACKED);
  if (!response.ok || response.body === null) throw new Error(`${address}${PACKED}: ${response.status}`);
  const stream = response.body.pipeThrough(counter).pipeThrough(new DecompressionStream("gzip"));
  const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(stream, { headers: { "Content-Type": type } });
}

/** A packed file that the browser has already, whole; null if it would have to be fetched first. */
export async function atHand(address: string): Promise<ArrayBuffer | null> {
  try {
    const kept = await caches.match(address);
    if (kept?.body == null) return null;
    return await new Response(kept.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  } catch {
    return null; // the browser keeps nothing, or something other than what was packed
  }
}
