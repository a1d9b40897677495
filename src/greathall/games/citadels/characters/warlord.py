"""Warlord (T-8.22): income from military districts; destroys one district for its cost less one."""

from typing import ClassVar, Final

from greathall.engine import Decision, Each, Kind, Module
from greathall.games.citadels.attack import only, refuse_attack, refuse_city, surcharge_of
from greathall.games.citadels.cards import cost_of, destroy, pay_gold
from greathall.games.citadels.choosing import ChooseDistrict
from greathall.games.citadels.data import MILITARY
from greathall.games.citadels.income import GOLD
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.state import NOBODY, Citadels
from greathall.games.citadels.tables import Earns, Owns
from greathall.games.citadels.words import NOBODY_THERE, SHORT


def price(s: Citadels, owner: int, building: int) -> int:
    """One less than its cost, one more with a Great Wall; to the bank."""
    return cost_of(building) - 1 + surcharge_of(s, owner, building)


def refuse(s: Citadels, seat: int, owner: int, building: int) -> int:
    return refuse_attack(s, seat, owner, building) or (SHORT if price(s, owner, building) > s.gold[seat] else 0)


def targets(s: Citadels, seat: int, owner: int) -> bool:
    """Whether there is something to destroy in a city."""
    return any(refuse(s, seat, owner, building) == 0 for building in s.city[owner])


def prices(s: Citadels, seat: int, owner: int) -> list[int]:
    """What the districts of a city cost that can be destroyed."""
    return [price(s, owner, building) for building in set(s.city[owner]) if not refuse(s, seat, owner, building)]


class Destroy(Ability):
    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if any(targets(s, seat, owner) for owner in range(len(s.city))) else NOBODY_THERE

    def price(self, s: Citadels, seat: int) -> int:
        return only([gold for owner in range(len(s.city)) for gold in prices(s, seat, owner)])

    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseVictim(seat))


class ChooseVictim(Decision[Citadels]):
    """Whose city; the own one is allowed."""

    kind: ClassVar[str] = "raid"
    public: ClassVar[bool] = True
    leads: ClassVar[tuple[str, ...]] = ("destroy",)

    def candidates(self, s: Citadels) -> list[int]:
        return list(range(len(s.city)))

    def refusal(self, s: Citadels, option: int) -> int:
        return refuse_city(s, self.player, option) or (0 if targets(s, self.player, option) else NOBODY_THERE)

    def price(self, s: Citadels, option: int) -> int:
        return only(prices(s, self.player, option))

    def choose(self, s: Citadels, option: int) -> None:
        s.push(ChooseRuin(self.player, option))


class ChooseRuin(ChooseDistrict):
    """Which of its districts."""

    kind: ClassVar[str] = "destroy"

    def refusal(self, s: Citadels, option: int) -> int:
        return refuse(s, self.player, self.owner, option)

    def missing(self, s: Citadels, option: int) -> tuple[int, ...]:
        lack = price(s, self.owner, option) - s.gold[self.player]
        return (lack,) if self.refusal(s, option) == SHORT else ()

    def price(self, s: Citadels, option: int) -> int:
        return price(s, self.owner, option)

    def choose(self, s: Citadels, option: int) -> None:
        pay_gold(s, self.player, NOBODY, price(s, self.owner, option))
        destroy(s, self.owner, option)


WORDS: Final[Module] = Module(
    "words of the warlord",
    names={"ability": ("destroy",)},
    kinds=[Kind("raid", Each("raid", "seat")), Kind("destroy", Each("destroy", "building"), about=("owner:seat",))],
    frames=[ChooseVictim, ChooseRuin],
)
RULES: Final[Module] = Module(
    "warlord",
    rows={
        "income": [Earns("warlord", MILITARY, GOLD)],
        "ability": [Destroy("destroy")],
        "of_character": [Owns("warlord", "income"), Owns("warlord", "destroy")],
    },
)
