"""Locking: one hall for one file. The operating system lets go of the lock when its process ends, however it ends.

SQLite holds it, in an empty database next to the hall's own: it knows how files are locked on every system.
"""

import os
import sqlite3
from typing import Final

from greathall.server.store.migrating import MEMORY, BadDatabase, code_of, make_private

BESIDE: Final = "-lock"  # added to the name of the database, it names the file of the lock


class FileLock:
    """What a hall holds while it is open, next to its database; if that is in memory there is nothing to hold."""

    def __init__(self, path: str) -> None:
        self.held: sqlite3.Connection | None = None if path == MEMORY else hold(beside(path))

    def release(self) -> None:
        if self.held is not None:
            self.held.close()
            self.held = None


def beside(path: str) -> str:
    """The file of the lock for a database, whatever name leads there."""
    return os.path.realpath(path) + BESIDE


def is_held(path: str) -> bool:
    """Whether a hall has this database open. Asking makes nothing, and keeps nothing."""
    if not os.path.exists(beside(path)):
        return False
    try:
        hold(beside(path)).close()
    except BadDatabase as error:
        return error.why == "in_use"
    return False


def hold(path: str) -> sqlite3.Connection:
    """A lock that nobody else holds; BadDatabase if somebody does."""
    make_private(path)
    try:
        connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise not_held(error) from error
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        raise not_held(error) from error
    return connection


def not_held(error: sqlite3.Error) -> BadDatabase:
    """Why there is no lock: somebody else holds it, or the file system knows no locks."""
    if code_of(error) == sqlite3.SQLITE_BUSY:
        return BadDatabase("another hall has it open", "in_use")
    return BadDatabase(str(error))
