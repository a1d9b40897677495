"""Estimates in PostgreSQL: how strong guests are in each game."""

from typing import Any, Final

from greathall.bots.adapting import Estimate
from greathall.server.store.estimates import COLUMNS

KEEP: Final = f"""
    INSERT INTO estimates ({COLUMNS}) SELECT id, $2, $3, $4, $5, $6 FROM guests WHERE id = $1
    ON CONFLICT (guest, game) DO UPDATE SET
    skill = excluded.skill, doubt = excluded.doubt, games = excluded.games, won = excluded.won
"""
ALL_OF: Final = "SELECT game, skill, doubt, games, won FROM estimates WHERE guest = $1 ORDER BY game"
FORGET: Final = "DELETE FROM estimates WHERE guest = $1"


async def estimates(connection: Any, guest: str) -> dict[str, Estimate]:
    return {game: Estimate(*told) for game, *told in await connection.fetch(ALL_OF, guest)}
