"""Choosing among what a player has: cards of a hand, or districts, which many abilities ask for alike."""

from typing import ClassVar

from greathall.engine import Args, Decision
from greathall.games.citadels.cards import kinds_of
from greathall.games.citadels.state import Citadels


class ChooseOwned(Decision[Citadels]):
    """Something of an owner."""

    public: ClassVar[bool] = True

    def __init__(self, player: int, owner: int) -> None:
        self.player = player
        self.owner = owner

    def args(self) -> Args:
        return (self.player, self.owner)

    def about(self) -> tuple[int, ...]:
        return (self.owner,)


class ChooseDistrict(ChooseOwned):
    """One of the districts of an owner. Each ability says what it refuses and what follows."""

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.city[self.owner])
