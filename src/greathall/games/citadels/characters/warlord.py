"""Warlord (T-8.22): income from military districts; destroys one district for its cost less one."""

from typing import ClassVar, Final

from greathall.engine import Each, Kind, Module
from greathall.games.citadels.abilities.attack import surcharge_of
from greathall.games.citadels.abilities.raiding import ChooseCity, ChooseForGold, Raid, Raiding
from greathall.games.citadels.cards import cost_of, destroy, pay_gold
from greathall.games.citadels.lookups import Earns, Owns
from greathall.games.citadels.printed.data import MILITARY
from greathall.games.citadels.round.income import GOLD
from greathall.games.citadels.sources import FROM_WARLORD
from greathall.games.citadels.state import NOBODY, Citadels
from greathall.games.citadels.words import A_DISTRICT


class Ruin(Raid):
    """Any city, including the Warlord's own."""

    def cities(self, s: Citadels, seat: int) -> list[int]:
        return list(range(len(s.city)))

    def price(self, s: Citadels, owner: int, building: int) -> int:
        """One less than its cost, one more with a Great Wall; to the bank."""
        return cost_of(building) - 1 + surcharge_of(s, owner, building)


RUIN: Final = Ruin()


class Destroy(Raiding):
    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseVictim(seat))


class ChooseVictim(ChooseCity):
    kind: ClassVar[str] = "raid"
    leads: ClassVar[tuple[str, ...]] = ("destroy",)

    def raid(self) -> Raid:
        return RUIN

    def choose(self, s: Citadels, option: int) -> None:
        s.push(ChooseRuin(self.player, option))


class ChooseRuin(ChooseForGold):
    kind: ClassVar[str] = "destroy"

    def raid(self) -> Raid:
        return RUIN

    def losses(self, s: Citadels, option: int) -> tuple[int, ...]:
        return (A_DISTRICT,) if self.owner == self.player else ()

    def choose(self, s: Citadels, option: int) -> None:
        pay_gold(s, self.player, NOBODY, self.price(s, option), FROM_WARLORD)
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
        "ability": [Destroy("destroy", RUIN)],
        "of_character": [Owns("warlord", "income"), Owns("warlord", "destroy")],
    },
)
