"""Shunning: a guest hears nothing more of those they have blocked, who do not come to tables of theirs, either."""

from greathall.server.store.store import Guest
from greathall.server.table.access import seats_of, standing
from greathall.server.table.listening import Listener
from greathall.server.table.live import LiveTable


def shun(live: LiveTable, guest: str, others: frozenset[str]) -> list[Listener]:
    """From now on these are blocked. Those of them who have no seat at a table of this guest have to go."""
    known = [(listener, listener.guest) for listener in live.listeners if listener.guest is not None]
    for listener, one in known:
        if one.id == guest:
            listener.shun(others)
    if live.row.host != guest:
        return []
    return [listener for listener, one in known if one.id in others and not seats_of(live.row, one)]


async def is_shut_out(live: LiveTable, guest: Guest | None, key: str | None) -> bool:
    """Whether neither a list nor a link lets somebody in: the host has blocked them, and they have no seat."""
    found = standing(live.row, guest, key)
    if guest is None or found.host or found.seats or not found.invited:
        return False
    return any(one.id == guest.id for one in await live.store.blocked(live.row.host))
