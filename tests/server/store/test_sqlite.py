"""How SQLite keeps what the hall keeps: on disk, all or nothing, and by numbered steps."""

import asyncio
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.stored import ANNA, BERT, kept, record, said, table
from waiting import PATIENCE

from greathall.server import identity
from greathall.server.store.migrating import BadDatabase, connect, migrate, steps, version
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import Guest
from greathall.server.store.writer import Transactions, Writer

pytestmark = pytest.mark.anyio


async def test_what_is_kept_is_there_after_a_restart(path: Path) -> None:
    first = await SqliteStore.open(path)
    await first.add_guest(ANNA, b"token")
    await first.add_table(table(), said("one"))
    await first.close()
    again = await SqliteStore.open(path)
    assert await again.guest_of(b"token") == ANNA
    assert await kept(again) == table()
    assert await record(again) == [("A", "one")]
    await again.close()


async def test_nobody_else_on_the_machine_may_read_it(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.add_guest(ANNA, b"token")
    assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()} == {0o600}
    await store.close()
    path.chmod(0o640)
    await (await SqliteStore.open(path)).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640, "who has changed it has decided so"


async def test_what_is_committed_is_on_disk(path: Path) -> None:
    store = await SqliteStore.open(path)
    asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    found = await store.writer.do(lambda c: [c.execute(f"PRAGMA {name}").fetchone()[0] for name in asked])
    assert found == ["wal", 2, 1, 10000]
    await store.close()


async def test_an_answer_writes_few_pages(path: Path) -> None:
    """Its position takes the place of the last one; with an old one taken away and a new one put in it was nine."""
    store = await SqliteStore.open(path)
    await store.add_guest(ANNA, b"token")
    await store.writer.do(lambda c: c.execute("PRAGMA wal_autocheckpoint = 0").fetchone())  # the log only grows
    names = [f"table{number:03}" for number in range(100)]
    for name in names:
        await store.add_table(table(name), said("begin"))
    log, before = path.with_name("hall.db-wal"), 0
    for n in range(1, 4):
        before = log.stat().st_size
        for name in names:
            position = {"A": {"hand": ["temple"] * 300}, "at": {"turn": "A", "n": n}}
            assert await store.append(name, n, said("answer"), False, position)
    pages = (log.stat().st_size - before) / 4096 / len(names)
    assert 1 < pages < 5
    await store.close()


async def test_tables_of_hosts_long_gone_are_not_listed(path: Path) -> None:
    times = [0.0]
    store = await SqliteStore.open(path, lambda: times[0])
    await store.add_guest(ANNA, b"token")
    await store.add_table(table("older222", listed=True))
    times[0] = identity.DAY / 2
    await store.add_table(table("newer222", listed=True))
    times[0] = identity.DAY * 5 / 4
    assert [found.id for found in await store.open_tables()] == ["newer222"]
    await store.save_table(table("older222", listed=True))
    assert [found.id for found in await store.open_tables()] == ["newer222", "older222"]
    await store.close()


async def test_no_token_is_kept_in_the_clear(path: Path) -> None:
    store = await SqliteStore.open(path)
    token = identity.new_token()
    await store.add_guest(ANNA, identity.hashed(token))
    for file in path.parent.iterdir():
        assert token.encode() not in file.read_bytes()
    await store.close()


async def test_a_failure_hinders_nobody_else(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.add_guest(ANNA, b"token")
    works = [store.add_guest(Guest(f"guest{n % 3}", "X"), bytes([n])) for n in range(6)]
    found = await asyncio.gather(*works, return_exceptions=True)
    assert [type(one) for one in found] == [type(None)] * 3 + [sqlite3.IntegrityError] * 3
    assert await store.guest_of(bytes([2])) == Guest("guest2", "X")
    assert await store.guest_of(bytes([3])) is None
    with pytest.raises(sqlite3.IntegrityError):
        await store.append("nothing2", 0, said("one"), False)
    await store.close()


async def test_a_full_disk_fails_everybody_and_loses_nothing(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.add_guest(ANNA, b"token")
    await store.add_table(table(), said("one"))
    await store.writer.do(lambda c: c.execute("PRAGMA max_page_count = 1").fetchone())
    long = said("x" * 100_000)
    found = await asyncio.gather(*(store.append("table222", 1, long, False) for _ in range(3)), return_exceptions=True)
    assert {type(one) for one in found} <= {sqlite3.OperationalError, bool}
    assert True not in found
    assert await record(store) == [("A", "one")]
    await store.writer.do(lambda c: c.execute("PRAGMA max_page_count = 100000").fetchone())
    assert await store.append("table222", 1, long, False)
    await store.close()


class Slow:
    """Work on the database that takes as long as it is told to."""

    def __init__(self, writer: Transactions) -> None:
        self.has_begun, self.may_end = threading.Event(), threading.Event()
        self.task = asyncio.create_task(writer.do(self.work))

    def work(self, _: sqlite3.Connection) -> None:
        self.has_begun.set()
        assert self.may_end.wait(PATIENCE)

    @classmethod
    async def begun(cls, writer: Transactions) -> "Slow":
        made = cls(writer)
        assert await asyncio.to_thread(made.has_begun.wait, PATIENCE)
        return made

    async def end(self) -> None:
        self.may_end.set()
        await self.task


def fail_altogether(connection: sqlite3.Connection) -> None:
    """What SQLite does when the disk fails in the middle: it gives the whole transaction up."""
    connection.execute("ROLLBACK")
    raise sqlite3.OperationalError("disk I/O error")


async def test_if_the_disk_fails_nobody_is_told_it_is_done(path: Path) -> None:
    store = await SqliteStore.open(path)
    works = [store.add_guest(ANNA, b"token"), store.writer.do(fail_altogether), store.add_guest(BERT, b"other")]
    slow = await Slow.begun(store.writer)
    waiting = [asyncio.ensure_future(work) for work in works]
    await asyncio.sleep(0)
    await slow.end()  # the others have waited together
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(one) for one in found] == [sqlite3.OperationalError] * 3
    assert await store.guest_of(b"token") is None
    await store.add_guest(ANNA, b"token")
    await store.close()


async def test_a_rematch_that_cannot_be_made_is_not_named(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.add_guest(ANNA, b"token")
    await store.add_table(table())
    with pytest.raises(sqlite3.IntegrityError):
        await store.add_rematch("table222", table("next2222", BERT), said("begin"))
    found = await store.table("table222")
    assert found is not None
    assert (found.next, await store.table("next2222")) == (None, None)
    await store.close()


class Stuck(sqlite3.Connection):
    """A connection that cannot take anything back."""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql in ("ROLLBACK", "COMMIT"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *values)


async def test_where_nothing_can_be_taken_back_nobody_is_left_waiting(caplog: pytest.LogCaptureFixture) -> None:
    writer = Writer(sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False, factory=Stuck))
    slow = await Slow.begun(writer)
    jobs = [asyncio.create_task(writer.do(lambda _: None)) for _ in range(200)]  # more than one commit
    await asyncio.sleep(0)
    slow.may_end.set()
    async with asyncio.timeout(PATIENCE):
        found = await asyncio.gather(slow.task, *jobs, return_exceptions=True)
    assert all(isinstance(one, sqlite3.Error) for one in found)
    with pytest.raises(RuntimeError, match="failed"):
        await writer.do(lambda _: None)
    assert [record.message for record in caplog.records] == ["the store has failed"]
    await writer.close()
    assert not writer.thread.is_alive()


async def test_whoever_gives_up_waiting_does_no_harm(path: Path) -> None:
    store = await SqliteStore.open(path)
    slow = await Slow.begun(store.writer)
    slow.task.cancel()
    slow.may_end.set()
    await store.add_guest(ANNA, b"token")
    assert await store.guest_of(b"token") == ANNA
    await store.close()


async def test_a_closed_store_says_so(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.close()
    await store.close()
    with pytest.raises(RuntimeError, match="closed"):
        await store.table("table222")
    assert not path.with_name("hall.db-wal").exists(), "the log has been worked in"


# Migrations.


def test_a_new_database_has_every_step(path: Path) -> None:
    connection = connect(str(path))
    assert version(connection) == len(steps()) >= 1
    connection.close()
    connection = connect(str(path))  # and a second time there is nothing to do
    assert version(connection) == len(steps())
    connection.close()


def test_an_older_database_is_brought_up_to_date_step_by_step(path: Path) -> None:
    connection = connect(str(path))
    connection.execute("INSERT INTO guests VALUES ('anna', 'Anna')")
    later = [*steps(), "ALTER TABLE guests ADD COLUMN age INTEGER;\n-- and more\nUPDATE guests SET age = 7;\n"]
    migrate(connection, later)
    assert version(connection) == len(later)
    assert connection.execute("SELECT * FROM guests").fetchall() == [("anna", "Anna", 7)]
    connection.close()


def test_tables_of_the_first_version_begin_at_the_beginning(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, steps()[:1])
    connection.execute("INSERT INTO guests VALUES ('anna', 'Anna')")
    columns = "id, key, host, title, game, players, options, settings, listed, status, rules, touched"
    values = "'old', 'key', 'anna', '', 'citadels', 2, '{}', '{}', 0, 'playing', 1, 0"
    connection.execute(f"INSERT INTO tables ({columns}) VALUES ({values})")
    connection.close()
    connection = connect(str(path))
    assert connection.execute("SELECT id, status, begins FROM tables").fetchall() == [("old", "playing", 0)]
    connection.close()


async def test_tables_of_the_third_version_go_on_and_have_their_position_from_then_on(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, steps()[:3])
    connection.execute("INSERT INTO guests VALUES ('anna', 'Anna')")
    columns = "id, key, host, title, game, players, options, settings, listed, status, rules, touched"
    values = "'old', 'key', 'anna', '', 'citadels', 2, '{}', '{}', 0, 'playing', 1, 0"
    connection.execute(f"INSERT INTO tables ({columns}) VALUES ({values})")
    connection.execute("INSERT INTO seats VALUES ('old', 0, 'anna', '', '', 0)")
    connection.execute("INSERT INTO entries VALUES ('old', 0, 'A', 'begin')")
    connection.close()
    store = await SqliteStore.open(path)
    found = await store.table("old")
    assert found is not None
    assert (found.position, [seat.agrees for seat in found.seats]) == (None, [False])
    assert await store.position("old") is None
    assert await store.append("old", 1, said("one"), False, {"A": {}})
    assert await store.position("old") == {"A": {}}
    await store.delete_table("old")
    assert await store.position("old") is None
    await store.close()


async def test_before_a_file_is_brought_up_to_date_a_copy_is_put_next_to_it(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    migrate(connection, steps()[:3])
    connection.execute("INSERT INTO guests VALUES ('anna', 'Anna')")
    assert path.with_name("hall.db-wal").stat().st_size, "what is not worked in yet is copied, too"
    connect(str(path)).close()
    connection.close()
    copy = path.with_name("hall.db-before-4")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as before:
        assert (version(before), before.execute("SELECT * FROM guests").fetchall()) == (3, [("anna", "Anna")])
    copy.rename(path)
    for _ in range(2):  # it opens like the file it was made of; and where nothing is to be done, none is made
        store = await SqliteStore.open(path)
        await store.rename_guest("anna", "Anne")
        await store.close()
    names = sorted(file.name for file in path.parent.iterdir() if "before" in file.name)
    assert names == ["hall.db-before-4"]
    with closing(sqlite3.connect(copy)) as before:
        assert before.execute("SELECT name FROM guests").fetchall() == [("Anna",)]


def test_where_no_copy_can_be_made_nothing_is_changed(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, steps()[:3])
    path.with_name("hall.db-before-4-half").mkdir()
    with pytest.raises(BadDatabase):
        connect(str(path))
    with closing(sqlite3.connect(path)) as connection:
        assert version(connection) == 3


def test_a_step_that_fails_changes_nothing(path: Path) -> None:
    connection = connect(str(path))
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, [*steps(), "CREATE TABLE more (x);\nCREATE TABLE guests (x);\n"])
    assert version(connection) == len(steps())
    assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'more'").fetchone() == (0,)
    connection.close()


def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    connection = connect(str(path))
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(BadDatabase, match="newer than this program"):
        connect(str(path))
    assert path.read_bytes() == before


def test_other_files_are_refused_and_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE addresses (name)")
    connection.close()
    with pytest.raises(BadDatabase, match="another program"):
        connect(str(path))
    path.write_bytes(b"Dear diary, " * 100)
    with pytest.raises(BadDatabase, match="not a database"):
        connect(str(path))
    assert path.read_bytes() == b"Dear diary, " * 100
    with pytest.raises(BadDatabase, match="folder"):
        connect(str(path.parent))
