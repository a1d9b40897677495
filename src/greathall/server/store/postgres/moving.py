"""Moving: everything a hall keeps in a file, into an empty database of PostgreSQL. All of it, or nothing."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any, Final

from greathall.server.store.checking import check
from greathall.server.store.locking import FileLock
from greathall.server.store.migrating import BadDatabase, connect
from greathall.server.store.postgres.migrating import LONGEST
from greathall.server.store.postgres.pool import Pool

TOGETHER: Final = 5_000  # rows at a time
OF_TABLES: Final = """
    made, id, key, host, title, game, players, options, settings, listed, status, rules, next, touched, begins,
    position, version
"""
LENGTH: Final = "(SELECT count(*) FROM entries WHERE table_id = tables.id) AS length"  # which only a server gets
# What is kept, in the order in which one thing names another: its columns, and which of them are yes or no.
KEPT: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "guests": ("id, name", ()),
    "tokens": ("hash, guest, kind, expires", ()),
    "tables": (OF_TABLES, ("listed",)),
    "seats": ("table_id, seat, guest, bot, name, away, agrees", ("away", "agrees")),
    "entries": ("table_id, n, who, text", ()),
    "positions": ("table_id, n, position", ()),
    "keepers": ("guest", ()),
    "blocks": ("guest, other", ()),
    "estimates": ("guest, game, skill, doubt, games, won", ()),
    "reports": ("id, made, table_id, game, players, options, author, about, seat, name, why, done", ()),
    "reported_lines": ("report, number, guest, seat, name, said, meant", ("meant",)),
}
GO_ON: Final = "SELECT setval(pg_get_serial_sequence('tables', 'made'), coalesce(max(made), 1)) FROM tables"

Tell = Callable[[str, int, int], None]  # what, how many of it were moved, how many there are


async def move(file: str, address: str, tell: Tell) -> None:
    """Move a hall that nobody has open. The file stays as it is, except that it is brought up to date."""
    if not os.path.isfile(file):
        raise BadDatabase("there is no such file", "missing")
    check(file)
    lock = FileLock(file)
    try:
        with closing(connect(file)) as source:
            await move_from(source, address, tell)
    finally:
        lock.release()


async def move_from(source: sqlite3.Connection, address: str, tell: Tell) -> None:
    pool = await Pool.open(address)
    try:
        await pool.write(lambda target: fill(source, target, tell))
    finally:
        await pool.close()


async def fill(source: sqlite3.Connection, target: Any, tell: Tell) -> None:
    """Write everything as one transaction. It counts once as much is there as was read."""
    await target.execute(f"LOCK TABLE {', '.join(KEPT)} IN EXCLUSIVE MODE")
    if any([await count_in(target, name) for name in KEPT]):
        raise BadDatabase("a hall is kept there already", "filled")
    for name in KEPT:
        await move_rows(source, target, name, tell)
    await target.execute(GO_ON)
    for name in KEPT:
        read, written = count(source, name), await count_in(target, name)
        if read != written:
            raise BadDatabase(f"{read} {name} were read, and {written} are there")


async def move_rows(source: sqlite3.Connection, target: Any, name: str, tell: Tell) -> None:
    moved, whole = 0, count(source, name)
    for columns, rows in bundles(source, name):
        await target.copy_records_to_table(name, records=rows, columns=columns, timeout=LONGEST)
        moved += len(rows)
        tell(name, moved, whole)
    if not whole:
        tell(name, 0, 0)


def bundles(source: sqlite3.Connection, name: str) -> Iterator[tuple[list[str], list[tuple[Any, ...]]]]:
    """The rows of a table as PostgreSQL takes them, some at a time, with the names of their columns."""
    wanted, truths = KEPT[name]
    more = f", {LENGTH}" if name == "tables" else ""
    cursor = source.execute(f"SELECT {wanted}{more} FROM {name}")
    columns = [column[0] for column in cursor.description]
    places = {columns.index(truth) for truth in truths}
    while rows := cursor.fetchmany(TOGETHER):
        yield columns, [tuple(bool(v) if at in places else v for at, v in enumerate(row)) for row in rows]


def count(source: sqlite3.Connection, name: str) -> int:
    return int(source.execute(f"SELECT count(*) FROM {name}").fetchone()[0])


async def count_in(target: Any, name: str) -> int:
    return int(await target.fetchval(f"SELECT count(*) FROM {name}", timeout=LONGEST))
