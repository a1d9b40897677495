// The page's side of a hall that is inside it: what would go over a network goes to a worker.
import type { Beginning, FromInside, Kept, ToInside } from "./messages";
import { versions } from "./versions.svelte";

interface Answered {
  status: number;
  content: string;
}

/** What a line speaks through, wherever the hall is. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A socket to the hall inside. */
class InsideSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    private readonly door: Door,
    readonly number: number,
  ) {}

  send(text: string): void {
    this.door.say({ kind: "send", number: this.number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.door.say({ kind: "close", number: this.number });
    this.end(1000);
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  end(code: number): void {
    this.door.forget(this.number);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** How long, in ms, the first table has the line for itself before the browser fetches all that it keeps. */
const BREATH = 3000;

/** What the page began before the client came (tools/page/files/begin.js): its hall, and what that has said. */
interface Begun {
  hall: Worker;
  said: FromInside[];
  beginning: Beginning;
}

/** The door between the page and its hall. Nothing is asked of a hall that is not open yet: it waits here. */
class Door {
  /** How much of the hall has come, from 0 to 1. */
  share = $state(0);
  readonly percent = $derived(Math.round(100 * this.share));
  state: "coming" | "open" | "elsewhere" | "failed" = $state("coming");
  /** What the browser keeps of what is played. */
  kept: Kept = $state("kept");
  private worker: Worker | null = null;
  private last = 0;
  private waiting: ToInside[] = [];
  private readonly requests = new Map<number, (answered: Answered) => void>();
  private readonly sockets = new Map<number, InsideSocket>();
  private channel: BroadcastChannel | null = null;

  /** Hear what the hall says that the page has begun; or have another one begun, which takes it from elsewhere. */
  begin(take = false): void {
    if (this.worker !== null) return;
    const { hall, said, beginning } = (globalThis as typeof globalThis & { begun: Begun }).begun;
    this.listen(beginning.base);
    this.state = "coming";
    this.worker = take ? new Worker(new URL("./hall.worker.ts", import.meta.url), { type: "module" }) : hall;
    this.worker.onmessage = ({ data }: MessageEvent<FromInside>) => this.hear(data);
    this.worker.onerror = () => this.lose("failed");
    if (take) this.worker.postMessage({ ...beginning, take } satisfies ToInside);
    else for (const message of said) this.hear(message);
  }

  /** Have the hall here and not in another window. What was seen there is kept, so it goes on here. */
  take(): void {
    this.channel?.postMessage("mine");
    this.worker?.terminate();
    this.worker = null;
    this.begin(true);
  }

  request(method: string, address: string, body: string): Promise<Answered> {
    this.begin();
    const number = (this.last += 1);
    return new Promise((resolve) => {
      this.requests.set(number, resolve);
      this.say({ kind: "request", number, method, address, body });
    });
  }

  open(address: string): Socket {
    this.begin();
    const socket = new InsideSocket(this, (this.last += 1));
    this.sockets.set(socket.number, socket);
    this.say({ kind: "open", number: socket.number, address });
    return socket;
  }

  say(message: ToInside): void {
    if (this.state === "open") this.worker?.postMessage(message);
    else this.waiting.push(message);
  }

  forget(number: number): void {
    this.sockets.delete(number);
  }

  private hear(message: FromInside): void {
    if (message.kind === "progress") this.share = message.share;
    else if (message.kind === "ready") this.ready();
    else if (message.kind === "failed" || message.kind === "elsewhere") this.lose(message.kind);
    else if (message.kind === "keeping") this.kept = message.kept;
    else if (message.kind === "answered") {
      this.requests.get(message.number)?.(message);
      this.requests.delete(message.number);
    } else {
      const socket = this.sockets.get(message.number);
      if (message.kind === "opened") socket?.opened();
      else if (message.kind === "heard") socket?.onmessage?.({ data: message.text });
      else socket?.end(message.code);
    }
  }

  private ready(): void {
    this.share = 1;
    this.state = "open";
    setTimeout(() => void versions.keep(), BREATH);
    const waiting = this.waiting;
    this.waiting = [];
    for (const message of waiting) this.say(message);
  }

  /** There is no hall here any more. Those who wait for it go on waiting; sockets are closed. */
  private lose(state: "failed" | "elsewhere"): void {
    this.worker?.terminate();
    this.state = state;
    for (const socket of [...this.sockets.values()]) socket.end(1006);
  }

  private listen(base: string): void {
    if (this.channel !== null) return;
    try {
      this.channel = new BroadcastChannel(`great-hall:${new URL(base).pathname}`);
    } catch {
      return; // a browser that lets windows share nothing: no other one has this hall
    }
    this.channel.onmessage = () => this.lose("elsewhere");
  }
}

export const door = new Door();
