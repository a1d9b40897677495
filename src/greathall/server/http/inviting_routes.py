"""Inviting: how friends come to the hall and to a table, as links and as codes for their cameras."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from greathall.server.denied import Denied
from greathall.server.http import qr
from greathall.server.http.calling import prefix_of
from greathall.server.http.hosts import is_own
from greathall.server.http.routes import Routes, say
from greathall.server.http.whereabouts import LOOPBACK, Whereabouts
from greathall.server.protocol.reaching import Reach
from greathall.server.table import access


class InvitingRoutes:
    """The ways to learn how friends come in. Unless it is given its whereabouts, the hall knows of none."""

    def __init__(self, main: Routes, whereabouts: Whereabouts | None = None) -> None:
        self.main: Final = main
        self.whereabouts: Final = whereabouts or Whereabouts(LOOPBACK, 0)

    def routes(self) -> list[BaseRoute]:
        return [Route("/api/reach", self.reach), Route("/api/tables/{table}/qr.svg", self.qr)]

    async def reach(self, request: Request) -> Response:
        """How friends reach the hall, for a page, by the address it was opened by."""
        await self.main.onlooker(request)
        return say(await self.ways(request))

    async def qr(self, request: Request) -> Response:
        """The link to a table as a code; `to` says by which address of the hall."""
        live, who = await self.main.at_table(request, await self.main.onlooker(request))
        access.ask(who, "invite")
        to = request.query_params.get("to") or f"{request.url.scheme}://{host_of(request)}"
        if not is_own(to, host_of(request)) and to not in (await self.ways(request)).addresses:
            raise Denied(400, "malformed", "to: an address of this hall")
        return Response(
            qr.svg(f"{to}{prefix_of(request)}/t/{live.row.id}?key={live.row.key}"), media_type="image/svg+xml"
        )

    async def ways(self, request: Request) -> Reach:
        """By which addresses friends come. (A system may take a while to list those of its machine.)"""
        return await asyncio.to_thread(self.whereabouts.reach, host_of(request))


def host_of(request: Request) -> str:
    """By which name the hall was called."""
    return request.headers.get("host", "")
