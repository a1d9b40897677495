"""Armory (T-9.1): given up in its owner's turn, it destroys any other district in a city that is not completed."""

from typing import ClassVar, Final

from greathall.engine import Decision, Each, Kind, Module, Reason
from greathall.games.citadels.abilities.choosing import ChooseDistrict
from greathall.games.citadels.cards import destroy, is_complete
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.printed.data import PLAIN, district
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import A_DISTRICT, COMPLETED, NOBODY_THERE

ARMORY: Final = district("armory")
IS_ARMORY: Final = 300


def refuse_target(s: Citadels, owner: int, building: int) -> int:
    """Keep, Bishop and Great Wall do not matter, and the owner's own city is as good as any (R-40, R-41)."""
    if is_complete(s, owner):
        return COMPLETED
    return IS_ARMORY if building % PLAIN == ARMORY else 0


def refuse_city(s: Citadels, owner: int) -> int:
    """Why there is nothing to destroy in a city, or 0."""
    reason = NOBODY_THERE
    for building in s.city[owner]:
        reason = refuse_target(s, owner, building)
        if not reason:
            break
    return reason


class Demolish(Ability):
    """Not while the owner's own city is completed: then no district of it can be destroyed (R-34)."""

    def refuse(self, s: Citadels, seat: int) -> int:
        if is_complete(s, seat):
            return COMPLETED
        cities = [owner for owner in range(len(s.city)) if refuse_city(s, owner) == 0]
        return 0 if cities else NOBODY_THERE

    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseTargetCity(seat))


class ChooseTargetCity(Decision[Citadels]):
    """In whose city."""

    kind: ClassVar[str] = "demolish_in"
    public: ClassVar[bool] = True
    leads: ClassVar[tuple[str, ...]] = ("demolish",)

    def candidates(self, s: Citadels) -> list[int]:
        return list(range(len(s.city)))

    def refusal(self, s: Citadels, option: int) -> int:
        return refuse_city(s, option)

    def choose(self, s: Citadels, option: int) -> None:
        s.push(ChooseTarget(self.player, option))


class ChooseTarget(ChooseDistrict):
    """Which of its districts; the Armory goes first."""

    kind: ClassVar[str] = "demolish"

    def refusal(self, s: Citadels, option: int) -> int:
        return refuse_target(s, self.owner, option)

    def losses(self, s: Citadels, option: int) -> tuple[int, ...]:
        return (A_DISTRICT, A_DISTRICT) if self.owner == self.player else (A_DISTRICT,)  # the Armory goes, too

    def choose(self, s: Citadels, option: int) -> None:
        destroy(s, self.player, ARMORY if ARMORY in s.city[self.player] else ARMORY + PLAIN)
        destroy(s, self.owner, option)


WORDS: Final[Module] = Module(
    "words of the armory",
    names={"ability": ("demolish",)},
    kinds=[
        Kind("demolish_in", Each("demolish in", "seat")),
        Kind("demolish", Each("demolish", "building"), about=("owner:seat",)),
    ],
    reasons={IS_ARMORY: Reason("is_armory", "R-40")},
    frames=[ChooseTargetCity, ChooseTarget],
)
RULES: Final[dict[str, Module]] = {
    "armory": Module("armory", rows={"ability": [Demolish("demolish")], "of_district": [Owns("armory", "demolish")]})
}
