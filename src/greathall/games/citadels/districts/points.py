"""Districts that are worth more points at the end (T-9.2 to T-9.4, T-9.10, T-9.11, T-9.15, T-9.27, T-9.30)."""

from typing import Final

from greathall.engine import Module
from greathall.games.citadels.cards import cost_of, has
from greathall.games.citadels.printed.data import UNIQUE, district
from greathall.games.citadels.rows import ScoreLine
from greathall.games.citadels.state import Citadels


class Bonus(ScoreLine):
    """A line that only the owner of a district has."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.district = district(name)

    def points(self, s: Citadels, seat: int, types: list[int]) -> int:
        return self.bonus(s, seat, types) if has(s, seat, self.district) else 0

    def bonus(self, s: Citadels, seat: int, types: list[int]) -> int:
        raise NotImplementedError


class Basilica(Bonus):
    """One for each district of odd cost, as it is now (R-62)."""

    def bonus(self, s: Citadels, seat: int, types: list[int]) -> int:
        return sum([cost_of(building) % 2 for building in s.city[seat]])


class Capitol(Bonus):
    """Three, once, for three districts of one type, also unique ones (R-61)."""

    def bonus(self, s: Citadels, seat: int, types: list[int]) -> int:
        return 3 if max(types) >= 3 else 0


class DragonGate(Bonus):
    def bonus(self, s: Citadels, seat: int, types: list[int]) -> int:
        return 2


class ImperialTreasury(Bonus):
    """One for each gold in the stash."""

    def bonus(self, s: Citadels, seat: int, types: list[int]) -> int:
        return s.gold[seat]


class IvoryTower(Bonus):
    """Five if it is the only unique district."""

    def bonus(self, s: Citadels, seat: int, types: list[int]) -> int:
        return 5 if types[UNIQUE] == 1 else 0


class MapRoom(Bonus):
    """One for each card in hand."""

    def bonus(self, s: Citadels, seat: int, types: list[int]) -> int:
        return len(s.hand[seat]) + len(s.picked[seat])


class Statue(Bonus):
    """Five with the crown, as it is when the last round is over (R-65)."""

    def bonus(self, s: Citadels, seat: int, types: list[int]) -> int:
        return 5 if s.crown == seat else 0


class WishingWell(Bonus):
    """One for each unique district, itself included."""

    def bonus(self, s: Citadels, seat: int, types: list[int]) -> int:
        return types[UNIQUE]


LINES: Final = (
    Basilica("basilica"),
    Capitol("capitol"),
    DragonGate("dragon_gate"),
    ImperialTreasury("imperial_treasury"),
    IvoryTower("ivory_tower"),
    MapRoom("map_room"),
    Statue("statue"),
    WishingWell("wishing_well"),
)

WORDS: Final[Module] = Module("words of points")
RULES: Final[dict[str, Module]] = {line.name: Module(line.name, rows={"line": [line]}) for line in LINES}
