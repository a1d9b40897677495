"""Final scoring (P-12): lines of the score, how converted outsiders score, and who wins."""

from typing import Final

from greathall.engine import folded
from greathall.games.paladins.rows import ScoreLine, Scoring
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    ABSOLVE,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    ORDER_POINTS,
    ORDERS_FULFILLED,
    RECRUIT,
)


def times_done(s: Paladins, seat: int, action: int) -> int:
    """How often a seat did an action."""
    return s.lookups.actions[action].times(s, seat)


def is_fulfilled(s: Paladins, seat: int, order: int) -> bool:
    rules = s.lookups
    return times_done(s, seat, rules.order_action[order]) >= rules.order_needs[order]


def orders_fulfilled(s: Paladins, seat: int) -> int:
    """How many King's Orders a seat has fulfilled."""
    count = len([order for order in s.orders if is_fulfilled(s, seat, order)])
    return folded(s, ORDERS_FULFILLED, count, seat)


def order_points(s: Paladins, seat: int) -> int:
    """The points of all King's Orders, for ties (P-12.9)."""
    return folded(s, ORDER_POINTS, open_order_points(s, seat), seat)


def open_order_points(s: Paladins, seat: int) -> int:
    """4, 6 and 8 points by the slot of the order (P-12.1)."""
    points = s.lookups.board_numbers["order_points"]
    return sum([points[slot] for slot, order in enumerate(s.orders) if is_fulfilled(s, seat, order)])


class Orders(ScoreLine):
    def points(self, s: Paladins, seat: int) -> int:
        return open_order_points(s, seat)


class Track(ScoreLine):
    """The place on an attribute track (P-12.2)."""

    def __init__(self, name: str, attribute: int) -> None:
        super().__init__(name)
        self.attribute = attribute

    def points(self, s: Paladins, seat: int) -> int:
        return s.lookups.attribute_points[self.attribute][s.attributes[seat][self.attribute]]


class Count(ScoreLine):
    """How often an action was done (P-12.3, P-12.6)."""

    def __init__(self, name: str, action: int) -> None:
        super().__init__(name)
        self.action = action

    def points(self, s: Paladins, seat: int) -> int:
        return s.lookups.board_numbers[f"{self.name}_points"][times_done(s, seat, self.action)]


class Walls(Count):
    """The count of walls, and what is printed on them."""

    def points(self, s: Paladins, seat: int) -> int:
        points = s.lookups.wall_points
        return super().points(s, seat) + sum([points[wall] for wall in s.walls[seat]])


class Debts(ScoreLine):
    """P-12.4"""

    def points(self, s: Paladins, seat: int) -> int:
        unpaid, paid = s.lookups.board_numbers["debt_points"]
        return unpaid * s.debts[seat] + paid * s.paid[seat]


class Resources(ScoreLine):
    """P-12.5"""

    def points(self, s: Paladins, seat: int) -> int:
        return (s.silver[seat] + s.provisions[seat]) // s.lookups.board_numbers["resource_points"][0]


class Converted(ScoreLine):
    """What the converted outsiders score, each by its own text (P-12.7), and at least this much each."""

    def __init__(self, name: str, least: int = 0) -> None:
        super().__init__(name)
        self.least = least

    def points(self, s: Paladins, seat: int) -> int:
        scorings = s.lookups.outsider_scoring
        return sum([max(scorings[card].points(s, seat), self.least) for card in s.converted[seat]])


class PerTimes(Scoring):
    """A point for every second time an action was done."""

    def __init__(self, name: str, action: int) -> None:
        super().__init__(name)
        self.action = action

    def points(self, s: Paladins, seat: int) -> int:
        return times_done(s, seat, self.action) // 2


class PerAttribute(Scoring):
    """A point for every four places on a track."""

    def __init__(self, name: str, attribute: int) -> None:
        super().__init__(name)
        self.attribute = attribute

    def points(self, s: Paladins, seat: int) -> int:
        return s.attributes[seat][self.attribute] // 4


class PerAttacked(Scoring):
    """A point for every attacked outsider of a suit."""

    def __init__(self, name: str, suit: int) -> None:
        super().__init__(name)
        self.suit = suit

    def points(self, s: Paladins, seat: int) -> int:
        suits = s.lookups.outsider_suit
        return len([card for card in s.attacked[seat] if suits[card] == self.suit])


class PerOrder(Scoring):
    """A point, and one more for every King's Order fulfilled."""

    def points(self, s: Paladins, seat: int) -> int:
        return 1 + orders_fulfilled(s, seat)


class PerMercenary(Scoring):
    """A point, and one more for every mercenary converted, itself included."""

    def points(self, s: Paladins, seat: int) -> int:
        titles = s.lookups.outsider_title
        return 1 + len([card for card in s.converted[seat] if titles[card] == "mercenary"])


class PerPaidDebt(Scoring):
    def points(self, s: Paladins, seat: int) -> int:
        return s.paid[seat]


class PerUnpaidDebt(Scoring):
    def points(self, s: Paladins, seat: int) -> int:
        return s.debts[seat]


class PerSuspicion(Scoring):
    def points(self, s: Paladins, seat: int) -> int:
        return len(s.suspicions[seat])


SCORINGS: Final = (
    PerTimes("per_2_commission", COMMISSION),
    PerTimes("per_2_garrison", GARRISON),
    PerTimes("per_2_develop", DEVELOP),
    PerTimes("per_2_recruit", RECRUIT),
    PerTimes("per_2_fortify", FORTIFY),
    PerTimes("per_2_absolve", ABSOLVE),
    PerAttribute("per_4_faith", 0),
    PerAttribute("per_4_strength", 1),
    PerAttribute("per_4_influence", 2),
    PerAttacked("per_attacked_saracen", 0),
    PerAttacked("per_attacked_byzantine", 1),
    PerAttacked("per_attacked_viking", 2),
    PerOrder("orders"),
    PerMercenary("mercenaries"),
    PerPaidDebt("per_paid_debt"),
    PerSuspicion("per_suspicion"),
    PerUnpaidDebt("per_unpaid_debt"),
)

LINES: Final = (
    Orders("kings_orders"),
    Track("faith", 0),
    Track("strength", 1),
    Track("influence", 2),
    Count("develop", DEVELOP),
    Debts("debts"),
    Resources("resources"),
    Count("commission", COMMISSION),
    Walls("fortify", FORTIFY),
    Count("garrison", GARRISON),
    Count("absolve", ABSOLVE),
    Converted("converted"),
)


def score(s: Paladins, seat: int) -> dict[str, int]:
    """The points of a seat, line by line."""
    return {line.name: line.points(s, seat) for line in s.lookups.lines[seat]}


def ranking(s: Paladins, seat: int) -> tuple[int, int, int]:
    """Points, then points of King's Orders, then fewer suspicions (P-12.9)."""
    return sum(score(s, seat).values()), order_points(s, seat), -len(s.suspicions[seat])
