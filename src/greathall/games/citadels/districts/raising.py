"""Monument, Quarry, Secret Vault, Stables (T-9.16, T-9.22, T-9.24, T-9.26): districts with their own building rules."""

from typing import Final

from greathall.engine import Fold, Module, Reason
from greathall.games.citadels.cards import has
from greathall.games.citadels.printed.data import district
from greathall.games.citadels.rows import ScoreLine
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import CITY_SIZE, EXEMPT, IDENTICAL, MAY_RAISE

MONUMENT: Final = district("monument")
QUARRY: Final = district("quarry")
SECRET_VAULT: Final = district("secret_vault")
STABLES: Final = district("stables")
MOST_DISTRICTS: Final = 4
CITY_TOO_LARGE: Final = 375
NEVER_BUILT: Final = 415


class OnlySmallCities(Fold[Citadels]):
    """The Monument needs a city of at most four cards, counted before one is given up for it (R-35)."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return CITY_TOO_LARGE if b == MONUMENT and len(s.city[a]) > MOST_DISTRICTS else value


class CountsTwice(Fold[Citadels]):
    """For the size of the city, and for nothing else (R-36)."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return value + 1 if has(s, a, MONUMENT) else value


class SameAgain(Fold[Citadels]):
    """The owner of the Quarry may build what the city already holds."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return 1 if has(s, a, QUARRY) else value


class NeverBuilt(Fold[Citadels]):
    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return NEVER_BUILT if b == SECRET_VAULT else value


class VaultInHand(ScoreLine):
    """Three points at the end; nobody else hears of them before."""

    def points(self, s: Citadels, seat: int, types: list[int]) -> int:
        return 3 if SECRET_VAULT in s.hand[seat] else 0


class OutsideLimit(Fold[Citadels]):
    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return 1 if b == STABLES else value


WORDS: Final[Module] = Module(
    "words of raising",
    reasons={
        CITY_TOO_LARGE: Reason("city_too_large", "T-9.16"),
        NEVER_BUILT: Reason("never_built", "T-9.24"),
    },
)
RULES: Final[dict[str, Module]] = {
    "monument": Module("monument", folds=[(MAY_RAISE, OnlySmallCities()), (CITY_SIZE, CountsTwice())]),
    "quarry": Module("quarry", folds=[(IDENTICAL, SameAgain())]),
    "secret_vault": Module(
        "secret_vault", rows={"line": [VaultInHand("secret_vault", secret=True)]}, folds=[(MAY_RAISE, NeverBuilt())]
    ),
    "stables": Module("stables", folds=[(EXEMPT, OutsideLimit())]),
}
