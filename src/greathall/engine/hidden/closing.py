"""Closing: what an answer settles. Found out from the positions before and after it, never kept by hand."""

from typing import Final

from greathall.engine.frames import CHANCE, State, Together
from greathall.engine.machine import deciders, question

OPEN: Final = 0  # it may be taken back
PASSED: Final = 1  # the question has gone on to another seat, and that is all: back only if everybody allows it
CLOSED: Final = 2  # for good


def closing(before: State, seat: int, option: int, after: State) -> int:
    """How far an answer of this seat, which led from one position to the other, is closed."""
    return CLOSED if is_final(before, seat, option) else passing(before, seat, after)


def passing(before: State, seat: int, after: State) -> int:
    """The same by what came of it alone: what was shown, and who is asked next. A simultaneous choice is closed to a
    seat when it is done there, whether it was the first or the last."""
    asked = deciders(after)
    if not asked or CHANCE in asked or shows(before, after, seat):
        return CLOSED
    top = before.stack[-1]
    if isinstance(top, Together):
        return OPEN if after.stack[-1] is top and seat in asked else PASSED
    return OPEN if asked == [seat] else PASSED


def shows(before: State, after: State, seat: int) -> bool:
    """Whether anybody learned something: the seat itself, or another seat more than the cards that were laid open."""
    laid = after.laid_open - before.laid_open
    for other, count in enumerate(after.learned):
        if count - before.learned[other] > (0 if other == seat else laid):
            return True
    return False


def is_final(s: State, seat: int, option: int) -> bool:
    """Whether the rules call an answer final: all of its kind, or this one."""
    decision = question(s, seat)
    assert decision is not None, f"seat {seat} is not asked"
    return s.rules.space.kinds[decision.kind].final or decision.final(s, option)
