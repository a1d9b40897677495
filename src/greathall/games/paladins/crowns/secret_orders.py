"""Secret King's Orders (C-2.6, C-11.2): dealt in the set-up, shown when the game ends."""

from greathall.engine import Fold, Hook
from greathall.games.paladins.crowns.words import SECRET_ORDER, SHOWN_ORDER
from greathall.games.paladins.rows import ScoreLine, Step
from greathall.games.paladins.scoring import is_fulfilled
from greathall.games.paladins.state import Paladins


class DealSecretOrders(Step):
    """One of the orders that are left for every person; only the owner looks at it."""

    def run(self, s: Paladins) -> None:
        for seat in s.lookups.people:
            order = s.order_box.pop()
            s.held[seat][SECRET_ORDER].append(order)
            s.learn(seat)
            s.tell("gets_secret_order", (seat,), (order,), 1 << seat)


class ShowSecretOrders(Hook[Paladins]):
    """Everybody shows the secret order."""

    def run(self, s: Paladins, args: tuple[int, ...]) -> None:
        for seat in range(len(s.held)):
            for order in s.held[seat][SECRET_ORDER]:
                s.held[seat][SHOWN_ORDER].append(order)
                s.learn_all(but=seat)
                s.tell("shows_secret_order", (seat, order))
            s.held[seat][SECRET_ORDER].clear()


def secrets_fulfilled(s: Paladins, seat: int) -> int:
    """How many secret orders of a seat, shown or not, are fulfilled: none or one."""
    orders = s.held[seat][SECRET_ORDER] + s.held[seat][SHOWN_ORDER]
    return len([order for order in orders if is_fulfilled(s, seat, order)])


def secret_points(s: Paladins, seat: int) -> int:
    return s.lookups.board_numbers["secret_order_points"][0] * secrets_fulfilled(s, seat)


class SecretOrder(ScoreLine):
    """C-11.2"""

    def points(self, s: Paladins, seat: int) -> int:
        return secret_points(s, seat)


class CountSecretOrder(Fold[Paladins]):
    """A fulfilled secret order is a King's Order for the Champion (C-11.6)."""

    def fold(self, s: Paladins, value: int, a: int, b: int) -> int:
        return value + secrets_fulfilled(s, a)


class SecretOrderPoints(Fold[Paladins]):
    """And its points count for ties."""

    def fold(self, s: Paladins, value: int, a: int, b: int) -> int:
        return value + secret_points(s, a)
