"""How the writer does its jobs: what is short in the event loop, everything else, and every commit, in its thread."""

import asyncio
import sqlite3
import threading
from collections import Counter
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from server.stored import ANNA, record, said, table

from greathall.server.store.migrating import connect
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.writer import Writer

pytestmark = pytest.mark.anyio

HERE = threading.current_thread().name


class Noting(sqlite3.Connection):
    """A connection that notes in which thread it is asked what."""

    asked: Counter[tuple[str, bool]]

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self.asked[sql.split()[0], threading.current_thread().name == HERE] += 1
        return super().execute(sql, *values)


def noting() -> Noting:
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False, factory=Noting)
    connection.asked = Counter()
    connection.execute("CREATE TABLE words (word TEXT PRIMARY KEY)")
    connection.asked.clear()
    return connection


def add(connection: sqlite3.Connection, word: str) -> str:
    connection.execute("INSERT INTO words VALUES (?)", (word,))
    return word


async def test_short_jobs_are_done_in_the_loop_and_committed_together_in_the_thread() -> None:
    connection = noting()
    writer = Writer(connection)
    words = [str(number) for number in range(5)]
    done = [writer.do(partial(add, word=word), short=True) for word in words]
    assert await asyncio.gather(*done) == words
    assert connection.asked["INSERT", True] == 5
    assert connection.asked["COMMIT", False] == 1
    assert not connection.asked["INSERT", False] and not connection.asked["COMMIT", True]
    await writer.close()


async def test_what_takes_long_is_done_in_the_thread_with_what_came_at_the_same_time() -> None:
    connection = noting()
    writer = Writer(connection)
    await asyncio.gather(
        writer.do(partial(add, word="short"), short=True),
        writer.do(partial(add, word="long")),
    )
    assert connection.asked["INSERT", False] == 2
    assert connection.asked["COMMIT", False] == 1
    await writer.close()


async def test_a_short_job_that_fails_hinders_nobody_else() -> None:
    writer = Writer(noting())
    words = ["one", "two", "one", "three"]
    jobs = [writer.do(partial(add, word=word), short=True) for word in words]
    found = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(one) for one in found] == [str, str, sqlite3.IntegrityError, str]
    kept = await writer.do(lambda open_one: open_one.execute("SELECT count(*) FROM words").fetchone()[0])
    assert kept == 3
    await writer.close()


async def test_nobody_waits_in_the_loop_for_another_process(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.add_guest(ANNA, b"token")
    await store.add_table(table())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = asyncio.create_task(store.append("table222", 0, said("one"), False))
        for _ in range(20):  # it could not go on here if the loop waited: nobody else lets go of the file
            await asyncio.sleep(0)
        assert not answer.done()
        other.execute("ROLLBACK")
        assert await answer
    assert await record(store) == [("A", "one")]
    await store.close()


async def test_what_waits_when_it_closes_is_done(path: Path) -> None:
    writer = Writer(connect(str(path)))
    await writer.do(lambda open_one: open_one.execute("CREATE TABLE words (word TEXT)"))
    words = [str(number) for number in range(300)]
    jobs = [asyncio.create_task(writer.do(partial(add, word=word))) for word in words]
    await asyncio.sleep(0)
    await writer.close()
    assert await asyncio.gather(*jobs) == words
    assert not writer.thread.is_alive()
