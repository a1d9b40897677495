"""Copying: everything a PostgreSQL database keeps, as it is at one moment, into a file that is a hall by itself."""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg

from greathall.server.store.copying import PART, Copied, looked_through
from greathall.server.store.migrating import BadDatabase, connect, steps
from greathall.server.store.postgres.migrating import LONGEST, refuse_strangers, version
from greathall.server.store.postgres.moving import KEPT, TOGETHER
from greathall.server.store.postgres.pool import CONNECTING, LOST, SETTINGS


async def back_up(address: str, target: Path) -> Copied:
    """Copy a database, whatever halls have it open, into a file that is not there yet."""
    if target.exists():
        raise BadDatabase(str(target), "there")
    part = Path(f"{target}{PART}")
    part.unlink(missing_ok=True)
    try:
        async with reading(address) as source:
            await refuse_other_versions(source)
            with closing(connect(str(part), "DELETE")) as written:
                await fill(source, written)
        looked_through(part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    os.replace(part, target)
    return looked_through(target)


@asynccontextmanager
async def reading(address: str) -> AsyncIterator[Any]:
    """A connection that sees the database as it is at this moment, and changes nothing; BadDatabase if there is
    none."""
    try:
        connection = await asyncpg.connect(
            address, timeout=CONNECTING, command_timeout=LONGEST, server_settings=SETTINGS
        )
    except (TimeoutError, ValueError, asyncpg.PostgresError, *LOST) as error:
        raise BadDatabase(str(error) or type(error).__name__, "unreached") from error
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            yield connection
    except (asyncpg.PostgresError, *LOST) as error:
        raise BadDatabase(str(error) or type(error).__name__, "unreached") from error
    finally:
        await connection.close()


async def refuse_other_versions(source: Any) -> None:
    """Only a database that this program would write is read: in another one things may mean something else."""
    await refuse_strangers(source)
    known, ours = await version(source), len(steps("greathall.server.store.postgres"))
    if known != ours:
        why = "empty" if known == 0 else "newer" if known > ours else "older"
        raise BadDatabase(f"it is of version {known}, not {ours}", why)


async def fill(source: Any, target: sqlite3.Connection) -> None:
    """Write everything down in one transaction."""
    target.execute("PRAGMA foreign_keys = OFF")  # a table may name a later one; the whole is checked in the end
    target.execute("BEGIN")
    for name, (columns, _) in KEPT.items():
        places = ", ".join("?" for _ in columns.split(","))
        cursor = await source.cursor(f"SELECT {columns} FROM {name}")
        while rows := await cursor.fetch(TOGETHER):
            target.executemany(f"INSERT INTO {name} ({columns}) VALUES ({places})", [tuple(row) for row in rows])
    target.execute("COMMIT")
