"""Routes of a replay: games that are over, for those who may see them; and records that people bring along."""

from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from greathall.engine import Record
from greathall.engine.hidden.hindsight import ALL
from greathall.server.denied import Denied
from greathall.server.http.calling import visitor_of
from greathall.server.http.routes import Routes, charge, say
from greathall.server.limits.bounds import JSON
from greathall.server.limits.buckets import Buckets
from greathall.server.limits.costs import WATCHING
from greathall.server.protocol.messages import Nothing, Opened, Settings, TableInfo
from greathall.server.protocol.replays import Dropped, PlayingOn, Replay, Stills, Taken
from greathall.server.replay.playing_on import play_on
from greathall.server.replay.replaying import Replayed, unknown_table
from greathall.server.replay.shelf import Shelf
from greathall.server.replay.taking_along import bring_along, take_along
from greathall.server.store.store import Guest
from greathall.server.table import access
from greathall.server.table.access import Standing
from greathall.server.table.describing import table_info
from greathall.server.table.live import LiveTable
from greathall.server.table.older import older_record
from greathall.server.table.showing import result_of

MOST_STILLS: Final = 32  # of one request
EVERYTHING: Final = "all"  # the view in which everything is open


class ReplayRoutes:
    """The ways to a game that has been played."""

    def __init__(self, main: Routes) -> None:
        self.main: Final = main
        self.shelf: Final = Shelf()
        self.records: Final = Buckets(main.rates.records)

    def routes(self) -> list[BaseRoute]:
        table, record = "/api/tables/{table}/replay", "/api/replays/{replay}"
        return [
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/file", self.file),
            Route(table, self.table_replay),
            Route(f"{table}/stills", self.table_stills),
            Route(f"{table}/play", self.table_play, methods=["POST"]),
            Route("/api/replays", self.bring, methods=["POST"]),
            Route(record, self.record_replay),
            Route(f"{record}/stills", self.record_stills),
            Route(f"{record}/play", self.record_play, methods=["POST"]),
            Route(f"{record}/table", self.record_table, methods=["POST"]),
        ]

    async def record(self, request: Request) -> Response:
        """The record of a game that is over: before that it holds secrets, and only a private hall has none."""
        live, who = await self.main.at_table(request, await self.main.onlooker(request))
        access.ask(who, "enter")
        return Response((await record_of(live, who, self.main.hall.private)).text(), media_type="text/plain")

    async def file(self, request: Request) -> Response:
        """A whole table, for its host to take along."""
        guest = await self.main.onlooker(request)
        live, who = await self.main.at_table(request, guest)
        return Response(take_along(live, who, guest).text(), media_type="text/plain")

    async def table_replay(self, request: Request) -> Response:
        return await whole(request, *await self.of_table(request, await self.main.onlooker(request)))

    async def table_stills(self, request: Request) -> Response:
        return await some(request, *await self.of_table(request, await self.main.onlooker(request)))

    async def table_play(self, request: Request) -> Response:
        guest, wanted = await self.main.read(request, PlayingOn)
        return await self.play(request, guest, wanted, *await self.of_table(request, guest))

    async def bring(self, request: Request) -> Response:
        """A record that somebody has dropped on the page."""
        guest, wanted = await self.main.read(request, Dropped)
        if not self.main.hall.features.records:
            raise Denied(403, "no_records")
        charge(self.records, visitor_of(request, guest))
        name = await self.shelf.bring(wanted.record)
        return say(Taken(name, (await self.shelf.of_record(name)).table is not None))

    async def record_replay(self, request: Request) -> Response:
        await self.main.onlooker(request)
        return await whole(request, *await self.of_record(request))

    async def record_stills(self, request: Request) -> Response:
        await self.main.onlooker(request)
        return await some(request, *await self.of_record(request))

    async def record_play(self, request: Request) -> Response:
        guest, wanted = await self.main.read(request, PlayingOn)
        return await self.play(request, guest, wanted, *await self.of_record(request))

    async def record_table(self, request: Request) -> Response:
        """A table that was brought along whole is in this hall from now on."""
        guest, _ = await self.main.read(request, Nothing)
        replayed, _ = await self.of_record(request)
        live = await bring_along(self.main.hall, self.main.new_host(request, guest), replayed)
        return say(Opened(live.row.id))

    async def play(
        self, request: Request, guest: Guest | None, wanted: PlayingOn, replayed: Replayed, table: TableInfo
    ) -> Response:
        """A new table that goes on from a move."""
        host = self.main.new_host(request, guest)
        live = await play_on(self.main.hall, host, replayed, table, wanted)
        return say(Opened(live.row.id))

    async def of_table(self, request: Request, guest: Guest | None) -> tuple[Replayed, TableInfo]:
        """The game of a table, for anyone who may look at it. While it is being played nobody may."""
        live, who = await self.main.at_table(request, guest)
        access.ask(who, "look")
        return await self.shelf.of_table(live), table_info(live, who)

    async def of_record(self, request: Request) -> tuple[Replayed, TableInfo]:
        """A record that was brought along: anyone with its name has seen it, or was shown it."""
        name = request.path_params["replay"]
        replayed = await self.shelf.of_record(name)
        return replayed, unknown_table(name, replayed.match)


async def record_of(live: LiveTable, who: Standing, running: bool) -> Record:
    """The record of a table, once nobody can play there any more; `running`: or while somebody can. One that was not
    finished is for those who may see it."""
    if live.older is not None and live.older.past:
        access.ask(who, "look")
        return await older_record(live.store, live.row)
    if live.match is None or not (live.match.over or running):
        raise Denied(409, "not_over")
    return live.match.record()


async def whole(request: Request, replayed: Replayed, table: TableInfo) -> Response:
    """The game as a whole: its moves, and what happened."""
    viewer = viewer_in(request, replayed)
    return reply(await WATCHING.do(partial(shown, replayed, table, viewer)))


def shown(replayed: Replayed, table: TableInfo, viewer: int) -> bytes:
    match, moves = replayed.match, replayed.moves
    return msgspec.json.encode(
        Replay(
            table=table,
            entries=[*(move.before for move in moves), match.answered],
            seats=[move.seat for move in moves],
            rounds=replayed.rounds,
            events=replayed.events(viewer),
            result=result_of(match) if match.over else None,
        )
    )


async def some(request: Request, replayed: Replayed, table: TableInfo) -> Response:
    """Some stills in a row."""
    viewer, last = viewer_in(request, replayed), len(replayed.moves)
    first, count = number_in(request, "first", 0, last), number_in(request, "count", 1, MOST_STILLS)
    numbers = range(first, min(first + count, last + 1))
    return reply(await WATCHING.do(partial(stills, replayed, numbers, viewer, table.settings)))


def stills(replayed: Replayed, numbers: range, viewer: int, settings: Settings) -> bytes:
    found = [replayed.still(number, viewer, settings) for number in numbers]
    return msgspec.json.encode(Stills(numbers.start, found))


def reply(content: bytes) -> Response:
    return Response(content, media_type=JSON)


def viewer_in(request: Request, replayed: Replayed) -> int:
    """Whose eyes somebody wants to see it with: those of a seat, or with everything open."""
    wanted, seats = request.query_params.get("as", ""), replayed.match.rules.seats
    if wanted == EVERYTHING:
        return ALL
    if wanted not in seats:
        raise Denied(400, "no_seat")
    return seats.index(wanted)


def number_in(request: Request, name: str, least: int, most: int) -> int:
    """A number in the address, within bounds."""
    text = request.query_params.get(name, "")
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and least <= int(text) <= most):
        raise Denied(400, "malformed", name)
    return int(text)
