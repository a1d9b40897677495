// Starts the Python of the page, imports what its hall needs, and writes down its memory, so that a browser that has the
// page already need not do that again: `node remember.mjs PYODIDE LIBRARY.zip PACKAGES.zip NATIVE.zip NATIVE.so TO`.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, library, packages, native, compiled, to] = process.argv.slice(2);
const imported = (name) => import(pathToFileURL(`${pyodide}/${name}`).href);
const { loadPyodide } = await imported("pyodide.mjs");
const { default: create } = await imported("pyodide.asm.mjs");
const content = (file) => new Uint8Array(readFileSync(file));

/** What was compiled begins where these divide the number of functions and of bytes: before that, browsers differ. */
const [FUNCTIONS, ROOM] = [4096, 65536];

/** Python as the page begins it: with what was compiled for it in its place before anything else needs room, so that it
 * is in the same place in every page (web/src/lib/inside/machine.ts does the same). */
async function begun(more) {
  const createPyodideModule = (settings) => {
    settings.onRuntimeInitialized = () => {
      settings.FS.mkdirTree("/lib/native/msgspec");
      settings.FS.writeFile("/lib/native/msgspec/_core.so", content(compiled));
      settings.wasmTable.grow(FUNCTIONS - (settings.wasmTable.length % FUNCTIONS));
      settings._malloc(ROOM - (settings._malloc(1) % ROOM));
      settings.loadDynamicLibrary("/lib/native/msgspec/_core.so", { nodelete: true }, {});
    };
    return create(settings);
  };
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" }, stdLibURL: library, createPyodideModule, ...more });
  python.FS.writeFile("/lib/packages.zip", content(packages));
  python.FS.writeFile("/lib/native.zip", content(native));
  python.runPython(`
import sys, zipfile
with zipfile.ZipFile("/lib/native.zip") as native:
    native.extractall("/lib/native")
sys.path += ["/lib/native", "/lib/packages.zip"]
del native
`);
  return python;
}

/** What a hall needs that is open and at which two games are played: modules, in the order in which they were imported,
 * and patterns. */
async function needed() {
  const python = await begun({});
  python.runPython(`${LOAD}import greathall.server.page.colleagues`);
  const keeper = { keep: async () => {} };
  await python.pyimport("greathall.server.page.opening").open_hall("/hall.db", "", {}, keeper, {}, 1);
  return python.runPython(`
import json, re
json.dumps([list(sys.modules), [[p, f] for kind, p, f in re._cache if kind is str]])
`);
}

const LOAD = `
import greathall.games
for game, expansions in (("citadels", {}), ("paladins", {"expansions": ["city_of_crowns"]})):
    greathall.games.load(game, 2, **expansions)
`;
const python = await begun({ _makeSnapshot: true });
python.globals.set("NEEDED", await needed());
// The module that opens the hall is imported by the page itself.
python.runPython(`
import contextlib, gc, importlib, json, re
modules, patterns = json.loads(NEEDED)
del NEEDED
for name in modules:
    if name not in ("__main__", "js", "pyodide_js", "greathall.server.page.opening"):
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(name)
${LOAD}
from greathall.server.store.migrating import steps
steps()
for pattern, flags in patterns:
    re.compile(pattern, flags)
assert "greathall.server.hall.hall" in sys.modules
importlib.invalidate_caches()  # with the files that are open for it
gc.collect()
gc.freeze()  # what is remembered is not looked through again and again
`);
writeFileSync(to, python.makeMemorySnapshot());
process.exit(); // the hall that was opened goes on
