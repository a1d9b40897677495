"""Neighbours: whoever comes to a table is served by the process that has it, and by any other if that is not there."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from server.loopback import Loopback, Speaker, loopback
from server.visitors import GENEROUS
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from waiting import until

from greathall.server.http.connections import Messages
from greathall.server.http.neighbours import UNIX, Neighbours
from greathall.server.http.serving import configuration, new_loop
from greathall.server.limits.bounds import CROWD

Loops = Callable[[], asyncio.AbstractEventLoop] | None
HERE, THERE = 0, 1
HEAD = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nhost: hall\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


def people(address: str, count: int) -> list[Any]:
    return [Someone((address, port)) for port in range(count)]


class Someone:
    """Another connection."""

    def __init__(self, client: tuple[str, int]) -> None:
        self.client = client


def pair(folder: Path) -> tuple[Neighbours, Neighbours]:
    return Neighbours(folder, HERE, 2), Neighbours(folder, THERE, 2)


def address(table: str) -> bytes:
    return f"/api/tables/{table}/socket".encode()


async def table_of(house: Loopback, home: int) -> tuple[str, str]:
    """A table whose home is the process with this number, and somebody's cookie, wherever the table is kept."""
    neighbours = Neighbours(Path(), HERE, 2)
    cookie = (await house.ask("POST", "/api/me", b'{"name": "Ania"}')).cookie
    while True:
        opened = await house.ask("POST", "/api/tables", b'{"game": "citadels", "players": 2}', cookie=cookie)
        table = str(json.loads(opened.body)["id"])
        if neighbours.home(address(table)) == home:
            return table, cookie


@asynccontextmanager
async def visiting(house: Loopback, table: str, cookie: str) -> AsyncIterator[Speaker]:
    """Somebody who is told what the table is like."""
    speaker = await house.connect()
    try:
        assert (await speaker.upgrade(address(table).decode(), cookie=cookie)).status == 101
        assert json.loads((await speaker.hear())[1])["table"]["id"] == table
        yield speaker
    finally:
        speaker.hang_up()


@pytest.mark.parametrize("loops", [None, new_loop()])
def test_whoever_comes_to_a_table_is_served_where_it_is_at_home(tmp_path: Path, loops: Loops) -> None:
    async def story() -> None:
        here, there = pair(tmp_path)
        async with loopback(GENEROUS, (), here) as first, loopback(GENEROUS, (), there) as second:
            table, cookie = await table_of(second, THERE)
            async with visiting(first, table, cookie) as speaker:  # the first has no such table
                assert len(second.hall.live[table].listeners) == 1
                await speaker.speak(b'{"type": "answer", "id": 7, "number": 1, "answers": [1]}')
                assert json.loads((await speaker.hear())[1])["type"] == "refused"
            await until(lambda: not second.hall.live[table].listeners)
            own, cookie = await table_of(first, HERE)
            async with visiting(first, own, cookie):
                assert len(first.hall.live[own].listeners) == 1
            assert first.faults == second.faults == []

    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(story())


def test_nobody_waits_for_a_neighbour_that_is_not_there(tmp_path: Path) -> None:
    """It has not come yet; or it has gone, as processes do that are killed: its place is still in the folder."""

    async def story() -> None:
        here, _ = pair(tmp_path)
        async with loopback(GENEROUS, (), here) as first:
            table, cookie = await table_of(first, THERE)
            async with visiting(first, table, cookie):
                with socket.socket(UNIX) as dead:
                    dead.bind(str(tmp_path / str(THERE)))
                async with visiting(first, table, cookie):
                    assert len(first.hall.live[table].listeners) == 2

    asyncio.run(story())


def test_what_waits_for_one_that_closes_is_for_the_one_in_its_place(tmp_path: Path) -> None:
    async def story() -> tuple[list[bytes], list[bytes]]:
        here, there = pair(tmp_path)
        old: list[bytes] = []
        new: list[bytes] = []
        mine, yours = socket.socketpair()

        def take(connection: socket.socket, head: bytes) -> None:
            connection.close()
            new.append(head)

        with mine, yours:
            closing = there.open(lambda _, head: old.append(head))
            table = next(name for name in ("a", "b", "c", "d") if here.home(address(name)) == THERE)
            assert here.hand_over(address(table), mine.fileno(), b"waits")
            opened = there.open(take)
            closing.close()
            await until(lambda: len(new) >= 1)
            opened.close()
            assert not here.hand_over(address(table), mine.fileno(), b"nobody takes it")
        return old, new

    old, new = asyncio.run(story())
    assert (old, new) == ([], [b"waits"])


@pytest.mark.parametrize(("others", "status"), [(CROWD - 1, b"101"), (CROWD, b"429")])
def test_what_is_handed_over_counts_where_it_is_served(others: int, status: bytes) -> None:
    """Else somebody could have any number of connections, by coming in through another process."""

    async def story() -> bytes:
        async def accept(_: Scope, receive: Receive, send: Send) -> None:
            await receive()
            await send({"type": "websocket.accept"})

        config, state, wire = configuration(accept), ServerState(), Wire()
        config.load()
        state.connections.update(people("10.0.0.7", others))
        messages = Messages(config, state, {})
        messages.connection_made(wire)
        messages.go_on(HEAD)
        await until(lambda: wire.written)
        messages.connection_lost(None)
        return wire.written

    assert asyncio.run(story()).split(b" ", 2)[1] == status


class Wire(asyncio.Transport):
    """A connection from an address that is not of this machine."""

    written = b""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("10.0.0.7", 7) if name == "peername" else default

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        pass


def test_every_table_has_one_home_and_nothing_else_has(tmp_path: Path) -> None:
    here, there = pair(tmp_path)
    tables = [f"table{number}" for number in range(100)]
    homes = [here.home(address(table)) for table in tables]
    assert homes == [there.home(address(table) + b"?after=7&key=x") for table in tables]
    assert 30 < homes.count(THERE) < 70
    assert here.home(b"/hall" + address("table1")) == homes[1], "behind a prefix, too"
    assert [here.home(path) for path in (b"/", b"/api/me", b"/api/tables/x")] == [None, None, None]
