"""Seating: sitting down, standing up, and what a host arranges before a game begins. Stored first, then shown."""

from collections.abc import Sequence

from msgspec.structs import replace

from greathall.engine import Game
from greathall.server.catalogue import check_bot, check_settings, game_of, usual
from greathall.server.denied import Denied
from greathall.server.hall.opening import AUTOMATIC, begun, check_filled, empty_seats, first_position, is_open
from greathall.server.naming import proper, visible
from greathall.server.protocol.messages import Changing, DeviceSharing, Seating
from greathall.server.store.store import Guest, StoredSeat, StoredTable
from greathall.server.table import access
from greathall.server.table.access import Standing
from greathall.server.table.adapting import matched
from greathall.server.table.describing import name_of
from greathall.server.table.live import LiveTable
from greathall.server.table.older import game_at
from greathall.server.table.overtaking import decided_anew
from greathall.server.thinking.bots import name_bot, stand_in


@decided_anew
async def sit(live: LiveTable, who: Standing, guest: Guest | None, wanted: int | None) -> None:
    """Sit down on an open seat; or come back to your own."""
    access.ask(who, "sit")
    assert guest is not None, "only guests may sit"
    async with live.hold():
        check_whole(live)
        own, all_own = access.seat_of(live.row, guest), access.seats_of(live.row, guest)
        if own is not None and wanted in (None, *all_own):
            live.absence.back(guest.id)
            await live.set_away(all_own, False)
            return
        check_open(live)
        seat = first_open(live) if wanted is None else open_seat(live, wanted)
        seats = [StoredSeat() if number == own else old for number, old in enumerate(live.row.seats)]
        seats[seat] = StoredSeat(guest=guest)
        await save(live, replace(live.row, seats=seats))


@decided_anew
async def share(live: LiveTable, who: Standing, guest: Guest | None, wanted: DeviceSharing) -> None:
    """Somebody sits down next to a guest and plays from the same device; or stands up again."""
    access.ask(who, "answer")
    async with live.hold():
        check_open(live)
        if wanted.name is None:
            await change_seat(live, shared_seat(live, guest, wanted.seat), StoredSeat())
            return
        await change_seat(live, open_seat(live, wanted.seat), StoredSeat(guest=guest, name=proper(wanted.name)))


@decided_anew
async def leave(live: LiveTable, who: Standing, guest: Guest | None) -> None:
    """Stand up, with all who share the device; in a running game bots play on until the guest is back."""
    access.ask(who, "answer")
    async with live.hold():
        check_whole(live)
        own = access.seats_of(live.row, guest)
        if guest is None or not own:
            raise Denied(403, "not_seated")
        if live.status == "open":
            seats = [StoredSeat() if number in own else old for number, old in enumerate(live.row.seats)]
            await save(live, replace(live.row, seats=seats))
        elif live.status == "playing":
            await live.set_away(own, True)
            live.absence.leave(guest.id)


@decided_anew
async def resign(live: LiveTable, who: Standing, guest: Guest | None) -> None:
    """Give up for good: a bot plays the game to its end, and the guest may watch."""
    access.ask(who, "answer")
    async with live.hold():
        check_playing(live)
        own = access.seats_of(live.row, guest)
        seats = [given_up(live.row, old) if at in own else old for at, old in enumerate(live.row.seats)]
        await save(live, replace(live.row, seats=seats))


def given_up(row: StoredTable, seat: StoredSeat) -> StoredSeat:
    """A seat that a bot plays from now on, under the name of the guest who sat there."""
    return StoredSeat(bot=stand_in(row), name=name_of(seat))


async def relieve(live: LiveTable, wanted: Seating) -> None:
    """The host gives the seat of somebody who is not here, and could have been back, to a bot while a game goes on."""
    check_playing(live)
    seat = live.row.seats[seat_for_people(live, wanted.seat)]
    if seat.guest is None or wanted.bot is None:
        raise Denied(409, "already_begun")
    if live.absence.until(seat.guest.id) is None:
        raise Denied(409, "is_here")
    if not live.absence.is_over(seat.guest.id):
        raise Denied(409, "may_be_back")
    check_bot(wanted.bot)
    seats = [*live.row.seats]
    seats[wanted.seat] = StoredSeat(bot=wanted.bot, name=name_of(seat))
    await save(live, await matched(live.store, replace(live.row, seats=seats), game_at(live.row, live.luck()).rules))


@decided_anew
async def arrange(live: LiveTable, who: Standing, wanted: Seating) -> None:
    """Give an open seat to a bot, or open a seat; in a running game, the seat of somebody who is not here."""
    access.ask(who, "arrange")
    async with live.hold():
        if live.status == "playing":
            await relieve(live, wanted)
            return
        check_open(live)
        if wanted.bot is None:
            await change_seat(live, seat_for_people(live, wanted.seat), StoredSeat())
            return
        check_bot(wanted.bot)
        seat = seat_for_people(live, wanted.seat)
        if live.row.seats[seat].guest is not None:
            raise Denied(409, "seat_taken")
        name = live.row.seats[seat].name or name_bot(live.row.seats, live.luck())
        await change_seat(live, seat, StoredSeat(bot=wanted.bot, name=name))


@decided_anew
async def change(live: LiveTable, who: Standing, wanted: Changing) -> None:
    """Another form for a table that has not begun."""
    access.ask(who, "arrange")
    async with live.hold():
        check_open(live)
        check_settings(wanted.settings)
        options, title = usual(live.row.game, wanted.options), visible(wanted.title)
        is_fixed = live.row.begins or live.row.position is not None
        if is_fixed and (wanted.players, options) != (live.row.players, live.row.options):
            raise Denied(409, "already_begun")
        game = game_of(live.row.game, wanted.players, options, live.luck())
        row = replace(live.row, players=wanted.players, options=options, settings=wanted.settings, title=title)
        await save(live, replace(row, seats=kept_seats(live.row.seats, game)), game)


def kept_seats(old: Sequence[StoredSeat], game: Game) -> list[StoredSeat]:
    """The seats of another game or number of players: anyone whose seat is gone stands up."""
    seats = empty_seats(game)
    for seat in game.rules.people:
        if seat < len(old) and old[seat].bot != AUTOMATIC:
            seats[seat] = old[seat]
    return seats


@decided_anew
async def start(live: LiveTable, who: Standing) -> None:
    """Begin."""
    access.ask(who, "arrange")
    async with live.hold():
        check_open(live)
        game = game_at(live.row, live.luck())
        check_filled(live.row)
        past = await live.store.entries(live.row.id)
        match, numbers = await first_position(game, past, live.row.begins, live.luck())
        row = begun(await matched(live.store, live.row, game.rules), game)
        await live.store_row(row, match.history.entries[len(past) :])
        live.take(row)
        live.set_game(game)
        live.begin(match, numbers)
        live.changed()


# Parts of these.


async def change_seat(live: LiveTable, number: int, seat: StoredSeat) -> None:
    seats = [seat if at == number else old for at, old in enumerate(live.row.seats)]
    await save(live, replace(live.row, seats=seats))


async def save(live: LiveTable, row: StoredTable, game: Game | None = None) -> None:
    await live.store_row(row)
    live.take(row)
    if game is not None:
        live.set_game(game)
    live.changed()


def check_whole(live: LiveTable) -> None:
    if live.paused:
        raise Denied(409, "paused")


def check_open(live: LiveTable) -> None:
    check_whole(live)
    if live.status != "open":
        raise Denied(409, "already_begun")


def check_playing(live: LiveTable) -> None:
    check_whole(live)
    if live.status != "playing":
        raise Denied(409, "not_begun" if live.status == "open" else "game_over")


def seat_for_people(live: LiveTable, wanted: int) -> int:
    """A seat that somebody can sit on."""
    if wanted >= len(live.row.seats) or live.row.seats[wanted].bot == AUTOMATIC:
        raise Denied(400, "no_seat")
    return wanted


def open_seat(live: LiveTable, wanted: int) -> int:
    if not is_open(live.row.seats[seat_for_people(live, wanted)]):
        raise Denied(409, "seat_taken")
    return wanted


def shared_seat(live: LiveTable, guest: Guest | None, wanted: int) -> int:
    """A seat of somebody who plays from the guest's device."""
    if wanted not in access.seats_of(live.row, guest) or not live.row.seats[wanted].name:
        raise Denied(400, "no_seat")
    return wanted


def first_open(live: LiveTable) -> int:
    for number, seat in enumerate(live.row.seats):
        if is_open(seat):
            return number
    raise Denied(409, "no_open_seat")
