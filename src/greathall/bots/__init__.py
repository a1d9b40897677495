"""Bots: players that hold a Seat and answer what it is asked. They never see the true position."""

from collections.abc import Callable
from typing import Final

from greathall.bots.bot import Bot
from greathall.bots.play import play_match, play_on
from greathall.bots.random import RandomBot
from greathall.bots.seat import Seat
from greathall.engine import BadOptions

MAKERS: Final[dict[str, Callable[[int], Bot]]] = {RandomBot.name: RandomBot}
NAMES: Final = tuple(sorted(MAKERS))


def make(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed gives the same answers to the same questions."""
    if name not in MAKERS:
        raise BadOptions(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
    return MAKERS[name](seed)


__all__ = ["NAMES", "Bot", "RandomBot", "Seat", "make", "play_match", "play_on"]
