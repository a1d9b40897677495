"""A small Citadels: the end of the last round, for two.

A's city is complete, so this is the last round. Ranks 1 to 3 have had their turns: A holds the Assassin and the King,
who is called now; B the Thief and one of the four behind the King, which only B knows. Nobody has cards in hand. So two
turns are left, one each, with whatever is drawn from the whole deck; then the one who is ahead wins.
"""

from functools import cache
from typing import Any, Final

import greathall
from greathall.engine import Luck, Match, load_position

CAST: Final = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
POSITION: Final[dict[str, Any]] = {
    "A": {
        "gold": 2,
        "characters": ["assassin", "king"],
        "city": ["manor", "temple", "church", "tavern", "market", "watchtower", "prison", "trading_post"],
        "completed": True,
    },
    "B": {
        "gold": 3,
        "characters": ["thief", "warlord"],
        "city": ["manor", "castle", "temple", "church", "tavern", "market", "prison"],
    },
    "first": "A",
    "crown": "A",
    "shown": ["assassin", "thief"],
    "silent": ["magician"],
    "at": {"call": "king"},
}


@cache
def written() -> Match:
    """The position as it is written."""
    rules = greathall.load("citadels", 2, cast=CAST).rules
    return Match(rules, load_position(rules, {**POSITION}), Luck(0), explicit=True).begin()


def deal(seed: int) -> Match:
    """The position with everything that is hidden at the table dealt again: the deck, and who B is."""
    return written().redeal("spectator", seed)
