// The way to the hall, wherever it is: over the network, or in a worker of this page.
import { door, type Socket } from "$lib/inside/door.svelte";
import { asking, inside } from "$lib/inside/paths";

export interface Answered {
  status: number;
  content: string;
}

/** What the hall answers; an error if there is no answer at all. */
export async function asked(method: "GET" | "POST", address: string, body: string): Promise<Answered> {
  if (inside) return door.request(method, address, body);
  const said = method === "POST" ? { body, headers: { "Content-Type": "application/json" } } : {};
  const response = await fetch(asking(address), { method, ...said });
  return { status: response.status, content: await response.text() };
}

/** A socket of the hall. */
export function socketTo(address: string): Socket {
  if (inside) return door.open(address);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${asking(address)}`) as Socket;
}
