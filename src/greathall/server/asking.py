"""Asking back: an answer that is closed only because the question has gone on is taken back where all others allow it.

Until then bots wait. It is past when somebody has answered, does not allow it or takes too long, or the asker has gone.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from greathall.server.asking_messages import AskedBack
from greathall.server.denied import Unanswered
from greathall.server.store import TableRow
from greathall.server.tables import LiveTable
from greathall.server.undoing import check_undo

LONGEST: Final = 30.0  # seconds that bots wait for the others


def asked_back(live: LiveTable) -> AskedBack | None:
    """What somebody asks, or was not allowed a moment ago; nothing once the match has gone on or the asker has gone."""
    ask = live.ask
    if ask is None or live.match is None or live.match.answered != ask.n:
        return None
    guest = live.row.seats[ask.seat].guest
    return ask if guest is not None and guest.id in live.online() else None


def is_waiting(live: LiveTable) -> bool:
    """Whether somebody has still to say if he allows it."""
    ask = asked_back(live)
    return ask is not None and ask.refused is None


def others(row: TableRow, seat: int) -> list[int]:
    """The seats of all other people: those who share the asker's device sit beside him, and bots allow everything."""
    asker = row.seats[seat].guest
    people = [(at, other.guest) for at, other in enumerate(row.seats) if other.guest is not None and not other.away]
    return [at for at, guest in people if asker is None or guest.id != asker.id]


async def ask_back(live: LiveTable, seat: int, mine: int) -> None:
    """Ask for the last answer, decided on when the seat had so many entries. Once for a position: no is no."""
    async with live.hold():
        match, numbers = live.running()
        if numbers.mine[seat] != mine:
            raise Unanswered("stale", stale=True)
        if not match.askable(seat):
            raise Unanswered("nothing_to_undo")
        if asked_back(live) is not None:
            raise Unanswered("asked_already")
        check_undo(match.history.entries, live.seats[seat])
        ask = AskedBack(match.answered, seat, others(live.row, seat))
        await put(live, ask)
        if ask.waits:
            live.times.ring(LONGEST, partial(lapse, live, ask))


async def allow(live: LiveTable, seats: Sequence[int], n: int, yes: bool) -> None:
    """Somebody who plays these seats allows it, or does not."""
    async with live.hold():
        live.running()
        ask = asked_back(live)
        if ask is None or ask.n != n or ask.refused is not None or not set(ask.waits) & set(seats):
            raise Unanswered("asked_no_more")
        left = [seat for seat in ask.waits if seat not in seats]
        await put(live, replace(ask, waits=left) if yes else replace(ask, refused=seats[0]))


async def withdraw(live: LiveTable, seat: int, n: int) -> None:
    async with live.hold():
        live.running()
        ask = asked_back(live)
        if ask is None or (ask.n, ask.seat) != (n, seat):
            raise Unanswered("asked_no_more")
        live.ask = None
        live.changed()


async def put(live: LiveTable, ask: AskedBack) -> None:
    """From now on this is asked; where everybody has allowed it, it is done."""
    live.ask = ask
    if not ask.waits:
        match, numbers = live.running()
        trial = match.clone()
        trial.take_back(ask.seat)
        await live.keep(match.answered, trial, numbers.after(trial, ask.seat))
    live.changed()


def lapse(live: LiveTable, ask: AskedBack) -> None:
    """It has taken too long: the table goes on."""
    now = live.ask
    if now is not None and (now.n, now.seat, now.refused) == (ask.n, ask.seat, None):
        live.ask = None
        live.changed()
