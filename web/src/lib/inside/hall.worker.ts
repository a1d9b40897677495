// The worker that the hall is in: it opens the hall that Python is, and hands on what the page says.
import type { PyodideAPI } from "pyodide";
import { Hiring } from "./hiring";
import { Keeper, type File } from "./keeping";
import { loadPython } from "./python";
import type { Beginning, FromInside, Kept, ToInside } from "./messages";

/** The port of the hall in Python: what a page can do there. */
interface Port {
  request(number: number, method: string, address: string, body: string): void;
  open(number: number, address: string): void;
  send(number: number, text: string): void;
  close(number: number): void;
}

const STORE = "/hall.db";
/** How long, in ms, the first table has the machine for itself before a bot's worker is begun that nobody waits for. One
 * that remembers takes so little that it may begin at once: where bots begin, somebody does wait for it. */
const BREATH = 2000;
/** How long, in ms, a page waits for the one before it, which was reloaded or closed, to let its hall go. */
const PATIENCE = 1500;
/** With fewer cores than this, bots have one worker and not two. */
const MANY = 4;

const say = (message: FromInside): void => postMessage(message);
const page = {
  answered: (number: number, status: number, content: string) => say({ kind: "answered", number, status, content }),
  opened: (number: number) => say({ kind: "opened", number }),
  heard: (number: number, text: string) => say({ kind: "heard", number, text }),
  closed: (number: number, code: number) => say({ kind: "closed", number, code }),
};

let port: Port | null = null;

onmessage = ({ data }: MessageEvent<ToInside>) => {
  if (data.kind === "begin") void begin(data);
  else if (port === null) throw new Error("the hall is not open yet");
  else if (data.kind === "request") port.request(data.number, data.method, data.address, data.body);
  else if (data.kind === "open") port.open(data.number, data.address);
  else if (data.kind === "send") port.send(data.number, data.text);
  else port.close(data.number);
};

/** Whether a browser lets nobody know of other windows here. It keeps nothing here either, so each has its own hall. */
const isDenied = (error: unknown): boolean => error instanceof DOMException && error.name === "SecurityError";

/** Opens the hall if no other window has it, or takes it from there, and holds it until this worker ends. */
async function begin(beginning: Beginning): Promise<void> {
  const name = `great-hall:${new URL(beginning.base).pathname}`;
  const how = beginning.take ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
  const held = navigator.locks.request(name, how, () => hold(beginning));
  await held.catch((error: unknown) => (isDenied(error) ? hold(beginning) : say({ kind: "elsewhere" })));
}

/** Opens the hall; what is returned never ends unless that fails. */
async function hold(beginning: Beginning): Promise<void> {
  try {
    port = await open(beginning);
  } catch (error) {
    console.error(error);
    say({ kind: "failed" });
    return;
  }
  say({ kind: "ready" });
  await new Promise(() => {});
}

async function open(beginning: Beginning): Promise<Port> {
  const { python, module, remembered } = await loadPython(beginning, (share) => say({ kind: "progress", share }));
  const told = (kept: Kept | "elsewhere"): void =>
    say(kept === "elsewhere" ? { kind: "elsewhere" } : { kind: "keeping", kept });
  const keeper = await Keeper.open(fileOf(python), told, new URL(beginning.base).pathname);
  const opening = python.pyimport("greathall.server.page.opening");
  say({ kind: "progress", share: 0.95 });
  const hiring = new Hiring({ ...beginning, module, remembered });
  const places = navigator.hardwareConcurrency >= MANY ? 2 : 1;
  const opened = await opening.open_hall(STORE, keeper.token, page, keeper, hiring, places);
  setTimeout(() => hiring.prepare(), remembered === null ? BREATH : 0);
  return opened as Port;
}

/** The file of the store in Python's memory. */
function fileOf(python: PyodideAPI): File {
  return {
    read: () => python.FS.readFile(STORE) as Uint8Array,
    write: (content) => python.FS.writeFile(STORE, content),
  };
}
