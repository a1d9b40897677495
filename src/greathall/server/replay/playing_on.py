"""Playing on: a new table whose game begins at a move of one that was played. Hidden things are where they were."""

from msgspec.structs import replace

from greathall.engine import Game, Luck
from greathall.engine.kept.record import in_force
from greathall.server.catalogue import check_bot
from greathall.server.denied import Denied
from greathall.server.hall.hall import Hall
from greathall.server.hall.opening import begin_at_once, empty_seats, is_open, keep_open
from greathall.server.identity import new_id, new_key
from greathall.server.protocol.messages import TableInfo
from greathall.server.protocol.replays import PlayingOn
from greathall.server.replay.replaying import Replayed
from greathall.server.store.store import Guest, StoredSeat, StoredTable
from greathall.server.table.live import LiveTable
from greathall.server.thinking.bots import name_bot


async def play_on(hall: Hall, guest: Guest, replayed: Replayed, table: TableInfo, wanted: PlayingOn) -> LiveTable:
    """A table like the one that was watched, from a move on. It begins at once if every seat is filled."""
    if wanted.move > len(replayed.moves):
        raise Denied(400, "malformed", "move")
    game, past = replayed.game, [entry for _, entry in in_force(replayed.entries(wanted.move))]
    row = StoredTable(
        id=new_id(),
        key=new_key(),
        host=guest.id,
        title=table.title,
        game=table.game,
        players=table.players,
        options=game.rules.options,
        settings=hall.features.within(replace(table.settings, listed=False, clock=0)),
        status="open",
        rules=game.rules.version,
        next=None,
        seats=seats_around(game, guest, wanted, hall.luck()),
        begins=len(past),
        position=game.position,
    )
    place = keep_open if any(is_open(seat) for seat in row.seats) else begin_at_once
    return await place(hall, row, game, past)


def seats_around(game: Game, guest: Guest, wanted: PlayingOn, luck: Luck) -> list[StoredSeat]:
    """The guest on the seat they want; on the others bots, or nobody yet."""
    seats, free = empty_seats(game), game.rules.people
    if wanted.seat not in free:
        raise Denied(400, "no_seat")
    seats[wanted.seat] = StoredSeat(guest=guest)
    if wanted.bot is None:
        return seats
    check_bot(wanted.bot)
    for seat in free:
        if seat != wanted.seat:
            seats[seat] = StoredSeat(bot=wanted.bot, name=name_bot(seats, luck))
    return seats
