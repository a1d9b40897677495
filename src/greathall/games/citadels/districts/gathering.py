"""Gold Mine, Library and Observatory (T-9.7, T-9.14, T-9.19): districts that bring more when their owner gathers."""

from typing import Final

from greathall.engine import Fold, Module
from greathall.games.citadels.cards import has
from greathall.games.citadels.printed.data import district
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import CARDS_DRAWN, CARDS_KEPT, GOLD_GATHERED

GOLD_MINE: Final = district("gold_mine")
LIBRARY: Final = district("library")
OBSERVATORY: Final = district("observatory")
ALL: Final = 99


class MoreGold(Fold[Citadels]):
    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return value + 1 if has(s, a, GOLD_MINE) else value


class MoreCards(Fold[Citadels]):
    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return value + 1 if has(s, a, OBSERVATORY) else value


class KeepAll(Fold[Citadels]):
    """All that were drawn; together with the Observatory three (R-05)."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return ALL if has(s, a, LIBRARY) else value


WORDS: Final[Module] = Module("words of gathering")
RULES: Final[dict[str, Module]] = {
    "gold_mine": Module("gold_mine", folds=[(GOLD_GATHERED, MoreGold())]),
    "library": Module("library", folds=[(CARDS_KEPT, KeepAll())]),
    "observatory": Module("observatory", folds=[(CARDS_DRAWN, MoreCards())]),
}
