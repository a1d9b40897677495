"""Guard: what every request passes on its way in, and every answer on its way out."""

import asyncio
import logging
from typing import Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from greathall.server.denied import Denied
from greathall.server.http.hosts import Hosts, is_own
from greathall.server.limits.bounds import BODY, BROKEN, JSON, PATIENCE, RECORD, RECORDS
from greathall.server.protocol.messages import Trouble

LONGEST: Final = 20  # digits of the length of a body
READING: Final = ("GET", "HEAD")
STARTS: Final = ("http.response.start", "websocket.http.response.start")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

GONE: Final = (ClientDisconnect, WebSocketDisconnect, ClientDisconnected)

log = logging.getLogger("greathall")


class Guard:
    """In front of an application: refuses what is foreign, malformed or too large, and seals what goes out."""

    def __init__(self, app: ASGIApp, hosts: Hosts, patience: float = PATIENCE) -> None:
        self.app: Final = app
        self.hosts: Final = hosts
        self.patience: Final = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        answer = Answer(scope, send)
        try:
            self.check(scope)
            received = await checked_body(scope, receive, self.patience)
        except Denied as denied:
            await answer.refuse(denied.status, denied.reason)
        except ClientDisconnect:
            log.debug("somebody went away before all was said: %s", scope["path"])
        else:
            await self.let_in(scope, received, answer)

    async def let_in(self, scope: Scope, receive: Receive, answer: "Answer") -> None:
        """Hand a request on; a failure there is logged, and the caller gets an answer that says so."""
        try:
            await self.app(scope, receive, answer.send)
        except GONE:
            log.debug("somebody went away: %s", scope["path"])
        except Exception:
            log.exception("a request failed: %s", scope["path"])
            await answer.give_up()

    def check(self, scope: Scope) -> None:
        """Refuse a request by what its head says."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.hosts.know(host):
            raise Denied(421, "unknown_host")
        if scope["type"] == "websocket":
            check_origin(headers, host, self.hosts.origin)
        elif scope["method"] not in READING:
            check_origin(headers, host, self.hosts.origin)
            check_form(headers, largest(scope))


def check_origin(headers: Headers, host: str, public: str = "") -> None:
    """What is done may be asked for by pages of the hall only, as it was called, or as people call it if a program
    before it says another name. (A browser always says which page asks.)"""
    for origin in headers.getlist("origin"):
        if origin != (public or None) and not is_own(origin, host):
            raise Denied(403, "foreign_origin")


def largest(scope: Scope) -> int:
    """How large a body may be."""
    return RECORD if scope["path"] == RECORDS else BODY


def check_form(headers: Headers, most: int) -> None:
    kind, _, parameters = headers.get("content-type", "").partition(";")
    if kind.strip().lower() != JSON or parameters.strip().lower() not in ("", "charset=utf-8"):
        raise Denied(415, "not_json")
    length = headers.get("content-length", "0")
    if not length.isdecimal():
        raise Denied(400, "bad_length")
    if len(length) > LONGEST or int(length) > most:
        raise Denied(413, "too_large")


async def checked_body(scope: Scope, receive: Receive, patience: float) -> Receive:
    """A way to receive the body of a request, which has come whole and is not too large."""
    if scope["type"] == "websocket":
        return receive
    try:
        async with asyncio.timeout(patience):
            body = await read_body(receive, largest(scope))
    except TimeoutError:
        raise Denied(408, "too_slow") from None
    return Body(body, receive)


async def read_body(receive: Receive, most: int) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise Denied(413, "too_large")
    return body


class Body:
    """A body that has come, to be received once more; then whatever comes after it."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self.waiting: bytes | None = body
        self.receive: Final = receive

    async def __call__(self) -> Message:
        if self.waiting is None:
            return await self.receive()
        body, self.waiting = self.waiting, None
        return {"type": "http.request", "body": body, "more_body": False}


class Answer:
    """An answer on its way out: sealed with the headers that keep a page to itself."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope: Final = scope
        self.to: Final = send
        self.begun = False
        self.ended = False

    async def send(self, message: Message) -> None:
        if message["type"] in STARTS:
            seal(self.scope["path"], MutableHeaders(scope=message))
        self.begun = True
        self.ended = self.ended or message["type"] == "websocket.close"
        await self.to(message)

    async def refuse(self, status: int, reason: str) -> None:
        """Say why not, in the words of the protocol."""
        content = msgspec.json.encode(Trouble(reason))
        headers = [(b"content-type", JSON.encode()), (b"content-length", str(len(content)).encode())]
        kind = "http" if self.scope["type"] == "http" else "websocket.http"
        if kind == "http":
            headers.append((b"connection", b"close"))  # the rest of the body is not read
        await self.send({"type": f"{kind}.response.start", "status": status, "headers": headers})
        await self.send({"type": f"{kind}.response.body", "body": content})

    async def give_up(self) -> None:
        """The hall is at fault; say so, if anything can still be said."""
        if not self.begun:
            await self.refuse(500, "fault")
        elif self.scope["type"] == "websocket" and not self.ended:
            await self.send({"type": "websocket.close", "code": BROKEN})


def seal(path: str, headers: MutableHeaders) -> None:
    """The headers every answer has."""
    is_personal = path.startswith("/me/")
    headers["content-security-policy"] = POLICY
    headers["x-content-type-options"] = "nosniff"
    headers["referrer-policy"] = "no-referrer" if is_personal else "same-origin"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers.setdefault("cache-control", "no-store")
