"""Factory, Framework and Necropolis (T-9.5, T-9.6, T-9.18): a lower price, and districts given up instead of paying."""

from typing import ClassVar, Final

from greathall.engine import Each, Fold, Kind, Module
from greathall.games.citadels.cards import destroy, has, kinds_of
from greathall.games.citadels.printed.data import KIND, PLAIN, UNIQUE, district
from greathall.games.citadels.round.building import Build, PayFor
from greathall.games.citadels.rows import Way
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import A_DISTRICT, PRICE

FACTORY: Final = district("factory")
FRAMEWORK: Final = district("framework")
NECROPOLIS: Final = district("necropolis")


class Cheaper(Fold[Citadels]):
    """Every other unique district costs one gold less to build; what it is worth stays the same (R-31)."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return value - 1 if KIND[b] == UNIQUE and b != FACTORY and has(s, a, FACTORY) else value


def build_unpaid(s: Citadels, seat: int, card: int, victim: int, exempt: int) -> None:
    """Give up a district of the city for the one on the table: no paid build, so nobody can confiscate it (T-7.5)."""
    destroy(s, seat, victim)
    s.push(Build(seat, card, seat, 0, 0, exempt))


class GiveFramework(Way):
    """The Framework goes instead of the price of any district (R-32), also out of a completed city (R-34)."""

    def is_open(self, s: Citadels, seat: int, card: int, others: int) -> bool:
        return has(s, seat, FRAMEWORK)

    def pay(self, s: Citadels, seat: int, card: int, exempt: int) -> None:
        victim = FRAMEWORK if FRAMEWORK in s.city[seat] else FRAMEWORK + PLAIN
        build_unpaid(s, seat, card, victim, exempt)


class GiveDistrict(Way):
    """Any one of the owner's districts goes instead of the price of the Necropolis (R-33)."""

    def is_open(self, s: Citadels, seat: int, card: int, others: int) -> bool:
        return card == NECROPOLIS and len(s.city[seat]) > 0

    def pay(self, s: Citadels, seat: int, card: int, exempt: int) -> None:
        s.push(ChooseSacrifice(seat, card, exempt))


class ChooseSacrifice(PayFor):
    """Which of their own districts to give up."""

    kind: ClassVar[str] = "sacrifice"

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.city[self.player])

    def losses(self, s: Citadels, option: int) -> tuple[int, ...]:
        return (A_DISTRICT,)

    def choose(self, s: Citadels, option: int) -> None:
        build_unpaid(s, self.player, self.card, option, self.exempt)


WORDS: Final[Module] = Module(
    "words of paying",
    names={"way": ("framework", "sacrifice")},
    kinds=[Kind("sacrifice", Each("sacrifice", "building"))],
    frames=[ChooseSacrifice],
)
RULES: Final[dict[str, Module]] = {
    "factory": Module("factory", folds=[(PRICE, Cheaper())]),
    "framework": Module("framework", rows={"way": [GiveFramework("framework", (A_DISTRICT,))]}),
    "necropolis": Module("necropolis", rows={"way": [GiveDistrict("sacrifice")]}),
}
