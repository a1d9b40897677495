// Starts the Python of the page, imports what every hall needs, and writes down its memory, so that a browser that has the
// page already need not do that again: `node remember.mjs PYODIDE LIBRARY.zip PACKAGES.zip TO`.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, library, packages, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({
  _makeSnapshot: true,
  env: { PYTHONHASHSEED: "0" },
  stdLibURL: library,
});
python.FS.writeFile("/lib/packages.zip", new Uint8Array(readFileSync(packages)));
// What was compiled for this machine cannot be remembered: nothing here may import msgspec.
python.runPython(`
import sys
sys.path.append("/lib/packages.zip")
import asyncio, difflib, hmac, importlib.metadata, ipaddress, logging, sqlite3, zipfile
import fluent.syntax, starlette.applications, starlette.middleware.errors, starlette.routing, starlette.websockets
import greathall.bots, greathall.engine, greathall.games
for game, expansions in (("citadels", {}), ("paladins", {"expansions": ["city_of_crowns"]})):
    greathall.games.load(game, 2, **expansions)
assert "msgspec" not in sys.modules
import gc
importlib.invalidate_caches()  # with the files that are open for it
gc.collect()
`);
writeFileSync(to, python.makeMemorySnapshot());
