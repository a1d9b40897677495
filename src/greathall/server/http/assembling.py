"""Assembling: the hall behind its routes and sockets, for all that speaks ASGI: a web server, or the page it is in."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from greathall.server.denied import Denied
from greathall.server.http.offering import Offering
from greathall.server.http.replay_routes import ReplayRoutes
from greathall.server.http.routes import Routes, trouble
from greathall.server.http.sockets import Sockets
from greathall.server.limits.costs import Costs


def assemble(main: Routes, more: Sequence[BaseRoute] = ()) -> Starlette:
    """Everything that every hall has, and some routes more. The hall closes with it."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        await main.hall.close()

    rooms = (main, Offering(main), Sockets(main), ReplayRoutes(main))
    app = Starlette(
        routes=[*(route for room in rooms for route in room.routes()), *more],
        exception_handlers={Denied: say_denied, HTTPException: say_missing},
        lifespan=lifespan,
    )
    app.add_middleware(Paid, costs=main.costs)
    app.router.redirect_slashes = False
    app.router.default = nowhere
    return app


class Paid:
    """Charges requests to those who ask. (At a socket every message is charged by itself.)"""

    def __init__(self, app: ASGIApp, costs: Costs) -> None:
        self.app: Final = app
        self.costs: Final = costs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.costs.metered(self.serve(scope, receive, send))
        else:
            await self.app(scope, receive, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)


async def nowhere(scope: Scope, receive: Receive, send: Send) -> None:
    """What leads to nothing: a request, or a socket, which is refused before it opens."""
    if scope["type"] == "http":
        raise HTTPException(404)
    await WebSocket(scope, receive, send).send_denial_response(trouble(astray(404)))


async def say_denied(_: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return trouble(error)


async def say_fault(_: Request, __: Exception) -> Response:
    """What an application says if it is at fault itself. (Whatever is around it sees the error and logs it.)"""
    return trouble(Denied(500, "fault"))


async def say_missing(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return trouble(astray(error.status_code))


def astray(status: int) -> Denied:
    """Why a request leads to nothing."""
    if status == 404:
        return Denied(404, "no_route")
    return Denied(405, "wrong_method") if status == 405 else Denied(status, "malformed")
