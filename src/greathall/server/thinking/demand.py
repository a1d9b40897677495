"""Demand: how many in the hall would think ahead now, and for how long each of them may.

Thinking has a budget for the whole hall. While as many can think as like to, nobody is hurried. When more come, each
gets a smaller share of the same few seconds, so that nobody waits for long; and when that is too little to think ahead
at all, bots answer at once, as `normal` does.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

WAIT: Final = 3000  # milliseconds until all who would think now have done so
LITTLE: Final = 20  # milliseconds in which no bot finds anything that it does not see at once


class Demand:
    """How many want these places."""

    def __init__(self, places: int) -> None:
        self.places: Final = places
        self.wanted = 0  # thoughts that are being thought or wait for a place

    @contextmanager
    def one_more(self) -> Iterator[int]:
        """While this lasts, somebody thinks or waits for it; their number among those who are here."""
        self.wanted += 1
        try:
            yield self.wanted
        finally:
            self.wanted -= 1

    def limit(self, came: int) -> int:
        """The milliseconds for somebody who came with this number and begins now; 0: as many as they like."""
        crowd = max(came, self.wanted)
        return 0 if crowd <= self.places else max(1, WAIT * self.places // crowd)

    @property
    def is_too_much(self) -> bool:
        """Whether there is no time left for one more to think ahead."""
        return WAIT * self.places < LITTLE * (self.wanted + 1)
