"""Copies of a database: made while it is written, whole, and good for a hall to go on with."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from server.stored import ANNA, said, table

from greathall.server.store.copying import Copied, back_up, looked_through, restore
from greathall.server.store.migrating import BadDatabase
from greathall.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio
BATCHES = 300


async def test_a_copy_is_one_moment_of_a_store_that_is_being_written(path: Path, tmp_path: Path) -> None:
    """Every append writes two entries: in a copy there are never half of them."""
    store = await SqliteStore.open(path)
    await store.add_guest(ANNA, b"anna")
    await store.add_table(table())

    async def write() -> None:
        for n in range(BATCHES):
            assert await store.append("table222", 2 * n, said("gold", "build"), over=False)

    writing, copies = asyncio.create_task(write()), list[Copied]()
    while not writing.done():
        copies.append(await asyncio.to_thread(back_up, path, tmp_path / f"copy-{len(copies)}.db"))
    await writing
    copies.append(back_up(path, tmp_path / "last.db"))
    await store.close()
    counts = [copy.entries for copy in copies]
    assert counts == sorted(counts) and counts[-1] == 2 * BATCHES
    assert {count % 2 for count in counts} == {0}
    assert [(copy.tables, copy.guests) for copy in copies] == [(1, 1)] * len(copies)
    assert sorted(tmp_path.glob("last.db*")) == [tmp_path / "last.db"], "one file, with nothing next to it"
    assert (tmp_path / "last.db").stat().st_mode & 0o077 == 0


async def test_a_hall_goes_on_with_what_was_restored(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.add_guest(ANNA, b"anna")
    await store.add_table(table(), said("gold"))
    copy = tmp_path / "copy.db"
    back_up(path, copy)
    assert await store.append("table222", 1, said("build"), over=False)
    with pytest.raises(BadDatabase) as open_hall:
        restore(copy, path)
    assert open_hall.value.why == "in_use"
    await store.close()
    restored = restore(copy, path)
    assert restored.kept == Path(f"{path}.before")
    again, before = await SqliteStore.open(path), await SqliteStore.open(restored.kept)
    assert [entry.text for entry in await again.entries("table222")] == ["gold"]
    assert [entry.text for entry in await before.entries("table222")] == ["gold", "build"]
    assert await again.append("table222", 1, said("warrant"), over=False)
    assert (await again.guest_of(b"anna")) == ANNA
    await again.close()
    await before.close()
    assert restore(copy, path).kept == Path(f"{path}.before-2")


async def test_what_a_hall_wrote_ahead_before_it_was_killed_never_reaches_what_is_restored(
    path: Path, tmp_path: Path
) -> None:
    store = await SqliteStore.open(path)
    await store.add_guest(ANNA, b"anna")
    back_up(path, tmp_path / "copy.db")
    await store.add_table(table())
    killed = {more: Path(f"{path}{more}").read_bytes() for more in ("", "-wal")}
    await store.close()
    for more, content in killed.items():
        Path(f"{path}{more}").write_bytes(content)
    restored = restore(tmp_path / "copy.db", path)
    assert (restored.tables, restored.guests) == (0, 1)
    assert not Path(f"{path}-wal").exists()
    assert looked_through(Path(f"{path}.before")).tables == 1


async def test_into_an_empty_place(path: Path, tmp_path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    assert restore(path, tmp_path / "other.db").kept is None


async def test_what_is_no_copy_changes_nothing(path: Path, tmp_path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    whole = path.read_bytes()
    copy = tmp_path / "copy.db"
    back_up(path, copy)
    with pytest.raises(BadDatabase) as there:
        back_up(path, copy)
    diary, damaged, empty, newer = (tmp_path / name for name in ("diary", "damaged.db", "empty.db", "newer.db"))
    diary.write_text("Dear diary, " * 100)
    damaged.write_bytes(whole[:4096] + b"\xa5" * 4096 + whole[8192:])
    empty.touch()
    newer.write_bytes(whole)
    with sqlite3.connect(newer) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    found = [there.value.why]
    for file in (diary, damaged, empty, newer):
        with pytest.raises(BadDatabase) as refused:
            restore(file, path)
        found.append(refused.value.why)
    assert found == ["there", "none", "damaged", "foreign", "newer"]
    with pytest.raises(BadDatabase):
        back_up(damaged, tmp_path / "more.db")
    assert path.read_bytes() == whole
    assert not list(tmp_path.glob("*.part")) and not (tmp_path / "more.db").exists()
