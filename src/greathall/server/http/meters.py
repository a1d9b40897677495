"""Meters: what a hall measures of itself if its host wants to know, and who may see it. A hall that is not asked to
measure anything has none, and does nothing for them."""

import asyncio
import time
from collections import Counter as Count
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, cast

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greathall import __version__
from greathall.server.denied import Denied
from greathall.server.hall.hall import Hall
from greathall.server.http.hosts import is_among, is_loopback, split
from greathall.server.http.routes import trouble
from greathall.server.metrics import KIND, Counter, Histogram, Labels, gauge, text
from greathall.server.store.store import Store
from greathall.server.thinking.errands import Errand, Thought
from greathall.server.thinking.review_errands import ReviewErrand
from greathall.server.thinking.workers import NoThought, Workers

BEAT: Final = 0.25  # seconds between two looks at how late the event loop is
SENT_ON: Final = ("forwarded", "x-forwarded-for", "x-real-ip")  # what a program in front of the hall adds
Metered = Callable[[Coroutine[Any, Any, None]], Awaitable[None]]


class Meters:
    """Everything that is measured."""

    def __init__(self) -> None:
        self.requests: Final = Histogram("request_seconds", "kind", "status")
        self.messages: Final = Histogram("message_seconds")
        self.stored: Final = Histogram("store_seconds", "operation")
        self.failed: Final = Counter("store_failures_total", "operation")
        self.answers: Final = Counter("answers_total")
        self.thoughts: Final = Histogram("thought_seconds", "kind")
        self.late: Final = Histogram("loop_late_seconds")
        self.begun: Final = time.time()

    async def message(self, metered: Metered, doing: Coroutine[Any, Any, None]) -> None:
        """A message over a socket, from when it was read until it was answered."""
        begin = time.perf_counter()
        try:
            await metered(doing)
        finally:
            self.messages.observe(time.perf_counter() - begin)

    def works(self) -> list[Coroutine[Any, Any, None]]:
        """What is done for this in the background."""
        return [self.keep_looking()]

    async def keep_looking(self) -> None:
        """Look again and again how late the event loop comes to something that is due."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.late.observe(max(0.0, loop.time() - due))

    def text(self, hall: Hall) -> str:
        """Everything as it is now."""
        counted = (self.requests, self.messages, self.stored, self.failed, self.answers, self.thoughts, self.late)
        return text(*(one.lines() for one in counted), *self.present(hall))

    def present(self, hall: Hall) -> list[Any]:
        """What need not be counted, since it is there."""
        lives = list(hall.live.values())
        statuses: dict[Labels, float] = {
            (status,): count for status, count in Count(one.status for one in lives).items()
        }
        workers = hall.workers
        return [
            gauge("info", {(__version__,): 1}, "version"),
            gauge("start_time_seconds", {(): self.begun}),
            gauge("processor_seconds", {(): time.process_time()}),
            gauge("tables_at_hand", statuses, "status"),
            gauge("tables_visited", {(): sum(bool(one.listeners) for one in lives)}),
            gauge("sockets", {(): sum(len(one.listeners) for one in lives)}),
            gauge("guests_online", {(): len({guest for one in lives for guest in one.online()})}),
            gauge("workers", {("hired",): len(workers.hired), ("free",): len(workers.free)}, "state"),
            gauge("thoughts_wanted", {(): workers.demand.wanted}),
        ]


class WatchedStore:
    """A store whose every operation is measured."""

    def __init__(self, store: Store, meters: Meters) -> None:
        self.store: Final = store
        self.meters: Final = meters

    def __getattr__(self, name: str) -> Any:
        operation = getattr(self.store, name)

        async def measured(*values: Any, **named: Any) -> Any:
            begin = time.perf_counter()
            try:
                found = await operation(*values, **named)
            except Exception:
                self.meters.failed.add(name)
                raise
            self.meters.stored.observe(time.perf_counter() - begin, name)
            if name == "append" and found:
                self.meters.answers.add()
            return found

        setattr(self, name, measured)  # from now on it is found at once
        return measured


def watched(store: Store, meters: Meters | None) -> Store:
    """A store as it is, or one that is measured."""
    return store if meters is None else cast("Store", WatchedStore(store, meters))


class WatchedWorkers(Workers):
    """Workers whose thoughts are measured, with how long somebody had to wait for them."""

    def __init__(self, meters: Meters, size: int | None = None) -> None:
        super().__init__(size)
        self.meters: Final = meters

    async def hand_over(self, errand: Errand | ReviewErrand, patience: float) -> Thought:
        begin, kind = time.perf_counter(), "review" if isinstance(errand, ReviewErrand) else "bot"
        try:
            return await super().hand_over(errand, patience)
        except NoThought:
            kind = "none"
            raise
        finally:
            self.meters.thoughts.observe(time.perf_counter() - begin, kind)


class Timed:
    """An application whose answers are measured."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self.app: Final = app
        self.meters: Final = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin, status = time.perf_counter(), "none"

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            kind = "api" if scope["path"].startswith("/api/") else "page"
            self.meters.requests.observe(time.perf_counter() - begin, kind, status)


class MetricsPage:
    """The answer with all this, and who gets it: this machine, unless others are named. Somebody who was sent on by a
    program that the hall does not know is not believed to be here."""

    def __init__(self, meters: Meters, hall: Hall, readers: Sequence[str] = ()) -> None:
        self.meters: Final = meters
        self.hall: Final = hall
        self.readers: Final = list(readers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        may = self.may_read(scope)
        answer = Response(self.meters.text(self.hall), media_type=KIND) if may else trouble(Denied(404, "no_route"))
        await answer(scope, receive, send)

    def may_read(self, scope: Scope) -> bool:
        address, headers = (scope.get("client") or ("", 0))[0], Headers(scope=scope)
        if is_among(address, self.readers):
            return True
        is_here = is_loopback(address) and is_loopback(split(headers.get("host", ""), "http")[0])
        return is_here and not any(name in headers for name in SENT_ON)
