"""Neighbours: whoever comes to a table is served by the process that has it, and by any other if that is not there."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.loopback import Loopback, Speaker, loopback
from server.visitors import GENEROUS
from waiting import until

from greathall.server.http.neighbours import UNIX, Neighbours
from greathall.server.http.serving import new_loop

Loops = Callable[[], asyncio.AbstractEventLoop] | None
HERE, THERE = 0, 1


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


def test_every_table_has_one_home_and_nothing_else_has(tmp_path: Path) -> None:
    here, there = pair(tmp_path)
    tables = [f"table{number}" for number in range(100)]
    homes = [here.home(address(table)) for table in tables]
    assert homes == [there.home(address(table) + b"?after=7&key=x") for table in tables]
    assert 30 < homes.count(THERE) < 70
    assert here.home(b"/hall" + address("table1")) == homes[1], "behind a prefix, too"
    assert [here.home(path) for path in (b"/", b"/api/me", b"/api/tables/x")] == [None, None, None]
