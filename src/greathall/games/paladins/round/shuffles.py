"""The shuffles of the set-up, one for each kind of card."""

from typing import ClassVar

from greathall.engine import Args, Shuffle
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import OUTSIDERS, TOWNSFOLK


class ShuffleTownsfolk(Shuffle[Paladins]):
    noun: ClassVar[str] = "townsfolk"

    def pile(self, s: Paladins) -> list[int]:
        return s.decks[TOWNSFOLK]


class ShuffleOutsiders(Shuffle[Paladins]):
    noun: ClassVar[str] = "outsider"

    def pile(self, s: Paladins) -> list[int]:
        return s.decks[OUTSIDERS]


class ShuffleWalls(Shuffle[Paladins]):
    noun: ClassVar[str] = "wall"

    def pile(self, s: Paladins) -> list[int]:
        return s.wall_pile


class ShuffleTaverns(Shuffle[Paladins]):
    noun: ClassVar[str] = "tavern"

    def pile(self, s: Paladins) -> list[int]:
        return s.tavern_pile


class ShuffleOrders(Shuffle[Paladins]):
    noun: ClassVar[str] = "order"

    def pile(self, s: Paladins) -> list[int]:
        return s.order_box


class ShuffleFavours(Shuffle[Paladins]):
    noun: ClassVar[str] = "favour"

    def pile(self, s: Paladins) -> list[int]:
        return s.favour_box


class ShufflePaladins(Shuffle[Paladins]):
    """The pile of one seat."""

    noun: ClassVar[str] = "paladin"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> Args:
        return (self.seat,)

    def pile(self, s: Paladins) -> list[int]:
        return s.paladin_pile[self.seat]
