"""Trader (T-8.18): income from trade; trade districts do not count towards the building limit."""

from typing import Final

from greathall.engine import Fold, Module
from greathall.games.citadels.lookups import Earns, Owns
from greathall.games.citadels.printed.data import KIND, TRADE, character
from greathall.games.citadels.round.income import GOLD
from greathall.games.citadels.state import CHARACTER, Citadels
from greathall.games.citadels.words import EXEMPT

TRADER: Final = character("trader")


class AnyTrade(Fold[Citadels]):
    """Trade districts built by the player of the Trader (T-7.3)."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return 1 if KIND[b] == TRADE and s.turn[CHARACTER] == TRADER else value


WORDS: Final[Module] = Module("words of the trader")
RULES: Final[Module] = Module(
    "trader",
    rows={"income": [Earns("trader", TRADE, GOLD)], "of_character": [Owns("trader", "income")]},
    folds=[(EXEMPT, AnyTrade())],
)
