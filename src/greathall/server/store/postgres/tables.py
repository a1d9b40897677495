"""Tables and their records in PostgreSQL: each function is work of one transaction on a connection."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from greathall.engine import RecordEntry
from greathall.server.identity import DAY
from greathall.server.protocol.messages import Settings
from greathall.server.store.postgres.guests import NOW
from greathall.server.store.statements import LISTED, read_seat, text
from greathall.server.store.store import StoredTable, Written

ADD: Final = f"""
    INSERT INTO tables (id, key, host, title, game, players, options, settings, listed, status, rules, next, begins,
        position, version, length, touched)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, {NOW})
"""
# What never changes is left alone: id, key, host, game, where the record begins, what was played before, and the
# rematch, once it is there.
SAVE: Final = f"""
    UPDATE tables SET title = $3, players = $4, options = $5, settings = $6, listed = $7, status = $8, rules = $9,
        next = coalesce(next, $10), length = length + $11, version = version + 1, touched = {NOW}
    WHERE id = $1 AND version = $2 RETURNING length
"""
ADD_SEATS: Final = """
    INSERT INTO seats SELECT $1, at - 1, guest, bot, name, away, agrees
    FROM unnest($2::text[], $3::text[], $4::text[], $5::boolean[], $6::boolean[])
        WITH ORDINALITY AS given (guest, bot, name, away, agrees, at)
"""
ADD_ENTRIES: Final = """
    INSERT INTO entries SELECT $1, $2 + at - 1, who, text
    FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS given (who, text, at)
"""
# Only right after the last entry: neither over another one nor beyond a gap. If two append at once, the second waits
# for the first at the row of the table, and then finds another length there. One statement, so one way there and back.
APPEND: Final = f"""
    WITH taken AS (
        UPDATE tables SET length = length + cardinality($3::text[]), version = version + $5::boolean::integer,
            status = CASE WHEN $5 THEN 'over' ELSE 'playing' END, touched = {NOW}
        WHERE id = $1 AND length = $2 RETURNING id, length
    ), written AS (
        INSERT INTO entries SELECT id, $2 + at - 1, who, text
        FROM taken, unnest($3::text[], $4::text[]) WITH ORDINALITY AS given (who, text, at)
    ), kept AS (
        INSERT INTO positions SELECT id, length, $6 FROM taken WHERE $6::text IS NOT NULL AND NOT $5
        ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, position = excluded.position
    ), forgotten AS (
        DELETE FROM positions WHERE $5 AND table_id IN (SELECT id FROM taken)
    )
    SELECT count(*) FROM taken
"""
# A table with its seats, all as it was at one moment.
FIND: Final = f"""
    SELECT id, key, host, title, game, players, options, settings, status, rules, next, begins, position, version,
        {NOW} - touched, (
            SELECT json_agg(json_build_array(guest, guests.name, bot, seats.name, away, agrees) ORDER BY seat)
            FROM seats LEFT JOIN guests ON guests.id = guest WHERE table_id = tables.id
        )
    FROM tables
"""
BY_ID: Final = f"{FIND} WHERE id = $1"
OF_GUEST: Final = f"""
    {FIND} WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1)
    ORDER BY touched DESC, made DESC LIMIT {LISTED}
"""
OPEN: Final = f"""
    {FIND} WHERE listed AND status = 'open' AND touched > {NOW} - {DAY}
    AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot = '')
    ORDER BY made DESC LIMIT {LISTED}
"""
UNTOUCHED: Final = f"SELECT id FROM tables WHERE status = $1 AND touched < {NOW} - $2 ORDER BY made LIMIT {LISTED}"
POSITION: Final = """
    SELECT positions.position FROM positions JOIN tables ON id = table_id WHERE table_id = $1 AND n = length
"""
DELETE: Final = (
    "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE",
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM positions WHERE table_id = $1",
    "DELETE FROM whispers WHERE table_id = $1",
    "DELETE FROM seats WHERE table_id = $1",
    "UPDATE tables SET next = NULL, version = version + 1 WHERE next = $1",
    "DELETE FROM tables WHERE id = $1",
)


async def add_table(connection: Any, table: StoredTable, entries: Sequence[RecordEntry]) -> None:
    await connection.execute(
        ADD,
        *(table.id, table.key, table.host, table.title, table.game, table.players),
        *(text(table.options), text(table.settings), table.settings.listed, table.status, table.rules, table.next),
        *(table.begins, None if table.position is None else text(table.position), table.version, len(entries)),
    )
    await add_seats(connection, table)
    await add_entries(connection, table.id, 0, entries)


async def save_table(connection: Any, table: StoredTable, entries: Sequence[RecordEntry]) -> bool:
    length = await connection.fetchval(
        SAVE,
        *(table.id, table.version, table.title, table.players, text(table.options), text(table.settings)),
        *(table.settings.listed, table.status, table.rules, table.next, len(entries)),
    )
    if length is None:
        return False
    await connection.execute("DELETE FROM seats WHERE table_id = $1", table.id)
    await add_seats(connection, table)
    await add_entries(connection, table.id, length - len(entries), entries)
    return True


async def add_seats(connection: Any, table: StoredTable) -> None:
    seats = table.seats
    guests = [None if seat.guest is None else seat.guest.id for seat in seats]
    named = ([seat.bot for seat in seats], [seat.name for seat in seats])
    await connection.execute(
        ADD_SEATS, table.id, guests, *named, [seat.away for seat in seats], [seat.agrees for seat in seats]
    )


async def add_entries(connection: Any, table: str, n: int, entries: Sequence[RecordEntry]) -> None:
    if entries:
        await connection.execute(ADD_ENTRIES, table, n, *columns(entries))


def columns(entries: Sequence[RecordEntry]) -> tuple[list[str], list[str]]:
    """Who, and what: entries as PostgreSQL takes many at once."""
    return [entry.who for entry in entries], [entry.text for entry in entries]


async def add_rematch(connection: Any, table: str, following: StoredTable, entries: Sequence[RecordEntry]) -> str:
    found: str | None = await connection.fetchval("SELECT next FROM tables WHERE id = $1 FOR UPDATE", table)
    if found is None:
        await add_table(connection, following, entries)
        change = "UPDATE tables SET next = $2, version = version + 1 WHERE id = $1"
        await connection.execute(change, table, following.id)
    return found or following.id


async def delete_table(connection: Any, table: str) -> None:
    for statement in DELETE:
        await connection.execute(statement, table)


async def find_tables(connection: Any, statement: str, now: float, *values: Any) -> list[StoredTable]:
    """Some tables; `now` is what the clock of this process says."""
    return [read_table(row, now) for row in await connection.fetch(statement, *values)]


async def untouched(connection: Any, status: str, age: float) -> list[str]:
    """The ids of tables for which nothing was stored in the last seconds; by the clock of the database."""
    return [row[0] for row in await connection.fetch(UNTOUCHED, status, age)]


def read_table(row: Any, now: float) -> StoredTable:
    name, key, host, title, game, players, options, settings, status, rules, following, begins, written, *more = row
    version, age, seated = more
    seats = [read_seat(seat) for seat in msgspec.json.decode(seated or "[]")]
    chosen = msgspec.json.decode(settings, type=Settings)
    position = None if written is None else msgspec.json.decode(written)
    return StoredTable(
        *(name, key, host, title, game, players, msgspec.json.decode(options), chosen, status, rules, following, seats),
        *(now - age, begins, position, version),
    )


async def entries(connection: Any, table: str, after: int) -> list[RecordEntry]:
    found = await connection.fetch(
        "SELECT who, text FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n", table, after
    )
    return [RecordEntry(who, said) for who, said in found]


async def position(connection: Any, table: str) -> Written | None:
    """The position of a table, unless entries were appended without one."""
    found = await connection.fetchval(POSITION, table)
    return None if found is None else msgspec.json.decode(found, type=Written)
