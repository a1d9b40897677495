"""Keeping order: what the keepers of a hall can see and do, while others play there."""

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from msgspec import to_builtins
from msgspec.structs import replace

from greathall.server.denied import Denied
from greathall.server.hall.forgetting import forget, mine, show_out_for_good
from greathall.server.hall.hall import Hall
from greathall.server.hall.recounting import Recounting, report_info
from greathall.server.identity import new_key
from greathall.server.limits.bounds import UNWELCOME
from greathall.server.protocol.keeping import Command, Deed, Kept, KnownGuest, KnownTable, Session
from greathall.server.store.store import Guest, StoredTable
from greathall.server.table.access import seat_of
from greathall.server.table.describing import name_of

MOST: Final = 200  # rows of a list that a page is told

Row = dict[str, Any]


async def obey(hall: Hall, command: Command) -> list[Row]:
    """Do it, and return what there is to see. Denied if there is no such guest or table."""
    return await DEEDS[command.deed](hall, command.about, command.more)


async def obey_keeper(hall: Hall, keeper: Guest | None, command: Command) -> Kept:
    """Do it for a guest, who must be a keeper. What makes keepers, and what touches them, is done by those who may read
    the hall's file: nobody who gets hold of a keeper's browser stays one, or becomes another."""
    keepers = await hall.store.keepers()
    if keeper is None or keeper.id not in keepers:
        raise Denied(403, "keepers_only")
    if command.deed in FROM_OUTSIDE:
        raise Denied(403, "outside_only")
    if command.deed in ABOUT_GUESTS and (await known(hall, command.about)).id in keepers:
        raise Denied(403, "outside_only")
    if command.deed == "settle" and await is_about(hall, command.about, keepers):
        raise Denied(403, "outside_only")
    rows = await obey(hall, command)
    if command.deed == "reports":  # nobody reads who has reported them
        rows = [row for row in rows if row["about"] != keeper.id]
    return Kept(rows[-MOST:], max(0, len(rows) - MOST))


# To be seen.


async def guests(hall: Hall, about: str, _: str) -> list[Row]:
    """By name; those who are here come last."""
    online = {guest for live in hall.live.values() for guest in live.online()}
    keepers = await hall.store.keepers()
    found = [one async for one in all_guests(hall) if is_meant(about, one.id, one.name)]
    found.sort(key=lambda one: (one.id in online, one.name.casefold(), one.id))
    return [to_builtins(KnownGuest(one.id, one.name, one.id in online, one.id in keepers)) for one in found]


async def tables(hall: Hall, about: str, _: str) -> list[Row]:
    """The one that was touched last is the last."""
    found = [
        row async for row in all_tables(hall) if is_meant(about, row.id, row.title, row.host, *map(name_of, row.seats))
    ]
    found.sort(key=lambda row: (row.touched, row.id))
    return [described(hall, row) for row in found]


def is_meant(about: str, name: str, *texts: str) -> bool:
    """Whether something has this id, or these letters in one of its texts."""
    return about in ("", name) or any(about.casefold() in text.casefold() for text in texts)


async def sessions(hall: Hall, _: str, __: str) -> list[Row]:
    """Who is connected, and to which table. People whom nobody knows have no name."""
    lines = Counter((live.row.id, line.guest) for live in hall.live.values() for line in live.listeners)
    return [
        to_builtins(Session(table, guest.id if guest else "", guest.name if guest else "", count))
        for (table, guest), count in lines.items()
    ]


async def reports(hall: Hall, _: str, languages: str) -> list[Row]:
    """What was reported and is not settled yet, the latest last."""
    found = await hall.store.reports()
    authors = {one.author for one in found}
    names = {one.id: one.name async for one in all_guests(hall) if one.id in authors} if found else {}
    recounting = Recounting(languages.split())
    return [to_builtins(report_info(one, names.get(one.author, ""), recounting)) for one in found]


async def export(hall: Hall, about: str, _: str) -> list[Row]:
    return [to_builtins(await mine(hall, await known(hall, about)))]


# To be done.


async def rename(hall: Hall, about: str, name: str) -> list[Row]:
    renamed = await hall.rename(await known(hall, about), name)
    return [{"id": renamed.id, "name": renamed.name}]


async def ban(hall: Hall, about: str, _: str) -> list[Row]:
    """No browser is this guest any more, and they keep no order; in running games a bot plays for them, as for anybody
    who is away."""
    guest = await known(hall, about)
    await hall.store.set_keeper(guest.id, False)
    await show_out_for_good(hall, guest)
    for row in await hall.store.every_table_of(guest.id):
        live = await hall.table(row.id)
        if live.status == "playing" and (own := [at for at, seat in enumerate(live.row.seats) if seat.guest == guest]):
            async with live.hold():
                await live.set_away(own, True)
    return [{"id": guest.id, "name": guest.name}]


async def forget_guest(hall: Hall, about: str, _: str) -> list[Row]:
    guest = await known(hall, about)
    await forget(hall, guest)
    return [{"id": guest.id, "name": guest.name}]


async def link(hall: Hall, about: str, _: str) -> list[Row]:
    """A personal link for somebody who has lost their browser: the browser that opens it has their seats again."""
    guest = await known(hall, about)
    return [{"id": guest.id, "name": guest.name, "path": f"/me/{await hall.link(guest)}"}]


async def appoint(hall: Hall, about: str, _: str) -> list[Row]:
    """A guest may keep order in the page."""
    guest = await known(hall, about)
    await hall.store.set_keeper(guest.id, True)
    return [{"id": guest.id, "name": guest.name}]


async def dismiss(hall: Hall, about: str, _: str) -> list[Row]:
    guest = await known(hall, about)
    await hall.store.set_keeper(guest.id, False)
    return [{"id": guest.id, "name": guest.name}]


async def close(hall: Hall, about: str, _: str) -> list[Row]:
    """Nobody comes to a table any more who does not sit there: it is not listed, nobody can watch, and its link is
    void."""
    live = await hall.table(about)
    async with live.hold():
        settings = replace(live.row.settings, listed=False, watch=False)
        row = replace(live.row, settings=settings, key=new_key())
        await hall.store.set_key(row.id, row.key)
        await live.store_row(row)
        live.take(row)
        live.changed()
    strangers = [line for line in live.listeners if line.guest is None or seat_of(live.row, line.guest) is None]
    for line in strangers:
        await line.leave(UNWELCOME)
    return [described(hall, live.row)]


async def settle(hall: Hall, about: str, _: str) -> list[Row]:
    """A report is dealt with."""
    if not await hall.store.drop_report(about):
        raise Denied(404, "no_report", about)
    return [{"id": about}]


async def delete(hall: Hall, about: str, _: str) -> list[Row]:
    live = await hall.table(about)
    found = described(hall, live.row)
    await hall.remove(about)
    return [found]


DEEDS: Final[dict[Deed, Callable[[Hall, str, str], Awaitable[list[Row]]]]] = {
    "guests": guests,
    "tables": tables,
    "sessions": sessions,
    "reports": reports,
    "rename": rename,
    "ban": ban,
    "forget": forget_guest,
    "link": link,
    "export": export,
    "close": close,
    "delete": delete,
    "settle": settle,
    "appoint": appoint,
    "dismiss": dismiss,
}
ABOUT_GUESTS: Final[tuple[Deed, ...]] = ("rename", "ban", "forget", "link", "export")
FROM_OUTSIDE: Final[tuple[Deed, ...]] = ("appoint", "dismiss")


# Parts of these.


async def is_about(hall: Hall, report: str, guests: set[str]) -> bool:
    """Whether a report is about one of these."""
    return any(one.id == report and one.about in guests for one in await hall.store.reports())


async def all_guests(hall: Hall) -> AsyncIterator[Guest]:
    after = ""
    while found := await hall.store.guests_after(after):
        for guest in found:
            yield guest
        after = found[-1].id


async def all_tables(hall: Hall) -> AsyncIterator[StoredTable]:
    after = ""
    while found := await hall.store.tables_after(after):
        for row in found:
            yield row
        after = found[-1].id


async def known(hall: Hall, about: str) -> Guest:
    """A guest by their id, or by a name that nobody else has."""
    found = [guest async for guest in all_guests(hall) if about in (guest.id, guest.name)]
    found = [guest for guest in found if guest.id == about] or found  # nobody hides behind the id of another
    if len(found) != 1:
        raise Denied(404 if not found else 409, "no_guest" if not found else "several_guests", about)
    return found[0]


def described(hall: Hall, row: StoredTable) -> Row:
    live = hall.live.get(row.id)
    found: Row = to_builtins(
        KnownTable(
            id=row.id,
            title=row.title,
            game=row.game,
            status=row.status,
            host=row.host,
            seats=[name_of(seat) for seat in row.seats],
            touched=row.touched,
            sockets=len(live.listeners) if live is not None else 0,
        )
    )
    return found
