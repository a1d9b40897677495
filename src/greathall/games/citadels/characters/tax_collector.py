"""Tax Collector (T-8.27): every build of the game is taxed, even if nobody holds the card; its holder may take it
all."""

from typing import Final

from greathall.engine import Hook, Module, Telling
from greathall.games.citadels.cards import gain_gold
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.printed.data import character
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_TAX_COLLECTOR
from greathall.games.citadels.state import CHARACTER, SEAT, Citadels
from greathall.games.citadels.words import AFTER_RAISING, NOTHING_TO_GAIN

TAX_COLLECTOR: Final = character("tax_collector")


class Tax(Hook[Citadels]):
    """One gold from the player who built, or confiscated, if there is any left (T-7.7)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        builder = args[0]
        if s.gold[builder] and not is_exempt(s, builder):
            s.gold[builder] -= 1
            s.tax += 1
            s.tell("taxed", (builder,))


def is_exempt(s: Citadels, seat: int) -> bool:
    """The player acting as Tax Collector pays nothing in that turn (R-28)."""
    return s.turn[CHARACTER] == TAX_COLLECTOR and s.turn[SEAT] == seat


class Collect(Ability):
    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if s.tax else NOTHING_TO_GAIN

    def use(self, s: Citadels, seat: int) -> None:
        gold = s.tax
        s.tax = 0
        gain_gold(s, seat, gold, FROM_TAX_COLLECTOR)


WORDS: Final[Module] = Module(
    "words of the tax collector",
    names={"ability": ("collect taxes",)},
    tellings=[Telling("taxed", ("who:seat",))],
)
RULES: Final[Module] = Module(
    "tax_collector",
    rows={"ability": [Collect("collect taxes")], "of_character": [Owns("tax_collector", "collect taxes")]},
    hooks=[(AFTER_RAISING, Tax())],
)
