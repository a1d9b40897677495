"""Describing: a table as somebody may know it, for its own screen and for the lists at the front door."""

from greathall.engine.hidden.views import round_of
from greathall.server.naming import told_apart
from greathall.server.protocol.messages import ListedTable, SeatInfo, TableInfo
from greathall.server.store.store import Guest, StoredSeat, StoredTable
from greathall.server.table import access
from greathall.server.table.access import Standing
from greathall.server.table.adapting import adapted, kind_of
from greathall.server.table.asking import asked_back
from greathall.server.table.live import LiveTable
from greathall.server.table.older import older_info
from greathall.server.table.pacing import wish_of


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
        seats=present_seats(live, who),
        me=who.seat,
        mine=list(who.seats),
        host=who.host,
        key=row.key if access.may(who, "invite") else None,
        next=row.next,
        watchers=live.watchers(),
        begins=row.begins,
        asked=asked_back(live),
        wish=wish_of(live, who.seats),
        older=older_info(row, live.older),
    )


def table_line(stored: StoredTable, live: LiveTable | None, guest: Guest | None) -> ListedTable:
    """The table in a list; whose turn it is only if the table is at hand."""
    row = stored if live is None else live.row
    me = access.seat_of(row, guest)
    match = live.match if live is not None else None
    asked = [] if match is None else match.deciders()
    names = live.seats if live is not None else [""] * len(row.seats)
    called = names_at(row)
    return ListedTable(
        id=row.id,
        title=row.title,
        game=row.game,
        players=row.players,
        status=row.status if live is None else live.status,
        round=None if match is None else round_of(match.state),
        seats=seat_infos(row, names, set() if live is None else live.online()),
        me=me,
        asked=any(seat in asked for seat in access.seats_of(row, guest)),
        waiting=[called[seat] or names[seat] for seat in asked],
        expansions=list(row.options.get("expansions", ())),
        host=guest is not None and guest.id == row.host,
    )


def present_seats(live: LiveTable, who: Standing) -> list[SeatInfo]:
    """The seats of a table at hand; while it is played, also when those of absent people become free,
    which bots are cut short, and as what those play that adapt."""
    found = seat_infos(live.row, live.seats, live.online())
    if live.status == "playing":
        for info, seat in zip(found, live.row.seats, strict=True):
            info.free = None if seat.guest is None else live.absence.until(seat.guest.id)
            info.cut = live.cuts.get(seat.bot) if seat.guest is None else None
            info.adapted = adapted(seat.bot, known=bool(who.seats))
    return found


def seat_infos(row: StoredTable, names: list[str], online: set[str]) -> list[SeatInfo]:
    seats = zip(row.seats, names, names_at(row), strict=True)
    return [seat_info(seat, name, called, online) for seat, name, called in seats]


def names_at(row: StoredTable) -> list[str]:
    """What those who sit at a table are called there: nobody is taken for somebody else."""
    return told_apart([name_of(seat) for seat in row.seats])


def seat_info(seat: StoredSeat, name: str, called: str, online: set[str]) -> SeatInfo:
    if seat.guest is not None:
        online_now = seat.guest.id in online
        return SeatInfo(name, "person", called, "", online_now, seat.away, shared=bool(seat.name))
    return SeatInfo(name, "bot" if seat.bot else "open", called, kind_of(seat.bot), bool(seat.bot), False)


def name_of(seat: StoredSeat) -> str:
    return seat.guest.name if seat.guest is not None and not seat.name else seat.name
