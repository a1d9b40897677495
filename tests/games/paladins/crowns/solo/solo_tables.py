"""Composition of one player with City of Crowns."""

from functools import cache
from typing import Any, Final

from greathall import load
from greathall.engine import Ruleset
from greathall.engine.kept.positions import load_position
from greathall.games.paladins.state import Paladins

DIFFICULTIES: Final = ("easy", "standard", "hard", "impossible")
OPTIONS: Final = {"expansions": ["city_of_crowns"]}
ME: Final = 1


@cache
def alone(difficulty: str = "standard") -> Ruleset:
    return load("paladins", 1, difficulty=difficulty, **OPTIONS).rules


def settled(given: dict[str, Any]) -> Paladins:
    """A written position, gone on with until somebody is asked."""
    s = load_position(alone(), given)
    assert isinstance(s, Paladins)
    return s
