"""Statements: what the hall keeps, in SQL. Each function is work of one transaction on an open database."""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from greathall.engine import RecordEntry
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import Guest, StoredSeat, StoredTable, Written

LISTED: Final = 50  # a list is never longer
LOOKED_AT: Final = 500  # guests, at a time

COLUMNS: Final = (
    "id, key, host, title, game, players, options, settings, status, rules, next, begins, position, version"
)
OF_GUEST: Final = f"""
    WHERE host = ? OR id IN (SELECT table_id FROM seats WHERE guest = ?)
    ORDER BY touched DESC, made DESC LIMIT {LISTED}
"""
OPEN: Final = f"""
    WHERE listed AND status = 'open' AND touched > ?
    AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot = '')
    ORDER BY made DESC LIMIT {LISTED}
"""
SEATS: Final = """
    SELECT guest, guests.name, bot, seats.name, away, agrees FROM seats LEFT JOIN guests ON guests.id = guest
    WHERE table_id = ? ORDER BY seat
"""
RENEW: Final = "UPDATE tokens SET expires = ? WHERE hash = ? AND kind = 'browser'"
EXPIRED: Final = "DELETE FROM tokens WHERE guest > ? AND guest <= ? AND expires > 0 AND expires <= ?"
LONG_GONE: Final = """
    DELETE FROM guests WHERE id > ? AND id <= ?
    AND NOT EXISTS (SELECT 1 FROM tokens WHERE guest = guests.id)
    AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guests.id)
"""


def run(connection: sqlite3.Connection, statement: str, values: Sequence[Any]) -> None:
    """One statement that gives nothing back."""
    connection.execute(statement, values)


def text(value: Any) -> str:
    """A value as it is in a column of JSON."""
    return msgspec.json.encode(value).decode()


# Guests.


def add_guest(connection: sqlite3.Connection, guest: Guest, token: bytes, expires: float) -> None:
    connection.execute("INSERT INTO guests VALUES (?, ?)", (guest.id, guest.name))
    add_token(connection, guest.id, token, "browser", expires)


def add_token(connection: sqlite3.Connection, guest: str, token: bytes, kind: str, expires: float) -> None:
    """So nobody has more than one personal link, and old ones do not pile up."""
    if kind == "link":
        connection.execute("DELETE FROM tokens WHERE guest = ? AND kind = 'link'", (guest,))
    connection.execute("INSERT INTO tokens VALUES (?, ?, ?, ?)", (token, guest, kind, expires))


def guest_of(connection: sqlite3.Connection, token: bytes, now: float) -> tuple[Guest, float] | None:
    """The guest of a browser, and until when its token is good."""
    found = connection.execute(
        "SELECT id, name, expires FROM tokens JOIN guests ON id = guest "
        "WHERE hash = ? AND kind = 'browser' AND (expires = 0 OR expires > ?)",
        (token, now),
    ).fetchone()
    return (Guest(*found[:2]), found[2]) if found else None


def take_link(connection: sqlite3.Connection, link: bytes, browser: bytes, now: float, expires: float) -> Guest | None:
    taken = connection.execute(
        "DELETE FROM tokens WHERE hash = ? AND kind = 'link' AND (expires = 0 OR expires > ?) RETURNING guest",
        (link, now),
    ).fetchall()
    if not taken:
        return None
    add_token(connection, taken[0][0], browser, "browser", expires)
    found = guest_of(connection, browser, now)
    return None if found is None else found[0]


def sign_out(connection: sqlite3.Connection, guest: str, token: bytes, expires: float) -> None:
    connection.execute("DELETE FROM tokens WHERE guest = ?", (guest,))
    add_token(connection, guest, token, "browser", expires)


def forget_guests(connection: sqlite3.Connection, after: str, now: float) -> str | None:
    """Look at some guests, in the order of their ids; the last of them, if there may be more."""
    found = connection.execute("SELECT id FROM guests WHERE id > ? ORDER BY id LIMIT ?", (after, LOOKED_AT)).fetchall()
    if not found:
        return None
    between = (after, found[-1][0])
    connection.execute(EXPIRED, (*between, now))
    connection.execute(LONG_GONE, between)
    return str(found[-1][0])


# Tables.


def add_table(connection: sqlite3.Connection, table: StoredTable, entries: Sequence[RecordEntry], now: float) -> None:
    connection.execute(
        f"INSERT INTO tables ({COLUMNS}, listed, touched) VALUES ({', '.join('?' * 16)})",
        (
            *(table.id, table.key, table.host, table.title, table.game, table.players),
            *(text(table.options), text(table.settings), table.status, table.rules, table.next),
            *(table.begins, None if table.position is None else text(table.position), table.version),
            *(table.settings.listed, now),
        ),
    )
    add_seats(connection, table)
    add_entries(connection, table.id, 0, entries)


def save_table(
    connection: sqlite3.Connection, table: StoredTable, entries: Sequence[RecordEntry] | None, now: float
) -> bool:
    """What never changes is left alone: id, key, host, game, where the record begins, what was played before, and the
    rematch, once it is there."""
    changed = connection.execute(
        "UPDATE tables SET title = ?, players = ?, options = ?, settings = ?, listed = ?, status = ?, rules = ?, "
        "next = coalesce(next, ?), touched = ?, version = version + 1 WHERE id = ? AND version = ?",
        (
            *(table.title, table.players, text(table.options), text(table.settings), table.settings.listed),
            *(table.status, table.rules, table.next, now, table.id, table.version),
        ),
    )
    if not changed.rowcount:
        return False
    connection.execute("DELETE FROM seats WHERE table_id = ?", (table.id,))
    add_seats(connection, table)
    add_entries(connection, table.id, 0, entries or ())
    return True


def add_seats(connection: sqlite3.Connection, table: StoredTable) -> None:
    rows = [
        (table.id, number, seat.guest.id if seat.guest else None, seat.bot, seat.name, seat.away, seat.agrees)
        for number, seat in enumerate(table.seats)
    ]
    connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


def add_rematch(
    connection: sqlite3.Connection, table: str, following: StoredTable, entries: Sequence[RecordEntry], now: float
) -> str:
    (found,) = connection.execute("SELECT next FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        add_table(connection, following, entries, now)
        connection.execute("UPDATE tables SET next = ?, version = version + 1 WHERE id = ?", (following.id, table))
    return found or following.id


def delete_table(connection: sqlite3.Connection, table: str) -> None:
    for statement in (
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM positions WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "UPDATE tables SET next = NULL, version = version + 1 WHERE next = ?",
        "DELETE FROM tables WHERE id = ?",
    ):
        connection.execute(statement, (table,))


def find_tables(connection: sqlite3.Connection, where: str, values: Sequence[Any]) -> list[StoredTable]:
    found = connection.execute(f"SELECT {COLUMNS}, touched FROM tables {where}", values).fetchall()
    return [read_table(connection, row) for row in found]


def read_table(connection: sqlite3.Connection, row: Sequence[Any]) -> StoredTable:
    name, key, host, title, game, players, options, settings, status, rules, following, begins, written, *more = row
    version, touched = more
    seats = [read_seat(seat) for seat in connection.execute(SEATS, (name,))]
    chosen = msgspec.json.decode(settings, type=Settings)
    settled = msgspec.json.decode(options)
    position = None if written is None else msgspec.json.decode(written)
    return StoredTable(
        *(name, key, host, title, game, players, settled, chosen, status, rules, following, seats, touched),
        *(begins, position, version),
    )


def read_seat(row: Sequence[Any]) -> StoredSeat:
    guest, guest_name, bot, name, away, agrees = row
    return StoredSeat(None if guest is None else Guest(guest, guest_name), bot, name, bool(away), bool(agrees))


# Records.

# In the place of the last one: to replace it would write three times as many pages.
KEEP_POSITION: Final = """
    INSERT INTO positions VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, position = excluded.position
"""


def append(
    connection: sqlite3.Connection,
    table: str,
    n: int,
    entries: Sequence[RecordEntry],
    over: bool,
    position: str | None,
    now: float,
) -> bool:
    """Only right after the last entry: neither over another one nor beyond a gap."""
    if n != length(connection, table):
        return False
    add_entries(connection, table, n, entries)
    status = "over" if over else "playing"
    change = "UPDATE tables SET status = ?, touched = ?, version = version + ? WHERE id = ?"
    connection.execute(change, (status, now, over, table))
    if over:
        connection.execute("DELETE FROM positions WHERE table_id = ?", (table,))  # nobody needs it any more
    elif position is not None:
        connection.execute(KEEP_POSITION, (table, n + len(entries), position))
    return True


def length(connection: sqlite3.Connection, table: str) -> int:
    """How many entries a record has."""
    found = connection.execute("SELECT coalesce(max(n) + 1, 0) FROM entries WHERE table_id = ?", (table,))
    return int(found.fetchone()[0])


def untouched(connection: sqlite3.Connection, status: str, before: float) -> list[str]:
    wanted = "SELECT id FROM tables WHERE status = ? AND touched < ? ORDER BY made LIMIT 50"
    return [row[0] for row in connection.execute(wanted, (status, before))]


def add_entries(connection: sqlite3.Connection, table: str, n: int, entries: Sequence[RecordEntry]) -> None:
    rows = [(table, n + at, entry.who, entry.text) for at, entry in enumerate(entries)]
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)


def entries(connection: sqlite3.Connection, table: str) -> list[RecordEntry]:
    found = connection.execute("SELECT who, text FROM entries WHERE table_id = ? ORDER BY n", (table,))
    return [RecordEntry(*row) for row in found]


def position(connection: sqlite3.Connection, table: str) -> Written | None:
    """The position of a table, unless entries were appended without one."""
    values = (table, length(connection, table))
    found = connection.execute("SELECT position FROM positions WHERE table_id = ? AND n = ?", values).fetchone()
    return None if found is None else msgspec.json.decode(found[0], type=Written)
