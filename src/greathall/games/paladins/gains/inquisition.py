"""The Inquisition (P-8.5, P-9.3): everybody's townsfolk, debts for the most suspected, a new tax pool."""

from typing import ClassVar

from greathall.engine import Args, Decision, Frame
from greathall.games.paladins.gains.crew import listeners
from greathall.games.paladins.gains.debts import take_debt
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import ALWAYS, AT_INQUISITION, TWO_OR_MORE, ZERO

Cards = tuple[int, ...]


class Inquisition(Frame[Paladins]):
    """In turn order from the current player everybody resolves their own townsfolk; then comes the judgement."""

    def step(self, s: Paladins, at: int) -> None:
        seats = len(s.crew)
        if at == 0:
            s.tell("inquisition")
        elif at <= seats:
            seat = (max(s.active, 0) + at - 1) % seats
            cards = listeners(s, seat, AT_INQUISITION)
            if cards:
                s.push(Resolve(seat, cards))
        else:
            judge(s)
            s.done()


def judge(s: Paladins) -> None:
    """Debts for those with the most suspicions, half of which they discard; the pool is full again."""
    most = max([len(cards) for cards in s.suspicions])
    for seat in range(len(s.suspicions)):
        if most and len(s.suspicions[seat]) == most:
            take_debt(s, seat, 1)
            for _ in range(most // 2):
                lose_suspicion(s, seat)
    full = s.lookups.full_tax
    s.tell("refills_tax", (full - s.tax,))
    s.tax = full


def lose_suspicion(s: Paladins, seat: int) -> None:
    """The latest suspicion goes to the discards (P-8.4)."""
    card = s.suspicions[seat].pop()
    s.suspicion_discards.append(card)
    s.tell("discards_suspicion", (seat, card))


class Resolve(Frame[Paladins]):
    """The townsfolk of one seat that are still to act; an order is asked only if it can matter."""

    def __init__(self, seat: int, left: Cards) -> None:
        self.seat = seat
        self.left = left

    def args(self) -> Args:
        return (self.seat, self.left)

    def step(self, s: Paladins, at: int) -> None:
        if at:
            s.swap(Resolve(self.seat, self.left[1:]))
        elif not self.left:
            s.done()
        elif order_matters(s, self.seat, self.left):
            s.swap(Triggers(self.seat, self.left))
        else:
            fire(s, self.seat, self.left[0])


def order_matters(s: Paladins, seat: int, left: Cards) -> bool:
    """Whether the suspicions that these discard can cross a threshold (two, none) of another of them."""
    conditions = s.lookups.townsfolk_condition
    held = len(s.suspicions[seat])
    after = held - len([card for card in left if conditions[card] == ALWAYS])
    for card in left:
        if conditions[card] == TWO_OR_MORE and held >= 2 > after:
            return True
        if conditions[card] == ZERO and held > 0 >= after:
            return True
    return False


def fire(s: Paladins, seat: int, card: int) -> None:
    """One townsfolk acts, if its condition holds (P-9.3)."""
    rules = s.lookups
    condition, held = rules.townsfolk_condition[card], len(s.suspicions[seat])
    if (condition == TWO_OR_MORE and held < 2) or (condition == ZERO and held):
        return
    s.tell("acts_for", (seat, card))
    gain(s, seat, rules.townsfolk_reward[card])


class Triggers(Decision[Paladins]):
    """Which townsfolk acts next; of those that do the same, one is enough."""

    kind: ClassVar[str] = "trigger"
    public: ClassVar[bool] = True

    def __init__(self, player: int, left: Cards) -> None:
        self.player = player
        self.left = left

    def args(self) -> Args:
        return (self.player, self.left)

    def candidates(self, s: Paladins) -> list[int]:
        rules = s.lookups
        found: dict[tuple[int, tuple[int, ...]], int] = {}
        for card in sorted(self.left):
            found.setdefault((rules.townsfolk_condition[card], rules.townsfolk_reward[card]), card)
        return sorted(found.values())

    def choose(self, s: Paladins, option: int) -> None:
        rest = tuple([card for card in self.left if card != option])
        s.queue(Resolve(self.player, (option,)), Resolve(self.player, rest))
