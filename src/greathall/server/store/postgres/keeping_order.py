"""What keeping order in a hall asks of PostgreSQL: each function is work of one transaction on a connection."""

from typing import Any, Final

from greathall.server.store.keeping_order import ROWS
from greathall.server.store.postgres.complaints import forget_in_reports
from greathall.server.store.postgres.estimates import FORGET
from greathall.server.store.postgres.guests import LONG_GONE
from greathall.server.store.postgres.tables import FIND
from greathall.server.store.statements import LOOKED_AT
from greathall.server.store.store import Guest

GUESTS_AFTER: Final = f"SELECT id, name FROM guests WHERE id > $1 ORDER BY id LIMIT {LOOKED_AT}"
TABLES_AFTER: Final = f"{FIND} WHERE id > $1 ORDER BY id LIMIT {ROWS}"
ALL_OF_GUEST: Final = f"{FIND} WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1) ORDER BY made"
SET_HOST: Final = "UPDATE tables SET host = $2 WHERE id = $1"
SET_KEY: Final = "UPDATE tables SET key = $2 WHERE id = $1"
VOID: Final = "DELETE FROM tokens WHERE guest = $1"
APPOINT: Final = "INSERT INTO keepers SELECT id FROM guests WHERE id = $1 ON CONFLICT DO NOTHING"
DISMISS: Final = "DELETE FROM keepers WHERE guest = $1"


async def guests_after(connection: Any, after: str) -> list[Guest]:
    return [Guest(*row) for row in await connection.fetch(GUESTS_AFTER, after)]


async def keepers(connection: Any) -> set[str]:
    return {guest for (guest,) in await connection.fetch("SELECT guest FROM keepers")}


async def forget_guest(connection: Any, guest: str) -> None:
    """What nothing leads to any more is deleted; anyone who still has a seat or a table stays."""
    await connection.execute(VOID, guest)
    await connection.execute(DISMISS, guest)
    await forget_in_reports(connection, guest)
    await connection.execute(FORGET, guest)
    await connection.execute(LONG_GONE.replace("id > $1 AND id <= $2", "id = $1"), guest)
