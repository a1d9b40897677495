"""Forgetting: somebody leaves for good, and what the hall knows of them goes with them; or they take a copy along."""

from msgspec.structs import replace

from greathall.bots.adapting import Estimate
from greathall.server.hall.hall import Hall
from greathall.server.protocol.personal import Mine, MyReport, MyStrength, MyTable
from greathall.server.store.store import Guest, StoredReport, StoredSeat, StoredTable
from greathall.server.table.access import seats_of
from greathall.server.table.live import LiveTable
from greathall.server.thinking.bots import name_bot, stand_in


async def forget(hall: Hall, guest: Guest) -> None:
    """Nothing that is kept names this guest any more. Their tables are deleted if nobody else sat there; at others a
    bot has their seat, by a name of its own, and somebody else is the host."""
    await show_out_for_good(hall, guest)
    for row in await hall.store.every_table_of(guest.id):
        if others_at(row, guest):
            await leave_for_good(await hall.table(row.id), guest)
        else:
            await hall.remove(row.id)
    await hall.store.forget_guest(guest.id)
    hall.names.pop(guest.id, None)


async def show_out_for_good(hall: Hall, guest: Guest) -> None:
    """No browser is this guest any more."""
    await hall.store.void(guest.id)
    await hall.show_out(guest)


async def leave_for_good(live: LiveTable, guest: Guest) -> None:
    """A bot takes every seat of a guest; one that is not needed yet is open."""
    async with live.hold():
        others = others_at(live.row, guest)
        host = others[0] if live.row.host == guest.id and others else live.row.host
        row = replace(live.row, host=host, seats=seats_without(live, guest))
        await live.store.set_host(row.id, host)
        await live.store_row(row)
        live.take(row)
        live.talk.forget()
        live.changed()


def seats_without(live: LiveTable, guest: Guest) -> list[StoredSeat]:
    seats = list(live.row.seats)
    for seat in seats_of(live.row, guest):
        is_open = live.row.status == "open"
        seats[seat] = StoredSeat() if is_open else StoredSeat(bot=stand_in(live.row), name=name_bot(seats, live.luck()))
    return seats


def others_at(row: StoredTable, guest: Guest) -> list[str]:
    """The ids of everybody else who sits at a table."""
    return [seat.guest.id for seat in row.seats if seat.guest is not None and seat.guest.id != guest.id]


async def mine(hall: Hall, guest: Guest) -> Mine:
    """Everything the hall keeps about a guest. What is still hidden from them stays hidden: the records of games that
    are not over are not among it."""
    rows = await hall.store.every_table_of(guest.id)
    blocked = [other.name for other in await hall.store.blocked(guest.id)]
    reports = [my_report(one) for one in await hall.store.reports() if one.author == guest.id]
    tables = [await my_table(hall, row, guest) for row in rows]
    strengths = [my_strength(game, one) for game, one in (await hall.store.estimates(guest.id)).items()]
    return Mine(guest.id, guest.name, tables, blocked, reports, strengths)


def my_strength(game: str, estimate: Estimate) -> MyStrength:
    return MyStrength(game, estimate.level, estimate.games, estimate.won)


def my_report(report: StoredReport) -> MyReport:
    return MyReport(report.made, report.table, report.name, report.why)


async def my_table(hall: Hall, row: StoredTable, guest: Guest) -> MyTable:
    record = await hall.store.entries(row.id) if row.status == "over" else []
    return MyTable(
        id=row.id,
        title=row.title,
        game=row.game,
        status=row.status,
        host=row.host == guest.id,
        seats=list(seats_of(row, guest)),
        names=[row.seats[seat].name or guest.name for seat in seats_of(row, guest)],
        touched=row.touched,
        record=[f"{entry.who} {entry.text}" for entry in record],
    )
