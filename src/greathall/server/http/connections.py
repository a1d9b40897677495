"""Connections: bytes from the network before they are a request or a message. Nobody can make the hall keep too much of
them or wait for them too long, and nobody goes without an answer."""

import asyncio
from collections.abc import Collection, Sequence
from http import HTTPStatus
from struct import pack
from typing import Any, Final, cast

import msgspec
from starlette.datastructures import MutableHeaders
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from greathall.server.http.guard import seal
from greathall.server.http.hosts import is_among, is_loopback, network
from greathall.server.http.neighbours import Neighbours
from greathall.server.http.sockets import FRAMES
from greathall.server.limits.bounds import CROWD, HEAD, JSON, PARTS, PATIENCE, TOO_LARGE
from greathall.server.protocol.messages import Trouble

WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole text
SHORT: Final = 126  # bytes from which on a frame says its length in two bytes …
LONG: Final = 65536  # … and from which on in eight
SOON: Final = 1.0  # seconds in which somebody who has just come asks


class Requests(HttpToolsProtocol):
    """A connection by HTTP."""

    beside = 0  # bytes of this request so far that are no body
    has_asked = False
    is_last = False  # the request that is answered, or comes, is the last one: the hall closes
    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if is_crowded(address_of(self), self.server_state.connections, self.config.forwarded_allow_ips or ()):
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS, "crowded")
            return
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.beside += len(data)
        super().data_received(data)
        if self.beside > HEAD:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too_large")

    def handle_websocket_upgrade(self) -> None:
        """Go on as a WebSocket, here or at a neighbour. What has read the head holds this connection: it is let go, so
        that both can be."""
        if self.is_handed_over():
            self.connections.discard(self)
            self.transport.abort()
        else:
            super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def is_handed_over(self) -> bool:
        """Whether a neighbour has taken the connection."""
        neighbours: Neighbours | None = getattr(self.config, "neighbours", None)
        if neighbours is None:
            return False
        lines = [b"%b: %b\r\n" % header for header in self.headers]
        head = b"".join([b"GET %b HTTP/1.1\r\n" % self.url, *lines, b"\r\n"])
        return neighbours.hand_over(self.url, self.transport.get_extra_info("socket").fileno(), head)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.beside = 0
        self.wait()

    def on_headers_complete(self) -> None:
        self.stop_waiting()
        super().on_headers_complete()
        if self.parser.should_upgrade():
            return
        self.has_asked = True
        if self.is_last:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        self.beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.beside = 0
        super().on_message_complete()

    def wait(self) -> None:
        """Wait for the head of a request, but not for ever."""
        self.stop_waiting()
        self.waiting = self.loop.call_later(PATIENCE, self.refuse, HTTPStatus.REQUEST_TIMEOUT, "too_slow")

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()

    def shutdown(self) -> None:
        """Hang up, since the hall closes, but answer whoever has asked. Somebody who has just come may have asked too:
        it takes a moment until what they say is heard."""
        self.is_last = True
        if self.has_asked:
            super().shutdown()
        else:
            self.loop.call_later(SOON, super().shutdown)

    def send_400_response(self, msg: str) -> None:
        self.refuse(HTTPStatus.BAD_REQUEST, "malformed")

    def refuse(self, status: HTTPStatus, reason: str) -> None:
        """Say why not, and hang up."""
        refuse(self.transport, status, reason)


class Messages(WebSocketsSansIOProtocol):
    """A connection by WebSocket."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            refuse(self.transport, HTTPStatus.BAD_REQUEST, "malformed")

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone. What holds this connection, and is held by it, is let go: nobody looks for it."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self.handshake_initiated:
            self.scope["extensions"].pop(FRAMES, None)

    def go_on(self, head: bytes) -> None:
        """Go on with a connection that a neighbour hands over, after its head: it counts here from now on."""
        if is_crowded(address_of(self), self.connections, self.config.forwarded_allow_ips or ()):
            refuse(self.transport, HTTPStatus.TOO_MANY_REQUESTS, "crowded")
        else:
            self.data_received(head)

    def handle_connect(self, event: Request) -> None:
        """Take the head of a socket; if it is none, refuse it in the words of the protocol."""
        if self.conn.accept(event).status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            super().handle_connect(event)
            cast("dict[str, Any]", self.scope["extensions"])[FRAMES] = self
        else:
            refuse(self.transport, HTTPStatus.BAD_REQUEST, "malformed")

    @property
    def is_free(self) -> bool:
        """Whether texts can be sent at once."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        return is_open and self.writable.is_set()

    def put(self, texts: Sequence[str]) -> None:
        """Send some texts at once, together: nothing on this way waits, and nobody is asked."""
        self.transport.write(b"".join(framed(text.encode()) for text in texts))

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Reading goes on until a second one waits: who sends one and waits for what comes of it, as
        pages do, need not be held up, which would be two calls of the system for each."""
        is_held, waits = self.read_paused, not self.queue.empty()
        self.read_paused = True  # else it would be held up at once
        super().send_receive_event_to_app()
        self.read_paused = is_held
        if waits and not is_held:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """Close a socket whose frames cannot be read; if it was not open yet, it is refused."""
        if self.conn.close_sent is None:
            refuse(self.transport, HTTPStatus.BAD_REQUEST, "malformed")
        else:
            super().handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping, but not from somebody who does not read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Drop somebody who no longer answers; what they have not read yet is not kept for them."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def handle_cont(self, event: Any) -> None:
        """Take another part of a message, but not of one that never ends."""
        super().handle_cont(event)
        if len(self.frames) > PARTS:
            self.conn.fail(TOO_LARGE)
            self.handle_parser_exception()


def framed(content: bytes) -> bytes:
    """A text as a frame of a WebSocket: whole, and plain, as a server sends it."""
    size = len(content)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + content
    if size < LONG:
        return pack("!BBH", WHOLE_TEXT, SHORT, size) + content
    return pack("!BBQ", WHOLE_TEXT, SHORT + 1, size) + content


def is_crowded(address: str, connections: Collection[Any], proxies: Sequence[str]) -> bool:
    """Whether there are too many connections from one address. Many people may come from the address of a program in
    front of the hall, on this machine or elsewhere, so nothing is counted there."""
    if len(connections) <= CROWD or is_loopback(address) or is_among(address, proxies):
        return False
    return sum(network(address_of(connection)) == network(address) for connection in connections) > CROWD


def address_of(connection: Any) -> str:
    return str(connection.client[0]) if connection.client else ""


def refuse(transport: asyncio.Transport, status: HTTPStatus, reason: str) -> None:
    """Say why not, in the words of the protocol, and hang up."""
    if transport.is_closing():
        return
    content = msgspec.json.encode(Trouble(reason))
    headers = MutableHeaders({"content-type": JSON, "content-length": str(len(content)), "connection": "close"})
    seal("", headers)
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    transport.write(f"HTTP/1.1 {status.value} {status.phrase}\r\n{head}\r\n".encode() + content)
    transport.close()
