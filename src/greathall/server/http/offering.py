"""Routes of what the hall offers: the games, and how long the levels of their bots take on this machine."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from greathall.server.catalogue import catalogue, offered
from greathall.server.http.routes import Routes, say
from greathall.server.limits.bounds import JSON


class Offering:
    """The ways to the catalogue."""

    def __init__(self, main: Routes) -> None:
        self.main: Final = main
        self.catalogue = b""  # made when it is first asked for

    def routes(self) -> list[BaseRoute]:
        return [Route("/api/games", self.games), Route("/api/games/{game}/levels", self.levels)]

    async def games(self, request: Request) -> Response:
        self.catalogue = self.catalogue or msgspec.json.encode(catalogue())
        return Response(self.catalogue, media_type=JSON)

    async def levels(self, request: Request) -> Response:
        """How long the levels of a game take. The first to ask waits until it has been tried out."""
        await self.main.onlooker(request)
        return say(await self.main.hall.speeds.levels(offered(request.path_params["game"]).name))
