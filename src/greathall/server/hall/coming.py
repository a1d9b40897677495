"""Coming: somebody finds a table, and what they are there."""

from greathall.server.hall.hall import Hall
from greathall.server.store.store import Guest
from greathall.server.table.access import Standing, standing
from greathall.server.table.live import LiveTable
from greathall.server.table.shunning import is_shut_out


async def come_to(hall: Hall, table: str, guest: Guest | None, key: str | None) -> tuple[LiveTable, Standing]:
    """A table, at hand when this returns: while the store is asked whom its host has blocked, it may be let go, and who
    sat down at it then would be alone there."""
    while True:
        live = await hall.table(table)
        shut_out = await is_shut_out(live, guest, key)
        if hall.live.get(table) is live:
            return live, Standing(named=True) if shut_out else standing(live.row, guest, key)
