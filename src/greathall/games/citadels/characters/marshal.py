"""Marshal (T-8.24): income from military districts; takes a cheap district of another city for its cost."""

from typing import ClassVar, Final

from greathall.engine import Decision, Each, Kind, Module, Reason
from greathall.games.citadels.attack import only, refuse_attack, refuse_city, rivals, surcharge_of
from greathall.games.citadels.cards import change_owner, cost_of, has, pay_gold
from greathall.games.citadels.choosing import ChooseDistrict
from greathall.games.citadels.data import MILITARY, PLAIN
from greathall.games.citadels.income import GOLD
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.tables import Earns, Owns
from greathall.games.citadels.words import IN_CITY, NOBODY_THERE, SHORT

TOO_DEAR: Final = 215
DEAREST: Final = 3


def price(s: Citadels, owner: int, building: int) -> int:
    """Its present cost, one more with a Great Wall; all of it to the owner (R-49, R-51)."""
    return cost_of(building) + surcharge_of(s, owner, building)


def refuse(s: Citadels, seat: int, owner: int, building: int) -> int:
    reason = refuse_attack(s, seat, owner, building)
    if reason:
        return reason
    if cost_of(building) > DEAREST:
        return TOO_DEAR
    if has(s, seat, building % PLAIN):
        return IN_CITY
    return SHORT if price(s, owner, building) > s.gold[seat] else 0


def targets(s: Citadels, seat: int, owner: int) -> bool:
    """Whether there is something to take in a city."""
    return any(refuse(s, seat, owner, building) == 0 for building in s.city[owner])


def prices(s: Citadels, seat: int, owner: int) -> list[int]:
    """What the districts of a city cost that can be taken."""
    return [price(s, owner, building) for building in set(s.city[owner]) if not refuse(s, seat, owner, building)]


class Seize(Ability):
    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if any(targets(s, seat, owner) for owner in rivals(s, seat)) else NOBODY_THERE

    def price(self, s: Citadels, seat: int) -> int:
        return only([gold for owner in rivals(s, seat) for gold in prices(s, seat, owner)])

    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseProvince(seat))


class ChooseProvince(Decision[Citadels]):
    """Whose city."""

    kind: ClassVar[str] = "march"
    public: ClassVar[bool] = True
    leads: ClassVar[tuple[str, ...]] = ("seize",)

    def candidates(self, s: Citadels) -> list[int]:
        return rivals(s, self.player)

    def refusal(self, s: Citadels, option: int) -> int:
        return refuse_city(s, self.player, option) or (0 if targets(s, self.player, option) else NOBODY_THERE)

    def price(self, s: Citadels, option: int) -> int:
        return only(prices(s, self.player, option))

    def choose(self, s: Citadels, option: int) -> None:
        s.push(ChooseSeized(self.player, option))


class ChooseSeized(ChooseDistrict):
    """Which of its districts."""

    kind: ClassVar[str] = "seize"

    def refusal(self, s: Citadels, option: int) -> int:
        return refuse(s, self.player, self.owner, option)

    def missing(self, s: Citadels, option: int) -> tuple[int, ...]:
        lack = price(s, self.owner, option) - s.gold[self.player]
        return (lack,) if self.refusal(s, option) == SHORT else ()

    def price(self, s: Citadels, option: int) -> int:
        return price(s, self.owner, option)

    def choose(self, s: Citadels, option: int) -> None:
        pay_gold(s, self.player, self.owner, price(s, self.owner, option))
        change_owner(s, self.owner, option, self.player)


WORDS: Final[Module] = Module(
    "words of the marshal",
    names={"ability": ("seize",)},
    kinds=[Kind("march", Each("march on", "seat")), Kind("seize", Each("seize", "building"), about=("owner:seat",))],
    reasons={TOO_DEAR: Reason("too_dear_to_seize", "T-8.24")},
    frames=[ChooseProvince, ChooseSeized],
)
RULES: Final[Module] = Module(
    "marshal",
    rows={
        "income": [Earns("marshal", MILITARY, GOLD)],
        "ability": [Seize("seize")],
        "of_character": [Owns("marshal", "income"), Owns("marshal", "seize")],
    },
)
