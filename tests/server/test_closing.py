"""A hall that closes: who has come is still answered, and those who never read what they are sent keep it neither from
closing nor from letting go of them."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from typing import Any

from lucky import same_luck
from server.loopback import Reply, Speaker, frame, request
from uvicorn import Config
from waiting import PATIENCE, until

from greathall.server.hall.hall import Hall
from greathall.server.http.hosts import Hosts
from greathall.server.http.serving import HallServer, build, configuration, listen
from greathall.server.store.sqlite import SqliteStore

SMALL = 4096  # bytes that wait between two who speak
TABLE: dict[str, Any] = {"game": "citadels", "players": 4, "bots": ["random"] * 3, "start": True}
MUCH = frame(b'{"type":"resume","after":0}') * 60


def narrow() -> socket.socket:
    place = listen("127.0.0.1", 0)
    place.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    return place


async def call(port: int) -> Speaker:
    end = socket.socket()
    end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    end.setblocking(False)
    await asyncio.get_running_loop().sock_connect(end, ("127.0.0.1", port))
    return Speaker(port, *await asyncio.open_connection(sock=end, limit=SMALL))


async def ask(port: int, path: str, **body: Any) -> Reply:
    cookie = body.pop("cookie", "")
    speaker = await call(port)
    await speaker.send(request(port, "POST", path, json.dumps(body).encode(), cookie=cookie))
    reply = await speaker.reply()
    speaker.hang_up()
    return reply


def holds_back(door: HallServer) -> bool:
    """Whether the hall has something to say that nobody takes."""
    return any(line.transport.get_write_buffer_size() > 0 for line in door.server_state.connections)


@contextlib.asynccontextmanager
async def sleeper(port: int, hall: Hall, door: HallServer) -> AsyncIterator[Speaker]:
    """Somebody at a table who asks for much and reads nothing."""
    cookie = (await ask(port, "/api/me", name="Anna")).cookie
    table = json.loads((await ask(port, "/api/tables", cookie=cookie, **TABLE)).body)["id"]
    speaker = await call(port)
    assert (await speaker.upgrade(f"/api/tables/{table}/socket", cookie=cookie)).status == 101
    await until(lambda: hall.live[table].listeners)
    speaker.writer.transport.pause_reading()  # type: ignore[attr-defined]
    speaker.writer.write(MUCH)
    await until(lambda: holds_back(door))
    try:
        yield speaker
    finally:
        speaker.hang_up()


async def serve(hall: Hall, door: HallServer, place: socket.socket) -> None:
    try:
        await door.serve([place])
    finally:
        await hall.close()


async def opened(patience: float) -> tuple[Hall, HallServer, int, "asyncio.Task[None]"]:
    """A hall that listens; a browser that answers no ping for this long is let go."""
    place, ready = narrow(), asyncio.Event()
    hall = Hall(await SqliteStore.open(":memory:"), luck=same_luck)
    config: Config = configuration(build(hall, Hosts("127.0.0.1")))
    config.ws_ping_interval = config.ws_ping_timeout = patience
    door = HallServer(config, ready.set)
    port = place.getsockname()[1]
    serving = asyncio.create_task(serve(hall, door, place))
    await ready.wait()
    return hall, door, port, serving


def test_a_hall_closes_though_somebody_does_not_read() -> None:
    async def story() -> None:
        hall, door, port, serving = await opened(10 * PATIENCE)
        async with sleeper(port, hall, door):
            assert [len(live.listeners) for live in hall.live.values()] == [1]
            door.should_exit = True
            await asyncio.wait({serving}, timeout=PATIENCE)
            assert serving.done() and not hall.live
        await serving

    asyncio.run(story())


def test_somebody_who_neither_reads_nor_answers_is_let_go() -> None:
    async def story() -> None:
        hall, door, port, serving = await opened(0.3)
        async with sleeper(port, hall, door):
            await until(lambda: not any(live.listeners for live in hall.live.values()))
            door.should_exit = True
            await serving

    asyncio.run(story())


@contextlib.asynccontextmanager
async def visited() -> AsyncIterator[tuple[Speaker, HallServer, int, "asyncio.Task[None]"]]:
    """A hall that begins to close when somebody has just come and has not asked for anything yet."""
    _, door, port, serving = await opened(10 * PATIENCE)
    speaker = await call(port)
    await until(lambda: door.server_state.connections)
    door.should_exit = True
    yield speaker, door, port, serving
    speaker.hang_up()


def test_who_came_before_the_hall_closes_is_answered_though_they_ask_after_it() -> None:
    async def story() -> None:
        async with visited() as (speaker, door, port, serving):
            await until(lambda: not door.servers[0].is_serving())
            await speaker.send(request(port, "GET", "/health"))
            reply = await speaker.reply()
            assert (reply.status, reply.headers["connection"]) == (200, "close")
            await serving

    asyncio.run(story())


def test_who_came_and_asks_nothing_does_not_keep_the_hall_open() -> None:
    async def story() -> None:
        async with visited() as (_, _, _, serving):
            await asyncio.wait({serving}, timeout=PATIENCE)
            assert serving.done()

    asyncio.run(story())
