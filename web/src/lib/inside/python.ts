// Python in a worker: with its parts, and our packages where it finds them.
import type { PyodideAPI } from "pyodide";
import type { Beginning } from "./messages";
import { atHand, fetchParts, type Progress } from "./parts";

const FOLDER = "python/";
const WASM = "pyodide.asm.wasm";
/** An index without packages: nothing is ever fetched from elsewhere. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "0" },
  packages: {},
};

const PACKAGES = "/lib/packages.zip";
/** Modules are read from the archive, but for what was compiled for this machine: that has to lie in a folder. */
const FIND = `
import sys, sysconfig, zipfile
with zipfile.ZipFile("${PACKAGES}") as packages:
    packages.extractall(sysconfig.get_path("purelib"), [n for n in packages.namelist() if n.startswith("msgspec/")])
sys.path.append("${PACKAGES}")
`;
/** The same where Python remembers what it imported: it looks anew what there is, and draws other numbers than before. */
const RECALL = `
import importlib, random, sys
sys.path.remove("${PACKAGES}")
importlib.invalidate_caches()
random.seed()
`;

/** Python, and what the browser has compiled it to: another worker need not do that again. */
export interface Loaded {
  python: PyodideAPI;
  module: WebAssembly.Module | null;
}

/** Python with our packages, ready to import them; with what it remembers of them, where the browser has that. */
export async function loadPython({ base, parts, memory, module }: Beginning, progress: Progress): Promise<Loaded> {
  const folder = new URL(FOLDER, base).href;
  const { [WASM]: size = 0, ...others } = parts;
  const coming = fetchParts(folder, module === null ? { ...others, [WASM]: size } : others, progress);
  const packages = coming["packages.zip"] as Promise<Response>;
  const scripts = Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.js`) as Promise<typeof import("pyodide")>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.js`),
  ]);
  const remembered = await atHand(folder + memory);
  const loaded = await withPlace(folder, coming, module, async () => {
    const [{ loadPyodide }, { default: createPyodideModule }] = await scripts;
    const lockFileContents = JSON.stringify(NO_PACKAGES);
    const snapshot = remembered === null ? {} : { _loadSnapshot: remembered };
    return loadPyodide({ indexURL: folder, lockFileContents, createPyodideModule, ...snapshot });
  });
  progress(0.8);
  loaded.python.FS.writeFile(PACKAGES, new Uint8Array(await (await packages).arrayBuffer()));
  loaded.python.runPython(remembered === null ? FIND : RECALL + FIND);
  progress(0.85);
  return loaded;
}

/** Loads Python while what it fetches is found among its parts, and what it is compiled to is taken or kept. */
async function withPlace(
  folder: string,
  coming: Record<string, Promise<Response>>,
  module: WebAssembly.Module | null,
  load: () => Promise<PyodideAPI>,
): Promise<Loaded> {
  const [plainFetch, plainStart] = [globalThis.fetch, WebAssembly.instantiateStreaming];
  let made = module;
  globalThis.fetch = (input, init) => {
    const name = String(input instanceof Request ? input.url : input).replace(folder, "");
    if (name === WASM && module !== null) return Promise.resolve(new Response());
    return coming[name] ?? plainFetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    if (module !== null) return { module, instance: await WebAssembly.instantiate(module, imports) };
    const started = await plainStart(source, imports);
    made = started.module;
    return started;
  };
  try {
    return { python: await load(), module: made };
  } finally {
    globalThis.fetch = plainFetch;
    WebAssembly.instantiateStreaming = plainStart;
  }
}
