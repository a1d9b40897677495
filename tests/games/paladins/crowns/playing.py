"""Composition with City of Crowns, for tests."""

from functools import cache
from typing import Any, Final

from greathall.engine import Luck, Match, load_position
from greathall.games.paladins.crowns.options import CITY_OF_CROWNS, LISTING
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.state import Paladins


@cache
def crowns_rules(players: int) -> PaladinsLookups:
    rules = LISTING.load(players, expansions=[CITY_OF_CROWNS.name]).rules
    assert isinstance(rules, PaladinsLookups)
    return rules


RULES: Final = crowns_rules(2)


def state(given: dict[str, Any], players: int = 2) -> Paladins:
    s = load_position(crowns_rules(players), given)
    assert isinstance(s, Paladins)
    return s


def table(given: dict[str, Any], players: int = 2) -> Match:
    return Match(crowns_rules(players), state(given, players), Luck(1), False).begin()
