// Python in a worker: with its parts, and our packages where it finds them.
import type { loadPyodide, PyodideAPI } from "pyodide";
import type { Beginning } from "./messages";
import { atHand, fetchParts, type Progress } from "./parts";

const FOLDER = "python/";
const WASM = "pyodide.asm.wasm";
/** An index without packages: nothing is ever fetched from elsewhere. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "0" },
  packages: {},
};

const PACKAGES = "packages.zip";
const NATIVE = "native.zip";
/** Modules are read from the archive, except what was compiled for this machine: that has to be in a folder. */
const FIND = `
import sys, zipfile
with zipfile.ZipFile("/lib/${NATIVE}") as native:
    native.extractall("/lib/native")
sys.path += ["/lib/native", "/lib/${PACKAGES}"]
`;
/** The same if Python remembers what it imported: it looks again what there is, and draws other numbers than before. */
const RECALL = `
import importlib, random, sys
sys.path.remove("/lib/${PACKAGES}")
importlib.invalidate_caches()
random.seed()
`;

/** Python, and what the browser has compiled it to: another worker need not do that again. */
export interface Loaded {
  python: PyodideAPI;
  module: WebAssembly.Module;
}

/** Python with our packages, ready to import them; with what it remembers of them, if the browser has that. */
export async function loadPython({ base, parts, memory, module }: Beginning, progress: Progress): Promise<Loaded> {
  const folder = new URL(FOLDER, base).href;
  const { [WASM]: size = 0, ...others } = parts;
  const coming = fetchParts(folder, module === null ? { ...others, [WASM]: size } : others, progress);
  const scripts = Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.js`) as Promise<typeof import("pyodide")>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.js`),
  ]);
  const compiled = module ?? WebAssembly.compileStreaming(coming[WASM] as Promise<Response>);
  const remembered = await atHand(folder + memory);
  const python = await withPlace(folder, coming, compiled, async () => {
    const [{ loadPyodide: load }, { default: create }] = await scripts;
    const lockFileContents = JSON.stringify(NO_PACKAGES);
    const plain = { indexURL: folder, lockFileContents, createPyodideModule: create };
    if (remembered === null) return load(plain);
    const createPyodideModule: Create = async (settings) => grown(await create(settings), remembered);
    return load({ ...plain, createPyodideModule, _loadSnapshot: remembered });
  });
  progress(0.8);
  for (const name of [PACKAGES, NATIVE])
    python.FS.writeFile(`/lib/${name}`, new Uint8Array(await ((await coming[name]) as Response).arrayBuffer()));
  python.runPython(remembered === null ? FIND : RECALL + FIND);
  progress(0.85);
  return { python, module: await compiled };
}

type Create = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;
type Begun = Awaited<ReturnType<Create>>;

/** Python begins with less memory than it may remember. */
function grown(begun: Begun, remembered: ArrayBuffer): Begun {
  (begun as Begun & { _emscripten_resize_heap(bytes: number): number })._emscripten_resize_heap(remembered.byteLength);
  return begun;
}

/** Loads Python while what it fetches is found among its parts, and what it is compiled to is made already. */
async function withPlace(
  folder: string,
  coming: Record<string, Promise<Response>>,
  compiled: WebAssembly.Module | Promise<WebAssembly.Module>,
  load: () => Promise<PyodideAPI>,
): Promise<PyodideAPI> {
  const [plainFetch, plainStart] = [globalThis.fetch, WebAssembly.instantiateStreaming];
  globalThis.fetch = (input, init) => {
    const name = String(input instanceof Request ? input.url : input).replace(folder, "");
    return name === WASM ? Promise.resolve(new Response()) : (coming[name] ?? plainFetch(input, init));
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await load();
  } finally {
    globalThis.fetch = plainFetch;
    WebAssembly.instantiateStreaming = plainStart;
  }
}
