"""Serving: the hall on a port, from its opening to its closing."""

import asyncio
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import uvicorn
from msgspec import Struct
from starlette.types import ASGIApp, Receive, Scope, Send

from greathall.engine import Luck, TrueLuck
from greathall.server.hall.hall import Hall
from greathall.server.hall.housekeeping import keep_house, keep_tables
from greathall.server.http.app import make_app
from greathall.server.http.assembling import say_fault
from greathall.server.http.connections import Messages, Requests
from greathall.server.http.control import CONTROL, ControlFile, ControlPage
from greathall.server.http.guard import Guard
from greathall.server.http.hosts import Hosts
from greathall.server.http.meters import Meters, MetricsPage, Timed, WatchedWorkers, watched
from greathall.server.http.neighbours import Doorstep, Neighbours
from greathall.server.http.public import Prefixed
from greathall.server.http.static import Client
from greathall.server.http.tidying import begin_tidy, keep_tidy
from greathall.server.http.whereabouts import Whereabouts
from greathall.server.journal import Form, Journal, as_line, journal
from greathall.server.limits.bounds import MESSAGE
from greathall.server.limits.house_rules import ORDINARY, HouseRules
from greathall.server.sharing.bell import hung
from greathall.server.store.book import Book
from greathall.server.store.opening import open_store
from greathall.server.thinking.workers import Workers

GRACE: Final = 2  # seconds for those who are being answered when the hall closes
WAITING: Final = 2048  # connections that may wait to be taken
# Seconds until a thread that computes lets the event loop go on. While a long table is loaded in another thread, the
# loop would wait five milliseconds, which is what Python takes by itself, at each of the dozen steps of an answer.
YIELDING: Final = 0.0005
SIGNS: Final = ("/health", "/ready")  # what is the hall's besides /api

METRICS: Final = "/metrics"
NOTHING: Final[Mapping[str, ASGIApp]] = {}

Ready = Callable[[], None]


class Keeping(Struct, frozen=True):
    """How a hall is kept: by which rules, how it writes down what happens, and whether it measures itself (`readers`:
    who may see that, besides this machine). `bell`: where it rings for other halls on the same store, and hears them;
    `thinkers`: how many bots may think at a time, if not the default."""

    rules: HouseRules = ORDINARY
    form: Form = as_line
    measured: bool = False
    readers: tuple[str, ...] = ()
    bell: str = ""
    thinkers: int | None = None


USUALLY: Final = Keeping()


class House:
    """The hall and the client under one roof: what is the hall's goes there, everything else is the client's."""

    def __init__(self, hall: ASGIApp, client: ASGIApp, own: Mapping[str, ASGIApp] = NOTHING) -> None:
        self.hall: Final = hall
        self.client: Final = client
        self.own: Final = own  # what only the keeper of the hall can ask for, by its path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if path in self.own and scope["type"] == "http":
            await self.own[path](scope, receive, send)
            return
        is_page = scope["type"] == "http" and path not in SIGNS and not path.startswith("/api/")
        await (self.client if is_page else self.hall)(scope, receive, send)


def build(
    hall: Hall,
    hosts: Hosts,
    folder: Path | None = None,
    whereabouts: Whereabouts | None = None,
    keeping: Keeping = USUALLY,
    meters: Meters | None = None,
    word: str = "",
) -> ASGIApp:
    """The whole application: the hall, the client of the browser, and the guard before both.

    `whereabouts` says how friends reach the hall; `folder` is where the client is; `word` is that of its
    keeper.
    """
    rules, measured = keeping.rules, None if meters is None else meters.message
    app = make_app(hall, whereabouts, rules.limits, measured, rules)
    app.add_exception_handler(Exception, say_fault)
    prefix = whereabouts.public.prefix if whereabouts is not None else ""
    own: dict[str, ASGIApp] = {CONTROL: ControlPage(hall, word)} if word else {}
    if meters is not None:
        own[METRICS] = MetricsPage(meters, hall, keeping.readers)
    whole: ASGIApp = Guard(House(app, Client(folder, prefix), own), hosts)
    if meters is not None:
        whole = Timed(whole, meters)
    return Prefixed(whole, prefix) if prefix else whole


CLOSING: Final = ("SIGINT", "SIGTERM", "SIGBREAK")  # the last one is sent when Windows closes a window
SIGNALS: Final = tuple(getattr(signal, name) for name in CLOSING if hasattr(signal, name))


class HallServer(uvicorn.Server):
    """A server that says when it is ready, takes what its neighbours hand over, and that an interrupt simply closes."""

    def __init__(self, config: uvicorn.Config, ready: Ready, neighbours: Neighbours | None = None) -> None:
        super().__init__(config)
        self.ready: Final = ready
        self.neighbours: Final = neighbours
        self.doorstep: Doorstep | None = None
        config.neighbours = neighbours  # type: ignore[attr-defined]  # for its connections

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.neighbours is not None:
            self.doorstep = self.neighbours.open(self.take)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.doorstep is not None:
            self.doorstep.close()
        await super().shutdown(sockets)

    def take(self, connection: socket.socket, head: bytes) -> None:
        """Go on with a connection by WebSocket that a neighbour hands over."""
        task = asyncio.create_task(self.welcome(connection, head))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def welcome(self, connection: socket.socket, head: bytes) -> None:
        messages = Messages(self.config, self.server_state, self.lifespan.state)
        with suppress(OSError):  # its visitor has gone
            await asyncio.get_running_loop().connect_accepted_socket(lambda: messages, connection)
            messages.go_on(head)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """While the hall is open, an interrupt closes it; a second one does not wait for anybody."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        kept: dict[int, Any] = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)


def configuration(app: ASGIApp, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How the hall is served. `proxies`: addresses and networks of programs that stand before it and tell who comes,
    and whether by https; nobody else is believed that."""
    return uvicorn.Config(
        app,
        http=Requests,
        ws=Messages,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        log_level="critical",  # nonsense and people who leave are not news, and the guard logs our own faults
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=GRACE,
    )


def run(
    place: socket.socket,
    store: str,
    hosts: Hosts,
    ready: Ready,
    whereabouts: Whereabouts | None = None,
    luck: Callable[[], Luck] = TrueLuck,
    keeping: Keeping = USUALLY,
    neighbours: Neighbours | None = None,
) -> None:
    """Serve the hall at a place that listens already, until it is interrupted."""
    begin_tidy()
    sys.setswitchinterval(YIELDING)
    with journal(sys.stderr, keeping.form) as written, asyncio.Runner(loop_factory=new_loop()) as runner:
        runner.run(serve(place, store, hosts, ready, whereabouts, luck, keeping, written, neighbours))


async def serve(
    place: socket.socket,
    path: str,
    hosts: Hosts,
    ready: Ready,
    whereabouts: Whereabouts | None,
    luck: Callable[[], Luck],
    keeping: Keeping,
    written: Journal,
    neighbours: Neighbours | None = None,
) -> None:
    """Open the store, serve the hall, and close it again; its store with it."""
    rules, meters = keeping.rules, Meters() if keeping.measured else None
    workers = Workers(keeping.thinkers) if meters is None else WatchedWorkers(meters, keeping.thinkers)
    store = await open_store(path)
    hall = Hall(watched(store, meters), luck=luck, workers=workers, features=rules.features, door=rules.door)
    if isinstance(store, Book):
        hall.share(store, hung(keeping.bell))
    works = [keep_house(hall.store), keep_tables(hall, rules.retention), written.keep_counting(), keep_tidy()]
    beside = [asyncio.create_task(work) for work in (*works, *(meters.works() if meters is not None else ()))]
    try:
        with ControlFile(path, *own_place(place)) as control:
            app = build(hall, hosts, None, whereabouts, keeping, meters, control.word)
            await HallServer(configuration(app, hosts.proxies), ready, neighbours).serve([place])
    finally:
        for task in beside:
            task.cancel()
        await hall.close()


def own_place(place: socket.socket) -> tuple[str, int]:
    """By which address and port this machine reaches a place that listens."""
    host, port = place.getsockname()[:2]
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port


def new_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quick loop if there is one (it is not made for Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def listen(host: str, port: int) -> socket.socket:
    """A place that listens; OSError if nobody can."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
    return socket.create_server((host, port), family=family, backlog=WAITING)
