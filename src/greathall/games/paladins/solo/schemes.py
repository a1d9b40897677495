"""The deck of schemes (P-13.6.5): shuffled when it is made, by prayers, and when it is empty."""

from typing import ClassVar

from greathall.engine import Args, Shuffle
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import SCHEMES


class ShuffleSchemes(Shuffle[Paladins]):
    """The whole deck."""

    noun: ClassVar[str] = "scheme"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> Args:
        return (self.seat,)

    def pile(self, s: Paladins) -> list[int]:
        return s.decks[SCHEMES]

    def after(self, s: Paladins) -> None:
        s.tell("shuffles_schemes", (self.seat, len(s.decks[SCHEMES])))


def renew_schemes(s: Paladins, seat: int) -> None:
    """Deck and discards become one new deck. Pushes."""
    s.decks[SCHEMES].extend(s.discards[SCHEMES])
    s.discards[SCHEMES].clear()
    s.push(ShuffleSchemes(seat))
