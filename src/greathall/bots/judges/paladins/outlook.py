"""Outlook: what everything is worth to a seat in the rounds that are left, in hundredths of a point."""

from typing import Final

from greathall.bots.judges.judge import POINT
from greathall.bots.judges.paladins.chances import INQUISITIONS, ROUNDS, SURE, danger, likely
from greathall.games.paladins.acting.clearing import is_blocked
from greathall.games.paladins.crowns.words import PART, SECRET_ORDER
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.printed.data.board import TRACK_END
from greathall.games.paladins.scoring import PerAttacked, PerTimes
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    ABSOLVE,
    COMMISSION,
    CRIMINAL,
    DEVELOP,
    FORTIFY,
    GARRISON,
    LABOURER,
    WORKSHOP,
)

# A track without its steps: what each place is worth on the way up.
SMOOTH: Final[tuple[int, ...]] = (0, 45, 95, 175, 270, 390, 520, 650, 800, 960, 1150, 1410, 1740)
RISE: Final = 95  # places, in hundredths, that an attribute rises in a round to come
REACH: Final = 8  # for every round to come: a higher attribute opens more

SCORED: Final = 33  # what a silver or a provision scores
# What the first silver or provisions are worth before the last round; later ones score.
NEEDED: Final[tuple[int, ...]] = (50, 46, 40, 33)
WORKER: Final = 110
PLAIN: Final = 90  # a labourer
WILD: Final = 150  # a criminal

DEBT: Final = 300
PAYING: Final = 35  # for every round to come: a debt may still be paid

USES: Final = 52  # how often a right action is done in a round, in hundredths
USES_ON_THE_LEFT: Final = 30
USES_BY_WORKSHOP: Final = 14
USES_BY_ORDER: Final = 22

COUNTED: Final = {
    DEVELOP: "develop_points",
    COMMISSION: "commission_points",
    GARRISON: "garrison_points",
    FORTIFY: "fortify_points",
    ABSOLVE: "absolve_points",
}


class Outlook:
    """The prices of one seat in one position. Nothing in it looks at what others hide.

    `later` leaves out what may still happen in this round, for comparing positions: there the workers stand for it.
    """

    def __init__(self, s: Paladins, seat: int, later: bool = False) -> None:
        rules = s.lookups
        self.s: Final = s
        self.seat: Final = seat
        self.rules: Final[PaladinsLookups] = rules
        self.left: Final = min(max(ROUNDS + 1 - s.round, 1), ROUNDS)  # rounds, this one among them
        self.to_come: Final = self.left - 1
        self.later: Final = later
        self.silver: Final = self.price(s.silver[seat])
        self.provision: Final = self.price(s.provisions[seat])
        self.debt: Final = DEBT - PAYING * self.to_come
        self.with_crowns: Final = PART in rules.parts
        self.workshops: Final = self.count_workshops()
        self.ordered: Final = self.read_orders()
        self.uses: Final = [self.expected_uses(action) for action in range(len(rules.actions))]
        self.lead: Final = lead_in_suspicions(s, seat)
        self.found: Final[dict[int, int]] = {}  # what choices and rare effects are worth, once that was worked out

    # Workers and goods.

    def worker(self, worker: int) -> int:
        return PLAIN if worker == LABOURER else WILD if worker == CRIMINAL else WORKER

    def price(self, stock: int) -> int:
        """One silver, or one provision, more or less, with this much of it in stock."""
        if not self.to_come:
            return SCORED
        return NEEDED[min(stock, len(NEEDED) - 1)]

    def purse(self, amount: int) -> int:
        """This much silver, or this many provisions."""
        found = SCORED * amount
        for stock in range(min(amount, len(NEEDED))):
            found += self.price(stock) - SCORED
        return found

    # Attributes.

    def track(self, attribute: int, level: int) -> int:
        """What an attribute promises, standing at a level now."""
        if self.to_come == 0:
            exact = POINT * self.rules.attribute_points[attribute][level]
            return (exact + SMOOTH[level]) // 2
        place = min(level * SURE + RISE * self.to_come, TRACK_END * SURE)
        low, part = place // SURE, place % SURE
        promised = SMOOTH[low] if not part else SMOOTH[low] + (SMOOTH[low + 1] - SMOOTH[low]) * part // SURE
        return promised + REACH * self.to_come * level

    def rise(self, attribute: int, steps: int) -> int:
        """What this many steps up are worth."""
        level = self.s.attributes[self.seat][attribute]
        return self.track(attribute, min(level + steps, TRACK_END)) - self.track(attribute, level)

    # Actions: how often, and what that brings.

    def times(self, action: int) -> int:
        return self.rules.actions[action].times(self.s, self.seat)

    def count_workshops(self) -> list[int]:
        found = [0] * len(self.rules.actions)
        board = self.s.board[self.seat]
        for slot in self.rules.workshop_slots:
            if board[slot] == WORKSHOP:
                found[self.rules.slot_action[slot]] += 1
        return found

    def read_orders(self) -> list[int]:
        """The points, in hundredths, of the orders for each action that the seat knows of; fulfilled ones too."""
        found = [0] * len(self.rules.actions)
        points = self.rules.board_numbers["order_points"]
        for slot, order in enumerate(self.s.orders):
            found[self.rules.order_action[order]] = POINT * points[slot]
        if self.with_crowns:
            for order in self.s.held[self.seat][SECRET_ORDER]:
                found[self.rules.order_action[order]] = POINT * self.rules.board_numbers["secret_order_points"][0]
        return found

    def missing_for_order(self, action: int) -> int:
        """How often an action must still be done for its order."""
        return self.rules.order_needs[self.rules.order_action.index(action)] - self.times(action)

    def chances_left(self, action: int) -> int:
        """Rounds that still offer an action."""
        return self.to_come if self.later or is_blocked(self.s, self.seat, action) else self.left

    def expected_uses(self, action: int) -> int:
        """How often an action will be done from now on, in hundredths."""
        often = USES_ON_THE_LEFT
        if action >= COMMISSION:
            often = USES + USES_BY_WORKSHOP * self.workshops[action]
            if self.ordered[action] and self.missing_for_order(action) > 0:
                often += USES_BY_ORDER
        return often * self.chances_left(action)

    def order(self, action: int, more: int, rounds: int) -> int:
        """What the order for an action promises once the action has been done this many more times."""
        if not self.ordered[action]:
            return 0
        return self.ordered[action] * likely(self.missing_for_order(action) - more, rounds) // SURE

    def counts(self, action: int, more: int, rounds: int) -> int:
        """What the points for doing an action often promise once it has been done this many more times."""
        if action not in COUNTED:
            return 0
        points = self.rules.board_numbers[COUNTED[action]]
        done = self.times(action) + more
        promised = 0
        for times in range(1, len(points)):
            if points[times] != points[times - 1]:
                promised += (points[times] - points[times - 1]) * likely(times - done, rounds)
        return promised

    def converted_like(self, action: int) -> int:
        """What the converted outsiders that count an action bring for doing it once."""
        found = 0
        for card in self.s.converted[self.seat]:
            scoring = self.rules.outsider_scoring[card]
            if isinstance(scoring, PerTimes) and scoring.action == action:
                found += POINT // 2
        return found

    def converted_for_suit(self, suit: int) -> int:
        """The same for attacking an outsider of a suit."""
        found = 0
        for card in self.s.converted[self.seat]:
            scoring = self.rules.outsider_scoring[card]
            if isinstance(scoring, PerAttacked) and scoring.suit == suit:
                found += POINT
        return found

    # Suspicions and debts.

    def suspected(self, more: int) -> int:
        """What this many more suspicions, or fewer, bring: the debts of the inquisitions to come."""
        change = max(more, -len(self.s.suspicions[self.seat]))
        return self.suspicion_cost() * (danger(self.lead) - danger(self.lead + change)) // SURE

    def suspicion_cost(self) -> int:
        return self.debt * INQUISITIONS[self.left] // SURE // 2

    def paying(self) -> int:
        """What turning a debt to its paid side is worth."""
        return self.debt + POINT if self.s.debts[self.seat] else 0


def lead_in_suspicions(s: Paladins, seat: int) -> int:
    """How many more suspicions a seat has than the most suspected of the others."""
    most = 0
    for other in range(len(s.suspicions)):
        if other != seat:
            most = max(most, len(s.suspicions[other]))
    return len(s.suspicions[seat]) - most
