"""The bell: with it halls see each other at once; without it they see each other soon."""

import asyncio
from collections.abc import Iterator

import pytest
from server.redis_server import RedisServer
from server.sharing.several import at, halls
from waiting import PATIENCE, until

from greathall.server.sharing.redis_bell import CHANNEL, RedisBell
from greathall.server.sharing.sharing import Sharing
from greathall.server.store.book import Mark

pytestmark = pytest.mark.anyio

NEVER = 600.0  # seconds until a hall looks by itself
OPEN = {"game": "citadels", "players": 4}


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    yield server
    server.remove()


async def test_what_is_rung_is_heard_by_all_and_noise_by_nobody(redis: RedisServer) -> None:
    heard: list[list[tuple[str, Mark]]] = [[], []]
    bells = [RedisBell(redis.url) for _ in heard]
    tasks = [
        asyncio.create_task(bell.listen(lambda table, mark, ear=ear: ear.append((table, mark))))  # type: ignore[misc]
        for bell, ear in zip(bells, heard, strict=True)
    ]
    await until(lambda: all(bell.is_well for bell in bells))
    for noise in ("", "table", "table x y", "table 1"):
        await bells[0].redis.publish(CHANNEL, noise)
    bells[0].ring("table", Mark(1, 2))
    bells[0].ring("table", Mark(1, 3))
    await until(lambda: all(heard))
    assert [ear[-1] for ear in heard] == [("table", Mark(1, 3))] * 2
    for task, bell in zip(tasks, bells, strict=True):
        task.cancel()
        await bell.close()


async def test_what_is_rung_at_the_same_time_is_one_ring(redis: RedisServer) -> None:
    """Everybody is woken by each: so what comes soon after one waits a moment for more."""
    bell, heard = RedisBell(redis.url), list[tuple[str, Mark]]()
    task = asyncio.create_task(bell.listen(lambda table, mark: heard.append((table, mark))))
    await until(lambda: bell.is_well)
    async with bell.redis.pubsub() as ear:
        await ear.subscribe(CHANNEL)
        await ear.get_message(timeout=PATIENCE)  # that it is there
        tables = {f"table{number}": Mark(number, 7) for number in range(100)}
        for table, mark in tables.items():
            bell.ring(table, mark)
        await until(lambda: len(heard) >= len(tables))
        await bell.redis.publish(CHANNEL, "last")
        rings = []
        while (ring := await ear.get_message(timeout=PATIENCE)) is not None and ring["data"] != b"last":
            rings.append(ring["data"])
    assert (dict(heard), len(rings)) == (tables, 1)
    task.cancel()
    await bell.close()


def sharing_of(house: object) -> Sharing:
    found = house.hall.sharing  # type: ignore[attr-defined]
    assert isinstance(found, Sharing)
    return found


async def test_halls_with_a_bell_need_not_look(database: str, redis: RedisServer) -> None:
    async with halls(database, lambda: RedisBell(redis.url), NEVER) as (one, other):
        anna = await one.guest("Anna")
        table = await anna.open(**OPEN)
        there = await at(anna, other).connect(table)
        await until(lambda: all(sharing_of(house).bell.is_well for house in (one, other)))
        for seat in (1, 2, 3):
            await anna.post(f"/api/tables/{table}/seat", seat=seat, bot="random")
            while (await there.receive("table"))["table"]["seats"][seat]["kind"] != "bot":
                pass
        await anna.post(f"/api/tables/{table}/start")
        await there.asked()
        await there.close()


async def test_a_bell_that_stops_comes_back_or_is_emptied_harms_nobody(database: str, redis: RedisServer) -> None:
    async with halls(database, lambda: RedisBell(redis.url)) as (one, other):
        anna = await one.guest("Anna")
        table = await anna.open(**OPEN)
        there = await at(anna, other).connect(table)
        kinds = ["bot", "open"]
        for number, happens in enumerate((redis.stop, redis.start, lambda: redis.say("FLUSHALL"))):
            await asyncio.to_thread(happens)
            wanted = kinds[number % 2]
            bot = "random" if wanted == "bot" else None
            assert (await anna.post(f"/api/tables/{table}/seat", seat=3, bot=bot)).status_code == 200
            while (await there.receive("table"))["table"]["seats"][3]["kind"] != wanted:
                pass
        await until(lambda: sharing_of(one).bell.is_well)
        await there.close()
