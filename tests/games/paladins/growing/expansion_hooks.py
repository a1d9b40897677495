"""What the small expansion attaches to anchors and folds of the base: to each of them."""

from typing import Final

from games.paladins.growing.expansion_words import DEEDS, ENVY, MUSTER, NEGOTIATE, ON_PASSING, RECRUITS

from greathall.engine import Fold, Hook
from greathall.games.paladins.gains.crew import crew_rewards
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    ACTION_TAKEN,
    AFTER_FIRST_TOWNSFOLK,
    FAITH,
    JOINS_CREW,
    ORDER_POINTS,
    ORDERS_FULFILLED,
    PASSED,
    PROVISION_COST,
    SILVER_COST,
    VALUE,
)


class Gift(Hook[Paladins]):
    """After the first townsfolk everybody gets a friend."""

    def run(self, s: Paladins, args: tuple[int, ...]) -> None:
        s.own[args[0]][0] = 1
        s.numbers[ENVY] += 1


class OnPassing(Hook[Paladins]):
    def run(self, s: Paladins, args: tuple[int, ...]) -> None:
        gain(s, args[0], crew_rewards(s, args[0], ON_PASSING))


class MoreFaith(Fold[Paladins]):
    def fold(self, s: Paladins, value: int, a: int, b: int) -> int:
        return value + 1 if b == FAITH else value


class OneMoreOrder(Fold[Paladins]):
    def fold(self, s: Paladins, value: int, a: int, b: int) -> int:
        return value + 1


class DearMuster(Fold[Paladins]):
    def fold(self, s: Paladins, value: int, a: int, b: int) -> int:
        return value + 1 if b == MUSTER else value


class CountDeed(Hook[Paladins]):
    def run(self, s: Paladins, args: tuple[int, ...]) -> None:
        s.numbers[DEEDS] += 1


class CountRecruit(Hook[Paladins]):
    def run(self, s: Paladins, args: tuple[int, ...]) -> None:
        s.numbers[RECRUITS] += 1


class HungryNegotiate(Fold[Paladins]):
    def fold(self, s: Paladins, value: int, a: int, b: int) -> int:
        return value + 1 if b == NEGOTIATE else value


class SecretOrder(Fold[Paladins]):
    """Six points for an order that nobody sees; it counts for ties, too."""

    def fold(self, s: Paladins, value: int, a: int, b: int) -> int:
        return value + 6


HOOKS: Final = (
    (AFTER_FIRST_TOWNSFOLK, Gift()),
    (PASSED, OnPassing()),
    (ACTION_TAKEN, CountDeed()),
    (JOINS_CREW, CountRecruit()),
)
FOLDS: Final = (
    (VALUE, MoreFaith()),
    (ORDERS_FULFILLED, OneMoreOrder()),
    (ORDER_POINTS, SecretOrder()),
    (SILVER_COST, DearMuster()),
    (PROVISION_COST, HungryNegotiate()),
)
