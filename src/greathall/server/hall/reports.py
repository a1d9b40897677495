"""Reports: what people at a table want the keeper of the hall to know about what was said there. Kept in memory only,
like the talk itself."""

import logging
from collections import deque
from typing import Final

from msgspec import Struct

from greathall.server.denied import Denied
from greathall.server.store.store import Guest
from greathall.server.table.live import LiveTable

MOST: Final = 200  # the oldest are forgotten

log = logging.getLogger("greathall")


class Report(Struct, frozen=True):
    """A line that somebody reports: when and where, who said it, by id and by their name then, and who reports it."""

    date: float
    table: str
    id: str
    name: str
    said: str
    by: str


class Reports:
    """The latest of them, the latest last."""

    def __init__(self) -> None:
        self.known: Final[deque[Report]] = deque(maxlen=MOST)

    def add(self, live: LiveTable, guest: Guest, number: int) -> None:
        """A line of the talk, by its number. The log says that there is something to be read."""
        line = next((line for line in live.talk.lines if line.number == number), None)
        if line is None:
            raise Denied(404, "nothing_said")
        speaker = live.row.seats[live.seats.index(line.seat)].guest
        found = line.phrase if line.phrase is not None else line.text
        whose = speaker.id if speaker is not None else ""
        self.known.append(Report(live.times.date(), live.row.id, whose, line.name, found, guest.id))
        log.warning("something said at table %s was reported (greathall admin reports)", live.row.id)
