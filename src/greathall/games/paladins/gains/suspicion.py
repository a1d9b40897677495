"""Suspicion and tax (P-8.1 to P-8.4): criminals one after the other, each with a card of its own; an empty pool brings
the Inquisition at once."""

from typing import ClassVar, Final

from greathall.engine import Args, Decision, Frame, Shuffle
from greathall.games.paladins.gains.inquisition import Inquisition, lose_suspicion
from greathall.games.paladins.gains.repeated import Repeated
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import CRIMINAL, TAX_VERB


class TakeCriminals(Repeated):
    """One criminal after the other, each with a suspicion."""

    def once(self, s: Paladins) -> None:
        s.workers[self.seat][CRIMINAL] += 1
        s.tell("gains", (self.seat, CRIMINAL, 1))
        s.push(Suspicion(self.seat))


class Suspicion(Frame[Paladins]):
    """A suspicion card is drawn and its tax taken. If no card is left anywhere, the Inquisition comes first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> Args:
        return (self.seat,)

    def step(self, s: Paladins, at: int) -> None:
        if at == 0:
            if not s.suspicion_pile and not s.suspicion_discards:
                s.push(Inquisition())
        elif at == 1:
            if not s.suspicion_pile:
                s.suspicion_pile.extend(s.suspicion_discards)
                s.suspicion_discards.clear()
                s.push(ShuffleSuspicions())
        elif at == 2:
            self.draw(s)
        else:
            s.done()

    def draw(self, s: Paladins) -> None:
        card = s.suspicion_pile.pop()
        s.suspicions[self.seat].append(card)
        s.learn_all()
        s.tell("suspected", (self.seat, card))
        rules = s.lookups
        tax = rules.suspicion_tax[card]
        if tax:
            rules.verbs[self.seat][TAX_VERB].take(s, self.seat, tax)


class ShuffleSuspicions(Shuffle[Paladins]):
    noun: ClassVar[str] = "suspicion"

    def pile(self, s: Paladins) -> list[int]:
        return s.suspicion_pile


def take_tax(s: Paladins, seat: int, amount: int) -> None:
    """Silver from the pool, what it lacks from the general supply; the last one brings the Inquisition (P-8.2)."""
    s.silver[seat] += amount
    s.tell("takes_tax", (seat, amount))
    lower_tax(s, amount)


def lower_tax(s: Paladins, amount: int) -> None:
    """The pool loses this much, as far as it goes; pushes the Inquisition when it is empty."""
    s.tax -= min(amount, s.tax)
    if not s.tax:
        s.push(Inquisition())


class DiscardSuspicions(Repeated):
    """Suspicions may be discarded one by one, the latest first (P-4.7)."""

    def goes_on(self, s: Paladins) -> bool:
        return len(s.suspicions[self.seat]) > 0

    def once(self, s: Paladins) -> None:
        s.push(DiscardSuspicion(self.seat))


DISCARD_IT: Final = 0
KEEP_IT: Final = 1


class DiscardSuspicion(Decision[Paladins]):
    """Whether to discard the latest suspicion."""

    kind: ClassVar[str] = "suspicion"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        return [DISCARD_IT, KEEP_IT]

    def choose(self, s: Paladins, option: int) -> None:
        if option == DISCARD_IT:
            lose_suspicion(s, self.player)
