"""Several halls on one book: any of them dies at any moment, Redis comes and goes, PostgreSQL fails in the middle, a
network swallows what one hall says, all are opened again one by one, and the clock of one is wrong by an hour.

Nothing that was taken is lost or doubled, and everybody sees the same.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest
from server.killing.account import account_at
from server.killing.company import TABLES, Company
from server.killing.fleet import Fleet
from server.killing.proxy import Proxy
from server.postgres import Postgres
from server.redis_server import RedisServer
from sizes import whole
from waiting import until

from greathall.server.store.postgres.store import PostgresStore

LONGEST = 500.0
SEED = 5


@contextmanager
def servers() -> Iterator[tuple[Postgres, RedisServer]]:
    """A book whose word is good, and a bell."""
    postgres, redis = Postgres(), RedisServer()
    try:
        postgres.start()
        redis.start()
        yield postgres, redis
    finally:
        redis.remove()
        postgres.remove()


class Weather:
    """What happens to the servers, in the order in which it happens. The first hall finds them through proxies."""

    def __init__(self, postgres: Postgres, redis: RedisServer, kills: int) -> None:
        self.postgres, self.redis = postgres, redis
        self.book, self.bell = Proxy(postgres.port), Proxy(redis.port)
        self.kills = kills

    async def ways(self) -> list[tuple[str, str]]:
        """How two halls find their servers: by a network that breaks, and by one that does not."""
        database = self.postgres.new_database()
        far = database.replace(f":{self.postgres.port}/", f":{await self.book.open()}/")
        return [(far, f"redis://127.0.0.1:{await self.bell.open()}"), (database, self.redis.url)]

    def begin(self, fleet: Fleet) -> None:
        """Fair weather."""
        self.fleet = fleet
        self.happenings: list[Callable[[], Awaitable[None]]] = []

    def begin_storm(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.happenings = [
            partial(asyncio.to_thread, self.redis.stop),
            partial(asyncio.to_thread, self.redis.start),
            partial(self.fail, "immediate"),
            partial(self.bell.cut, 100),
            partial(asyncio.to_thread, self.redis.say, "FLUSHALL"),
            partial(self.book.cut, 300),
            self.fleet.roll,
            partial(self.fail, "fast"),
        ]

    async def fail(self, how: str) -> None:
        await asyncio.to_thread(self.postgres.stop, how)
        await asyncio.to_thread(self.postgres.start)

    async def pass_over(self, enough: asyncio.Event) -> None:
        """One thing after the other, spread over the kills; then it is enough."""
        for number, happen in enumerate(self.happenings, 1):
            await self.until(self.kills * number // (len(self.happenings) + 1))
            async with self.fleet.calm():  # halls are killed while the book is there: without it none is opened
                await happen()
        await self.until(self.kills)
        enough.set()

    async def until(self, kills: int) -> None:
        await until(lambda: self.fleet.kills >= kills, patience=None)  # however long they take


async def story(folder: Path, seed: int, kills: int, stormy: bool) -> Counter[str]:
    """Companies play while halls die and come back; what happened, in numbers."""
    luck, enough = Random(seed), asyncio.Event()
    with servers() as (postgres, redis):
        weather = Weather(postgres, redis, kills)
        fleet = Fleet(folder, await weather.ways(), luck)
        (weather.begin_storm if stormy else weather.begin)(fleet)
        companies = [Company(fleet, people, bots, wanted, Random(luck.random())) for people, bots, wanted in TABLES]
        await fleet.build()
        try:
            async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as tasks:
                for house in fleet.houses:
                    tasks.create_task(fleet.live_on(house, enough))
                for company in companies:
                    tasks.create_task(company.play_on(enough))
                tasks.create_task(weather.pass_over(enough))
        finally:
            await fleet.leave()
            await weather.book.close()
            await weather.bell.close()
    return sum((company.counts for company in companies), Counter({"kills": fleet.kills}))


@pytest.mark.parametrize(("kills", "stormy"), [(60, False), whole(100, True), whole(300, True)])
def test_whatever_fails_several_halls_lose_nothing_and_double_nothing(tmp_path: Path, kills: int, stormy: bool) -> None:
    """With the kills of a single hall these are a hundred in every run."""
    counts = asyncio.run(story(tmp_path, SEED, kills, stormy))
    assert counts["kills"] >= kills
    assert counts["games"] >= len(TABLES)
    assert min(counts["answers"], counts["undone"], counts["resumed"], counts["compared"]) > 0


def test_what_was_stored_is_read_once_the_book_is_there_again() -> None:
    """A game may end while PostgreSQL is down: then its account waits."""

    async def story(postgres: Postgres) -> None:
        database = postgres.new_database()
        await (await PostgresStore.open(database)).close()
        await asyncio.to_thread(postgres.stop, "immediate")
        asking = asyncio.create_task(account_at(database, "a table that nobody opened"))
        await asyncio.to_thread(postgres.start)
        with pytest.raises(IndexError):  # there is no row
            await asking

    with servers() as (postgres, _):
        asyncio.run(story(postgres))
