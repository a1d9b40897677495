"""Describing: a table as somebody may know it, for its own screen and for the lists at the front door."""

from greathall.server import access
from greathall.server.access import Standing
from greathall.server.protocol import SeatInfo, TableInfo, TableLine
from greathall.server.showing import round_of
from greathall.server.store import Guest, SeatRow, TableRow
from greathall.server.tables import LiveTable


def table_info(live: LiveTable, who: Standing) -> TableInfo:
    """The table for its own screen."""
    row = live.row
    return TableInfo(
        id=row.id,
        title=row.title,
        game=row.game,
        players=row.players,
        options=row.options,
        settings=row.settings,
        status=live.status,
        seats=seat_infos(row, live.seats, live.online()),
        me=who.seat,
        mine=list(who.seats),
        host=who.host,
        key=row.key if access.may(who, "invite") else None,
        next=row.next,
        watchers=live.watchers(),
        begins=row.begins,
    )


def table_line(stored: TableRow, live: LiveTable | None, guest: Guest | None) -> TableLine:
    """The table in a list; whose turn it is only where the table is at hand."""
    row = stored if live is None else live.row
    me = access.seat_of(row, guest)
    match = live.match if live is not None else None
    asked = [] if match is None else match.deciders()
    names = live.seats if live is not None else [""] * len(row.seats)
    return TableLine(
        id=row.id,
        title=row.title,
        game=row.game,
        players=row.players,
        status=row.status if live is None else live.status,
        round=None if match is None else round_of(match),
        seats=seat_infos(row, names, set() if live is None else live.online()),
        me=me,
        asked=any(seat in asked for seat in access.seats_of(row, guest)),
        waiting=[name_of(row.seats[seat]) or names[seat] for seat in asked],
        expansions=list(row.options.get("expansions", ())),
        host=guest is not None and guest.id == row.host,
    )


def seat_infos(row: TableRow, names: list[str], online: set[str]) -> list[SeatInfo]:
    return [seat_info(seat, name, online) for seat, name in zip(row.seats, names, strict=True)]


def seat_info(seat: SeatRow, name: str, online: set[str]) -> SeatInfo:
    if seat.guest is not None:
        online_now = seat.guest.id in online
        return SeatInfo(name, "person", name_of(seat), "", online_now, seat.away, shared=bool(seat.name))
    return SeatInfo(name, "bot" if seat.bot else "open", seat.name, seat.bot, bool(seat.bot), False)


def name_of(seat: SeatRow) -> str:
    return seat.guest.name if seat.guest is not None and not seat.name else seat.name
