"""Migrating: a database as this program needs it, by numbered steps of plain SQL."""

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Final

from greathall.engine import GreatHallError

OURS: Final = 0x47486C6C  # how SQLite knows a file of the Great Hall
MEMORY: Final = ":memory:"  # what SQLite calls a file that is none
WRITE_AHEAD: Final = "WAL"  # how a file on a disk is written
IN_MEMORY: Final = "MEMORY"  # … and one that is in memory itself
BUSY: Final = 10.0  # seconds to wait for another process
WHY: Final = {
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "none",
    sqlite3.SQLITE_CANTOPEN: "unopened",
}


class BadDatabase(GreatHallError):
    """A database the hall cannot keep its tables in, and why, for those who say it in another language: another hall
    has it open (`in_use`), it is `damaged`, `newer` than the program, of another program (`foreign`), no database
    (`none`), or out of reach (`unopened`, and a server: `unreached`); or its driver is not installed (`no_driver`)."""

    def __init__(self, said: str, why: str = "") -> None:
        super().__init__(said)
        self.why = why


def connect(path: str, journal: str = WRITE_AHEAD) -> sqlite3.Connection:
    """An open database, brought up to date. What is committed there is on disk."""
    make_private(path)
    return opened(path, False, partial(prepare, journal=journal))


def connect_to_read(path: str) -> sqlite3.Connection:
    """The same database for somebody who changes nothing, not even when it is closed."""
    return opened(f"{Path(path).resolve().as_uri()}?mode=ro", True, refuse_strangers)


def opened(path: str, uri: bool, prepare: Callable[[sqlite3.Connection], None]) -> sqlite3.Connection:
    """An open database that was prepared; BadDatabase if that cannot be."""
    try:
        connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False, uri=uri)
    except sqlite3.Error as error:
        raise bad_database(error) from error
    try:
        prepare(connection)
    except sqlite3.Error as error:
        connection.close()
        raise bad_database(error) from error
    except BadDatabase:
        connection.close()
        raise
    return connection


def bad_database(error: sqlite3.Error) -> BadDatabase:
    """Why SQLite does not open a file."""
    return BadDatabase(str(error), WHY.get(code_of(error), ""))


def code_of(error: Exception | None) -> int:
    """What kind of error it is by SQLite's number, without the details; 0: none of SQLite's."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def make_private(path: str) -> None:
    """Make a new file that nobody else on this machine may read. (SQLite's other files are like it.)"""
    if os.path.isdir(path):
        raise BadDatabase("it is a folder", "unopened")
    try:
        if path != MEMORY and not os.path.exists(path):
            os.close(os.open(path, os.O_CREAT, 0o600))
    except OSError as error:
        raise BadDatabase(str(error), "unopened") from error


def prepare(connection: sqlite3.Connection, journal: str) -> None:
    """Set a connection up: durable, checked, and with every step done."""
    refuse_strangers(connection)
    for setting in (f"journal_mode = {journal}", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")
    if journal == WRITE_AHEAD:
        keep_copy(connection, len(steps()))
    migrate(connection, steps())


def keep_copy(connection: sqlite3.Connection, last: int) -> None:
    """Before a database that was in use is brought up to date, a copy is put next to it: `hall.db-before-5` is what it
    was before the fifth step. If that cannot be, nothing is changed."""
    path, known = connection.execute("PRAGMA database_list").fetchone()[2], version(connection)
    if not path or not 0 < known < last:
        return
    copy = f"{path}-before-{known + 1}"
    make_private(f"{copy}-half")
    with closing(sqlite3.connect(f"{copy}-half")) as half:
        connection.backup(half)
    os.replace(f"{copy}-half", copy)


def refuse_strangers(connection: sqlite3.Connection) -> None:
    """A file with tables in it that are not ours is left as it is."""
    holds = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if holds and connection.execute("PRAGMA application_id").fetchone()[0] != OURS:
        raise BadDatabase("it belongs to another program", "foreign")


@cache
def steps(package: str = __package__) -> tuple[str, ...]:
    """The steps of a store, in order: 0001_first.sql, 0002 …"""
    folder = files(package).joinpath("migrations")
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return tuple(file.read_text(encoding="utf-8") for file in found)


def migrate(connection: sqlite3.Connection, scripts: Sequence[str]) -> None:
    """Do the steps a database lacks, each as one transaction."""
    for number, script in enumerate(scripts, 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if version(connection) < number:
                step(connection, number, script)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
    if version(connection) > len(scripts):
        raise BadDatabase(f"it is newer than this program ({version(connection)}, not {len(scripts)})", "newer")


def step(connection: sqlite3.Connection, number: int, script: str) -> None:
    for statement in statements(script):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {OURS}")
    connection.execute(f"PRAGMA user_version = {number}")


def version(connection: sqlite3.Connection) -> int:
    """How many steps a database has seen."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def statements(script: str) -> Iterator[str]:
    """The statements of a script. (SQLite's own way to run a script would commit in between.)"""
    text = ""
    for line in script.splitlines(keepends=True):
        text += line
        if sqlite3.complete_statement(text):
            yield text
            text = ""
    if text.strip():
        yield text
