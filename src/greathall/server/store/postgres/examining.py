"""Examining: what can be said of a PostgreSQL database without opening the hall. It changes nothing."""

from typing import Final

from greathall.server.store.migrating import BadDatabase, steps
from greathall.server.store.postgres.copying import reading
from greathall.server.store.postgres.migrating import refuse_strangers, version


class ExaminedServer:
    """What was found: how large it is, how many steps it has seen of those there are, and whether
    a hall could change it; `why` nothing can be said about it."""

    def __init__(self, steps: int) -> None:
        self.size = 0
        self.version = 0
        self.steps: Final = steps
        self.may_write = True
        self.why = ""
        self.text = ""


async def examine(address: str) -> ExaminedServer:
    """Look at a database, as far as the server lets us in."""
    found = ExaminedServer(len(steps("greathall.server.store.postgres")))
    try:
        async with reading(address) as connection:
            await refuse_strangers(connection)
            found.version = await version(connection)
            found.size = await connection.fetchval("SELECT pg_database_size(current_database())")
            found.may_write = await connection.fetchval("SELECT has_schema_privilege(current_schema(), 'CREATE')")
        if found.version > found.steps:
            raise BadDatabase("it is newer than this program", "newer")
    except BadDatabase as error:
        found.why, found.text = error.why or "unreached", str(error)
    return found
