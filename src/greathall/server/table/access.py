"""Access: who may do what at a table. One function decides; every route and every message of a socket asks it.

What a table is like just now (a seat is taken, the game has begun) is another matter: that is refused as too late.
"""

from typing import Final, Literal

from msgspec import Struct

from greathall.engine import SPECTATOR
from greathall.server.denied import Denied
from greathall.server.identity import is_same
from greathall.server.store.store import Guest, StoredTable

Action = Literal[
    "link",  # take oneself to another browser, or away from all others
    "open",  # make a table
    "enter",  # know of the table, and read its record
    "look",  # see the game
    "sit",
    "invite",  # know the table's link
    "answer",  # answer, take back, leave, ask for a rematch or to finish by later rules: what only a seat can do
    "arrange",  # give seats to bots, change the table, start
]


class Standing(Struct, frozen=True):
    """What somebody is at a table: whether they have a name, are its host, sit there, may come in, and may watch.

    If people pass a device round, several `seats` are played from it; `seat` is the one they look from now.
    """

    named: bool = False
    host: bool = False
    seat: int | None = None
    seats: tuple[int, ...] = ()
    invited: bool = False
    watches: bool = False


NOBODY: Final = Standing()


def may(who: Standing, action: Action) -> bool:
    """Whether somebody of this standing may do this."""
    seated = who.seat is not None or bool(who.seats)
    inside = who.host or seated or who.invited
    if action == "enter":
        return inside
    if action == "look":
        return seated or (inside and who.watches)
    if not who.named:
        return False
    if action in ("link", "open"):
        return True
    if action == "sit":
        return inside
    if action == "invite":
        return who.host or seated
    if action == "answer":
        return seated
    return who.host


def viewer_of(who: Standing) -> int:
    """Whose view of the game they see."""
    return SPECTATOR if who.seat is None else who.seat


def ask(who: Standing, action: Action) -> None:
    """Refuse with the reason if somebody may not do this."""
    if not may(who, action):
        raise Denied(*why_not(who, action))


def why_not(who: Standing, action: Action) -> tuple[int, str]:
    """The status and the reason of a refusal: first a stranger is kept out, then somebody without a name is asked for
    one, then it matters who they are."""
    if action not in ("link", "open") and not may(who, "enter"):
        return 403, "not_invited"
    if not who.named and action != "look":
        return 401, "nobody"
    return 403, {"look": "not_watched", "arrange": "not_host"}.get(action, "not_seated")


def standing(row: StoredTable, guest: Guest | None, key: str | None, wanted: int | None = None) -> Standing:
    """What a guest, or somebody unknown, is at a table; `key` is what the link says. Anyone who plays several seats
    looks from the one they ask for; otherwise they see what everybody may see."""
    seats = seats_of(row, guest)
    return Standing(
        named=guest is not None,
        host=guest is not None and guest.id == row.host,
        seat=seats[0] if len(seats) == 1 else wanted if wanted in seats else None,
        seats=seats,
        invited=row.settings.listed or (key is not None and is_same(key, row.key)),
        watches=row.settings.watch or row.status == "over",
    )


def seats_of(row: StoredTable, guest: Guest | None) -> tuple[int, ...]:
    """Where a guest sits, and those who share their device."""
    if guest is None:
        return ()
    seats = enumerate(row.seats)
    return tuple([number for number, seat in seats if seat.guest is not None and seat.guest.id == guest.id])


def seat_of(row: StoredTable, guest: Guest | None) -> int | None:
    """Where the guest sits, without those who share the device."""
    seats = seats_of(row, guest)
    return next((seat for seat in seats if not row.seats[seat].name), seats[0] if seats else None)
