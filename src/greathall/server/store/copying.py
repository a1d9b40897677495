"""Copying: a whole database into another file while the hall goes on, and back into the place of a closed one.

SQLite itself copies it, as it was at one moment. A copy is checked from end to end before it counts.
"""

import os
import sqlite3
from itertools import count
from pathlib import Path
from typing import Final

from greathall.server.store.locking import FileLock
from greathall.server.store.migrating import (
    OURS,
    BadDatabase,
    bad_database,
    connect_to_read,
    make_private,
    steps,
    version,
)

PART: Final = ".part"  # of a copy that is not whole yet
BESIDE: Final = ("-wal", "-shm", "")  # what belongs to a database; the database itself comes last


class Copied:
    """A copy that was checked: how large it is, and what it holds."""

    def __init__(self, file: Path, tables: int, guests: int, entries: int) -> None:
        self.file: Final = file
        self.size: Final = file.stat().st_size
        self.tables: Final = tables
        self.guests: Final = guests
        self.entries: Final = entries
        self.kept: Path | None = None  # what was there before


def back_up(source: Path, target: Path) -> Copied:
    """Copy a database, whether a hall has it open or not, into a file that is not there yet."""
    if target.exists():
        raise BadDatabase(str(target), "there")
    part = copy(source, target)
    os.replace(part, target)
    return looked_through(target)


def restore(source: Path, target: Path) -> Copied:
    """Put a copy where a hall will find it. A hall that is open is refused; what was there is kept next to it."""
    looked_through(source)
    lock = FileLock(str(target))
    try:
        part = copy(source, target)
        kept = put_aside(target) if target.exists() else None
        os.replace(part, target)
    finally:
        lock.release()
    found = looked_through(target)
    found.kept = kept
    return found


def copy(source: Path, target: Path) -> Path:
    """The whole of a database in a file next to the target, checked and on disk."""
    part = Path(f"{target}{PART}")
    part.unlink(missing_ok=True)
    make_private(str(part))
    try:
        fill(source, part)
        looked_through(part)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return part


def fill(source: Path, part: Path) -> None:
    """Have SQLite copy a database as it is at this moment."""
    read = connect_to_read(str(source))
    try:
        written = sqlite3.connect(part)
        try:
            read.backup(written)
            written.execute("PRAGMA journal_mode = DELETE")  # one file, without others next to it
        finally:
            written.close()
    except sqlite3.Error as error:
        raise bad_database(error) from error
    finally:
        read.close()
    with part.open("rb+") as file:
        os.fsync(file.fileno())


def looked_through(file: Path) -> Copied:
    """What a copy holds; BadDatabase if it is damaged, not ours, or newer than this program."""
    connection = connect_to_read(str(file))
    try:
        if connection.execute("PRAGMA application_id").fetchone()[0] != OURS:
            raise BadDatabase("it belongs to another program", "foreign")
        if version(connection) > len(steps()):
            raise BadDatabase("it is newer than this program", "newer")
        found = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
        if found != ["ok"] or connection.execute("PRAGMA foreign_key_check").fetchone():
            raise BadDatabase(" ".join(found), "damaged")
        return Copied(file, *(number(connection, table) for table in ("tables", "guests", "entries")))
    except sqlite3.Error as error:
        raise bad_database(error) from error
    finally:
        connection.close()


def number(connection: sqlite3.Connection, table: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def put_aside(target: Path) -> Path:
    """Give a database another name, with all that belongs to it. (The write-ahead log goes first: it must never be left
    next to another database.)"""
    names = (Path(f"{target}.before{'' if at == 1 else f'-{at}'}") for at in count(1))
    kept = next(name for name in names if not name.exists())
    for more in BESIDE:
        part = Path(f"{target}{more}")
        if part.exists():
            os.replace(part, f"{kept}{more}")
    return kept
