// The hall by HTTP: typed requests. A refusal becomes a RefusedRequest with the hall's reason.
import type {
  Catalogue,
  Changing,
  Me,
  NewTable,
  Opened,
  PersonalLink,
  Seating,
  Sitting,
  TableInfo,
  Trouble,
} from "./protocol";

/** Why a request was not done; `unreachable` where there was no answer at all. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly detail: string,
  ) {
    super(`${reason} ${detail}`.trim());
  }
}

async function troubleOf(response: Response): Promise<RefusedRequest> {
  const said: Partial<Trouble> = await response.json().catch(() => ({}));
  return new RefusedRequest(response.status, said.reason ?? "unreachable", said.detail ?? "");
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new RefusedRequest(0, "unreachable", "");
  });
  if (!response.ok) throw await troubleOf(response);
  return (await response.json()) as T;
}

const get = <T>(path: string): Promise<T> => request<T>(path, { headers: { Accept: "application/json" } });
const post = <T>(path: string, body: object = {}): Promise<T> =>
  request<T>(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const table = (id: string, action = ""): string => `/tables/${encodeURIComponent(id)}${action}`;
const query = (key: string | null): string => (key === null ? "" : `?key=${encodeURIComponent(key)}`);

let games: Promise<Catalogue> | null = null;

export const api = {
  /** The games there are; asked once. */
  games(): Promise<Catalogue> {
    games ??= get<Catalogue>("/games").catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  me: () => get<Me>("/me"),
  callMe: (name: string) => post<Me>("/me", { name }),
  link: () => post<PersonalLink>("/me/link"),
  move: (token: string) => post<Me>("/me/move", { token }),
  open: (wanted: NewTable) => post<Opened>("/tables", wanted),
  table: (id: string, key: string | null = null) => get<TableInfo>(table(id) + query(key)),
  sit: (id: string, sitting: Sitting = {}) => post<TableInfo>(table(id, "/sit"), sitting),
  leave: (id: string) => post<TableInfo>(table(id, "/leave")),
  seat: (id: string, seating: Seating) => post<TableInfo>(table(id, "/seat"), seating),
  change: (id: string, form: Changing) => post<TableInfo>(table(id, "/change"), form),
  start: (id: string) => post<TableInfo>(table(id, "/start")),
  rematch: (id: string) => post<Opened>(table(id, "/rematch")),
};

/** Addresses the browser opens itself. */
export const addresses = {
  record: (id: string): string => `/api${table(id, "/record")}`,
  qr: (id: string, key: string | null): string => `/api${table(id, "/qr.svg")}${query(key)}`,
  table: (id: string, key: string | null = null): string => `/t/${encodeURIComponent(id)}${query(key)}`,
};
