"""Shared worker spaces (P-7): the King's Favours, used by one worker in a round."""

from greathall.engine import Args, Frame
from greathall.games.paladins.acting.paying import Pay, missing_goods, refuse_payment
from greathall.games.paladins.acting.placing import PlaceOnSpace, fits_space
from greathall.games.paladins.gains.debts import take_debt
from greathall.games.paladins.gains.gains import gain, losses_of
from greathall.games.paladins.rows import ELSEWHERE, SpaceSource
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import A_DEBT, ANY, EMPTY, NO_FITTING_WORKER, OCCUPIED, WORKERS_SHORT


class Favours(SpaceSource):
    """The King's Favours that are revealed."""

    def open_spaces(self, s: Paladins) -> list[int]:
        of_favour = s.lookups.favour_space
        return [of_favour[favour] for favour in s.favours]


def open_spaces(s: Paladins) -> list[int]:
    """All open shared spaces, in rising order."""
    found: list[int] = []
    for source in s.lookups.sources:
        found.extend(source.open_spaces(s))
    found.sort()
    return found


def refuse_space(s: Paladins, who: int, space: int) -> int:
    """0 if a seat may use an open space: even if its effect can do nothing (P-7.5)."""
    if s.occupied[space] != EMPTY:
        return OCCUPIED
    if not fits_space(s, who, space):
        return WORKERS_SHORT if s.lookups.space_worker[space] == ANY else NO_FITTING_WORKER
    silver, provisions = s.lookups.space_silver[space], s.lookups.space_provisions[space]
    return refuse_payment(s, who, ELSEWHERE, space, silver, provisions) if silver or provisions else 0


def missing_for_space(s: Paladins, who: int, space: int) -> tuple[int, ...]:
    rules = s.lookups
    reason = refuse_space(s, who, space)
    if reason == WORKERS_SHORT:
        return (1,)
    return missing_goods(s, who, reason, rules.space_silver[space], rules.space_provisions[space])


def losses_of_space(s: Paladins, who: int, space: int) -> tuple[int, ...]:
    """The debt that a space costs, and what its reward takes away."""
    rules = s.lookups
    owed = (A_DEBT,) if rules.space_debts[space] else ()
    return owed + losses_of(s, who, rules.space_reward[space])


class UseSpace(Frame[Paladins]):
    """A worker, the cost, the reward. It triggers neither crew nor paladin (P-7.4)."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def args(self) -> Args:
        return (self.seat, self.space)

    def step(self, s: Paladins, at: int) -> None:
        rules = s.lookups
        if at == 0:
            s.tell("uses_space", (self.seat, self.space))
            s.push(PlaceOnSpace(self.seat, self.space))
        elif at == 1:
            silver, provisions = rules.space_silver[self.space], rules.space_provisions[self.space]
            if silver or provisions:
                s.push(Pay(self.seat, ELSEWHERE, self.space, silver, provisions))
        elif at == 2:
            if rules.space_debts[self.space]:
                take_debt(s, self.seat, rules.space_debts[self.space])
            gain(s, self.seat, rules.space_reward[self.space])
        else:
            s.done()


def free_spaces(s: Paladins) -> None:
    """Workers on the spaces that the refresh frees go back (P-3.7.5)."""
    freed = s.lookups.space_freed
    s.occupied = [EMPTY if freed[space] else worker for space, worker in enumerate(s.occupied)]
