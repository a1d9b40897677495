"""Finishing: a game that was begun by older rules goes on by those of today, at another table, if everybody agrees."""

from collections.abc import Sequence

from msgspec.structs import replace

from greathall.engine import Game, RecordEntry
from greathall.server.denied import Denied
from greathall.server.hall.hall import Hall
from greathall.server.hall.opening import begun
from greathall.server.identity import new_id, new_key
from greathall.server.store.store import StoredTable, Written
from greathall.server.table import access
from greathall.server.table.access import Standing
from greathall.server.table.live import LiveTable
from greathall.server.table.older import waits
from greathall.server.table.overtaking import decided_anew


@decided_anew
async def finish(hall: Hall, live: LiveTable, who: Standing, yes: bool) -> None:
    """Somebody agrees, or no longer does. When the last who had to agree does so, the game goes on."""
    access.ask(who, "answer")
    async with live.hold():
        game, position = position_of(live)
        if live.row.next is not None:
            return
        row = with_word(live.row, who.seats, yes)
        if yes and not waits(row):
            live.follow(await hall.store.add_rematch(live.row.id, *following(row, game.at(position), hall)))
        else:
            await live.store_row(row)
            live.take(row)
        live.changed()


def position_of(live: LiveTable) -> tuple[Game, Written]:
    """The game by the rules of today, and where it goes on."""
    if live.older is None:
        raise Denied(409, "not_older")
    if live.older.game is None or live.older.position is None:
        raise Denied(409, "not_finishable")
    return live.older.game, live.older.position


def with_word(row: StoredTable, seats: Sequence[int], yes: bool) -> StoredTable:
    """The table when those on these seats have said it."""
    said = [replace(seat, agrees=yes) if at in seats else seat for at, seat in enumerate(row.seats)]
    return replace(row, seats=said)


def following(row: StoredTable, game: Game, hall: Hall) -> tuple[StoredTable, list[RecordEntry]]:
    """The table where it goes on: everybody on the same seat, and the record begins at the position."""
    seats = [replace(seat, agrees=False) for seat in row.seats]
    following = replace(row, id=new_id(), key=new_key(), seats=seats, next=None, begins=0, position=game.position)
    return begun(following, game), game.new(luck=hall.luck()).history.entries
