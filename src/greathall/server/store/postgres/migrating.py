"""Migrating: a PostgreSQL database as this program needs it, by numbered steps of plain SQL.

Before a database that was in use is changed, everything in it is copied into a schema next to it:
`greathall_before_2` is what it was before the second step.
"""

from collections.abc import Sequence
from typing import Any, Final

from greathall.server.store.migrating import OURS, BadDatabase, steps

DONE: Final = "CREATE TABLE IF NOT EXISTS greathall_steps (number INTEGER PRIMARY KEY, done TIMESTAMPTZ DEFAULT now())"
TABLES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1"
COPIES: Final = "SELECT nspname FROM pg_namespace WHERE starts_with(nspname, $1)"
COPY: Final = "greathall_before_"
LONGEST: Final = 3600.0  # seconds for one step, which may have much to do


async def prepare(connection: Any, scripts: Sequence[str] | None = None) -> None:
    """A database as it has to be. If several halls open it at once, one of them brings it up to date."""
    await connection.execute("SELECT pg_advisory_lock($1)", OURS, timeout=LONGEST)
    try:
        await refuse_strangers(connection)
        await migrate(connection, steps(__package__) if scripts is None else scripts)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", OURS)


async def migrate(connection: Any, scripts: Sequence[str]) -> None:
    """Do the steps a database lacks, each as one transaction."""
    was_used = await version(connection) > 0
    for number, script in enumerate(scripts, 1):
        async with connection.transaction():
            if await version(connection) < number:
                if was_used:
                    await keep_copy(connection, number)
                await step(connection, number, script)
    known = await version(connection)
    if known > len(scripts):
        raise BadDatabase(f"it is newer than this program ({known}, not {len(scripts)})", "newer")


async def refuse_strangers(connection: Any) -> None:
    """A database with tables in it that are not ours is left as it is."""
    names = [name for (name,) in await connection.fetch(TABLES)]
    if names and "greathall_steps" not in names:
        raise BadDatabase("it belongs to another program", "foreign")


async def version(connection: Any) -> int:
    """How many steps a database has seen."""
    if await connection.fetchval("SELECT to_regclass('greathall_steps')") is None:
        return 0
    return int(await connection.fetchval("SELECT coalesce(max(number), 0) FROM greathall_steps"))


async def step(connection: Any, number: int, script: str) -> None:
    await connection.execute(DONE)
    await connection.execute(script, timeout=LONGEST)
    await connection.execute("INSERT INTO greathall_steps VALUES ($1)", number)


async def keep_copy(connection: Any, number: int) -> None:
    """A copy of every table as it is now, in place of the last one."""
    names = [name for (name,) in await connection.fetch(TABLES)]
    for (old,) in await connection.fetch(COPIES, COPY):
        await connection.execute(f'DROP SCHEMA "{old}" CASCADE')
    await connection.execute(f"CREATE SCHEMA {COPY}{number}")
    for name in names:
        await connection.execute(f'CREATE TABLE {COPY}{number}."{name}" AS TABLE "{name}"', timeout=LONGEST)
