"""How PostgreSQL keeps what the hall keeps: on disk, by numbered steps, for many at once, through a restart."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace
from server.postgres import Postgres
from server.stored import ANNA, BERT, kept, record, said, table
from waiting import PATIENCE, until

from greathall.server.identity import DAY, UNUSED
from greathall.server.store.migrating import BadDatabase, steps
from greathall.server.store.opening import open_store, without_secrets
from greathall.server.store.postgres import migrating
from greathall.server.store.postgres.store import PostgresStore
from greathall.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

STEPS = steps(migrating.__package__)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(database)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def connected(database: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(database)
    try:
        yield connection
    finally:
        await connection.close()


async def test_an_address_names_a_server_or_a_file(database: str, tmp_path: Any) -> None:
    for address, kind in ((database, PostgresStore), (str(tmp_path / "hall.db"), SqliteStore)):
        store = await open_store(address)
        assert type(store) is kind
        await store.close()
    assert without_secrets("postgresql://hall:secret@machine:5433/hall?password=x") == "postgresql://machine:5433/hall"
    assert without_secrets("some/hall.db") == "some/hall.db"


async def test_what_is_kept_is_there_for_whoever_opens_it_next(database: str) -> None:
    async with opened(database) as first:
        await first.add_guest(ANNA, b"token")
        await first.add_table(table(), said("one"))
    async with opened(database) as again:
        assert await again.guest_of(b"token") == ANNA
        assert await kept(again) == table()
        assert await record(again) == [("A", "one")]


async def test_what_is_committed_is_on_disk(database: str) -> None:
    """This server is in a hurry; the hall is not."""
    async with opened(database) as store:
        assert await store.pool.say("SHOW synchronous_commit") == "on"


async def test_of_several_halls_that_make_a_database_one_does_it(database: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(database) for _ in range(4)))
    await stores[0].add_guest(ANNA, b"token")
    assert [await store.guest_of(b"token") for store in stores] == [ANNA] * 4
    await asyncio.gather(*(store.close() for store in stores))


async def test_of_many_halls_that_append_at_once_one_is_taken(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        await one.add_guest(ANNA, b"token")
        await one.add_table(table(), said("begin"))
        for n in range(1, 6):
            works = [store.append("table222", n, said(f"{n}"), False) for store in (one, other) for _ in range(5)]
            assert sum(await asyncio.gather(*works)) == 1
        assert await record(other) == [("A", text) for text in ("begin", "1", "2", "3", "4", "5")]
        assert not await other.append("nothing2", 0, said("one"), False), "where there is no table, nothing is written"


async def test_a_new_name_is_a_change_of_the_tables_where_it_is_shown(database: str) -> None:
    async with opened(database) as store:
        await store.add_guest(ANNA, b"token")
        await store.add_guest(BERT, b"other")
        await store.add_table(table())
        await store.rename_guest(BERT.id, "Berta")
        assert (await versions(store)) == [0]
        await store.rename_guest(ANNA.id, "Anne")
        assert (await versions(store)) == [1]
        assert not await store.save_table(table())
        assert await store.save_table(replace(table(), version=1))


async def versions(store: PostgresStore) -> list[int]:
    return [row.version for row in await store.tables_of(ANNA.id)]


# Time is the server's.


async def test_when_something_was_stored_is_told_in_the_time_of_whoever_asks(database: str) -> None:
    hours = 3600.0
    early = await PostgresStore.open(database, lambda: 10 * hours)
    async with opened(database) as store:
        await store.add_guest(ANNA, b"token")
        await store.add_table(table())
        found = await early.table("table222")
        assert found is not None
        assert 10 * hours - PATIENCE < found.touched <= 10 * hours
    await early.close()


async def test_tables_of_hosts_long_gone_are_not_listed(database: str) -> None:
    async with opened(database) as store:
        await store.add_guest(ANNA, b"token")
        await store.add_table(table("older222", listed=True))
        await store.add_table(table("newer222", listed=True))
        await store.pool.say(f"UPDATE tables SET touched = touched - {DAY} WHERE id = 'older222'")
        assert [found.id for found in await store.open_tables()] == ["newer222"]


async def test_a_token_that_is_used_is_good_for_longer_and_others_are_forgotten(database: str) -> None:
    async with opened(database) as store:
        for guest, token in ((ANNA, b"token"), (BERT, b"other")):
            await store.add_guest(guest, token)
        await store.pool.say(f"UPDATE tokens SET expires = expires - {UNUSED - DAY}")
        assert await store.guest_of(b"token") == ANNA
        await asyncio.gather(*store.renewing.values())
        await store.pool.say(f"UPDATE tokens SET expires = expires - {2 * DAY}")
        assert [await store.guest_of(token) for token in (b"token", b"other")] == [ANNA, None]
        after: str | None = ""
        while after is not None:
            after = await store.forget_guests(after)
        assert await store.pool.say("SELECT string_agg(id, ' ') FROM guests") == ANNA.id


# Steps.


async def test_before_a_database_is_brought_up_to_date_it_is_copied(database: str) -> None:
    async with opened(database) as store:
        await store.add_guest(ANNA, b"token")
    async with connected(database) as connection:
        for number in (1, 2):
            later = [*STEPS, *["ALTER TABLE guests ADD COLUMN age INTEGER; UPDATE guests SET age = 7"] * (number > 0)]
            await migrating.prepare(connection, [*later, *["DELETE FROM tokens; DELETE FROM guests"] * (number > 1)])
        first, second = len(STEPS) + 1, len(STEPS) + 2
        assert await migrating.version(connection) == second
        copies = [tuple(row) for row in await connection.fetch(migrating.COPIES, migrating.COPY)]
        assert copies == [(f"greathall_before_{second}",)], f"the copy before {first} has made room"
        found = await connection.fetchrow(f"SELECT id, name, age FROM greathall_before_{second}.guests")
        assert tuple(found) == (ANNA.id, ANNA.name, 7)


async def test_a_step_that_fails_changes_nothing(database: str) -> None:
    async with opened(database):
        pass
    async with connected(database) as connection:
        with pytest.raises(asyncpg.PostgresError):
            await migrating.prepare(connection, [*STEPS, "CREATE TABLE more (x INTEGER); CREATE TABLE guests (y TEXT)"])
        assert await migrating.version(connection) == len(STEPS)
        assert await connection.fetchval("SELECT to_regclass('more')") is None
        assert await connection.fetch(migrating.COPIES, migrating.COPY) == []


async def refusal(database: str) -> str:
    with pytest.raises(BadDatabase) as refused:
        await PostgresStore.open(database)
    return refused.value.why


async def test_databases_that_cannot_keep_a_hall_are_left_alone(database: str, postgres: Postgres) -> None:
    postgres.say("CREATE TABLE cats (name TEXT)", database)
    assert await refusal(database) == "foreign"
    assert postgres.say("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", database) == "1"
    newer = postgres.new_database()
    async with opened(newer):
        postgres.say("INSERT INTO greathall_steps VALUES (99)", newer)
    assert await refusal(newer) == "newer"
    assert await refusal(database.rpartition("/")[0] + "/nothing") == "unreached"
    assert await refusal("postgresql://hall@127.0.0.1:1/hall") == "unreached"


# A server that comes and goes. What it acknowledges is on its disk.


@pytest.mark.parametrize("lost", [asyncpg.ConnectionDoesNotExistError, asyncpg.InternalClientError, ConnectionError])
async def test_what_is_read_is_asked_again_if_the_connection_goes(database: str, lost: type[Exception]) -> None:
    tries: list[int] = []

    async def read(connection: Any) -> int:
        tries.append(1)
        if len(tries) == 1:
            raise lost
        return int(await connection.fetchval("SELECT 7"))

    async with opened(database) as store:
        assert await store.pool.read(read) == 7


async def test_what_was_said_counts_if_the_server_goes_afterwards(database: str, postgres: Postgres) -> None:
    async with opened(database) as store:
        async with store.pool.connection() as connection:
            assert await connection.fetchval("SELECT 7") == 7
            number = await connection.fetchval("SELECT pg_backend_pid()")
            postgres.say(f"SELECT pg_terminate_backend({number}, 5000)")
        assert await store.pool.say("SELECT 8") == 8


@pytest.fixture
def durable() -> Iterator[Postgres]:
    server = Postgres()
    server.start()
    yield server
    server.remove()


async def append_on(store: PostgresStore, name: str, enough: asyncio.Event, taken: dict[str, int]) -> None:
    """One entry after the other. Whoever does not hear whether one was taken looks."""
    n = 0
    while not enough.is_set():
        try:
            if await store.append(name, n, said(f"{n}"), False):
                n = taken[name] = n + 1
            else:
                n = len(await store.entries(name))
        except Exception:
            n = len(await store.entries(name))


async def all_take_more(names: list[str], taken: dict[str, int]) -> None:
    before = dict(taken)
    await until(lambda: all(taken.get(name, 0) > before.get(name, 0) for name in names))


async def test_a_server_that_fails_in_the_middle_loses_nothing_that_it_took(durable: Postgres) -> None:
    names, enough = [f"table{n}" for n in range(8)], asyncio.Event()
    async with opened(durable.new_database()) as store, asyncio.timeout(3 * PATIENCE):
        await store.add_guest(ANNA, b"token")
        for name in names:
            await store.add_table(table(name))
        taken: dict[str, int] = {}
        async with asyncio.TaskGroup() as tasks:
            for name in names:
                tasks.create_task(append_on(store, name, enough, taken))
            for how in ("immediate", "fast"):
                await all_take_more(names, taken)
                await asyncio.to_thread(durable.stop, how)
                if how == "immediate":
                    assert (await store.readiness()).trouble in ("store_failed", "store_busy")
                await asyncio.to_thread(durable.start)
            await all_take_more(names, taken)
            enough.set()
        for name in names:
            found = await record(store, name)
            assert found == [("A", f"{n}") for n in range(len(found))]
            assert len(found) >= taken[name] > 0
