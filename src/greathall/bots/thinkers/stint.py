"""Stint: what one question gets of the budget of its turn. Effort: how much came of it."""

import time
from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]

CLOCK: Final[Clock] = time.perf_counter


class Stint:
    """A number of iterations, or a time; with both, the time is a limit.

    A bot that has done less than half of its iterations by half-time plans for as many as it can still do: candidates
    are dropped as if that number had been meant from the beginning.
    """

    def __init__(self, iterations: float | None, milliseconds: float | None, clock: Clock = CLOCK) -> None:
        self.counts = iterations is not None
        self.has_limit = milliseconds is not None
        self.meant = max(iterations or 0.0, 0.0)
        self.planned = self.meant
        self.limit = max(milliseconds or 0.0, 0.0)
        self.done = 0
        self.is_past_half = False
        self.clock = clock
        self.start = clock()

    @property
    def milliseconds(self) -> float:
        return 1000 * (self.clock() - self.start)

    def spent(self) -> float:
        """The part that is used up; from 1 on, it is over."""
        if self.has_limit:
            by_time = self.milliseconds / self.limit if self.limit else 1.0
            if by_time >= 1 or not self.counts:
                return by_time
            if by_time >= 0.5 and not self.is_past_half:
                self.is_past_half = True
                self.planned = min(self.meant, 2.0 * self.done)
        return self.done / self.planned if self.planned else 1.0


class Effort:
    """How much a bot has thought: the iterations it was meant to do and those it did, and the time they took."""

    def __init__(self) -> None:
        self.meant = 0.0  # nothing, if only the time counts
        self.done = 0.0
        self.milliseconds = 0.0
        self.hard_turn = 0  # iterations of a hard turn in the game it plays

    def add(self, stint: Stint) -> None:
        """Add what was done. An iteration that has begun is finished, but counts for no more than was meant."""
        self.meant += stint.meant
        self.done += min(float(stint.done), stint.meant) if stint.counts else float(stint.done)
        self.milliseconds += stint.milliseconds

    @property
    def share(self) -> float:
        """The part done of what was meant."""
        return self.done / self.meant if self.meant else 1.0
