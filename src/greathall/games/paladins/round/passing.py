"""Passing (P-11): workers leave the board, and at most three of those in hand are kept."""

from typing import ClassVar

from greathall.engine import Args, Decision, Frame, reach
from greathall.games.paladins.acting.clearing import clear_board
from greathall.games.paladins.printed.data.board import KEPT_WORKERS
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import PASSED


class Pass(Frame[Paladins]):
    """A seat passes; it takes no more turns in this round."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> Args:
        return (self.seat,)

    def step(self, s: Paladins, at: int) -> None:
        if at == 0:
            s.passed[self.seat] = 1
            s.tell("passes", (self.seat,))
            clear_board(s, self.seat)
            if sum(s.workers[self.seat]) > KEPT_WORKERS:
                s.push(KeepWorkers(self.seat))
        elif at == 1:
            reach(s, PASSED, self.seat)
        else:
            s.done()


class KeepWorkers(Decision[Paladins]):
    """Which workers to keep: an answer is a whole set of them."""

    kind: ClassVar[str] = "keep"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        """The sets that the workers in hand have room for."""
        sets, workers = s.lookups.kept_sets, s.workers[self.player]
        return [option for option in range(len(sets)) if holds(workers, sets[option])]

    def choose(self, s: Paladins, option: int) -> None:
        workers, kept = s.workers[self.player], s.lookups.kept_sets[option]
        for worker in range(len(workers)):
            returned = workers[worker] - kept[worker]
            if returned:
                workers[worker] = kept[worker]
                s.tell("gives_back", (self.player, worker, returned))


def holds(workers: list[int], kept: list[int]) -> bool:
    """Whether a set can be taken out of these workers."""
    for worker in range(len(workers)):
        if kept[worker] > workers[worker]:
            return False
    return True
