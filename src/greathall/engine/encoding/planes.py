"""Planes: named blocks of numbers that an observation is made of.

A number is a byte from 0 to what its plane says is the `highest`. A plane has a number for each name of its axis, for
each pair of names if it has two axes, and so on. The axis `seat` begins with the observer and goes on in seat order;
another axis is a noun of the game, the kinds of questions (`kind`), or a list of its own.
"""

from typing import Final, Generic

from greathall.engine.frames import S, State
from greathall.engine.machine import question
from greathall.engine.native import i64
from greathall.engine.subclassing import mypyc_attr
from greathall.engine.zones import may_see

HIGHEST: Final = 255  # what a byte can say


class Sheet:
    """An observation being written: the bytes, who observes, what they are asked, and where each seat comes."""

    def __init__(self, out: bytearray, s: State, viewer: int, everything: bool) -> None:
        first, seats = max(viewer, 0), len(s.learned)
        self.out = out
        self.viewer = viewer
        self.everything = everything  # nothing is hidden
        self.decision = question(s, viewer)
        self.about: tuple[int, ...] = () if self.decision is None else self.decision.about()
        self.places: list[int] = [(seat - first) % seats for seat in range(seats)]  # on the axis of seats

    def sees(self, sees: int, owner: int) -> bool:
        """Whether what an owner keeps may be looked at."""
        return self.everything or may_see(sees, owner, self.viewer)

    def put(self, at: int, value: int, highest: int) -> None:
        """A number that is not negative; anything above the highest counts as the highest."""
        if value > 0:
            self.out[at] = value if value < highest else highest

    def flags(self, at: int, mask: int) -> None:
        """One flag for each bit of a mask of at most 62."""
        left: i64 = mask
        while left:
            if left & 1:
                self.out[at] = 1
            left >>= 1
            at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Plane(Generic[S]):
    """A named block of an observation, and how it is written. All its numbers are 0 when that begins."""

    def __init__(
        self,
        name: str,
        axes: tuple[str, ...] = (),
        highest: int = 1,
        constant: bool = False,
        concluded: bool = False,
        more: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.name = name
        self.axes = axes
        self.highest = highest
        self.constant = constant  # the same in every position of a table
        self.concluded = concluded  # there only for those who cannot see everything
        self.more: dict[str, tuple[str, ...]] = more or {}  # axes of its own, with their names

    def write(self, s: S, sheet: Sheet, first: int, step: int) -> None:
        """Write its numbers from `first` on. From one name of the first axis to the next there are `step` numbers."""
        raise NotImplementedError(f"{type(self).__name__} has no write()")


class InPlay(Plane[S]):
    """Says that a module is in play."""

    def __init__(self, name: str) -> None:
        super().__init__(name, constant=True)

    def write(self, s: S, sheet: Sheet, first: int, step: int) -> None:
        sheet.out[first] = 1
