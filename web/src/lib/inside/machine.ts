// What Python is made of, where it matters for remembering: where what was compiled is, and what each browser has of its
// own. tools/page/remember.mjs does the same when it writes the memory down.
import type { loadPyodide, PyodideAPI } from "pyodide";

export type Create = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;
type Settings = Parameters<Create>[0];
type Files = PyodideAPI["FS"];

/** Where Python looks for what was compiled. */
const PLACE = "/lib/native/msgspec";
const PLACED = `${PLACE}/_core.so`;
/** It begins where these divide the number of functions and of bytes: before that, browsers differ. */
const [FUNCTIONS, ROOM] = [4096, 65536];

/** More of it than its types tell. */
interface Machine {
  FS: Files;
  HEAP32: Int32Array;
  wasmTable: WebAssembly.Table;
  __PyRuntime: number;
  __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number;
  onRuntimeInitialized(): void;
  loadDynamicLibrary(place: string, how: { nodelete: boolean }, names: object): void;
  _emscripten_resize_heap(bytes: number): number;
  _malloc(bytes: number): number;
}

/** Put what was compiled where Python looks for it. */
export function place(files: Files, linked: Uint8Array): void {
  files.mkdirTree(PLACE);
  files.writeFile(PLACED, linked);
}

/** How a Python is created that will remember so much: what was compiled is part of it, in the place that it remembers,
 * before anything else needs room. `keep` is called with what sets again, once it remembers, how this browser calls
 * functions quickly. */
export function remembering(
  create: Create,
  linked: Uint8Array,
  bytes: number,
  keep: (again: () => void) => void,
): Create {
  return async (settings: Settings) => {
    const machine = settings as Settings & Machine; // what it is made with is what is made
    machine.onRuntimeInitialized = () => {
      place(machine.FS, linked);
      machine.wasmTable.grow(FUNCTIONS - (machine.wasmTable.length % FUNCTIONS));
      machine._malloc(ROOM - (machine._malloc(1) % ROOM));
      machine.loadDynamicLibrary(PLACED, { nodelete: true }, {});
    };
    const begun = await create(settings);
    const at = (machine.__PyRuntime + (machine.HEAP32[machine.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / 4] ?? 0)) / 4;
    const quick = machine.HEAP32[at] ?? 0;
    keep(() => (machine.HEAP32[at] = quick));
    machine._emscripten_resize_heap(bytes); // it begins with less than it may remember
    return begun;
  };
}
