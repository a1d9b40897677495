// Starts the Python of the page, imports what its hall needs, and writes down its memory, so that a browser that has the
// page already need not do that again: `node remember.mjs PYODIDE LIBRARY.zip PACKAGES.zip NATIVE.zip TO`.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, library, packages, native, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);

/** Python as the page begins it. */
async function begun(more) {
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" }, stdLibURL: library, ...more });
  python.FS.writeFile("/lib/packages.zip", new Uint8Array(readFileSync(packages)));
  python.runPython("import sys; sys.path.append('/lib/packages.zip')");
  return python;
}

/** What a hall needs that is open and at which two games are played: modules, in the order in which they were imported,
 * and patterns. */
async function needed() {
  const python = await begun({});
  python.FS.writeFile("/lib/native.zip", new Uint8Array(readFileSync(native)));
  python.runPython(`
import zipfile
zipfile.ZipFile("/lib/native.zip").extractall("/lib/native")
sys.path.append("/lib/native")
${LOAD}
import greathall.server.page.colleagues
`);
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
// What was compiled for this machine cannot be remembered: what imports msgspec is imported by the page itself.
python.runPython(`
import contextlib, gc, importlib, json, re
modules, patterns = json.loads(NEEDED)
del NEEDED
sys.modules["msgspec"] = None
for name in modules:
    if not name.startswith(("msgspec", "js", "pyodide_js", "__main__")):
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(name)
del sys.modules["msgspec"]
${LOAD}
from greathall.server.store.migrating import steps
steps()
for pattern, flags in patterns:
    re.compile(pattern, flags)
assert "greathall.bots" in sys.modules and "greathall.server.protocol.messages" not in sys.modules
importlib.invalidate_caches()  # with the files that are open for it
gc.collect()
`);
writeFileSync(to, python.makeMemorySnapshot());
process.exit(); // the hall that was opened goes on
