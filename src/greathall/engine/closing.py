"""Closing: what an answer settles. Found out from the positions before and after it, never kept by hand."""

from typing import Final

from greathall.engine.frames import CHANCE, State, Together
from greathall.engine.machine import apply, deciders, question

OPEN: Final = 0  # it may be taken back
PASSED: Final = 1  # the question has gone on to another seat, and that is all: back only where everybody allows it
CLOSED: Final = 2  # for good


def closing(before: State, seat: int, option: int, after: State) -> int:
    """How far an answer of this seat, which led from one position to the other, is closed."""
    if shows(before, after, seat):
        return CLOSED
    top = before.stack[-1]
    if isinstance(top, Together) and after.stack and after.stack[-1] is top:
        return OPEN  # the choice is not complete: nobody has seen it
    asked = deciders(after)
    if not asked or CHANCE in asked or is_final(before, seat, option):
        return CLOSED
    return OPEN if asked == [seat] else PASSED


def shows(before: State, after: State, seat: int) -> bool:
    """Whether anybody learned something: the seat itself, or another more than the cards that were laid open."""
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


def would_close(s: State, seat: int, option: int) -> bool:
    """Whether an answer, if it were given, could not be taken back. Rules that fail at it fail once it is given: what
    else can be answered is seen all the same."""
    after = s.clone()
    after.telling = False
    try:
        apply(after, seat, option)
    except Exception:
        return False
    return closing(s, seat, option, after) != OPEN
