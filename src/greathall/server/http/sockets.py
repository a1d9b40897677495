"""Sockets: the way of a browser to a line of its table."""

from collections.abc import Sequence
from functools import partial
from typing import Final, Protocol

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from greathall.server.denied import Denied, MessageDenied
from greathall.server.hall.lines import Line
from greathall.server.hall.wires import Gone
from greathall.server.http.calling import own_cookie, own_token, visitor_of
from greathall.server.http.routes import Routes, trouble
from greathall.server.identity import hashed
from greathall.server.limits.rates import Rates
from greathall.server.table import access
from greathall.server.table.access import Standing
from greathall.server.table.live import LiveTable
from greathall.server.thinking.hinting import refuse

FRAMES: Final = "greathall.frames"  # the extension that it is


class Frames(Protocol):
    """What a server may lend besides what every ASGI server does: a shorter way for texts."""

    @property
    def is_free(self) -> bool: ...

    def put(self, texts: Sequence[str]) -> None: ...


class SocketWire:
    """A wire that is a WebSocket."""

    def __init__(self, socket: WebSocket, token: str | None = None) -> None:
        self.socket: Final = socket
        self.token: Final = token  # which the browser is to keep for longer
        self.frames: Final[Frames | None] = socket.scope.get("extensions", {}).get(FRAMES)

    async def open(self) -> None:
        kept = own_cookie(self.token, self.socket).encode() if self.token is not None else None
        await self.socket.accept(headers=[(b"set-cookie", kept)] if kept else None)

    @property
    def is_free(self) -> bool:
        return self.frames is not None and self.frames.is_free

    def put(self, texts: Sequence[str]) -> None:
        assert self.frames is not None, "it is free"
        self.frames.put(texts)

    async def send(self, text: str) -> None:
        try:
            await self.socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            raise Gone from error

    async def receive(self) -> str | bytes | None:
        if self.socket.client_state != WebSocketState.CONNECTED:
            return None
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect" or self.socket.application_state != WebSocketState.CONNECTED:
            return None  # nothing is heard any more from somebody who was sent away
        content: str | bytes = message.get("text") or message.get("bytes") or ""
        return content

    async def close(self, code: int) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            try:
                await self.socket.close(code)
            except (WebSocketDisconnect, RuntimeError, OSError) as error:
                raise Gone from error


class Sockets:
    """The way to a table's line."""

    def __init__(self, main: Routes) -> None:
        self.main: Final = main

    def routes(self) -> list[BaseRoute]:
        return [WebSocketRoute("/api/tables/{table}/socket", self.connect)]

    async def connect(self, socket: WebSocket) -> None:
        """Let somebody in who may enter, and serve them until they go."""
        try:
            line = await self.main.costs.metered(self.line(socket))
        except Denied as denied:
            await socket.send_denial_response(trouble(denied))
            return
        await line.serve()

    async def line(self, socket: WebSocket) -> Line:
        """The line of somebody who may enter, and for whom there is room."""
        main = self.main
        await main.at_table(socket, await main.onlooker(socket))
        guest = await main.guest(socket)  # while the table was loaded they may have been signed out
        live, who = await main.at_table(socket, guest)
        access.ask(who, "enter")
        visitor = visitor_of(socket, guest)
        check_room(live, visitor, who, main.rates)
        hint = partial(main.hints.ask, visitor) if main.hall.features.hints else refuse
        key = socket.query_params.get("key")

        def in_time() -> bool:
            return main.messages.take(visitor) and main.costs.sign(visitor)

        def may_talk() -> bool:
            if not main.hall.features.talk:
                raise MessageDenied("no_chat")
            return main.talk.take(visitor)

        known, wanted = number(socket, "after") or 0, number(socket, "seat")
        token = None if guest is None else own_token(socket)
        shown, wire = b"" if token is None else hashed(token), SocketWire(socket, token)
        metered = main.costs.metered if main.measured is None else partial(main.measured, main.costs.metered)
        return Line(live, wire, guest, key, known, visitor, in_time, may_talk, metered, hint, wanted, shown)


def check_room(live: LiveTable, visitor: str, who: Standing, rates: Rates) -> None:
    """Refuse a line too many: of the visitor, or of all spectators."""
    own = [line for line in live.listeners if line.visitor == visitor]
    looking_on = [line for line in live.listeners if access.seat_of(live.row, line.guest) is None]
    is_full = not who.seats and not who.host and len(looking_on) >= rates.watchers
    if is_full or len(own) >= rates.lines:
        raise Denied(429, "too_many")


def number(socket: WebSocket, name: str) -> int | None:
    """A number that a browser says with its address: the entry it knows already, the seat it wants to look from."""
    text = socket.query_params.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 else None
