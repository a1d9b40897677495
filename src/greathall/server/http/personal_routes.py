"""Routes about people: what the hall keeps about them, to take along or to have forgotten; how the hall is kept; and
reporting to its keeper what others say."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from greathall.server.hall.forgetting import forget, mine
from greathall.server.http.calling import no_cookie, visitor_of
from greathall.server.http.routes import Routes, charge, known, say
from greathall.server.limits.buckets import Buckets
from greathall.server.limits.house_rules import ORDINARY, HouseRules
from greathall.server.protocol.messages import Nothing
from greathall.server.protocol.personal import HouseInfo
from greathall.server.protocol.talking import Reporting
from greathall.server.table import access


class PersonalRoutes:
    """The ways to what is kept of somebody. To gather it costs as much as a record that is brought along."""

    def __init__(self, main: Routes, rules: HouseRules = ORDINARY) -> None:
        self.main: Final = main
        self.rules: Final = rules
        self.gathered: Final = Buckets(main.rates.records)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/house", self.house),
            Route("/api/me/data", self.data),
            Route("/api/me/forget", self.forget, methods=["POST"]),
            Route("/api/tables/{table}/report", self.report, methods=["POST"]),
        ]

    async def house(self, request: Request) -> Response:
        await self.main.onlooker(request)
        kept, door = self.rules.retention, self.rules.door
        return say(HouseInfo(kept.open, kept.unfinished, kept.finished, door.contact, bool(door.invitation)))

    async def data(self, request: Request) -> Response:
        guest = known(await self.main.onlooker(request), "link")
        charge(self.gathered, visitor_of(request, guest))
        return say(await mine(self.main.hall, guest))

    async def report(self, request: Request) -> Response:
        """Something that was said at a table is reported by somebody who sits there."""
        guest, wanted = await self.main.read(request, Reporting)
        live, who = await self.main.at_table(request, guest)
        access.ask(who, "answer")
        assert guest is not None, "only guests sit anywhere"
        charge(self.main.talk, visitor_of(request, guest))
        self.main.hall.reports.add(live, guest, wanted.line)
        return say(Nothing())

    async def forget(self, request: Request) -> Response:
        """The guest is forgotten, and so is the cookie."""
        guest = known((await self.main.read(request, Nothing))[0], "link")
        await forget(self.main.hall, guest)
        response = say(await self.main.hall.me(None))
        response.headers["set-cookie"] = no_cookie(request)
        return response
