"""Checking: whether a database is whole. It is only read."""

import asyncio
import logging
import os
import sqlite3
from typing import Final

from greathall.server.store.migrating import MEMORY, BadDatabase, bad_database, code_of, connect_to_read
from greathall.server.store.writer import DAMAGE

LARGE: Final = 100 * 1024 * 1024  # bytes of a file; a larger one is checked while the hall is open
STEPS: Final = 100_000  # of SQLite, until it is asked whether to go on

log = logging.getLogger("greathall")


def check(path: str) -> None:
    """BadDatabase if a file is damaged, not ours, or cannot be read to the end."""
    connection = connect_to_read(path)
    try:
        refuse_damage(connection)
    finally:
        connection.close()


def refuse_damage(connection: sqlite3.Connection) -> None:
    try:
        damage = find_damage(connection)
    except sqlite3.Error as error:
        raise bad_database(error) from error
    if damage:
        raise BadDatabase(damage, "damaged")


def find_damage(connection: sqlite3.Connection) -> str:
    """What is wrong with a database; nothing if it is whole."""
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if code_of(error) not in DAMAGE:
            raise
        return str(error)
    return "" if found == "ok" else found.replace("\n", " ")


def is_large(path: str, large: int) -> bool:
    return path != MEMORY and os.path.getsize(path) > large


class LongCheck:
    """The check of a large file, which goes on while the hall is open."""

    def __init__(self, path: str) -> None:
        self.connection: Final = connect_to_read(path)
        self.stopped = False
        self.damage = ""
        self.connection.set_progress_handler(lambda: self.stopped, STEPS)
        self.going: Final = asyncio.create_task(self.run())

    @property
    def done(self) -> bool:
        return self.going.done()

    async def run(self) -> None:
        """Check all of it, and log what was found."""
        try:
            self.damage = await asyncio.to_thread(find_damage, self.connection)
        except sqlite3.Error:
            if not self.stopped:
                log.exception("the database could not be checked")
            return
        finally:
            self.connection.close()
        if self.damage:
            log.error("the database is damaged: %s", self.damage)
        else:
            log.info("the database is whole")

    async def stop(self) -> None:
        self.stopped = True
        await self.going
