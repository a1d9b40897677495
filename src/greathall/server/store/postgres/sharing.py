"""Sharing in PostgreSQL: what several halls know of each other. The clock of the server decides what has expired."""

from typing import Any, Final

from greathall.server.identity import DAY
from greathall.server.store.book import Attended, Attending, Mark, Presence
from greathall.server.store.postgres.guests import NOW

FORGOTTEN: Final = 60  # seconds after which nothing is kept of a hall that has gone
LIVE: Final = f"""
    INSERT INTO halls VALUES ($1, {NOW} + $2) ON CONFLICT (id) DO UPDATE SET expires = excluded.expires
"""
COME: Final = """
    INSERT INTO presence SELECT table_id, $1, guest, pages
    FROM unnest($2::text[], $3::text[], $4::integer[]) AS given (table_id, guest, pages)
    ON CONFLICT (table_id, hall, guest) DO UPDATE SET pages = excluded.pages
"""
GO: Final = """
    DELETE FROM presence WHERE hall = $1 AND (table_id, guest) IN (SELECT * FROM unnest($2::text[], $3::text[]))
"""
# If nobody leads, or only a hall that is no longer there.
LEAD: Final = f"""
    INSERT INTO leases SELECT wanted, $1 FROM unnest($2::text[]) AS wanted ORDER BY wanted
    ON CONFLICT (table_id) DO UPDATE SET hall = excluded.hall
    WHERE NOT EXISTS (SELECT 1 FROM halls WHERE id = leases.hall AND expires > {NOW})
"""
OTHERS: Final = f"""
    SELECT table_id, guest, sum(pages)::integer FROM presence JOIN halls ON id = hall
    WHERE table_id = ANY($2) AND hall <> $1 AND expires > {NOW} GROUP BY table_id, guest
"""
VOID: Final = """
    SELECT given FROM unnest($1::bytea[]) AS given
    WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE hash = given AND kind = 'browser')
"""
WHISPER: Final = f"""
    INSERT INTO whispers (table_id, hall, made, content) SELECT table_id, $1, {NOW}, content
    FROM unnest($2::text[], $3::text[]) AS given (table_id, content)
"""
# Some are looked at twice: one with a smaller number may be committed later.
HEAR: Final = """
    SELECT number, table_id, content FROM unnest($2::text[], $3::bigint[]) AS given (id, last)
    JOIN whispers ON table_id = id AND number > last - 20 WHERE last = 0 OR hall <> $1 ORDER BY number
"""
FORGET: Final = f"DELETE FROM whispers WHERE made < {NOW} - {DAY}"
MARKS: Final = "SELECT id, version, length FROM tables WHERE id = ANY($1)"
LONG_GONE: Final = f"""
    WITH gone AS (
        DELETE FROM halls WHERE id IN (
            SELECT id FROM halls WHERE expires < {NOW} - {FORGOTTEN} ORDER BY id FOR UPDATE SKIP LOCKED
        ) RETURNING id
    ), absent AS (DELETE FROM presence WHERE hall IN (SELECT id FROM gone))
    DELETE FROM leases WHERE hall IN (SELECT id FROM gone)
"""
LEAVING: Final = ("presence WHERE hall = $1", "leases WHERE hall = $1", "halls WHERE id = $1")


async def attend(connection: Any, said: Attending) -> Attended:
    await connection.execute(LIVE, said.hall, said.seconds)
    await connection.execute(LONG_GONE)
    await connection.execute(FORGET)
    if said.forgets:
        await connection.execute("DELETE FROM whispers WHERE table_id = ANY($1)", said.forgets)
    if said.whispers:
        await connection.execute(WHISPER, said.hall, *map(list, zip(*said.whispers, strict=True)))
    await say_who_is_here(connection, said)
    if said.leaves:
        await connection.execute("DELETE FROM leases WHERE hall = $1 AND table_id = ANY($2)", said.hall, said.leaves)
    if said.wants:
        await connection.execute(LEAD, said.hall, said.wants)
    led = await connection.fetch("SELECT table_id FROM leases WHERE hall = $1", said.hall)
    found = await connection.fetch(OTHERS, said.hall, said.looks)
    void = {token for (token,) in await connection.fetch(VOID, said.tokens)}
    heard = [tuple(row) for row in await connection.fetch(HEAR, said.hall, said.looks, said.heard)]
    return Attended({table for (table,) in led}, await marks(connection, said.looks), by_table(found), void, heard)


async def say_who_is_here(connection: Any, said: Attending) -> None:
    if said.anew:
        await connection.execute("DELETE FROM presence WHERE hall = $1", said.hall)
    if said.went:
        await connection.execute(GO, said.hall, *map(list, zip(*said.went, strict=True)))
    if said.came:
        await connection.execute(COME, said.hall, *map(list, zip(*said.came, strict=True)))


def by_table(rows: Any) -> Presence:
    found: Presence = {}
    for table, guest, pages in rows:
        found.setdefault(table, {})[guest] = pages
    return found


async def marks(connection: Any, tables: list[str]) -> dict[str, Mark]:
    return {name: Mark(version, length) for name, version, length in await connection.fetch(MARKS, tables)}


async def leave(connection: Any, hall: str) -> None:
    for what in LEAVING:
        await connection.execute(f"DELETE FROM {what}", hall)
