"""Order: what keeping order in a hall asks of the database, in SQL. Each function is work of one transaction."""

import sqlite3
from typing import Final

from greathall.server.store.complaints import forget_in_reports
from greathall.server.store.estimates import forget_estimates
from greathall.server.store.statements import LONG_GONE, LOOKED_AT, find_tables
from greathall.server.store.store import Guest, StoredTable

ALL_OF_GUEST: Final = "WHERE host = ? OR id IN (SELECT table_id FROM seats WHERE guest = ?) ORDER BY made"
ROWS: Final = 100  # tables, at a time


def guests_after(connection: sqlite3.Connection, after: str) -> list[Guest]:
    """Some guests, in the order of their ids."""
    wanted = "SELECT id, name FROM guests WHERE id > ? ORDER BY id LIMIT ?"
    return [Guest(*row) for row in connection.execute(wanted, (after, LOOKED_AT))]


def tables_after(connection: sqlite3.Connection, after: str) -> list[StoredTable]:
    return find_tables(connection, "WHERE id > ? ORDER BY id LIMIT ?", (after, ROWS))


def every_table_of(connection: sqlite3.Connection, guest: str) -> list[StoredTable]:
    return find_tables(connection, ALL_OF_GUEST, (guest, guest))


def set_host(connection: sqlite3.Connection, table: str, guest: str) -> None:
    connection.execute("UPDATE tables SET host = ? WHERE id = ?", (guest, table))


def set_key(connection: sqlite3.Connection, table: str, key: str) -> None:
    connection.execute("UPDATE tables SET key = ? WHERE id = ?", (key, table))


def void(connection: sqlite3.Connection, guest: str) -> None:
    connection.execute("DELETE FROM tokens WHERE guest = ?", (guest,))


def set_keeper(connection: sqlite3.Connection, guest: str, on: bool) -> None:
    if on:
        connection.execute("INSERT OR IGNORE INTO keepers SELECT id FROM guests WHERE id = ?", (guest,))
    else:
        connection.execute("DELETE FROM keepers WHERE guest = ?", (guest,))


def keepers(connection: sqlite3.Connection) -> set[str]:
    return {guest for (guest,) in connection.execute("SELECT guest FROM keepers")}


def forget_guest(connection: sqlite3.Connection, guest: str) -> None:
    """What nothing leads to any more is deleted; anyone who still has a seat or a table stays."""
    void(connection, guest)
    set_keeper(connection, guest, False)
    forget_in_reports(connection, guest)
    forget_estimates(connection, guest)
    connection.execute(LONG_GONE.replace("id > ? AND id <= ?", "id = ?"), (guest,))
