"""Navigator (T-8.20): four extra gold or four extra cards, and no building at all."""

from typing import ClassVar, Final

from greathall.engine import Decision, Fold, Kind, Module, Reason
from greathall.games.citadels.cards import gain_cards, gain_gold
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.printed.data import character
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_NAVIGATOR
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import MAY_BUILD

NAVIGATOR: Final = character("navigator")
NEVER_BUILDS: Final = 195
GOLD: Final = 0
CARDS: Final = 1


class Sail(Ability):
    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseCargo(seat))


class ChooseCargo(Decision[Citadels]):
    """Gold or cards; if the deck is short, as many cards as there are (R-01)."""

    kind: ClassVar[str] = "cargo"
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return [GOLD, CARDS]

    def choose(self, s: Citadels, option: int) -> None:
        if option == GOLD:
            gain_gold(s, self.player, 4, FROM_NAVIGATOR)
        else:
            gain_cards(s, self.player, 4, FROM_NAVIGATOR)


class NoBuilding(Fold[Citadels]):
    """Not even what is outside the limit."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return NEVER_BUILDS if b == NAVIGATOR else value


WORDS: Final[Module] = Module(
    "words of the navigator",
    names={"ability": ("sail",)},
    kinds=[Kind("cargo", "bring gold", "bring cards")],
    reasons={NEVER_BUILDS: Reason("never_builds", "T-8.20")},
    frames=[ChooseCargo],
)
RULES: Final[Module] = Module(
    "navigator",
    rows={"ability": [Sail("sail")], "of_character": [Owns("navigator", "sail")]},
    folds=[(MAY_BUILD, NoBuilding())],
)
