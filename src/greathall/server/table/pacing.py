"""Pacing: everybody at a table says for themselves how fast bots should play, and the calmest wish counts.

So nobody hurries anybody else. Nothing of it is stored: the silent have the pace of the table's settings.
"""

from collections.abc import Sequence
from typing import Final

from greathall.server.denied import MessageDenied
from greathall.server.protocol.pacing import Pace, Wish
from greathall.server.table.access import seats_of
from greathall.server.table.live import LiveTable
from greathall.server.table.whispers import Wished

CALMEST_FIRST: Final[tuple[Pace, ...]] = ("calm", "quick", "instant")


def wish(live: LiveTable, seats: Sequence[int], wanted: Wish) -> None:
    """From now on bots should play like this for the guest on these seats. A skip ends with their next question."""
    if live.row.status == "open":
        raise MessageDenied("not_begun")
    guest = live.row.seats[seats[0]].guest
    assert guest is not None, "only guests sit there"
    if wanted == "skip":
        live.skips[guest.id] = entries_of(live, seats)
        live.whisper(Wished(guest.id, None, live.skips[guest.id]))
    else:
        live.skips.pop(guest.id, None)
        live.paces[guest.id] = wanted
        live.whisper(Wished(guest.id, wanted))
    live.changed()


def wish_of(live: LiveTable, seats: Sequence[int]) -> Wish:
    """What the guest on these seats would like. A skip rests while they are asked, and is over when they answer."""
    guest = live.row.seats[seats[0]].guest if seats else None
    if guest is None:
        return live.row.settings.pace
    if guest.id in live.skips and live.skips[guest.id] != entries_of(live, seats):
        del live.skips[guest.id]
    asked = live.match is not None and any(seat in seats for seat in live.match.deciders())
    return "skip" if guest.id in live.skips and not asked else live.paces.get(guest.id, live.row.settings.pace)


def pace_of(live: LiveTable) -> Pace:
    """How fast bots play now: as the calmest of the people who are here would like."""
    online, seats = live.online(), live.row.seats
    here = [seat.guest for seat in seats if seat.guest is not None and not seat.away and seat.guest.id in online]
    wishes: list[Wish] = [wish_of(live, seats_of(live.row, guest)) for guest in here]
    return next((pace for pace in CALMEST_FIRST if pace in wishes), "instant" if wishes else live.row.settings.pace)


def entries_of(live: LiveTable, seats: Sequence[int]) -> int:
    """How often the people on these seats have answered."""
    return 0 if live.numbers is None else sum(live.numbers.mine[seat] for seat in seats)
