"""Taking a table along: its record with all that the table knows besides it, out of one hall and into another.

The record of a running game holds every hidden card. So only the host takes it, and only if no other guest plays; those
who share the host's device do not count.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from greathall.engine import Game, Record
from greathall.server.catalogue import check_bot, check_settings
from greathall.server.denied import Denied
from greathall.server.hall.forgetting import others_at
from greathall.server.hall.hall import Hall
from greathall.server.hall.opening import AUTOMATIC, begin_at_once, empty_seats
from greathall.server.identity import new_id, new_key
from greathall.server.naming import proper, visible
from greathall.server.protocol.messages import Settings
from greathall.server.protocol.values import Count, Name, Title
from greathall.server.replay.replaying import Replayed
from greathall.server.store.store import Guest, StoredSeat, StoredTable
from greathall.server.table import access
from greathall.server.table.access import Standing
from greathall.server.table.adapting import kind_of
from greathall.server.table.describing import name_of
from greathall.server.table.live import LiveTable


class SeatAlong(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits on a seat: the bot of this name; otherwise the guest who brings the table along, or with a name
    somebody at their device."""

    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] = ""


class TableAlong(Struct, forbid_unknown_fields=True):
    """What a table knows besides its game."""

    title: Title
    settings: Settings
    seats: Annotated[list[SeatAlong], Meta(max_length=16)]
    begins: Count


# Out of a hall.


def take_along(live: LiveTable, who: Standing, guest: Guest | None) -> Record:
    """The record of a table that has begun, with the table."""
    access.ask(who, "arrange")
    assert guest is not None, "a host has a name"
    if live.paused:
        raise Denied(409, "paused")
    if live.match is None:
        raise Denied(409, "not_begun")
    if not live.match.over and others_at(live.row, guest):
        raise Denied(409, "others_play")
    record = live.match.record()
    if record.position is not None:
        raise Denied(409, "from_position")  # no hall would take it
    record.table = msgspec.to_builtins(table_along(live.row, guest))
    return record


def table_along(row: StoredTable, guest: Guest) -> TableAlong:
    return TableAlong(row.title, row.settings, [seat_along(seat, guest) for seat in row.seats], row.begins)


def seat_along(seat: StoredSeat, guest: Guest) -> SeatAlong:
    is_own = seat.guest is not None and seat.guest.id == guest.id and not seat.name
    return SeatAlong() if is_own else SeatAlong(name_of(seat), kind_of(seat.bot))


# Into a hall.


async def bring_along(hall: Hall, guest: Guest, replayed: Replayed) -> LiveTable:
    """The same table, with everybody on their seats and the game where it was; the guest who brings it is its host."""
    game, along = replayed.game, read_table(replayed)
    row = StoredTable(
        id=new_id(),
        key=new_key(),
        host=guest.id,
        title=visible(along.title),
        game=game.name,
        players=game.rules.players,
        options=game.rules.options,
        settings=hall.features.within(along.settings),
        status="open",
        rules=game.rules.version,
        next=None,
        seats=seats_of(game, guest, along.seats),
        begins=along.begins,
    )
    return await begin_at_once(hall, row, game, replayed.at_rest().history.entries)


def read_table(replayed: Replayed) -> TableAlong:
    """What the record says about the table; Denied if that cannot be."""
    try:
        along = msgspec.convert(replayed.table, TableAlong)
    except msgspec.ValidationError as error:
        raise Denied(400, "bad_table") from error
    if len(along.seats) != len(replayed.game.seats) or along.begins > replayed.match.answered:
        raise Denied(400, "bad_table")
    check_settings(along.settings)
    return along


def seats_of(game: Game, guest: Guest, along: list[SeatAlong]) -> list[StoredSeat]:
    """Everybody on their seats. The game's own opponents are where its rules have them."""
    seats = empty_seats(game)
    for at in game.rules.people:
        seats[at] = seat_of(along[at], guest)
    if sum(seat.guest is not None and not seat.name for seat in seats) > 1:
        raise Denied(400, "bad_table")
    return seats


def seat_of(along: SeatAlong, guest: Guest) -> StoredSeat:
    name = "" if along.name is None else proper(along.name)
    if not along.bot:
        return StoredSeat(guest=guest, name=name)
    if not name or along.bot == AUTOMATIC:
        raise Denied(400, "bad_table")
    check_bot(along.bot)
    return StoredSeat(bot=along.bot, name=name)
