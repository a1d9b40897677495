// A line to a table: it comes back by itself, sooner or later, and says how it is.
import type { Socket } from "$lib/inside/door.svelte";
import { socketTo } from "./reaching";
import type { ToBrowser, ToHall } from "./protocol";

export type LineStatus = "connecting" | "live" | "offline";

/** The close code after which calling again would not help: the hall wants no more of this line. */
const UNWELCOME = 1008;
/** News that comes within this many ms of the last is delivered together, and so drawn once. */
export const BREATH = 40;
const FIRST = 300;
const LONGEST = 5000;

export interface Listener {
  address(): string;
  heard(message: ToBrowser): void;
  changed(status: LineStatus): void;
  ended(): void;
}

/** Where a table is reached; null stands for what the address does not say. */
export function addressOf(id: string, said: Record<"after" | "key" | "seat", string | number | null>): string {
  const given = Object.entries(said).filter(([, value]) => value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api/tables/${encodeURIComponent(id)}/socket?${query}`;
}

/** How long to wait before the next try: longer each time, never the same for all browsers. */
export function patience(tries: number, chance: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** tries);
  return longest / 2 + (longest / 2) * chance;
}

export class Line {
  private socket: Socket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private breath: ReturnType<typeof setTimeout> | undefined;
  private done = false;
  /** What has come since the last delivery; null: nothing for a while. */
  private waiting: ToBrowser[] | null = null;
  /** Whether something was said and nothing has come since. */
  private spoken = false;
  private readonly again = (): void => this.retry();
  private readonly seen = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  constructor(private readonly listener: Listener) {
    window.addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.seen);
    this.connect();
  }

  /** Say something; false if nobody hears it. */
  send(message: ToHall): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.spoken = true;
    return true;
  }

  /** Hang up and call again: the line seems dead. */
  renew(): void {
    this.drop();
    this.listener.changed("offline");
    this.connect();
  }

  close(): void {
    this.done = true;
    window.removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.seen);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.done) return;
    const socket = socketTo(this.listener.address());
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.listener.changed("live");
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ToBrowser);
    socket.onclose = (event) => this.lost(event.code);
  }

  /** Deliver the first news at once, also the first after something was said, and what follows closely in one go. */
  private hear(message: ToBrowser): void {
    const news = [...(this.waiting ?? []), message];
    if (this.waiting === null || this.spoken) this.tell(news);
    else this.waiting = news;
  }

  private tell(news: ToBrowser[]): void {
    this.waiting = [];
    this.spoken = false;
    for (const message of news) this.listener.heard(message);
    clearTimeout(this.breath);
    this.breath = setTimeout(() => this.breathe(), BREATH);
  }

  private breathe(): void {
    const news = this.waiting ?? [];
    this.waiting = null;
    if (news.length > 0) this.tell(news);
  }

  private lost(code: number): void {
    this.breathe();
    this.socket = null;
    if (code === UNWELCOME) {
      this.close();
      this.listener.ended();
      return;
    }
    this.listener.changed("offline");
    this.timer = setTimeout(() => this.connect(), patience(this.tries, Math.random()));
    this.tries += 1;
  }

  private retry(): void {
    if (!this.done && this.socket === null) this.connect();
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.breath);
    this.waiting = null;
    this.spoken = false;
    if (this.socket === null) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}
