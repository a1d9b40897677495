"""Keep and Great Wall (T-9.12, T-9.8): districts that protect from rank 8."""

from typing import Final

from greathall.engine import Fold, Module, Reason
from greathall.games.citadels.cards import has
from greathall.games.citadels.printed.data import PLAIN, district
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import MAY_TARGET, SURCHARGE

KEEP: Final = district("keep")
GREAT_WALL: Final = district("great_wall")
IS_KEEP: Final = 355


class Untouchable(Fold[Citadels]):
    """Rank 8 cannot touch the Keep, whoever uses it (R-52)."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return IS_KEEP if b % PLAIN == KEEP else value


class Dearer(Fold[Citadels]):
    """One more gold for any other district of the city (R-50)."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return value + 1 if b % PLAIN != GREAT_WALL and has(s, a, GREAT_WALL) else value


WORDS: Final[Module] = Module("words of protection", reasons={IS_KEEP: Reason("is_keep", "T-9.12")})
RULES: Final[dict[str, Module]] = {
    "keep": Module("keep", folds=[(MAY_TARGET, Untouchable())]),
    "great_wall": Module("great_wall", folds=[(SURCHARGE, Dearer())]),
}
