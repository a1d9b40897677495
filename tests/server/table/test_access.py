"""The authorisation matrix: every route and every message of a socket, for everybody who might try it."""

import asyncio
from functools import cache
from typing import Any, get_args

import pytest
from server.visitors import Browser, House, opened, settle
from starlette.routing import Route, WebSocketRoute

from greathall import bots, games
from greathall.engine import Match, position
from greathall.server.identity import COOKIE, hashed, new_token
from greathall.server.protocol import messages
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import Guest, StoredSeat, StoredTable
from greathall.server.table.access import Action, Standing, may

# The host sits on A, `seat` on B, `other` on C; D is open, or a bot's where the table is full. B is asked first.
# An `older` table was begun by older rules, and a `lost` one has no position that these could read.
# Spectators and keyed guests have the key, visitors have it and no name; strangers have a name only, nobody nothing.
WHO = ["host", "seat", "other", "spectator", "keyed", "stranger", "visitor", "nobody"]
HTTP = """
    route                            table    host  seat  other spectator keyed stranger visitor nobody
    GET /health                      open     200   200   200   200       200   200      200     200
    GET /ready                       open     200   200   200   200       200   200      200     200
    GET /api/games                   open     200   200   200   200       200   200      200     200
    GET /api/games/{game}/levels     open     200   200   200   200       200   200      200     200
    GET /api/reach                   open     200   200   200   200       200   200      200     200
    GET /api/house                   open     200   200   200   200       200   200      200     200
    GET /api/me/data                 open     200   200   200   200       200   200      401     401
    POST /api/me/forget              open     200   200   200   200       200   200      401     401
    GET /api/me/blocked              open     200   200   200   200       200   200      401     401
    POST /api/me/unblock             open     200   200   200   200       200   200      401     401
    POST /api/keep                   open     403   403   403   403       403   403      403     403
    GET /api/me                      open     200   200   200   200       200   200      200     200
    POST /api/me                     open     200   200   200   200       200   200      200     200
    POST /api/me/link                open     200   200   200   200       200   200      401     401
    POST /api/me/out                 open     200   200   200   200       200   200      401     401
    POST /api/me/move                open     200   200   200   200       200   200      200     200
    POST /api/tables                 open     200   200   200   200       200   200      401     401
    GET /api/tables/{table}          open     200   200   200   200       200   403      200     403
    GET /api/tables/{table}          listed   200   200   200   200       200   200      200     200
    GET /api/tables/{table}          private  200   200   200   200       200   403      200     403
    POST /api/tables/{table}/sit     open     200   200   200   200       200   403      401     403
    POST /api/tables/{table}/sit     listed   200   200   200   200       200   200      401     401
    POST /api/tables/{table}/sit     full     200   200   200   409       409   403      401     403
    POST /api/tables/{table}/sit     playing  200   200   200   409       409   403      401     403
    POST /api/tables/{table}/leave   open     200   200   200   403       403   403      401     403
    POST /api/tables/{table}/leave   playing  200   200   200   403       403   403      401     403
    POST /api/tables/{table}/seat    open     200   403   403   403       403   403      401     403
    POST /api/tables/{table}/seat    playing  409   403   403   403       403   403      401     403
    POST /api/tables/{table}/share   open     200   200   200   403       403   403      401     403
    POST /api/tables/{table}/share   playing  409   409   409   403       403   403      401     403
    POST /api/tables/{table}/change  open     200   403   403   403       403   403      401     403
    POST /api/tables/{table}/change  playing  409   403   403   403       403   403      401     403
    POST /api/tables/{table}/chat    open     200   403   403   403       403   403      401     403
    POST /api/tables/{table}/chat    playing  200   403   403   403       403   403      401     403
    POST /api/tables/{table}/chat    over     200   403   403   403       403   403      401     403
    POST /api/tables/{table}/chat    older    409   403   403   403       403   403      401     403
    POST /api/tables/{table}/block   open     200   400   200   200       200   403      401     403
    POST /api/tables/{table}/block   playing  200   400   200   200       200   403      401     403
    POST /api/tables/{table}/block   private  200   400   200   403       403   403      403     403
    POST /api/tables/{table}/report  open     404   404   404   403       403   403      401     403
    POST /api/tables/{table}/report  playing  404   404   404   403       403   403      401     403
    POST /api/tables/{table}/start   full     200   403   403   403       403   403      401     403
    POST /api/tables/{table}/start   open     409   403   403   403       403   403      401     403
    POST /api/tables/{table}/start   playing  409   403   403   403       403   403      401     403
    POST /api/tables/{table}/resign  playing  200   200   200   403       403   403      401     403
    POST /api/tables/{table}/resign  open     409   409   409   403       403   403      401     403
    POST /api/tables/{table}/resign  over     409   409   409   403       403   403      401     403
    POST /api/tables/{table}/delete  open     200   403   403   403       403   403      401     403
    POST /api/tables/{table}/delete  playing  409   403   403   403       403   403      401     403
    POST /api/tables/{table}/delete  over     200   403   403   403       403   403      401     403
    POST /api/tables/{table}/rematch over     200   200   200   403       403   403      401     403
    POST /api/tables/{table}/rematch playing  409   409   409   403       403   403      401     403
    POST /api/tables/{table}/finish  older    200   200   200   403       403   403      401     403
    POST /api/tables/{table}/finish  lost     409   409   409   403       403   403      401     403
    POST /api/tables/{table}/finish  playing  409   409   409   403       403   403      401     403
    POST /api/tables/{table}/finish  over     409   409   409   403       403   403      401     403
    GET /api/tables/{table}/record   older    409   409   409   409       409   403      409     403
    GET /api/tables/{table}/record   lost     200   200   200   200       200   403      200     403
    GET /api/tables/{table}/record   over     200   200   200   200       200   403      200     403
    GET /api/tables/{table}/record   playing  409   409   409   409       409   403      409     403
    GET /api/tables/{table}/file     over     200   403   403   403       403   403      401     403
    GET /api/tables/{table}/file     playing  409   403   403   403       403   403      401     403
    GET /api/tables/{table}/file     open     409   403   403   403       403   403      401     403
    GET /api/tables/{table}/file     older    409   403   403   403       403   403      401     403
    GET /api/tables/{table}/replay   older    409   409   409   409       409   403      409     403
    GET /api/tables/{table}/replay   lost     200   200   200   200       200   403      200     403
    GET /api/tables/{table}/replay   over     200   200   200   200       200   403      200     403
    GET /api/tables/{table}/replay   playing  409   409   409   409       409   403      409     403
    GET /api/tables/{table}/replay   private  409   409   409   403       403   403      403     403
    GET /api/tables/{table}/replay   open     409   409   409   409       409   403      409     403
    GET /api/tables/{table}/replay/stills over    200 200 200 200       200   403      200     403
    GET /api/tables/{table}/replay/stills playing 409 409 409 409       409   403      409     403
    GET /api/tables/{table}/replay/stills private 409 409 409 403       403   403      403     403
    POST /api/tables/{table}/replay/play over    200   200 200   200       200   403      401     403
    POST /api/tables/{table}/replay/play playing 409   409 409   409       409   403      409     403
    POST /api/tables/{table}/replay/play private 409   409 409   403       403   403      403     403
    POST /api/tables/{table}/replay/play open    409   409 409   409       409   403      409     403
    POST /api/replays                open     200   200   200   200       200   200      200     200
    GET /api/replays/{replay}        open     200   200   200   200       200   200      200     200
    GET /api/replays/{replay}/stills open    200   200   200   200       200   200      200     200
    POST /api/replays/{replay}/play  open     200   200   200   200       200   200      401     401
    POST /api/replays/{replay}/table open     200   200   200   200       200   200      401     401
    POST /api/tables/{table}/review  over     200   200   200   200       200   403      200     403
    POST /api/tables/{table}/review  playing  409   409   409   409       409   403      409     403
    POST /api/tables/{table}/review  private  409   409   409   403       403   403      403     403
    POST /api/tables/{table}/review  unreviewed 403 403   403   403       403   403      403     403
    GET /api/tables/{table}/qr.svg   open     200   200   200   403       403   403      401     403
    WS /api/tables/{table}/socket    open     101   101   101   101       101   403      101     403
    WS /api/tables/{table}/socket    listed   101   101   101   101       101   101      101     101
    WS /api/tables/{table}/socket    playing  101   101   101   101       101   403      101     403
    WS /api/tables/{table}/socket    private  101   101   101   101       101   403      101     403
"""
# What comes back first: a message of this type, or a refusal with this reason. `-`: no socket at all.
MESSAGES = """
    message table   host            seat            other           spectator   keyed       stranger visitor     nobody
    connect open    table           table           table           table       table       -        table       -
    connect playing game            game            game            game        game        -        game        -
    connect private game            game            game            table       table       -        table       -
    connect over    game            game            game            game        game        -        game        -
    answer  open    not_begun       not_begun       not_begun       not_seated  not_seated  -        nobody      -
    answer  playing not_asked       done            not_asked       not_seated  not_seated  -        nobody      -
    answer  private not_asked       done            not_asked       not_seated  not_seated  -        nobody      -
    answer  over    game_over       game_over       game_over       not_seated  not_seated  -        nobody      -
    undo    open    not_begun       not_begun       not_begun       not_seated  not_seated  -        nobody      -
    undo    playing nothing_to_undo nothing_to_undo nothing_to_undo not_seated  not_seated  -        nobody      -
    ask     open    not_begun       not_begun       not_begun       not_seated  not_seated  -        nobody      -
    ask     playing nothing_to_undo nothing_to_undo nothing_to_undo not_seated  not_seated  -        nobody      -
    allow   open    not_begun       not_begun       not_begun       not_seated  not_seated  -        nobody      -
    allow   playing asked_no_more   asked_no_more   asked_no_more   not_seated  not_seated  -        nobody      -
    withdraw open   not_begun       not_begun       not_begun       not_seated  not_seated  -        nobody      -
    withdraw playing asked_no_more  asked_no_more   asked_no_more   not_seated  not_seated  -        nobody      -
    hint    open    not_begun       not_begun       not_begun       not_seated  not_seated  -        nobody      -
    hint    playing not_asked       hint            not_asked       not_seated  not_seated  -        nobody      -
    hint    unaided no_hints        no_hints        no_hints        not_seated  not_seated  -        nobody      -
    hint    over    game_over       game_over       game_over       not_seated  not_seated  -        nobody      -
    say     open    done            done            done            not_seated  not_seated  -        nobody      -
    say     playing done            done            done            not_seated  not_seated  -        nobody      -
    say     over    done            done            done            not_seated  not_seated  -        nobody      -
    say     private done            done            done            not_seated  not_seated  -        nobody      -
    say     quiet   no_chat         no_chat         no_chat         not_seated  not_seated  -        nobody      -
    pace    open    not_begun       not_begun       not_begun       not_seated  not_seated  -        nobody      -
    pace    playing done            done            done            not_seated  not_seated  -        nobody      -
    resume  open    not_begun       not_begun       not_begun       not_begun   not_begun   -        not_begun   -
    resume  playing game            game            game            game        game        -        game        -
    resume  private game            game            game            not_watched not_watched -        not_watched -
"""
FORM: dict[str, Any] = {"players": 4, "options": {"crown": 1}, "settings": {}, "title": ""}
BODIES: dict[str, dict[str, Any]] = {
    "/api/me": {"name": "Another"},
    "/api/tables": {"game": "citadels", "players": 4},
    "/api/tables/{table}/seat": {"seat": 3, "bot": "random"},
    "/api/tables/{table}/share": {"seat": 3, "name": "Dora"},
    "/api/tables/{table}/change": FORM,
    "/api/tables/{table}/chat": {"on": False},
    "/api/tables/{table}/report": {"line": 1},
    "/api/tables/{table}/block": {"seat": 1},
    "/api/me/unblock": {"id": "nobody"},
    "/api/keep": {"deed": "guests"},
    "/api/tables/{table}/replay/play": {"move": 3, "seat": 0, "bot": "random"},
    "/api/replays/{replay}/play": {"move": 3, "seat": 0},
}


def rows(table: str) -> list[tuple[str, str, str, str]]:
    """The cells of a matrix: what is tried, at which table, by whom, and what is expected."""
    lines = [line.replace("GET ", "GET_").replace("POST ", "POST_").replace("WS ", "WS_") for line in table.split("\n")]
    cells = [line.split() for line in lines if line.strip()][1:]
    return [(row[0].replace("_", " ", 1), row[1], who, row[at + 2]) for row in cells for at, who in enumerate(WHO)]


@cache
def played(over: bool) -> Match:
    """A match of Citadels that has just begun, or is over."""
    match = games.load("citadels", 4, crown=1).new(7)
    if over:
        bots.play_match(match, [bots.make("random", seed) for seed in range(4)])
    return match


class World:
    """A table, and everybody who might do something there."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people: dict[str, Browser] = {}
        self.link = ""

    async def furnish(self, kind: str) -> None:
        """Make the table and the people."""
        guests = {who: Guest(who, who) for who in WHO if who not in ("visitor", "nobody")}
        for who in WHO:
            self.people[who] = self.house.browser()
            if who in guests:
                await self.house.store.add_guest(guests[who], hashed(token := new_token()))
                self.people[who].http.cookies.set(COOKIE, token)
        seats = [StoredSeat(guest=guests[who]) for who in WHO[:3]]
        last = StoredSeat() if kind in ("open", "listed") else StoredSeat(bot="random", name="Berta")
        await self.house.store.add_table(*table_of(kind, guests["host"].id, [*seats, last]))
        if kind == "older":
            self.house.memory.positions["table"] = position(played(False).state)
        self.link = await self.house.hall.link(guests["host"])

    async def try_route(self, route: str, who: str) -> int:
        """The status somebody gets."""
        method, path = route.split()
        key = "" if who in ("stranger", "nobody") else "secret"
        browser = self.people[who]
        where = (
            path.replace("{table}", "table")
            .replace("{game}", "masons")
            .replace("{replay}", await self.brought() if "{replay}" in path else "")
        )
        if method == "WS":
            return (await browser.connect("table", f"key={key}")).status
        if method == "GET":
            return (await browser.get(f"{where}?key={key}&as=all&first=0&count=1")).status_code
        record = {"record": played(True).record().text()} if path == "/api/replays" else {}
        body = {**BODIES.get(path, {}), **record, **({"token": self.link} if path.endswith("move") else {})}
        return (await browser.post(f"{where}?key={key}", **body)).status_code

    async def brought(self) -> str:
        """The name of a record that somebody has brought along, with its table."""
        record = played(True).record()
        record.table = {"title": "", "settings": {}, "seats": [{}, *[{"name": "Bo", "bot": "easy"}] * 3], "begins": 0}
        return str((await self.people["host"].post("/api/replays", record=record.text())).json()["id"])

    async def try_message(self, message: str, who: str) -> str:
        """The type of what comes first, or the reason of a refusal."""
        socket = await self.people[who].connect("table", "" if who in ("stranger", "nobody") else "key=secret")
        if socket.status != 101:
            return "-"
        await settle()
        first = [(await socket.receive())["type"] for _ in range(socket.to_browser.qsize())]
        if message == "connect":
            return str(first[-1])
        match = self.house.hall.live["table"].match
        legal, number = ([], 0) if match is None else (match.legal(1), match.answered)
        sent: dict[str, dict[str, Any]] = {
            "answer": {"id": 1, "number": number, "answers": legal[:1] or [0]},
            "undo": {"id": 1, "mine": 0},
            "ask": {"id": 1, "mine": 0},
            "allow": {"id": 1, "n": 0, "yes": True},
            "withdraw": {"id": 1, "n": 0},
            "hint": {"id": 1, "number": number},
            "say": {"id": 1, "text": "Hello!"},
            "pace": {"id": 1, "pace": "quick"},
            "resume": {"after": 0},
        }
        await socket.send(type=message, **sent[message])
        said = await socket.receive(*(["done", "refused", "hint"] if message != "resume" else []))
        return str(said["reason"] if said["type"] == "refused" else said["type"])


def table_of(kind: str, host: str, seats: list[StoredSeat]) -> tuple[StoredTable, list[Any]]:
    """The table as it is stored, with its record."""
    over = kind in ("over", "unreviewed")
    begun = over or kind in ("playing", "private", "unaided", "quiet", "older", "lost")
    match = played(over)
    aided, reviewed, chat = kind != "unaided", kind != "unreviewed", kind != "quiet"
    settings = Settings(listed=kind == "listed", watch=kind != "private", hints=aided, review=reviewed, chat=chat)
    options = match.rules.options if begun else FORM["options"]
    status: messages.Status = "over" if over else "playing" if begun else "open"
    version = match.rules.version - (kind in ("older", "lost")) if begun else 0
    row = StoredTable("table", "secret", host, "", "citadels", 4, options, settings, status, version, None, seats)
    return row, match.history.entries if begun else []


async def in_world(kind: str, attempt: Any) -> Any:
    async with opened() as house:
        world = World(house)
        await world.furnish(kind)
        return await attempt(world)


@pytest.mark.parametrize(("route", "table", "who", "status"), rows(HTTP))
def test_what_a_route_says(route: str, table: str, who: str, status: str) -> None:
    assert asyncio.run(in_world(table, lambda world: world.try_route(route, who))) == int(status)


@pytest.mark.parametrize(("message", "table", "who", "said"), rows(MESSAGES))
def test_what_a_socket_says(message: str, table: str, who: str, said: str) -> None:
    assert asyncio.run(in_world(table, lambda world: world.try_message(message, who))) == said


def test_every_route_has_a_row() -> None:
    found = set()
    for route in House().app.routes:
        assert isinstance(route, Route | WebSocketRoute)
        methods = (route.methods or set()) - {"HEAD"} if isinstance(route, Route) else {"WS"}
        found |= {f"{method} {route.path}" for method in methods}
    assert found == {row[0] for row in rows(HTTP)}


def test_every_message_has_a_row() -> None:
    kinds = {message.__struct_config__.tag for message in get_args(messages.ToHall)}
    assert kinds | {"connect"} == {row[0] for row in rows(MESSAGES)}


# The one function itself.

NONE = Standing()
STANDINGS = {
    "nobody": NONE,
    "visitor": Standing(invited=True),
    "watching visitor": Standing(invited=True, watches=True),
    "stranger": Standing(named=True, watches=True),
    "keyed": Standing(named=True, invited=True),
    "spectator": Standing(named=True, invited=True, watches=True),
    "seat": Standing(named=True, seat=0),
    "host": Standing(named=True, host=True),
    "watching host": Standing(named=True, host=True, watches=True),
    "seated host": Standing(named=True, host=True, seat=1),
}
MAY = """
                      link open enter look sit invite answer arrange
    nobody            no   no   no    no   no  no     no     no
    visitor           no   no   yes   no   no  no     no     no
    watching_visitor  no   no   yes   yes  no  no     no     no
    stranger          yes  yes  no    no   no  no     no     no
    keyed             yes  yes  yes   no   yes no     no     no
    spectator         yes  yes  yes   yes  yes no     no     no
    seat              yes  yes  yes   yes  yes yes    yes    no
    host              yes  yes  yes   no   yes yes    no     yes
    watching_host     yes  yes  yes   yes  yes yes    no     yes
    seated_host       yes  yes  yes   yes  yes yes    yes    yes
"""


def test_who_may_do_what() -> None:
    head, *lines = [line.split() for line in MAY.split("\n") if line.strip()]
    assert head == list(get_args(Action))
    assert {line[0].replace("_", " ") for line in lines} == set(STANDINGS)
    for name, *cells in lines:
        who = STANDINGS[name.replace("_", " ")]
        assert ["yes" if may(who, action) else "no" for action in get_args(Action)] == cells, name
