"""Complaints: whom guests do not want to meet, and what they report, in SQL. Each function is work of one
transaction."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from greathall.server.store.statements import text
from greathall.server.store.store import Guest, ReportedLine, StoredReport

REPORTS: Final = 200  # in all; of more, those are deleted whose authors have made most since
OWN: Final = 20  # of one author, the latest
COLUMNS: Final = "id, made, table_id, game, players, options, author, about, seat, name, why, done"
BLOCK: Final = """
    INSERT OR IGNORE INTO blocks SELECT one.id, other.id FROM guests AS one, guests AS other
    WHERE one.id = ? AND other.id = ?
"""
BLOCKED: Final = "SELECT id, name FROM blocks JOIN guests ON id = other WHERE guest = ? ORDER BY name, id"
APART: Final = "SELECT other FROM blocks WHERE guest = ?1 UNION SELECT guest FROM blocks WHERE other = ?1"
LINES: Final = "SELECT number, guest, seat, name, said, meant FROM reported_lines WHERE report = ? ORDER BY number"
DELETE: Final = "DELETE FROM reports WHERE id IN"
AUTHOR: Final = "coalesce(nullif(author, ''), id)"  # of a forgotten one nobody knows what else is theirs
# How many there are of the same author from each on, itself included.
ORDERED: Final = f"""
    SELECT id, made, row_number() OVER (PARTITION BY {AUTHOR} ORDER BY made DESC, id) AS later FROM reports
"""
TOO_MANY_OF_ONE: Final = f"{DELETE} (SELECT id FROM ({ORDERED}) AS ordered WHERE later > {OWN})"
TOO_MANY: Final = f"""
    {DELETE} (SELECT id FROM ({ORDERED}) AS ordered ORDER BY later, made DESC, id LIMIT -1 OFFSET {REPORTS})
"""


def block(connection: sqlite3.Connection, guest: str, other: str, on: bool) -> None:
    if on:
        connection.execute(BLOCK, (guest, other))
    else:
        connection.execute("DELETE FROM blocks WHERE guest = ? AND other = ?", (guest, other))


def blocked(connection: sqlite3.Connection, guest: str) -> list[Guest]:
    return [Guest(*row) for row in connection.execute(BLOCKED, (guest,))]


def apart(connection: sqlite3.Connection, guest: str) -> set[str]:
    return {other for (other,) in connection.execute(APART, (guest,))}


def add_report(connection: sqlite3.Connection, report: StoredReport) -> None:
    connection.execute(f"INSERT INTO reports ({COLUMNS}) VALUES ({', '.join('?' * 12)})", values_of(report))
    rows = [(report.id, *msgspec.structs.astuple(line)) for line in report.lines]
    connection.executemany("INSERT INTO reported_lines VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    connection.execute(TOO_MANY_OF_ONE)
    connection.execute(TOO_MANY)


def values_of(report: StoredReport) -> tuple[str | int | float, ...]:
    """The columns of a report."""
    return (
        *(report.id, report.made, report.table, report.game, report.players, text(report.options)),
        *(report.author, report.about, report.seat, report.name, report.why, text(report.done)),
    )


def reports(connection: sqlite3.Connection) -> list[StoredReport]:
    found = connection.execute(f"SELECT {COLUMNS} FROM reports ORDER BY made, id").fetchall()
    return [read_report(row, connection.execute(LINES, (row[0],)).fetchall()) for row in found]


def read_report(row: Sequence[Any], lines: Iterable[Sequence[Any]]) -> StoredReport:
    """A report from its columns, and its lines from theirs."""
    report, made, table, game, players, options, *told, done = row
    author, about, seat, name, why = told
    said = [ReportedLine(n, guest, at, called, words, bool(meant)) for n, guest, at, called, words, meant in lines]
    chosen, happened = msgspec.json.decode(options), msgspec.json.decode(done)
    return StoredReport(report, made, table, game, players, chosen, author, about, seat, name, why, said, happened)


def drop_report(connection: sqlite3.Connection, report: str) -> bool:
    return connection.execute("DELETE FROM reports WHERE id = ?", (report,)).rowcount > 0


def forget_reports(connection: sqlite3.Connection, before: float) -> None:
    connection.execute("DELETE FROM reports WHERE made < ?", (before,))


def forget_in_reports(connection: sqlite3.Connection, guest: str) -> None:
    """What a guest reported stays, but not by whom; what was reported about them goes, and whatever they said."""
    connection.execute("DELETE FROM reports WHERE about = ?", (guest,))
    connection.execute("UPDATE reports SET author = '' WHERE author = ?", (guest,))
    connection.execute("DELETE FROM reported_lines WHERE guest = ?", (guest,))
    connection.execute("DELETE FROM blocks WHERE guest = ?1 OR other = ?1", (guest,))
