"""Trying: an answer given on a copy of the position, to see what comes of it."""

from typing import Any

from greathall.engine.frames import Decision, State
from greathall.engine.hidden.closing import shows
from greathall.engine.machine import ENDLESS, go_on, settle, take


def copied(s: State) -> State:
    """A copy of a position: one that is left over, made like it, or else a new one."""
    try:
        spare = s.rules.spares.pop()
    except IndexError:
        return s.clone()
    return spare.become(s)


def left_over(after: State) -> None:
    """Nobody needs this copy any more: the next one is made of it."""
    after.rules.spares.append(after)


def answered(s: State, decision: Decision[Any], option: int) -> State:
    """A copy after an answer, and nothing yet that follows by itself."""
    after = copied(s)
    after.telling = False
    take(after, decision.player, option)
    return after


def go_ahead(s: State, seat: int, after: State, reveals: bool) -> None:
    """Go on after an answer of this seat until somebody is asked, or has learned something. `reveals`: it matters
    whether the seat itself does."""
    for _ in range(ENDLESS):
        if not go_on(after, 1, unlisted=True):
            return
        if shows(s, after, seat) and (not reveals or after.learned[seat] != s.learned[seat]):
            return
    settle(after)
