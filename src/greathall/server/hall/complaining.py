"""Complaining: guests who do not want to meet somebody any more, and what they report to the keeper of the hall."""

import logging
from contextlib import suppress
from typing import Final

from msgspec import Struct
from msgspec.json import decode
from msgspec.structs import replace

from greathall.engine import SPECTATOR
from greathall.server.denied import Denied
from greathall.server.hall.hall import Hall
from greathall.server.hall.opening import guests_on
from greathall.server.hall.seating import save
from greathall.server.identity import new_id
from greathall.server.naming import legible
from greathall.server.protocol.personal import Blocked, Person
from greathall.server.protocol.talking import Blocking, Reporting, Spoken
from greathall.server.store.store import Guest, ReportedLine, StoredReport, StoredSeat, Written
from greathall.server.table.describing import names_at
from greathall.server.table.live import LiveTable
from greathall.server.table.overtaking import decided_anew
from greathall.server.table.shunning import shun
from greathall.server.table.talk import Talk
from greathall.server.table.telling import Told
from greathall.server.table.whispers import Shunned

MOST: Final = 200  # guests that one guest blocks
BEFORE: Final = 10  # lines of talk that are reported along with one, and the last if none is
AFTER: Final = 3
DEEDS: Final = 12  # events

log = logging.getLogger("greathall")


class Meant(Struct, frozen=True):
    """Somebody at a table: their id, if the hall knows it, their seat as the game calls it, and their name; and the
    number of what they said, if it is about that."""

    guest: str
    seat: str
    name: str
    line: int = 0


def meant(live: LiveTable, wanted: Reporting | Blocking) -> Meant:
    """Who said a line, or is on a seat. Before a game begins, somebody else may be on that seat by now; and another
    hall may count lines from another one on."""
    found = who_said(live, wanted.line) if wanted.line is not None else who_is_on(live, wanted.seat)
    if wanted.name not in (None, found.name):
        raise Denied(409, "changed_meanwhile")
    return found


def who_said(live: LiveTable, number: int) -> Meant:
    line = next((line for line in live.talk.lines if line.number == number), None)
    if line is None:
        raise Denied(404, "nothing_said")
    return Meant(live.talk.speakers.get(line.number, ""), line.seat, line.name, line.number)


def who_is_on(live: LiveTable, seat: int | None) -> Meant:
    guest = live.row.seats[seat].guest if seat is not None and seat < len(live.row.seats) else None
    if guest is None or seat is None:
        raise Denied(400, "no_seat")
    return Meant(guest.id, live.seats[seat], names_at(live.row)[seat])


# Blocking.


async def block(hall: Hall, live: LiveTable, guest: Guest, wanted: Blocking) -> Blocked:
    """A guest hears nothing more of somebody, who does not come to tables of theirs any more, and stands up from those
    where the game has not begun."""
    other = meant(live, wanted)
    if other.guest in ("", guest.id):
        raise Denied(400, "no_seat")
    known = {one.id for one in await hall.store.blocked(guest.id)}
    if len(known) >= MOST and other.guest not in known:
        raise Denied(429, "too_many")
    await hall.store.block(guest.id, other.guest, True)
    rows = {row.id: row for row in (*await hall.store.tables_of(guest.id), live.row)}
    for row in rows.values():
        if row.host == guest.id and row.status == "open" and other.guest in guests_on(row, range(len(row.seats))):
            with suppress(Denied):  # it was put away meanwhile, or its game has begun
                await stand_up(await hall.table(row.id), other.guest)
    return await spread(hall, guest, live)


async def unblock(hall: Hall, guest: Guest, other: str) -> Blocked:
    await hall.store.block(guest.id, other, False)
    return await spread(hall, guest)


async def spread(hall: Hall, guest: Guest, at: LiveTable | None = None) -> Blocked:
    """Whom a guest has blocked now, which counts at once wherever they are: here, and at other halls."""
    found = await blocked(hall, guest)
    others = frozenset(one.id for one in found.people)
    for live in list(hall.live.values()):
        for listener in shun(live, guest.id, others):
            hall.dismiss(listener)
    if hall.sharing is not None:
        tables = {row.id for row in await hall.store.tables_of(guest.id)}
        for table in tables if at is None else {*tables, at.row.id}:
            hall.sharing.whisper(table, Shunned(guest.id))
    return found


async def blocked(hall: Hall, guest: Guest) -> Blocked:
    return Blocked([Person(one.id, one.name) for one in await hall.store.blocked(guest.id)])


@decided_anew
async def stand_up(live: LiveTable, guest: str) -> None:
    """Somebody has no seat any more at a table that has not begun."""
    async with live.hold():
        taken = [seat.guest is not None and seat.guest.id == guest for seat in live.row.seats]
        if live.status == "open" and any(taken):
            seats = [StoredSeat() if gone else old for gone, old in zip(taken, live.row.seats, strict=True)]
            await save(live, replace(live.row, seats=seats))


# Reporting.


async def report(hall: Hall, live: LiveTable, guest: Guest, wanted: Reporting) -> None:
    """It is kept, with what was said and done just before. The log says that there is something to be read."""
    about = meant(live, wanted)
    row = live.row
    await hall.store.add_report(
        StoredReport(
            id=new_id(),
            made=hall.times.date(),
            table=row.id,
            game=row.game,
            players=row.players,
            options=row.options,
            author=guest.id,
            about=about.guest,
            seat=about.seat,
            name=about.name,
            why=legible(wanted.text),
            lines=said_around(live.talk, about.line),
            done=done_before(live),
        )
    )
    log.warning("something at table %s was reported (greathall admin reports)", row.id)


def said_around(talk: Talk, number: int) -> list[ReportedLine]:
    """What was said before and after a line; or the last that was said, if it is about none."""
    end = number + AFTER if number else talk.heard.number
    first = (number or talk.heard.number) - BEFORE
    lines = [line for line in talk.lines if first < line.number <= end]
    return [reported(line, talk.speakers.get(line.number, ""), line.number == number) for line in lines]


def reported(line: Spoken, guest: str, is_meant: bool) -> ReportedLine:
    said = f"({line.phrase})" if line.phrase is not None else line.text
    return ReportedLine(line.number, guest, line.seat, line.name, said, is_meant)


def done_before(live: LiveTable) -> list[Written]:
    """The last events, as everybody saw them: nothing of it is secret."""
    if live.match is None:
        return []
    told = live.told.setdefault(SPECTATOR, Told(SPECTATOR)).hear(live.match)
    return [decode(text, type=Written) for text in told.texts[-DEEDS:]]
