// Python in a worker: with its parts, and our packages where it finds them.
import type { PyodideAPI } from "pyodide";
import { place, remembering, type Create } from "./machine";
import type { Beginning } from "./messages";
import { atHand, fetchParts, type Progress } from "./parts";

const WASM = "pyodide.asm.wasm";
/** An index without packages: nothing is ever fetched from elsewhere. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "0" },
  packages: {},
};

const MEMORY = "memory";
const PACKAGES = "packages.zip";
const NATIVE = "native.zip";
/** What was compiled for this machine. */
const LINKED = "native.so";
/** Modules are read from the archive, except of the package with a part that was compiled: that has to be in a folder. */
const UNPACK = `
import sys, zipfile
with zipfile.ZipFile("/lib/${NATIVE}") as native:
    native.extractall("/lib/native")
del native
`;
const FIND = `sys.path += ["/lib/native", "/lib/${PACKAGES}"]`;
/** If Python remembers what it imported, it draws other numbers than before; and what was compiled is tried out. */
const RECALL = `
import importlib, msgspec, random
importlib.invalidate_caches()
random.seed()
assert msgspec.json.decode(msgspec.json.encode([1])) == [1]
`;

/** Python, what the browser has compiled it to, and what it remembered: another worker need not find that again. */
export interface Loaded {
  python: PyodideAPI;
  module: WebAssembly.Module;
  remembered: ArrayBuffer | null;
}

/** Python with our packages, ready to import them; with what it remembers of them, if the browser has that. */
export async function loadPython(beginning: Beginning, progress: Progress): Promise<Loaded> {
  const { folder, parts, memory, module } = beginning;
  const { [WASM]: size = 0, ...others } = parts;
  const coming = fetchParts(folder, module === null ? { ...others, [WASM]: size } : others, progress);
  const scripts = Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.js`) as Promise<typeof import("pyodide")>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.js`),
  ]);
  const compiled = module ?? WebAssembly.compileStreaming(coming[WASM] as Promise<Response>);
  const remembered = beginning.remembered ?? (await atHand(folder + MEMORY, memory));
  const start = async (from: Parts, memory: ArrayBuffer | null): Promise<Loaded> => {
    const python = await withPlace(folder, from, compiled, async () => begun(folder, from, memory, await scripts));
    progress(0.8);
    for (const name of [PACKAGES, NATIVE]) python.FS.writeFile(`/lib/${name}`, await bytesOf(from, name));
    if (memory === null) place(python.FS, await bytesOf(from, LINKED));
    python.runPython(UNPACK + (memory === null ? FIND : RECALL));
    progress(0.85);
    return { python, module: await compiled, remembered: memory };
  };
  if (remembered === null) return start(coming, null);
  return start(coming, remembered).catch((error: unknown) => {
    console.warn("Python begins without its memory", error);
    return start(fetchParts(folder, others, progress), null);
  });
}

type Parts = Record<string, Promise<Response>>;
type Scripts = [typeof import("pyodide"), { default: Create }];

const bytesOf = async (parts: Parts, name: string): Promise<Uint8Array> =>
  new Uint8Array(await ((await parts[name]) as Response).arrayBuffer());

/** Python as it begins, with its memory if there is one. */
async function begun(
  folder: string,
  parts: Parts,
  memory: ArrayBuffer | null,
  [{ loadPyodide: load }, { default: create }]: Scripts,
): Promise<PyodideAPI> {
  const plain = { indexURL: folder, lockFileContents: JSON.stringify(NO_PACKAGES), createPyodideModule: create };
  if (memory === null) return load(plain);
  let again = (): void => {};
  const linked = await bytesOf(parts, LINKED);
  const createPyodideModule = remembering(create, linked, memory.byteLength, (call) => (again = call));
  const python = await load({ ...plain, createPyodideModule, _loadSnapshot: memory });
  again();
  return python;
}

/** Loads Python while what it fetches is found among its parts, and what it is compiled to is made already. */
async function withPlace(
  folder: string,
  coming: Parts,
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
