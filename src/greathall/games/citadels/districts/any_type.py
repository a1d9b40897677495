"""Haunted Quarter and School of Magic (T-9.9, T-9.23): any type, one for points and the other for income."""

from typing import Final

from greathall.engine import Fold, Module
from greathall.games.citadels.cards import has
from greathall.games.citadels.printed.data import PLAIN, district
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import INCOME_COUNT, WILD

HAUNTED_QUARTER: Final = district("haunted_quarter")
SCHOOL_OF_MAGIC: Final = district("school_of_magic")


class AnyTypeAtTheEnd(Fold[Citadels]):
    """One type for everything that counts types, the one that gives the most points (R-60)."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return 1 if b % PLAIN == HAUNTED_QUARTER else value


class AnyTypeForIncome(Fold[Citadels]):
    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return value + 1 if has(s, a, SCHOOL_OF_MAGIC) else value


WORDS: Final[Module] = Module("words of any_type")
RULES: Final[dict[str, Module]] = {
    "haunted_quarter": Module("haunted_quarter", folds=[(WILD, AnyTypeAtTheEnd())]),
    "school_of_magic": Module("school_of_magic", folds=[(INCOME_COUNT, AnyTypeForIncome())]),
}
