"""Visitors of a hall in the tests: browsers with cookies and sockets, all in one event loop, without a network."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import msgspec
from lucky import same_luck
from msgspec.structs import replace
from server.memory_store import MemoryStore
from starlette.applications import Starlette
from waiting import PATIENCE

from greathall.server.hall.hall import Hall
from greathall.server.http.app import make_app
from greathall.server.limits.rates import USUAL, Rate, Rates
from greathall.server.store.store import Guest, Store
from greathall.server.times import Times

PLENTY = Rate(1e6, 1e6)
SPENT = {
    name: Rate(1e-6, getattr(USUAL, name).burst)
    for name in ("messages", "requests", "looks", "tables", "made", "hints", "talk")
}
STRICT = replace(USUAL, **SPENT)  # the usual, but what was taken does not come back, however slow a test is
GENEROUS = Rates(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, lines=10**6, watchers=10**6, talk=PLENTY, work=PLENTY)
BOTS = {"game": "citadels", "players": 4, "bots": ["random"] * 3, "settings": {"pace": "instant"}, "start": True}


class Browser:
    """A browser: it keeps its cookie, asks by HTTP and connects to tables."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.http = httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url="http://hall")

    async def get(self, path: str) -> httpx2.Response:
        return await self.http.get(path)

    async def post(self, path: str, **body: Any) -> httpx2.Response:
        return await self.http.post(path, json=body)

    async def named(self, name: str) -> "Browser":
        assert (await self.post("/api/me", name=name)).status_code == 200
        return self

    async def open(self, **wanted: Any) -> str:
        """The id of a new table."""
        answer = await self.post("/api/tables", **wanted)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    async def info(self, table: str, key: str = "") -> dict[str, Any]:
        return dict((await self.get(f"/api/tables/{table}?key={key}")).json())

    async def key(self, table: str) -> str:
        return str((await self.info(table))["key"])

    async def connect(self, table: str, query: str = "") -> "Socket":
        """A socket that the hall has taken, or refused."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = Socket(self.app, f"/api/tables/{table}/socket", query, cookie)
        await socket.open()
        return socket


class Socket:
    """A socket as its browser holds it."""

    def __init__(self, app: Starlette, path: str, query: str, cookie: str) -> None:
        headers = [(b"host", b"hall"), (b"cookie", cookie.encode())]
        self.to_hall: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.to_browser: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.game: dict[str, Any] = {}  # the last one that came
        self.status = 101
        self.headers: dict[bytes, bytes] = {}  # the hall's answer
        self.reason = ""  # why the hall has refused it
        self.code = 0  # what the hall closed it with
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "scheme": "ws",
            "query_string": query.encode(),
            "headers": headers,
            "subprotocols": [],
            "client": ("visitor", 1),
            "server": ("hall", 80),
            "extensions": {"websocket.http.response": {}},
        }
        self.task = asyncio.create_task(run(app, scope, self.to_hall.get, self.to_browser.put))

    async def open(self) -> None:
        await self.to_hall.put({"type": "websocket.connect"})
        first = await self.next()
        self.headers = dict(first.get("headers", ()))
        if first["type"] != "websocket.accept":
            self.status = first["status"]
            self.reason = msgspec.json.decode((await self.next())["body"])["reason"]

    async def next(self) -> dict[str, Any]:
        return await asyncio.wait_for(self.to_browser.get(), PATIENCE)

    async def text(self) -> str | None:
        """The next message as it was sent; nothing where the hall has closed the socket."""
        message = await self.next()
        if message["type"] == "websocket.close":
            self.code = message["code"]
            await self.to_hall.put({"type": "websocket.disconnect", "code": self.code})
            return None
        return str(message["text"])

    async def receive(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; any other is passed over."""
        while True:
            text = await self.text()
            assert text is not None, f"closed with {self.code}"
            message = dict(msgspec.json.decode(text))
            if message["type"] == "game":
                self.game = message
            if not kinds or message["type"] in kinds:
                return message

    async def silent(self) -> bool:
        """Whether nothing more comes."""
        await settle()
        return self.to_browser.empty()

    async def send(self, **message: Any) -> None:
        await self.send_text(msgspec.json.encode(message).decode())

    async def send_text(self, text: str) -> None:
        await self.to_hall.put({"type": "websocket.receive", "text": text})

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send something, and what came of it."""
        await self.send(**message)
        return await self.receive("done", "refused")

    async def answer(self, choice: int = 0) -> dict[str, Any]:
        """Answer the question that was asked last; what came of it."""
        answer = self.game["question"]["answers"][choice]["answer"]
        return await self.ask(type="answer", id=1, number=self.game["number"], answers=[answer])

    async def asked(self) -> dict[str, Any]:
        """Wait until this seat is asked something, or the game is over; the last message of the game."""
        while not self.game or not (self.game["question"] or self.game["result"]):
            await self.receive("game")
        return self.game

    async def play_to_the_end(self) -> dict[str, Any]:
        """Give the last answer to every question; the last message of the game."""
        while not (await self.asked())["result"]:
            assert (await self.answer(-1))["type"] == "done"
        return self.game

    async def close(self) -> None:
        await self.to_hall.put({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)


class Onlooker:
    """Somebody who is there, so that bots play."""

    guest: Guest | None = None
    visitor = ""
    token = b""
    pokes = 0

    def poke(self) -> None:
        self.pokes += 1

    def shun(self, others: frozenset[str]) -> None:
        """They hear nothing anyway."""

    async def leave(self, code: int = 0) -> None:
        """There is no socket to close."""


async def settle() -> None:
    """Let everything happen that can happen now."""
    for _ in range(50):
        await asyncio.sleep(0)


async def run(app: Starlette, scope: dict[str, Any], receive: Any, send: Any) -> None:
    await app(scope, receive, send)


class HastyTimes(Times):
    """The true time, but nobody lets more than a moment pass before they go on."""

    async def pause(self, seconds: float) -> None:
        await super().pause(min(seconds, 0.01))


class House:
    """A hall with its application, and browsers that visit it."""

    def __init__(self, store: Store | None = None, rates: Rates = GENEROUS, **hall: Any) -> None:
        self.store = store or MemoryStore()
        self.hall = Hall(self.store, **{"luck": same_luck, "times": HastyTimes(), **hall})
        self.app = make_app(self.hall, rates=rates)

    @property
    def memory(self) -> MemoryStore:
        """The store, if it is the one of the tests."""
        assert isinstance(self.store, MemoryStore)
        return self.store

    def browser(self) -> Browser:
        return Browser(self.app)

    async def guest(self, name: str) -> Browser:
        return await self.browser().named(name)


@asynccontextmanager
async def opened(store: Store | None = None, rates: Rates = GENEROUS, **hall: Any) -> AsyncIterator[House]:
    """A house that is closed again."""
    house = House(store, rates, **hall)
    try:
        yield house
    finally:
        await house.hall.close()


def visit(story: Callable[[House], Awaitable[None]], **hall: Any) -> None:
    """Run what happens in a house."""

    async def whole() -> None:
        async with opened(**hall) as house:
            await story(house)

    asyncio.run(whole())
