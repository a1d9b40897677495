"""Four paladins are drawn, and one of them leaves the game in secret (C-3)."""

from typing import Any, ClassVar

from greathall.engine import Decision
from greathall.games.paladins.crowns.words import REMOVED_PALADINS
from greathall.games.paladins.round.paladins import ChoosePlace, Play
from greathall.games.paladins.rows import PaladinPlace
from greathall.games.paladins.state import Paladins


class PlayOneOfFour(ChoosePlace):
    """Which paladin to play in this round."""

    kind: ClassVar[str] = "play"
    leads: ClassVar[tuple[str, ...]] = ("remove",)


class RemovePaladin(ChoosePlace):
    """Which paladin leaves the game."""

    kind: ClassVar[str] = "remove"
    leads: ClassVar[tuple[str, ...]] = ("top",)


class PlayFirst(Play):
    """Face down, for this round; the removed one is asked for next."""

    def ask(self, seat: int) -> Decision[Any]:
        return PlayOneOfFour(seat)


class Remove(PaladinPlace):
    """Out of the game, face down."""

    def ask(self, seat: int) -> Decision[Any]:
        return RemovePaladin(seat)

    def put(self, s: Paladins, seat: int, paladin: int) -> None:
        s.held[seat][REMOVED_PALADINS].append(paladin)
