"""Older games: a table that was begun by older rules is paused, and perhaps its position can be read by those of today.

Then its game can be finished by them at another table, if everybody agrees. Until that is over nobody sees the record:
the cards that are hidden now are hidden there, too.
"""

import logging
from collections.abc import Callable
from functools import partial

from greathall.engine import SPECTATOR, Game, GreatHallError, Luck, Match, Record, position
from greathall.server.catalogue import find, game_of, widest
from greathall.server.denied import Denied
from greathall.server.limits.costs import LOADING
from greathall.server.protocol.older import Older
from greathall.server.store.store import Store, StoredTable, Written

log = logging.getLogger("greathall")


class OlderGame:
    """What is known of such a game: the version of the rules there is now, the game by these if it can be composed, and
    its position if that can be played."""

    def __init__(self, present: int, game: Game | None, position: Written | None, past: bool) -> None:
        self.present = present
        self.game = game
        self.position = position
        self.past = past  # nobody can play it any more


def written(match: Match) -> Written | None:
    """The position of a match for the store; one that the game cannot print is logged, and the game goes on without."""
    if match.over:
        return None
    try:
        return position(match.state)
    except Exception:
        log.exception("the rules of %s failed", match.rules.game)
        return None


async def find_older(store: Store, row: StoredTable, luck: Callable[[], Luck]) -> OlderGame | None:
    """What can be done about a table that was begun by older rules; nothing if that is not its problem."""
    if row.status not in ("playing", "over"):
        return None
    game = present_game(row, luck)
    version = present_version(row.game) if game is None else game.rules.version
    if row.rules >= version:
        return None
    kept = await store.position(row.id) if row.status == "playing" else None
    if kept is not None and not (game is not None and await LOADING.do(partial(is_playable, game, kept))):
        kept = None
    found = OlderGame(version, game, kept, past=kept is None)
    await look_again(store, row, found)
    return found


def game_at(row: StoredTable, luck: Luck | None = None) -> Game:
    """The game of a table, begun where its record begins."""
    return game_of(row.game, row.players, row.options, luck).at(row.position)


def present_game(row: StoredTable, luck: Callable[[], Luck]) -> Game | None:
    """The game by the rules of today, if these still know its options."""
    try:
        game = game_at(row, luck())
    except Denied:
        return None
    return game if len(game.seats) == len(row.seats) else None


def present_version(game: str) -> int:
    """The version of the rules of a game; 0 if nobody knows it any more."""
    try:
        return widest(find(game)).rules.version
    except GreatHallError:
        return 0


def is_playable(game: Game, kept: Written) -> bool:
    """Whether a position can be read, and shown to those who are asked there."""
    try:
        match = game.at(kept).new(luck=Luck())
        for viewer in (SPECTATOR, *range(len(game.seats))):
            match.view(viewer)
            match.question(viewer)
        return not match.over
    except Exception as error:  # whatever other rules make of it
        log.warning("a position of %s cannot be read: %r", game.name, error)
        return False


async def look_again(store: Store, row: StoredTable, older: OlderGame) -> bool:
    """Once the game is over at the table where it went on, its past is open; whether that is new."""
    following = None if older.past or row.next is None else await store.table(row.next)
    if following is None or following.status != "over":
        return False
    older.past = True
    return True


def waits(row: StoredTable) -> list[int]:
    """The seats of people who have not agreed yet. For those who are away bots play, and bots agree to everything."""
    return [at for at, seat in enumerate(row.seats) if seat.guest is not None and not seat.away and not seat.agrees]


def older_info(row: StoredTable, older: OlderGame | None) -> Older | None:
    """The same for a browser."""
    if older is None:
        return None
    found = Older(row.rules, older.present, row.status == "over", older.position is not None, [], [], older.past)
    if found.finish:
        found.agree = [at for at, seat in enumerate(row.seats) if seat.agrees]
        found.waits = waits(row)
    return found


async def older_record(store: Store, row: StoredTable) -> Record:
    """The record of such a table, as it was stored."""
    return Record(row.game, row.rules, row.players, row.options, await store.entries(row.id), row.position)
