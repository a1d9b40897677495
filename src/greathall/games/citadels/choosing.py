"""Choosing a district of a city: what destroying, seizing, exchanging and demolishing ask alike."""

from typing import ClassVar

from greathall.engine import Args, Decision
from greathall.games.citadels.state import Citadels


class ChooseDistrict(Decision[Citadels]):
    """One of the districts of an owner. Each ability says what it refuses and what follows."""

    public: ClassVar[bool] = True

    def __init__(self, player: int, owner: int) -> None:
        self.player = player
        self.owner = owner

    def args(self) -> Args:
        return (self.player, self.owner)

    def about(self) -> tuple[int, ...]:
        return (self.owner,)

    def candidates(self, s: Citadels) -> list[int]:
        return sorted(set(s.city[self.owner]))
