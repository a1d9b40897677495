"""A whole hall on a port of this machine, and somebody who speaks to it in bytes that no browser would send."""

import asyncio
import base64
import json
import socket
import struct
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from lucky import same_luck
from waiting import PATIENCE

from greathall.server.hall.hall import Hall
from greathall.server.http.app import make_app
from greathall.server.http.assembling import say_fault
from greathall.server.http.guard import Guard
from greathall.server.http.hosts import Hosts
from greathall.server.http.neighbours import Neighbours
from greathall.server.http.serving import HallServer, House, configuration, listen
from greathall.server.http.static import Client
from greathall.server.limits.rates import USUAL, Rates
from greathall.server.store.sqlite import SqliteStore

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


class Loopback:
    """A hall that listens, and what went wrong inside it."""

    def __init__(self, hall: Hall, place: socket.socket) -> None:
        self.hall = hall
        self.port: int = place.getsockname()[1]
        self.faults: list[dict[str, Any]] = []

    async def connect(self) -> "Speaker":
        return Speaker(self.port, *await asyncio.open_connection("127.0.0.1", self.port, limit=2**20))

    async def say(self, content: bytes) -> "Reply":
        """The reply to some bytes; none where the hall just hangs up."""
        speaker = await self.connect()
        try:
            await speaker.send(content)
            return await speaker.reply()
        finally:
            speaker.hang_up()

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> "Reply":
        """The reply to a request that is well formed as far as these parts are."""
        return await self.say(request(self.port, method, path, body, **headers))


class Reply:
    """A status (0: none), headers and a body."""

    def __init__(self, status: int = 0, headers: dict[str, str] | None = None, body: bytes = b"") -> None:
        self.status = status
        self.headers = headers or {}
        self.body = body

    @property
    def reason(self) -> str:
        """The reason of a refusal."""
        return str(json.loads(self.body)["reason"]) if self.is_json else ""

    @property
    def is_json(self) -> bool:
        return self.headers.get("content-type") == "application/json"

    @property
    def cookie(self) -> str:
        return self.headers.get("set-cookie", "").partition(";")[0]


def request(port: int, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """A request in bytes. Headers without a value are left out."""
    said = {
        "host": f"127.0.0.1:{port}",
        "content-type": "application/json",
        "content-length": str(len(body)),
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    head = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items() if value)]
    return "\r\n".join([*head, "", ""]).encode("utf-8", "surrogateescape") + body


def chunked(parts: Iterable[bytes]) -> bytes:
    return b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts if part) + b"0\r\n\r\n"


class Speaker:
    """One connection."""

    def __init__(self, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.port = port
        self.reader = reader
        self.writer = writer

    async def send(self, content: bytes) -> None:
        try:
            self.writer.write(content)
            await self.writer.drain()
        except ConnectionError:
            return

    async def reply(self, is_head: bool = False) -> Reply:
        """The next reply; to a request for the head it has no body."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.read_reply(is_head)
        except (asyncio.IncompleteReadError, ConnectionError):
            return Reply()
        except TimeoutError:
            self.hang_up()
            raise

    async def read_reply(self, is_head: bool) -> Reply:
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
        length = int(headers.get("content-length", 0))
        status = int(lines[0].split(" ")[1])
        if "transfer-encoding" in headers:
            return Reply(status, headers, await self.read_chunks())
        bare = is_head or status == 101
        return Reply(status, headers, b"" if bare else await self.reader.readexactly(length))

    async def read_chunks(self) -> bytes:
        body = b""
        while size := int(await self.reader.readuntil(b"\r\n"), 16):
            body += await self.reader.readexactly(size)
            await self.reader.readexactly(2)
        return body

    def hang_up(self) -> None:
        self.writer.transport.abort()

    # Sockets.

    async def upgrade(self, path: str, **headers: str) -> Reply:
        """Ask for a socket."""
        said = {
            "content_type": "",
            "content_length": "",
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec_websocket_version": "13",
            "sec_websocket_key": base64.b64encode(b"0123456789abcdef").decode(),
            **headers,
        }
        await self.send(request(self.port, "GET", path, b"", **said))
        return await self.reply()

    async def speak(self, content: bytes, kind: int = TEXT) -> None:
        await self.send(frame(content, kind))

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it says; a close if the other side has hung up."""
        try:
            async with asyncio.timeout(PATIENCE):
                kind, length = await self.reader.readexactly(2)
                if length == 126:
                    (length,) = struct.unpack(">H", await self.reader.readexactly(2))
                elif length == 127:
                    (length,) = struct.unpack(">Q", await self.reader.readexactly(8))
                return kind & 15, await self.reader.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError):
            return CLOSE, b""


def frame(content: bytes, kind: int = TEXT, *, last: bool = True, masked: bool = True, spare: int = 0) -> bytes:
    """A frame as browsers send them; the mask changes nothing."""
    size = len(content)
    long = struct.pack(">BH", 126, size) if size < 2**16 else struct.pack(">BQ", 127, size)
    length = bytes([size]) if size < 126 else long
    first = bytes([(128 if last else 0) | spare << 4 | kind])
    return first + bytes([length[0] | (128 if masked else 0)]) + length[1:] + (bytes(4) if masked else b"") + content


@asynccontextmanager
async def loopback(
    rates: Rates = USUAL, proxies: tuple[str, ...] = (), neighbours: Neighbours | None = None
) -> AsyncIterator[Loopback]:
    """A hall as it is served, until it is closed."""
    hall = Hall(await SqliteStore.open(":memory:"), luck=same_luck)
    place, ready = listen("127.0.0.1", 0), asyncio.Event()
    app = make_app(hall, rates=rates)
    app.add_exception_handler(Exception, say_fault)
    door = HallServer(configuration(Guard(House(app, Client()), Hosts("127.0.0.1")), proxies), ready.set, neighbours)
    house = Loopback(hall, place)
    asyncio.get_running_loop().set_exception_handler(lambda _, context: house.faults.append(context))
    serving = asyncio.create_task(door.serve([place]))
    try:
        await ready.wait()
        yield house
    finally:
        door.should_exit = True
        await asyncio.wait_for(serving, 3 * PATIENCE)
        await hall.close()
