// The hall by typed requests. A refusal becomes a RefusedRequest with the hall's reason.
import { asking, inside, to } from "$lib/inside/paths";
import { asked } from "./reaching";
import type {
  BadOption,
  Blocked,
  Blocking,
  Catalogue,
  Changing,
  Chatting,
  Deed,
  DeviceSharing,
  Finishing,
  HouseInfo,
  Levels,
  Me,
  NewTable,
  Opened,
  PersonalLink,
  PlayingOn,
  Reach,
  Replay,
  Reporting,
  Review,
  Seating,
  Sitting,
  Stills,
  TableInfo,
  Taken,
  Trouble,
} from "./protocol";

/** Why a request was not done; `unreachable` if there was no answer at all. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly detail: string,
    readonly options: BadOption | null = null,
  ) {
    super(`${reason} ${detail}`.trim());
  }
}

function troubleIn(status: number, said: Partial<Trouble>): RefusedRequest {
  return new RefusedRequest(status, said.reason ?? "unreachable", said.detail ?? "", said.options ?? null);
}

async function request<T>(method: "GET" | "POST", path: string, body = ""): Promise<T> {
  const { status, content } = await asked(method, `/api${path}`, body).catch(() => {
    throw new RefusedRequest(0, "unreachable", "");
  });
  if (status >= 300) throw troubleIn(status, read(content));
  return read(content);
}

/** What was said, as an object; anything but JSON says nothing. */
function read<T>(content: string): T {
  try {
    return JSON.parse(content) as T;
  } catch {
    return {} as T;
  }
}

const get = <T>(path: string): Promise<T> => request<T>("GET", path);
const post = <T>(path: string, body: object = {}): Promise<T> => request<T>("POST", path, JSON.stringify(body));

const table = (id: string, action = ""): string => `/tables/${encodeURIComponent(id)}${action}`;
const query = (key: string | null): string => (key === null ? "" : `?key=${encodeURIComponent(key)}`);

/** Where a replay comes from: a table, or a record somebody has brought along. */
export type Source = { table: string; key: string | null } | { record: string };

const past = (source: Source, action: string, values: Record<string, string> = {}): string => {
  const place = "record" in source ? `/replays/${encodeURIComponent(source.record)}` : table(source.table, "/replay");
  const key: Record<string, string> = "record" in source || source.key === null ? {} : { key: source.key };
  return `${place}${action}?${new URLSearchParams({ ...values, ...key })}`;
};

let games: Promise<Catalogue> | null = null;

/** The games of a page with the hall inside: they are files next to it, so that nobody waits for Python to see them. */
const listed = async (): Promise<unknown> => (await fetch("games.json")).json();

export const api = {
  /** The games there are; asked once. */
  games(): Promise<Catalogue> {
    games ??= (inside ? (listed() as Promise<Catalogue>) : get<Catalogue>("/games")).catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  /** What the levels of a game cost on the hall's machine. */
  levels: (game: string) => get<Levels>(`/games/${encodeURIComponent(game)}/levels`),
  reach: () => get<Reach>("/reach"),
  me: () => get<Me>("/me"),
  house: () => get<HouseInfo>("/house"),
  callMe: (name: string, invitation = "") => post<Me>("/me", { name, invitation }),
  link: () => post<PersonalLink>("/me/link"),
  move: (token: string) => post<Me>("/me/move", { token }),
  signOut: () => post<Me>("/me/out"),
  forget: () => post<Me>("/me/forget"),
  open: (wanted: NewTable) => post<Opened>("/tables", wanted),
  table: (id: string, key: string | null = null) => get<TableInfo>(table(id) + query(key)),
  sit: (id: string, sitting: Sitting = {}) => post<TableInfo>(table(id, "/sit"), sitting),
  leave: (id: string) => post<TableInfo>(table(id, "/leave")),
  seat: (id: string, seating: Seating) => post<TableInfo>(table(id, "/seat"), seating),
  share: (id: string, sharing: DeviceSharing) => post<TableInfo>(table(id, "/share"), sharing),
  change: (id: string, form: Changing) => post<TableInfo>(table(id, "/change"), form),
  start: (id: string) => post<TableInfo>(table(id, "/start")),
  chat: (id: string, chatting: Chatting) => post<TableInfo>(table(id, "/chat"), chatting),
  report: (id: string, what: Reporting) => post(table(id, "/report"), what),
  block: (id: string, whom: Blocking) => post<Blocked>(table(id, "/block"), whom),
  blocked: () => get<Blocked>("/me/blocked"),
  unblock: (id: string) => post<Blocked>("/me/unblock", { id }),
  /** What only a keeper of the hall can see and do. */
  keep: <Row>(deed: Deed, about = "", more = "") =>
    post<{ rows: Row[]; earlier: number }>("/keep", { deed, about, more }),
  resign: (id: string) => post<TableInfo>(table(id, "/resign")),
  delete: (id: string) => post<Me>(table(id, "/delete")),
  finish: (id: string, word: Finishing) => post<TableInfo>(table(id, "/finish"), word),
  rematch: (id: string) => post<Opened>(table(id, "/rematch")),
  review: (id: string, key: string | null) => post<Review>(table(id, "/review") + query(key)),
  replay: (source: Source, viewer: string) => get<Replay>(past(source, "", { as: viewer })),
  stills: (source: Source, viewer: string, first: number, count: number) =>
    get<Stills>(past(source, "/stills", { as: viewer, first: String(first), count: String(count) })),
  /** Play on from a move, at a new table. */
  playOn: (source: Source, wanted: PlayingOn) => post<Opened>(past(source, "/play"), wanted),
  bring: (record: string) => post<Taken>("/replays", { record }),
  /** Open a table that was brought along whole. */
  unpack: (replay: string) => post<Opened>(`/replays/${encodeURIComponent(replay)}/table`),
};

/** Addresses the browser opens itself. */
export const addresses = {
  /** Everything that is kept about the guest. */
  data: (): string => asking("/api/me/data"),
  record: (id: string, key: string | null = null): string => asking(`/api${table(id, "/record")}${query(key)}`),
  /** A whole table, for its host. */
  file: (id: string): string => asking(`/api${table(id, "/file")}`),
  /** The link to a table as a code, by one of the addresses of the hall. */
  qr: (id: string, to: string): string => asking(`/api${table(id, "/qr.svg")}?${new URLSearchParams({ to })}`),
  rules: (game: string, at: string | null = null): string =>
    to(`/rules/${encodeURIComponent(game)}${at === null ? "" : `?at=${encodeURIComponent(at)}`}`),
  table: (id: string, key: string | null = null): string => to(`/t/${encodeURIComponent(id)}${query(key)}`),
  /** A replay; `at`: what it shows first. */
  replay: (source: Source, at: { move?: string; as?: string } = {}): string => {
    const [place, key] =
      "record" in source
        ? [`/replay/${encodeURIComponent(source.record)}`, null]
        : [`/t/${encodeURIComponent(source.table)}/replay`, source.key];
    const search = new URLSearchParams({ ...at, ...(key === null ? {} : { key }) }).toString();
    return to(search === "" ? place : `${place}?${search}`);
  },
};
