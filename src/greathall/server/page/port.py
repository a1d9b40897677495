"""The port: what a page asks of the hall inside it, handed to the same routes and sockets as over a network.

What a browser would say by HTTP and over a WebSocket comes as messages; here they become what ASGI calls a request and
a socket. The cookie, which a browser keeps for a hall on a network, is kept here.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol
from urllib.parse import unquote, urlsplit

from greathall.server.identity import COOKIE, token_in
from greathall.server.limits.bounds import JSON, UNWELCOME

LOST: Final = 1006  # what a browser calls a socket with that never opened, or broke
ENDED: Final = 1000

App = Callable[[Any, Any, Any], Awaitable[None]]
Message = dict[str, Any]

log = logging.getLogger("greathall")


class Page(Protocol):
    """What is sent to the page; numbers are those it gave to its requests and sockets."""

    def answered(self, number: int, status: int, content: str) -> None: ...

    def opened(self, number: int) -> None: ...

    def heard(self, number: int, text: str) -> None: ...

    def closed(self, number: int, code: int) -> None: ...


class Keyring(Protocol):
    """Where the token of this browser's guest is kept."""

    async def remember(self, token: str) -> None: ...


class Port:
    """The way of a page into its hall."""

    def __init__(self, app: App, page: Page, keyring: Keyring, token: str) -> None:
        self.app: Final = app
        self.page: Final = page
        self.keyring: Final = keyring
        self.token = token
        self.sockets: Final[dict[int, Socket]] = {}
        self.running: Final[set[asyncio.Task[None]]] = set()

    # From the page.

    def request(self, number: int, method: str, address: str, body: str) -> None:
        """A request, which is answered when it is done."""
        self.begin(self.answer(number, self.scope("http", address, method=method), body.encode()))

    def open(self, number: int, address: str) -> None:
        """A socket, as it would be opened over a network."""
        socket = self.sockets[number] = Socket(self, number)
        scope = self.scope("websocket", address, extensions={"websocket.http.response": {}})
        self.begin(self.serve(socket, scope))

    def send(self, number: int, text: str) -> None:
        if number in self.sockets:
            self.sockets[number].coming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self, number: int) -> None:
        if number in self.sockets:
            self.sockets[number].coming.put_nowait({"type": "websocket.disconnect", "code": ENDED})

    # In the hall.

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; it is held until it is done."""
        task = asyncio.create_task(doing)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    def scope(self, kind: str, address: str, **more: Any) -> Message:
        """A request or a socket as ASGI has them."""
        parts = urlsplit(address)
        cookies = [(b"cookie", f"{COOKIE}={self.token}".encode())] if self.token else []
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(b"host", b"page"), (b"content-type", JSON.encode()), *cookies],
            "client": ("127.0.0.1", 0),
            "server": ("page", 80),
            **more,
        }

    async def answer(self, number: int, scope: Message, body: bytes) -> None:
        """Have a request answered; if the hall is at fault it has said so, and it is logged here."""
        answer = Answer(body)
        try:
            await self.app(scope, answer.receive, answer.send)
        except Exception:
            log.exception("a request failed: %s", scope["path"])
        await self.keep(answer.headers)
        self.page.answered(number, answer.status, answer.content.decode())

    async def serve(self, socket: "Socket", scope: Message) -> None:
        """Have a socket served until one side closes it."""
        try:
            await self.app(scope, socket.receive, socket.send)
        except Exception:
            log.exception("a socket failed: %s", scope["path"])
        socket.end(LOST)

    async def keep(self, headers: list[tuple[bytes, bytes]]) -> None:
        """Keep the token of a new guest, before anything is done with it."""
        for name, value in headers:
            token = token_in(value.decode()) if name == b"set-cookie" else None
            if token is not None and token != self.token:
                await self.keyring.remember(token)
                self.token = token


class Answer:
    """A request with its body, and its response."""

    def __init__(self, body: bytes) -> None:
        self.body: Final = body
        self.status = 500
        self.headers: list[tuple[bytes, bytes]] = []
        self.content = b""

    async def receive(self) -> Message:
        return {"type": "http.request", "body": self.body, "more_body": False}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], list(message["headers"])
        else:
            self.content += message.get("body", b"")


class Socket:
    """One socket of the page."""

    def __init__(self, port: Port, number: int) -> None:
        self.port: Final = port
        self.number: Final = number
        self.coming: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self.coming.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> Message:
        return await self.coming.get()

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            await self.port.keep(list(message.get("headers", ())))
            self.port.page.opened(self.number)
        elif kind == "websocket.send":
            self.port.page.heard(self.number, message["text"])
        elif kind == "websocket.close":
            self.end(message.get("code", UNWELCOME))

    def end(self, code: int) -> None:
        """Say once that it is over."""
        if self.port.sockets.pop(self.number, None) is not None:
            self.coming.put_nowait({"type": "websocket.disconnect", "code": code})
            self.port.page.closed(self.number, code)
