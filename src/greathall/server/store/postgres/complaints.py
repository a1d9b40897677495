"""Complaints in PostgreSQL: each function is work of one transaction on a connection."""

from typing import Any, Final

from msgspec.structs import astuple

from greathall.server.store.complaints import (
    COLUMNS,
    DELETE,
    ORDERED,
    REPORTS,
    TOO_MANY_OF_ONE,
    read_report,
    values_of,
)
from greathall.server.store.store import Guest, StoredReport

BLOCK: Final = """
    INSERT INTO blocks SELECT one.id, other.id FROM guests AS one, guests AS other
    WHERE one.id = $1 AND other.id = $2 ON CONFLICT DO NOTHING
"""
ALLOW: Final = "DELETE FROM blocks WHERE guest = $1 AND other = $2"
BLOCKED: Final = 'SELECT id, name FROM blocks JOIN guests ON id = other WHERE guest = $1 ORDER BY name COLLATE "C", id'
APART: Final = "SELECT other FROM blocks WHERE guest = $1 UNION SELECT guest FROM blocks WHERE other = $1"
ADD: Final = f"INSERT INTO reports ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
ADD_LINE: Final = "INSERT INTO reported_lines VALUES ($1, $2, $3, $4, $5, $6, $7)"
TOO_MANY: Final = f"{DELETE} (SELECT id FROM ({ORDERED}) AS ordered ORDER BY later, made DESC, id OFFSET {REPORTS})"
ALL: Final = f"SELECT {COLUMNS} FROM reports ORDER BY made, id"
LINES: Final = "SELECT number, guest, seat, name, said, meant FROM reported_lines WHERE report = $1 ORDER BY number"
DROP: Final = "DELETE FROM reports WHERE id = $1 RETURNING id"
FORGET: Final = "DELETE FROM reports WHERE made < $1"
FORGETTING: Final = (
    "DELETE FROM reports WHERE about = $1",
    "UPDATE reports SET author = '' WHERE author = $1",
    "DELETE FROM reported_lines WHERE guest = $1",
    "DELETE FROM blocks WHERE guest = $1 OR other = $1",
)


async def blocked(connection: Any, guest: str) -> list[Guest]:
    return [Guest(*row) for row in await connection.fetch(BLOCKED, guest)]


async def apart(connection: Any, guest: str) -> set[str]:
    return {other for (other,) in await connection.fetch(APART, guest)}


async def add_report(connection: Any, report: StoredReport) -> None:
    await connection.execute(ADD, *values_of(report))
    await connection.executemany(ADD_LINE, [(report.id, *astuple(line)) for line in report.lines])
    await connection.execute(TOO_MANY_OF_ONE)
    await connection.execute(TOO_MANY)


async def reports(connection: Any) -> list[StoredReport]:
    found = await connection.fetch(ALL)
    return [read_report(tuple(row), [tuple(line) for line in await connection.fetch(LINES, row[0])]) for row in found]


async def forget_in_reports(connection: Any, guest: str) -> None:
    """As in a file."""
    for statement in FORGETTING:
        await connection.execute(statement, guest)
