"""Many games in one step, for learners: masks and observations are in memory that numpy reads without a copy.

games = vector("citadels", 64, players=4, seed=7)
while learning:
    games.step(choose(games.observations, games.masks))  # 64 answers
"""

from typing import Any

from greathall.engine import BadOptions
from greathall.engine.batch import Batch
from greathall.games import DRAW, draws_anew, find


def vector(
    name: str,
    count: int,
    players: int | None = None,
    seed: int = 0,
    observing: bool = True,
    of: str = "win",
    **options: Any,
) -> Batch:
    """This many games, played side by side. If options are random, each table draws its own by the seed."""
    if count < 1:
        raise BadOptions(f"at least one game is played, not {count}")
    listing = find(name)
    draws = draws_anew(listing, options)
    tables = [listing.load(players, **options, **{DRAW: seed + n}) for n in range(count)] if draws else []
    rules = [table.rules for table in tables] or [listing.load(players, **options).rules] * count
    return Batch(rules, seed, observing, of)
