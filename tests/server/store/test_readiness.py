"""One hall for one file, reads that wait for nobody, and what the hall says about its store."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from server.stored import ANNA, BERT, record, said, table
from server.visitors import House, opened
from waiting import PATIENCE, until_found

from greathall.server.store.checking import refuse_damage
from greathall.server.store.locking import is_held, not_held
from greathall.server.store.migrating import BadDatabase, connect
from greathall.server.store.pulse import Pulse
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import Guest

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def house_in(path: Path, large: int = 10**9) -> AsyncIterator[House]:
    async with opened(await SqliteStore.open(path, large=large)) as house:
        yield house


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else writes, and takes a long time."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


async def ready(house: House) -> tuple[int, str]:
    """What the hall says when it is asked whether it is ready."""
    answer = await house.browser().get("/ready")
    return answer.status_code, answer.json().get("reason", "")


# One hall.


async def test_a_second_store_on_one_file_is_refused_until_the_first_is_closed(path: Path) -> None:
    assert not is_held(str(path)) and list(path.parent.iterdir()) == []
    store = await SqliteStore.open(path)
    link = path.with_name("link.db")
    link.symlink_to(path)
    for name in (path, link):
        with pytest.raises(BadDatabase, match="another hall has it open") as refused:
            await SqliteStore.open(name)
        assert refused.value.why == "in_use"
        assert is_held(str(name))
    await store.add_guest(ANNA, b"token")
    await store.close()
    assert not is_held(str(path))
    again = await SqliteStore.open(path)
    assert await again.guest_of(b"token") == ANNA
    await again.close()


async def test_what_is_in_memory_is_nobody_elses(tmp_path: Path) -> None:
    stores = [await SqliteStore.open(":memory:") for _ in range(2)]
    await stores[0].add_guest(ANNA, b"token")
    assert [await store.guest_of(b"token") for store in stores] == [ANNA, None]
    for store in stores:
        await store.close()
    assert list(tmp_path.iterdir()) == []


# Reads.


async def test_reads_do_not_wait_for_writes(path: Path) -> None:
    async with house_in(path) as house:
        anna = await house.guest("Anna")
        opened = await anna.open(game="citadels", players=4, settings={"listed": True})
        house.hall.let_go(opened)
        with locked(path):
            async with asyncio.timeout(PATIENCE):  # whoever waits for the lock is refused in the end
                me = (await anna.get("/api/me")).json()
                there = [(await anna.get(f"/api/tables/{opened}{more}")).status_code for more in ("", "/qr.svg")]
                stranger = (await house.browser().get("/api/me")).json()
        assert (me["name"], [line["id"] for line in me["tables"]]) == ("Anna", [opened])
        assert (there, [line["id"] for line in stranger["open"]]) == ([200, 200], [opened])


async def test_whoever_has_written_reads_what_was_written(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.add_guest(ANNA, b"token")
    await store.add_table(table())
    for n in range(200):
        assert await store.append("table222", n, said(f"answer {n}"), False)
        assert (await record(store))[n:] == [("A", f"answer {n}")]
        await store.rename_guest(ANNA.id, f"Anna {n}")
        assert await store.guest_of(b"token") == Guest(ANNA.id, f"Anna {n}")
    await store.close()


# Ready.


HEAVY = "CREATE TRIGGER heavy BEFORE INSERT ON pulse BEGIN UPDATE guests SET name = zeroblob(1000000); END"


async def test_a_hall_whose_disk_is_full_is_alive_and_not_ready(path: Path) -> None:
    async with house_in(path) as house:
        await house.guest("Anna")
        assert (await house.browser().get("/ready")).json() == {"ok": True, "checked": True}
        store = house.store
        assert isinstance(store, SqliteStore)
        await store.run(HEAVY)
        await store.writer.do(lambda connection: connection.execute("PRAGMA max_page_count = 1").fetchone())
        await until_found(lambda: says(house, 503, "store_full"))
        assert (await house.browser().get("/health")).json() == {"ok": True}
        await store.writer.do(lambda connection: connection.execute("PRAGMA max_page_count = 100000").fetchone())
        await until_found(lambda: says(house, 200, ""))


async def says(house: House, status: int, reason: str) -> bool:
    return await ready(house) == (status, reason)


async def test_a_hall_whose_file_is_locked_is_alive_and_not_ready(path: Path) -> None:
    async with house_in(path) as house:
        with locked(path):
            await until_found(lambda: says(house, 503, "store_busy"))
            assert (await house.browser().get("/health")).status_code == 200
        await until_found(lambda: says(house, 200, ""))


FAULTS = {
    sqlite3.SQLITE_FULL: "store_full",
    sqlite3.SQLITE_BUSY: "store_busy",
    sqlite3.SQLITE_CORRUPT | 3 << 8: "store_damaged",  # in an index
    sqlite3.SQLITE_IOERR: "store_failed",
}


@pytest.mark.parametrize(("code", "reason"), FAULTS.items())
async def test_why_a_store_takes_no_write(code: int, reason: str) -> None:
    async def write() -> None:
        error = sqlite3.OperationalError("it cannot be")
        error.sqlite_errorcode = code
        raise error

    assert await Pulse(write).trouble() == reason


async def test_many_who_ask_at_once_cost_one_write() -> None:
    beats: list[int] = []

    async def write() -> None:
        beats.append(len(beats))

    pulse = Pulse(write)
    assert set(await asyncio.gather(*(pulse.trouble() for _ in range(100)))) == {""}
    assert beats == [0]


async def test_a_write_that_never_ends_is_not_waited_for_and_not_begun_twice() -> None:
    begun: list[bool] = []

    async def write() -> None:
        begun.append(True)
        await asyncio.get_running_loop().create_future()

    pulse = Pulse(write, limit=0.01)
    assert [await pulse.trouble() for _ in range(3)] == ["store_busy"] * 3
    assert begun == [True]
    assert pulse.last is not None
    pulse.last.cancel()


# Damage.


def spoil(path: Path) -> None:
    """Write nonsense over a page in the middle of a file that is not open."""
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xa5" * 4096 + content[8192:])


async def test_a_damaged_file_is_refused_before_anything_is_changed(path: Path) -> None:
    connect(str(path)).close()
    spoil(path)
    before = path.read_bytes()
    with pytest.raises(BadDatabase) as refused:
        await SqliteStore.open(path)
    assert (refused.value.why, path.read_bytes()) == ("damaged", before)


async def test_a_large_file_is_checked_while_the_hall_is_open(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "greathall")
    async with house_in(path, large=0) as house:
        await house.guest("Anna")
        await until_found(lambda: is_checked(house))
        assert await ready(house) == (200, "")
    assert [found.message for found in caplog.records] == ["the database is whole"]


async def is_checked(house: House) -> bool:
    return (await house.store.readiness()).checked


async def test_damage_in_a_large_file_is_written_down_and_the_hall_is_not_ready(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await SqliteStore.open(path)
    await store.add_guest(ANNA, b"token")
    await store.add_guest(BERT, b"other")
    await store.writer.do(lambda c: c.execute("DROP INDEX tokens_by_guest"))
    await store.writer.do(lambda c: c.execute("PRAGMA writable_schema = ON"))
    root = "SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_host'"
    index = f"'tokens_by_guest', 'tokens', ({root}), 'CREATE INDEX tokens_by_guest ON tokens (guest)'"
    await store.writer.do(lambda c: c.execute(f"INSERT INTO sqlite_master VALUES ('index', {index})"))
    await store.close()
    async with house_in(path, large=0) as house:
        await until_found(lambda: is_checked(house))
        assert await ready(house) == (503, "store_damaged")
    assert [found.levelname for found in caplog.records] == ["ERROR"]
    with pytest.raises(BadDatabase):
        await SqliteStore.open(path)


async def test_closing_does_not_wait_for_the_check(path: Path) -> None:
    store = await SqliteStore.open(path, large=0)
    await store.close()
    assert store.check is not None
    assert store.check.done


async def test_a_hall_that_cannot_read_its_store_any_more_is_not_ready(path: Path) -> None:
    async with house_in(path) as house:
        assert isinstance(house.store, SqliteStore)
        with pytest.raises(sqlite3.Error):
            await house.store.reader.do(lambda connection: connection.close())
        assert await ready(house) == (503, "store_failed")


def test_a_file_that_cannot_be_read_to_the_end_is_refused() -> None:
    connection = sqlite3.connect(":memory:")
    connection.set_progress_handler(lambda: 1, 1)  # every statement ends with an error
    with pytest.raises(BadDatabase, match="interrupted"):
        refuse_damage(connection)
    connection.close()


@pytest.mark.parametrize(
    ("number", "why"),
    [(sqlite3.SQLITE_BUSY, "in_use"), (sqlite3.SQLITE_IOERR_LOCK, ""), (sqlite3.SQLITE_CANTOPEN, "")],
)
def test_only_a_lock_that_is_held_means_another_hall(number: int, why: str) -> None:
    error = sqlite3.OperationalError("no")
    error.sqlite_errorcode = number
    assert not_held(error).why == why
