"""Debts (P-8.7, P-9.2): taken, paid, destroyed."""

from typing import ClassVar, Final

from greathall.engine import Decision
from greathall.games.paladins.gains.crew import crew_rewards
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.gains.repeated import Repeated
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import PAYS_DEBT


def take_debt(s: Paladins, seat: int, count: int) -> None:
    s.debts[seat] += count
    s.tell("takes_debts", (seat, count))


def pay_debts(s: Paladins, seat: int, count: int) -> None:
    """Turn unpaid debts over, as far as there are any; each calls the Debt Collectors."""
    paid = min(count, s.debts[seat])
    if not paid:
        return
    s.debts[seat] -= paid
    s.paid[seat] += paid
    s.tell("pays_debts", (seat, paid))
    gain(s, seat, crew_rewards(s, seat, PAYS_DEBT) * paid)


class DestroyDebts(Repeated):
    """Unpaid debts may go back to the stack, one by one."""

    def goes_on(self, s: Paladins) -> bool:
        return s.debts[self.seat] > 0

    def once(self, s: Paladins) -> None:
        s.push(DestroyDebt(self.seat))


DESTROY_IT: Final = 0
KEEP_IT: Final = 1


class DestroyDebt(Decision[Paladins]):
    """Whether to destroy a debt: it could be paid later (P-4.7)."""

    kind: ClassVar[str] = "debt"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        return [DESTROY_IT, KEEP_IT]

    def choose(self, s: Paladins, option: int) -> None:
        if option == DESTROY_IT:
            s.debts[self.player] -= 1
            s.tell("destroys_debt", (self.player,))
