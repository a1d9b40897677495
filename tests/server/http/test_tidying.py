"""Tidying: nothing is looked through while people play, because there is nothing to find; and if there is, it is."""

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from server.loopback import Speaker, loopback
from server.strange_times import StrangeTimes
from server.visitors import BOTS, opened
from waiting import until

from greathall.server.http.tidying import MANY, PERIOD, keep_tidy

MANY_TIMES = 20
OURS = ("greathall", "starlette", "uvicorn", "websockets", "httptools")  # not asyncio: its transports leave a little


@contextmanager
def garbage() -> Iterator[list[object]]:
    """Everything in cycles that is thrown away meanwhile."""
    found: list[object] = []
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield found
        gc.collect()
        found += gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def ours(found: list[object]) -> dict[str, int]:
    """What of it came again and again, by its kind."""
    kinds = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in found)
    return {kind: count for kind, count in kinds.items() if kind.startswith(OURS) and count >= MANY_TIMES - 2}


async def come(speaker: Speaker, table: str, cookie: str) -> None:
    assert (await speaker.upgrade(f"/api/tables/{table}/socket", cookie=cookie)).status == 101
    await speaker.hear()


@pytest.mark.parametrize("politely", [True, False])
def test_whoever_comes_and_goes_leaves_no_cycles(politely: bool) -> None:
    async def story() -> list[object]:
        async with loopback() as house:
            cookie = (await house.ask("POST", "/api/me", b'{"name": "Ania"}')).cookie
            told = await house.ask("POST", "/api/tables", b'{"game": "citadels", "players": 2}', cookie=cookie)
            table = told.body.decode().split('"id":"')[1].split('"')[0]
            with garbage() as found:
                for _ in range(MANY_TIMES):
                    speaker = await house.connect()
                    await come(speaker, table, cookie)
                    await speaker.speak(b'{"type": "answer", "id": 1, "number": 7, "answers": [1]}')
                    await speaker.hear()
                    if politely:
                        await speaker.speak(b"\x03\xe8", 8)
                    speaker.hang_up()
                    await until(lambda: not house.hall.live[table].listeners)
            return found

    assert not ours(asyncio.run(story()))


def test_tables_that_are_let_go_leave_no_cycles() -> None:
    async def story() -> list[object]:
        async with opened(most_live=1) as house:
            anna = await house.guest("Anna")
            tables = [await anna.open(**BOTS) for _ in range(MANY_TIMES)]
            with garbage() as found:
                for table in tables:
                    await house.hall.table(table)
            return found

    assert not ours(asyncio.run(story()))


def test_only_much_is_looked_through_and_then_twice_as_much() -> None:
    """What is found is gone afterwards; what is not was needed."""

    async def story() -> list[int]:
        times, held, looked = StrangeTimes(), [MANY], []

        def tidy() -> None:
            looked.append(held[0])
            held[0] = min(held[0], 2 * MANY)

        task = asyncio.create_task(keep_tidy(times, lambda: held[0], tidy))
        for now in (MANY, MANY + 1, 3 * MANY, 4 * MANY, 4 * MANY + 1, 5 * MANY, MANY):
            held[0] = now
            await times.turn(PERIOD)
        task.cancel()
        return looked

    assert asyncio.run(story()) == [MANY + 1, 3 * MANY, 4 * MANY + 1, 5 * MANY]
