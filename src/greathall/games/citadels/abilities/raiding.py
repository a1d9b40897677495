"""A district of a city for gold: what Warlord and Marshal (T-8.22, T-8.24) ask and refuse alike."""

from typing import ClassVar

from greathall.engine import Decision
from greathall.games.citadels.abilities.attack import only, refuse_attack, refuse_city
from greathall.games.citadels.abilities.choosing import ChooseDistrict
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import NOBODY_THERE, SHORT


class Raid:
    """Where a character may take which districts, and for how much."""

    def cities(self, s: Citadels, seat: int) -> list[int]:
        """The owners of the cities to choose from."""
        raise NotImplementedError

    def price(self, s: Citadels, owner: int, building: int) -> int:
        raise NotImplementedError

    def refuse_district(self, s: Citadels, seat: int, building: int) -> int:
        """Why this character cannot have a district, wherever it stands, or 0."""
        return 0

    def refuse(self, s: Citadels, seat: int, owner: int, building: int) -> int:
        """Why a district of a city cannot be chosen, or 0."""
        reason = refuse_attack(s, seat, owner, building) or self.refuse_district(s, seat, building)
        return reason or (SHORT if self.price(s, owner, building) > s.gold[seat] else 0)

    def finds(self, s: Citadels, seat: int, owner: int) -> bool:
        """Whether there is something to choose in a city."""
        return any(self.refuse(s, seat, owner, building) == 0 for building in s.city[owner])

    def prices(self, s: Citadels, seat: int, owner: int) -> list[int]:
        """What the districts of a city cost that can be chosen."""
        found = [building for building in set(s.city[owner]) if not self.refuse(s, seat, owner, building)]
        return [self.price(s, owner, building) for building in found]


class Raiding(Ability):
    """Going on such a raid. Each character says what is asked first."""

    def __init__(self, name: str, raid: Raid) -> None:
        super().__init__(name)
        self.raid = raid

    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if any(self.raid.finds(s, seat, owner) for owner in self.raid.cities(s, seat)) else NOBODY_THERE

    def price(self, s: Citadels, seat: int) -> int:
        return only([gold for owner in self.raid.cities(s, seat) for gold in self.raid.prices(s, seat, owner)])


class ChooseCity(Decision[Citadels]):
    """Whose city."""

    public: ClassVar[bool] = True

    def raid(self) -> Raid:
        raise NotImplementedError

    def candidates(self, s: Citadels) -> list[int]:
        return self.raid().cities(s, self.player)

    def refusal(self, s: Citadels, option: int) -> int:
        found = self.raid().finds(s, self.player, option)
        return refuse_city(s, self.player, option) or (0 if found else NOBODY_THERE)

    def price(self, s: Citadels, option: int) -> int:
        return only(self.raid().prices(s, self.player, option))


class ChooseForGold(ChooseDistrict):
    """Which of its districts."""

    def raid(self) -> Raid:
        raise NotImplementedError

    def refusal(self, s: Citadels, option: int) -> int:
        return self.raid().refuse(s, self.player, self.owner, option)

    def missing(self, s: Citadels, option: int) -> tuple[int, ...]:
        return (self.price(s, option) - s.gold[self.player],) if self.refusal(s, option) == SHORT else ()

    def price(self, s: Citadels, option: int) -> int:
        return self.raid().price(s, self.owner, option)
