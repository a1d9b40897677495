"""Opening a table, and the next one after it."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from greathall.engine import BadOptions, Game, Luck, Match, RecordEntry
from greathall.server.catalogue import check_bot, check_settings, game_of, usual
from greathall.server.denied import Denied, bad_options
from greathall.server.hall.hall import Hall
from greathall.server.identity import new_id, new_key
from greathall.server.limits.costs import WATCHING
from greathall.server.naming import visible
from greathall.server.protocol.messages import NewTable
from greathall.server.store.store import Guest, StoredSeat, StoredTable
from greathall.server.table import access
from greathall.server.table.access import Standing
from greathall.server.table.adapting import matched
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers, replay
from greathall.server.thinking.bots import name_bot, stand_in

AUTOMATIC: Final = "automatic"  # the bot of a seat that follows the rules by itself


async def open_table(hall: Hall, guest: Guest, wanted: NewTable) -> LiveTable:
    """A new table. Its host sits down first, bots fill the last seats; it may begin at once."""
    check_settings(wanted.settings)
    options = usual(wanted.game, wanted.options)
    game = game_of(wanted.game, wanted.players, options, hall.luck())
    row = StoredTable(
        id=new_id(),
        key=new_key(),
        host=guest.id,
        title=visible(wanted.title),
        game=wanted.game,
        players=wanted.players,
        options=options,
        settings=hall.features.within(wanted.settings),
        status="open",
        rules=0,
        next=None,
        seats=first_seats(game, guest, wanted.bots, hall.luck()),
    )
    return await begin_at_once(hall, row, game) if wanted.start else await keep_open(hall, row, game)


def first_seats(game: Game, host: Guest, bots: list[str], luck: Luck) -> list[StoredSeat]:
    """The seats of a new table: the host on the first, bots on the last; the game's own opponents need nobody."""
    seats, free = empty_seats(game), game.rules.people
    if len(bots) > len(free):
        said = f"there are {len(free)} seats, not {len(bots)}"
        raise bad_options(BadOptions(said, "seats", {"seats": len(free), "bots": len(bots)}))
    for number, bot in zip(free[len(free) - len(bots) :], bots, strict=True):
        check_bot(bot)
        seats[number] = StoredSeat(bot=bot, name=name_bot([*seats, StoredSeat(guest=host)], luck))
    if len(bots) < len(free):
        seats[free[0]] = StoredSeat(guest=host)
    return seats


def empty_seats(game: Game) -> list[StoredSeat]:
    """Open seats, and the game's own opponents."""
    own = [StoredSeat(bot=AUTOMATIC, name=name) for name in game.seats]
    return [own[seat] if automatic else StoredSeat() for seat, automatic in enumerate(game.rules.automatic)]


def is_open(seat: StoredSeat) -> bool:
    return seat.guest is None and not seat.bot


def check_filled(row: StoredTable) -> None:
    """Refuse to begin while a seat is open."""
    if any(is_open(seat) for seat in row.seats):
        raise Denied(409, "seats_open")


async def keep_open(hall: Hall, row: StoredTable, game: Game, past: Sequence[RecordEntry] = ()) -> LiveTable:
    await hall.store.add_table(row, past)
    live = LiveTable(hall.store, row, hall.luck, hall.times)
    live.set_game(game)
    return hall.keep(live)


async def begin_at_once(hall: Hall, row: StoredTable, game: Game, past: Sequence[RecordEntry] = ()) -> LiveTable:
    """A table whose game has begun when it is first seen, or is over."""
    check_filled(row)
    match, numbers = await first_position(game, past, row.begins, hall.luck())
    row = begun(await matched(hall.store, row, game.rules), game)
    if match.over:
        row.status = "over"
    live = LiveTable(hall.store, row, hall.luck, hall.times)
    live.set_game(game)
    live.begin(match, numbers)
    await hall.store.add_table(live.row, match.history.entries)
    return hall.keep(live)


async def first_position(game: Game, past: Sequence[RecordEntry], begins: int, luck: Luck) -> tuple[Match, Numbers]:
    """A new game; or one that goes on from what was played before, with this many entries closed."""
    if past:
        return await WATCHING.do(partial(replay, game, past, begins, luck))
    match = game.new(luck=luck).listen()
    return match, Numbers(match)


def begun(row: StoredTable, game: Game) -> StoredTable:
    """A table when its game begins. From now on the options are as they turned out."""
    return replace(row, status="playing", rules=game.rules.version, options=game.rules.options)


async def rematch(hall: Hall, live: LiveTable, who: Standing) -> str:
    """The id of the next table: the same people and bots, one seat further. Asked twice, it is the same table."""
    access.ask(who, "answer")
    async with live.hold():
        if live.status != "over":
            raise Denied(409, "not_over")
        apart = await hall.store.apart(live.row.host)
        if not apart.isdisjoint(guests_on(live.row, who.seats)):
            raise Denied(403, "not_invited")
        if live.row.next is None:
            game = game_of(live.row.game, live.row.players, live.row.options, hall.luck())
            seated = without(next_row(live.row, game), apart, hall.luck())
            following = begun(await matched(hall.store, seated, game.rules), game)
            entries = game.new(luck=hall.luck()).history.entries
            live.follow(await hall.store.add_rematch(live.row.id, following, entries))
            live.changed()
        assert live.row.next is not None
        return live.row.next


def next_row(row: StoredTable, game: Game) -> StoredTable:
    """The same table with everybody one seat further."""
    seats, order = empty_seats(game), game.rules.people
    for at, seat in enumerate(order):
        seats[order[(at + 1) % len(order)]] = replace(row.seats[seat])
    return replace(row, id=new_id(), key=new_key(), seats=seats, next=None, begins=0, position=None)


def guests_on(row: StoredTable, seats: Sequence[int]) -> set[str]:
    """The ids of the guests on some seats."""
    found = [row.seats[seat].guest for seat in seats]
    return {guest.id for guest in found if guest is not None}


def without(row: StoredTable, apart: set[str], luck: Luck) -> StoredTable:
    """The same table with bots in place of those with whom the host would not sit down, or who would not with them."""
    seats = list(row.seats)
    for at, seat in enumerate(seats):
        if seat.guest is not None and seat.guest.id in apart:
            seats[at] = StoredSeat(bot=stand_in(row), name=name_bot(seats, luck))
    return replace(row, seats=seats)
