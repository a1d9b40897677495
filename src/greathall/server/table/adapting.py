"""Adapting at a table: as how strong a bot that adapts begins, and what the hall learns of people when it is over.

From its beginning a game is played by the bot as it is written then (`adaptive:4.3:6:3`): its strength, and if it plays
with one person after how many of their games, of which they won some. So it stays as it is while the game goes on,
whatever the same people play elsewhere.
"""

import logging
import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from greathall.bots import table_of
from greathall.bots.adapting import ADAPTIVE, Estimate, middle
from greathall.engine import Match, Ruleset
from greathall.server.protocol.levels import Adapted
from greathall.server.store.store import Store, StoredSeat, StoredTable

log = logging.getLogger("greathall")

BEGUN: Final = re.compile(rf"({ADAPTIVE}:-?\d+(?:\.\d+)?)(?::(\d+):(\d+))?")


def kind_of(bot: str) -> str:
    """What a bot was chosen as."""
    return ADAPTIVE if adapts(bot) else bot


def adapts(bot: str) -> bool:
    return bot.partition(":")[0] == ADAPTIVE


def thinker(bot: str) -> str:
    """Who thinks for a bot, as bots are written."""
    begun = BEGUN.fullmatch(bot)
    return bot if begun is None else begun[1]


def adapted(bot: str, known: bool) -> Adapted | None:
    """As what a bot plays, if it adapts and its game has begun. How many games that follows from is only told to those
    who play."""
    begun = BEGUN.fullmatch(bot)
    if begun is None:
        return None
    level = Estimate(float(begun[1].partition(":")[2])).level
    if not known or begun[2] is None:
        return Adapted(level)
    return Adapted(level, int(begun[2]), int(begun[3]))


async def matched(store: Store, row: StoredTable, rules: Ruleset) -> StoredTable:
    """The table with bots that adapt as they begin a game."""
    if not any(adapts(seat.bot) for seat in row.seats):
        return row
    table = table_of(rules)
    known = [(await store.estimates(guest)).get(table, Estimate()) for guest in people(row.seats)]
    met = middle(known)
    told = f":{met.games}:{met.won}" if len(known) == 1 else ""
    bot = f"{ADAPTIVE}:{met.skill:.2f}{told}"
    return replace(row, seats=[replace(seat, bot=bot) if adapts(seat.bot) else seat for seat in row.seats])


async def learn(store: Store, row: StoredTable, match: Match) -> None:
    """What the game that is over says about everybody who has played it whole against a bot that adapts."""
    rivals = [at for at, seat in enumerate(row.seats) if BEGUN.fullmatch(seat.bot)]
    if not rivals or row.begins or row.position is not None:
        return
    table = table_of(match.rules)
    strength = float(thinker(row.seats[rivals[0]].bot).partition(":")[2])
    try:
        for at in here(row.seats):
            guest = row.seats[at].guest
            if guest is not None and not row.seats[at].name:
                before = (await store.estimates(guest.id)).get(table, Estimate())
                after = before.after(table, strength, *against(match, at, rivals))
                await store.set_estimate(guest.id, table, after)
    except Exception:  # the game is over and stored, whatever else could not be
        log.exception("nothing was learned from the game at table %s", row.id)


def here(seats: Sequence[StoredSeat]) -> list[int]:
    """The seats of people for whom no bot plays."""
    return [at for at, seat in enumerate(seats) if seat.guest is not None and not seat.away]


def people(seats: Sequence[StoredSeat]) -> list[str]:
    """The ids of the guests who play themselves; nobody knows who else sits at their devices."""
    return [seat.guest.id for seat in seats if seat.guest is not None and not seat.name]


def against(match: Match, seat: int, rivals: Sequence[int]) -> tuple[float, int]:
    """How a seat has done against some others: the part of them that it was ahead of, and by how many points."""
    merits = [(at in match.winners(), score) for at, score in enumerate(match.scores())]
    ahead = sum((merits[seat] > merits[rival]) + (merits[seat] == merits[rival]) / 2 for rival in rivals)
    margin = sum(merits[seat][1] - merits[rival][1] for rival in rivals)
    return ahead / len(rivals), round(margin / len(rivals))
