"""Bot: anything that can answer the questions of a seat."""

from typing import Protocol

from greathall.bots.seat import Seat


class Bot(Protocol):
    """A player made of code: its name, and the number of the answer it gives."""

    @property
    def name(self) -> str:
        """What it is called in the registry."""
        ...

    def choose(self, seat: Seat) -> int:
        """One of `seat.legal()`; asked only when there is at least one."""
        ...
