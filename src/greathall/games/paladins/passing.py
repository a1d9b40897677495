"""Passing (P-11): workers leave the board, and at most three of those in hand are kept."""

from typing import ClassVar

from greathall.engine import Args, Decision, Frame, reach
from greathall.games.paladins.clearing import clear_board
from greathall.games.paladins.data.board import KEPT_WORKERS
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
                s.push(KeepWorker(self.seat, ()))
        elif at == 1:
            reach(s, PASSED, self.seat)
        else:
            s.done()


class KeepWorker(Decision[Paladins]):
    """Which worker to keep; they are named upwards, so that no set is offered twice."""

    kind: ClassVar[str] = "keep"
    public: ClassVar[bool] = True

    def __init__(self, player: int, kept: tuple[int, ...]) -> None:
        self.player = player
        self.kept = kept

    def args(self) -> Args:
        return (self.player, self.kept)

    def candidates(self, s: Paladins) -> list[int]:
        """Workers not yet kept, as long as enough of them follow."""
        lowest = self.kept[-1] if self.kept else 0
        workers = s.workers[self.player]
        found: list[int] = []
        behind = 0
        for worker in range(len(workers) - 1, lowest - 1, -1):
            free = workers[worker] - self.kept.count(worker)
            behind += free
            if free > 0 and behind >= KEPT_WORKERS - len(self.kept):
                found.append(worker)
        return found[::-1]

    def choose(self, s: Paladins, option: int) -> None:
        kept = (*self.kept, option)
        if len(kept) < KEPT_WORKERS:
            s.push(KeepWorker(self.player, kept))
            return
        workers = s.workers[self.player]
        for worker in range(len(workers)):
            returned = workers[worker] - kept.count(worker)
            if returned:
                workers[worker] -= returned
                s.tell("gives_back", (self.player, worker, returned))
