"""A database is examined without a trace: what is found, and that nothing is changed."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from greathall.server.store.examining import examine
from greathall.server.store.locking import is_held
from greathall.server.store.migrating import steps
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import Guest


def traces(folder: Path) -> dict[str, tuple[bytes, int]]:
    """All that is in a folder."""
    return {
        file.name: (file.read_bytes(), file.stat().st_mtime_ns) for file in sorted(folder.iterdir()) if file.is_file()
    }


async def keep(path: Path) -> SqliteStore:
    """A store with somebody in it."""
    store = await SqliteStore.open(path)
    await store.add_guest(Guest("anna", "Anna"), b"token")
    return store


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database of a hall that was closed."""

    async def open_and_close() -> None:
        await (await keep(tmp_path / "hall.db")).close()

    asyncio.run(open_and_close())
    return tmp_path / "hall.db"


def test_a_closed_hall_has_left_a_whole_file(kept: Path) -> None:
    before = traces(kept.parent)
    found = examine(kept)
    assert (found.there, found.why, found.checked, found.in_use) == (True, "", True, False)
    assert (found.version, found.steps, found.size) == (len(steps()), len(steps()), kept.stat().st_size)
    assert traces(kept.parent) == before


def test_a_hall_that_is_open_is_not_disturbed(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"

    async def examine_while_open() -> None:
        store = await keep(path)
        before = sorted(traces(tmp_path))
        found = await asyncio.to_thread(examine, path)
        assert (found.why, found.in_use, found.checked, found.version) == ("", True, True, len(steps()))
        assert sorted(traces(tmp_path)) == before
        await store.add_guest(Guest("bert", "Bert"), b"another")
        assert (await store.readiness()).trouble == ""
        await store.close()
        assert not is_held(str(path))

    asyncio.run(examine_while_open())


def test_where_there_is_none_none_is_made(tmp_path: Path) -> None:
    found = examine(tmp_path / "deep" / "hall.db")
    assert (found.there, found.why, found.size, found.in_use) == (False, "", 0, False)
    assert list(tmp_path.iterdir()) == []


def test_a_large_file_is_not_looked_through(kept: Path) -> None:
    found = examine(kept, large=100)
    assert (found.why, found.checked, found.version) == ("", False, len(steps()))


def test_an_older_file_is_no_fault(kept: Path) -> None:
    with sqlite3.connect(kept) as connection:
        connection.execute("PRAGMA user_version = 1")
    connection.close()
    assert (examine(kept).why, examine(kept).version) == ("", 1)


def test_files_that_cannot_keep_a_hall(kept: Path, tmp_path: Path) -> None:
    whole = kept.read_bytes()
    damaged, newer, other, diary = (tmp_path / name for name in ("damaged.db", "newer.db", "other.db", "diary"))
    damaged.write_bytes(whole[:4096] + b"\xa5" * 4096 + whole[8192:])
    newer.write_bytes(whole)
    diary.write_text("Dear diary, " * 100)
    for path, statement in ((newer, "PRAGMA user_version = 99"), (other, "CREATE TABLE cats (name)")):
        with sqlite3.connect(path) as connection:
            connection.execute(statement)
        connection.close()
    before = traces(tmp_path)
    reasons = {path.name: examine(path).why for path in (damaged, newer, other, diary, tmp_path)}
    named = {"damaged.db": "damaged", "newer.db": "newer", "other.db": "foreign", "diary": "none"}
    assert reasons == {**named, tmp_path.name: "unopened"}
    assert traces(tmp_path) == before
    assert examine(diary / "hall.db").why == "no_folder"
    assert examine(kept, room=2**60).why == "full"
