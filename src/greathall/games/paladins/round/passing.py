"""Passing (P-11): workers leave the board, and at most three of those in hand are kept."""

from typing import ClassVar

from greathall.engine import Args, Decision, Frame, reach
from greathall.engine.frames import UNFORESEEN
from greathall.engine.hidden.closing import OPEN
from greathall.engine.hidden.closing import PASSED as PASSED_ON
from greathall.engine.native import i64
from greathall.games.paladins.acting.clearing import clear_board
from greathall.games.paladins.lookups import SPARE, packed
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


def is_last(s: Paladins) -> bool:
    """Whether a seat has nothing more to do in a round once it has passed: as nothing reacts to it."""
    return not s.rules.hooks[PASSED]


def foreseen_of_passing(s: Paladins, seat: int) -> int:
    """Who has too many workers is asked which to keep; otherwise others go on, or the next round comes to light."""
    if sum(s.workers[seat]) > KEPT_WORKERS:
        return OPEN
    return PASSED_ON if is_last(s) else UNFORESEEN


class KeepWorkers(Decision[Paladins]):
    """Which workers to keep: an answer is a whole set of them."""

    kind: ClassVar[str] = "keep"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        """The sets that the workers in hand have room for."""
        return held_sets(s.lookups.packed_sets, s.workers[self.player])

    def foreseen(self, s: Paladins, option: int) -> int:
        return PASSED_ON if is_last(s) else UNFORESEEN

    def choose(self, s: Paladins, option: int) -> None:
        workers, kept = s.workers[self.player], s.lookups.kept_sets[option]
        for worker in range(len(workers)):
            returned = workers[worker] - kept[worker]
            if returned:
                workers[worker] = kept[worker]
                s.tell("gives_back", (self.player, worker, returned))


def held_sets(sets: list[int], workers: list[int]) -> list[int]:
    """The numbers of the sets that can be taken out of these workers: a bit on top of each count is borrowed from where
    a set has more of them, so that one subtraction compares all."""
    spare: i64 = packed([SPARE] * len(workers))
    have: i64 = packed([min(count, SPARE - 1) for count in workers])
    have += spare
    return [number for number in range(len(sets)) if (have - sets[number]) & spare == spare]
