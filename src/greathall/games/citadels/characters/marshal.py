"""Marshal (T-8.24): income from military districts; takes a cheap district of another city for its cost."""

from typing import ClassVar, Final

from greathall.engine import Each, Kind, Module, Reason
from greathall.games.citadels.abilities.attack import rivals, surcharge_of
from greathall.games.citadels.abilities.raiding import ChooseCity, ChooseForGold, Raid, Raiding
from greathall.games.citadels.cards import change_owner, cost_of, has, pay_gold
from greathall.games.citadels.lookups import Earns, Owns
from greathall.games.citadels.printed.data import MILITARY, PLAIN
from greathall.games.citadels.round.income import GOLD
from greathall.games.citadels.sources import FROM_MARSHAL
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import IN_CITY

TOO_DEAR: Final = 215
DEAREST: Final = 3


class Seizure(Raid):
    """The city of another player, and no district that the Marshal already has."""

    def cities(self, s: Citadels, seat: int) -> list[int]:
        return rivals(s, seat)

    def price(self, s: Citadels, owner: int, building: int) -> int:
        """Its present cost, one more with a Great Wall; all of it to the owner (R-49, R-51)."""
        return cost_of(building) + surcharge_of(s, owner, building)

    def refuse_district(self, s: Citadels, seat: int, building: int) -> int:
        if cost_of(building) > DEAREST:
            return TOO_DEAR
        return IN_CITY if has(s, seat, building % PLAIN) else 0


SEIZURE: Final = Seizure()


class Seize(Raiding):
    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseProvince(seat))


class ChooseProvince(ChooseCity):
    kind: ClassVar[str] = "march"
    leads: ClassVar[tuple[str, ...]] = ("seize",)

    def raid(self) -> Raid:
        return SEIZURE

    def choose(self, s: Citadels, option: int) -> None:
        s.push(ChooseSeized(self.player, option))


class ChooseSeized(ChooseForGold):
    kind: ClassVar[str] = "seize"

    def raid(self) -> Raid:
        return SEIZURE

    def choose(self, s: Citadels, option: int) -> None:
        pay_gold(s, self.player, self.owner, self.price(s, option), FROM_MARSHAL)
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
        "ability": [Seize("seize", SEIZURE)],
        "of_character": [Owns("marshal", "income"), Owns("marshal", "seize")],
    },
)
