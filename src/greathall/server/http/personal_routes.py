"""Routes about people: what the hall keeps about them, to take along or to have forgotten; how the hall is kept;
blocking others, reporting to its keepers what they say and do, and what these see and do about it."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from greathall.server.hall import complaining
from greathall.server.hall.forgetting import forget, mine
from greathall.server.hall.keeping_order import obey_keeper
from greathall.server.http.calling import no_cookie, visitor_of
from greathall.server.http.routes import Routes, charge, known, say
from greathall.server.limits.buckets import Buckets
from greathall.server.limits.house_rules import ORDINARY, HouseRules
from greathall.server.protocol.keeping import Command
from greathall.server.protocol.messages import Nothing
from greathall.server.protocol.personal import HouseInfo, Unblocking
from greathall.server.protocol.talking import Blocking, Reporting
from greathall.server.table import access


class PersonalRoutes:
    """The ways to what is kept of somebody. To gather it costs as much as a record that is brought along."""

    def __init__(self, main: Routes, rules: HouseRules = ORDINARY) -> None:
        self.main: Final = main
        self.rules: Final = rules
        self.gathered: Final = Buckets(main.rates.records)
        self.blocking: Final = Buckets(main.rates.talk)  # every time all of a guest's tables hear of it

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/house", self.house),
            Route("/api/me/data", self.data),
            Route("/api/me/forget", self.forget, methods=["POST"]),
            Route("/api/me/blocked", self.blocked),
            Route("/api/me/unblock", self.unblock, methods=["POST"]),
            Route("/api/keep", self.keep, methods=["POST"]),
            Route("/api/tables/{table}/block", self.block, methods=["POST"]),
            Route("/api/tables/{table}/report", self.report, methods=["POST"]),
        ]

    async def house(self, request: Request) -> Response:
        await self.main.onlooker(request)
        kept, door = self.rules.retention, self.rules.door
        wall = bool(door.invitation)
        return say(HouseInfo(kept.open, kept.unfinished, kept.finished, kept.reports, door.contact, wall))

    async def data(self, request: Request) -> Response:
        guest = known(await self.main.onlooker(request), "link")
        charge(self.gathered, visitor_of(request, guest))
        return say(await mine(self.main.hall, guest))

    async def report(self, request: Request) -> Response:
        """Something or somebody at a table is reported by somebody who sits there."""
        guest, wanted = await self.main.read(request, Reporting)
        live, who = await self.main.at_table(request, guest)
        access.ask(who, "answer")
        assert guest is not None, "only guests sit anywhere"
        charge(self.main.talk, visitor_of(request, guest))
        await complaining.report(self.main.hall, live, guest, wanted)
        return say(Nothing())

    async def block(self, request: Request) -> Response:
        """Somebody at a table is blocked by a guest who sees them there."""
        guest, wanted = await self.main.read(request, Blocking)
        live, who = await self.main.at_table(request, guest)
        access.ask(who, "look")
        charge(self.blocking, visitor_of(request, guest))
        return say(await complaining.block(self.main.hall, live, known(guest, "link"), wanted))

    async def blocked(self, request: Request) -> Response:
        guest = known(await self.main.onlooker(request), "link")
        return say(await complaining.blocked(self.main.hall, guest))

    async def unblock(self, request: Request) -> Response:
        guest, wanted = await self.main.read(request, Unblocking)
        charge(self.blocking, visitor_of(request, guest))
        return say(await complaining.unblock(self.main.hall, known(guest, "link"), wanted.id))

    async def keep(self, request: Request) -> Response:
        """A keeper sees or does something. Who is banned or forgotten may be at any table, so it may take a while."""
        guest, command = await self.main.read(request, Command)
        return say(await obey_keeper(self.main.hall, guest, command))

    async def forget(self, request: Request) -> Response:
        """The guest is forgotten, and so is the cookie."""
        guest = known((await self.main.read(request, Nothing))[0], "link")
        await forget(self.main.hall, guest)
        response = say(await self.main.hall.me(None))
        response.headers["set-cookie"] = no_cookie(request)
        return response
