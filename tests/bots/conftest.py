"""The small games, as bots play them."""

import pytest
from samples import inquest, masons_modules

from greathall.engine import Match

GAMES = [(masons_modules.LISTING, 2), (masons_modules.LISTING, 4), (inquest.LISTING, 1), (inquest.LISTING, 3)]


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0].name}-{game[1]}")
def match(request: pytest.FixtureRequest) -> Match:
    """A new match of one of the games."""
    entry, players = request.param
    made: Match = entry.load(players).new(seed=11)
    return made
