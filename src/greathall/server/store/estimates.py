"""Estimates: how strong guests are in each game, in SQL. Each function is work of one transaction."""

import sqlite3
from typing import Final

from greathall.bots.adapting import Estimate

COLUMNS: Final = "guest, game, skill, doubt, games, won"
KEEP: Final = f"INSERT OR REPLACE INTO estimates ({COLUMNS}) SELECT id, ?, ?, ?, ?, ? FROM guests WHERE id = ?"
ALL_OF: Final = "SELECT game, skill, doubt, games, won FROM estimates WHERE guest = ? ORDER BY game"


def estimates(connection: sqlite3.Connection, guest: str) -> dict[str, Estimate]:
    return {game: Estimate(*told) for game, *told in connection.execute(ALL_OF, (guest,))}


def set_estimate(connection: sqlite3.Connection, guest: str, game: str, estimate: Estimate) -> None:
    connection.execute(KEEP, (game, *estimate, guest))


def forget_estimates(connection: sqlite3.Connection, guest: str) -> None:
    connection.execute("DELETE FROM estimates WHERE guest = ?", (guest,))
