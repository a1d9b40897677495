"""King's Orders and King's Favours as moves of the opponent (P-13.7.11, P-13.7.12)."""

from greathall.engine import Args, Frame
from greathall.games.paladins.gains.debts import take_debt
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.scoring import is_fulfilled
from greathall.games.paladins.solo.board_moves import supply
from greathall.games.paladins.solo.picking import pick_favour, refuse_favour
from greathall.games.paladins.solo.rows import Move
from greathall.games.paladins.solo.words import NO_FREE_FAVOUR
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import LABOURER, WORKERS_SHORT


class KingsOrder(Move):
    """The actions of the revealed orders: those not fulfilled first, from right to left."""

    def tries(self, s: Paladins, seat: int) -> list[str]:
        rules = s.lookups
        from_right = s.orders[::-1]
        fulfilled = [order for order in from_right if is_fulfilled(s, seat, order)]
        orders = [order for order in from_right if order not in fulfilled] + fulfilled
        s.tell("weighs_orders", (seat, *orders))
        return [rules.names["action"][rules.order_action[order]] for order in orders]


class KingsFavour(Move):
    """The King's Favour of the marker."""

    def refuse(self, s: Paladins, seat: int) -> int:
        if not supply(s, seat):
            return WORKERS_SHORT
        free = [place for place in range(len(s.favours)) if refuse_favour(s, place) == 0]
        return 0 if free else NO_FREE_FAVOUR

    def lacking(self, s: Paladins, seat: int, reason: int) -> tuple[int, int]:
        return (0, 1) if reason == WORKERS_SHORT else (0, 0)

    def make(self, s: Paladins, seat: int) -> None:
        s.push(OccupySpace(seat, pick_favour(s, seat), LABOURER))


class OccupySpace(Frame[Paladins]):
    """A worker, whatever colour is asked for (P-14.25); no goods are paid, but debts are taken (P-13.4.3).

    `worker` is what it counts as for others, if that can matter.
    """

    def __init__(self, seat: int, space: int, worker: int) -> None:
        self.seat = seat
        self.space = space
        self.worker = worker

    def args(self) -> Args:
        return (self.seat, self.space, self.worker)

    def step(self, s: Paladins, at: int) -> None:
        if at:
            s.done()
            return
        rules = s.lookups
        s.tell("uses_space", (self.seat, self.space))
        s.workers[self.seat][LABOURER] -= 1
        s.occupied[self.space] = self.worker + 1
        s.tell("sends_worker", (self.seat, self.space))
        if rules.space_debts[self.space]:
            take_debt(s, self.seat, rules.space_debts[self.space])
        gain(s, self.seat, rules.space_reward[self.space])
