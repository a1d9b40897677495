"""Asking back: an answer that is closed only because the question has gone on is taken back if all others allow it.

Until then bots wait. It is past when somebody has answered, does not allow it or takes too long, or the asker has gone.
Nobody waits for those who leave or are replaced: a bot sits there, and bots allow everything.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from greathall.server.denied import MessageDenied
from greathall.server.limits.undoing import check_undo
from greathall.server.protocol.asking import AskedBack
from greathall.server.store.store import StoredTable
from greathall.server.table.live import LiveTable
from greathall.server.table.whispers import AskedOf

LONGEST: Final = 30.0  # seconds that bots wait for the others


def asked_back(live: LiveTable) -> AskedBack | None:
    """What somebody asks, or was not allowed a moment ago; nothing once the match has gone on or the asker has gone."""
    ask = live.ask
    if ask is None or live.match is None or live.match.answered != ask.n:
        return None
    guest = live.row.seats[ask.seat].guest
    return replace(ask, waits=still(live, ask)) if guest is not None and guest.id in live.online() else None


def still(live: LiveTable, ask: AskedBack) -> list[int]:
    """The seats of those who have still to say whether they allow it."""
    return [seat for seat in others(live.row, ask.seat) if seat in ask.waits]


def is_waiting(live: LiveTable) -> bool:
    """Whether it is asked: then bots wait until it is allowed and done, or past."""
    ask = asked_back(live)
    return ask is not None and ask.refused is None


def is_allowed(live: LiveTable) -> bool:
    """Whether everybody who is left has allowed it."""
    ask = asked_back(live)
    return ask is not None and ask.refused is None and not ask.waits


def others(row: StoredTable, seat: int) -> list[int]:
    """The seats of all other people: those who share the asker's device sit next to them, and bots allow everything."""
    asker = row.seats[seat].guest
    people = [(at, other.guest) for at, other in enumerate(row.seats) if other.guest is not None and not other.away]
    return [at for at, guest in people if asker is None or guest.id != asker.id]


async def ask_back(live: LiveTable, seat: int, mine: int) -> None:
    """Ask for the last answer, decided on when the seat had this many entries. Once for a position: no is no."""
    async with live.hold():
        match, numbers = live.running()
        if numbers.mine[seat] != mine:
            raise MessageDenied("stale", stale=True)
        if not match.askable(seat):
            raise MessageDenied("nothing_to_undo")
        if asked_back(live) is not None:
            raise MessageDenied("asked_already")
        check_undo(match.history.entries, live.seats[seat])
        ask = AskedBack(match.answered, seat, others(live.row, seat))
        if live.lapsing is not None:
            live.lapsing.cancel()
        live.lapsing = live.times.ring(LONGEST, partial(lapse, live)) if ask.waits else None
        await put(live, ask)


async def allow(live: LiveTable, seats: Sequence[int], n: int, yes: bool) -> None:
    """Somebody who plays these seats allows it, or does not."""
    async with live.hold():
        live.running()
        ask = asked_back(live)
        if ask is None or ask.n != n or ask.refused is not None or not set(ask.waits) & set(seats):
            raise MessageDenied("asked_no_more")
        left = [seat for seat in ask.waits if seat not in seats]
        await put(live, replace(ask, waits=left) if yes else replace(ask, refused=seats[0]))


async def withdraw(live: LiveTable, seats: Sequence[int], n: int) -> None:
    """Somebody who plays these seats, and has asked for one of them, asks no longer."""
    async with live.hold():
        live.running()
        ask = asked_back(live)
        if ask is None or ask.n != n or ask.seat not in seats or ask.refused is not None:
            raise MessageDenied("asked_no_more")
        live.ask = None
        live.whisper(AskedOf(None))
        live.changed()


async def grant(live: LiveTable) -> None:
    """The last who had to allow it has gone: it is done."""
    async with live.hold():
        ask = asked_back(live)
        if ask is not None and is_allowed(live):
            with suppress(MessageDenied):  # the table has gone on elsewhere, and so has what is asked there
                await put(live, ask)


async def put(live: LiveTable, ask: AskedBack) -> None:
    """From now on this is asked; if everybody has allowed it, it is done, once it can be stored."""
    if ask.waits:
        live.ask = ask
        live.whisper(AskedOf(ask))
    else:
        match, numbers = live.running()
        trial = match.clone()
        trial.take_back(ask.seat)
        await live.keep(match, trial, numbers.after(trial, ask.seat))
        live.ask = None
    live.changed()


def lapse(live: LiveTable) -> None:
    """It has taken too long: the table goes on, and nobody asks again in this position."""
    ask = live.ask
    if ask is not None and ask.refused is None and (waits := still(live, ask)):
        live.ask = replace(ask, refused=waits[0])
        live.whisper(AskedOf(live.ask))
        live.changed()
