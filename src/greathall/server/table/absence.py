"""Absence: since when people are not at their table. Nobody's seat is given away before they could have come back."""

from collections.abc import Callable, Collection
from typing import Final

from greathall.server.store.store import StoredTable

GRACE: Final = 60.0  # seconds


class Absence:
    """By guest: since when they are away or not connected. Anyone who was not there when the table was loaded counts
    as gone since then."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock: Final = clock
        self.since: dict[str, float] = {}

    def note(self, row: StoredTable, online: Collection[str]) -> None:
        """Something has changed: those here are no longer absent, and those who are not are absent from now on."""
        people = [(seat.guest.id, seat.away) for seat in row.seats if seat.guest is not None]
        absent = {guest for guest, away in people if away or guest not in online}
        self.since = {guest: self.since.get(guest, self.clock()) for guest in absent}

    def leave(self, guest: str) -> None:
        """Somebody leaves of their own will: nobody needs to wait for them."""
        self.since[guest] = self.clock() - GRACE

    def back(self, guest: str) -> None:
        """Somebody is back, even if they are not connected yet."""
        self.since.pop(guest, None)

    def until(self, guest: str) -> float | None:
        """From when somebody's seat may be given away; nothing while they are here."""
        since = self.since.get(guest)
        return None if since is None else since + GRACE

    def is_over(self, guest: str) -> bool:
        """Whether nobody needs to wait for somebody any longer."""
        until = self.until(guest)
        return until is not None and until <= self.clock()
