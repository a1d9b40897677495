"""What benchmarks of strength share: bots against each other on duplicate deals, on many cores."""

import os
import sys
import time
from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from greathall.bots.tournament import Standing
    from greathall.teams import Team

SEED = 1


def take_native() -> None:
    """Use the compiled build, if there is one, here and in the processes that help."""
    native = os.environ.get("GREATHALL_NATIVE")
    sys.path[:0] = [native] if native else []
    os.environ["PYTHONPATH"] = native or ""


def contested(
    game: str,
    options: dict[str, Any],
    bots: tuple[str, ...],
    games: int,
    team: Callable[[], "Team"],
    minutes: float = 0.0,
) -> tuple["Standing", "Standing", int]:
    """How the first and the last of these bots did in this many games, or a few more, as every deal is played in all
    rotations; and how many games that were. If minutes are given, it stops with the deal that is over after them."""
    from greathall import games as catalogue
    from greathall.bots.tournament import Contest, play_deal, standings

    entry = catalogue.find(game)
    contest = Contest(game, entry.build, len(bots), options, bots, SEED)
    rotations = len(contest.rotations())
    begun, found = time.monotonic(), []
    with closing(team().do(play_deal, contest, range(-(-games // rotations)))) as played:
        for deal in played:
            found.append(deal)
            if minutes and time.monotonic() - begun > 60 * minutes:
                break
    seats = entry.load(contest.players, **options).rules.seats
    by_bot = {one.bot: one for one in standings(found, seats)}
    return by_bot[bots[0]], by_bot[bots[-1]], rotations * len(found)
