"""Fair undo in the rules' own words: said here once more, without asking the engine what it has closed."""

from greathall.engine.check.report import demand
from greathall.engine.frames import CHANCE, State, Together
from greathall.engine.machine import deciders, question


def check_fair(before: State, seat: int, option: int, after: State, undoable: int, askable: bool) -> None:
    """An answer led from one position to the other, and afterwards this many can be taken back, or asked back."""
    decision = question(before, seat)
    assert decision is not None, f"seat {seat} is not asked"
    said = f"{decision.kind} {option}: {undoable} can be taken back, asked back: {askable}"
    is_back = undoable > 0 or askable
    is_final = before.rules.space.kinds[decision.kind].final or decision.final(before, option)
    is_final = is_final or (decision.reveals(before, option) and after.learned[seat] > before.learned[seat])
    demand(not (is_final and is_back), "what is final stays final", said)
    demand(not (is_seen(before, after, seat) and is_back), "nobody forgets what was shown", said)
    asked = deciders(after)
    demand(not ((not asked or CHANCE in asked) and is_back), "luck and the end stand", said)
    demand(not (is_done(before, after, seat) and undoable), "what hands the question on is closed", said)


def is_seen(before: State, after: State, seat: int) -> bool:
    """Whether the seat learned anything, or another seat more than was laid open."""
    laid = after.laid_open - before.laid_open
    grown = [now - then for then, now in zip(before.learned, after.learned, strict=True)]
    return grown[seat] > 0 or max(grown) > laid


def is_done(before: State, after: State, seat: int) -> bool:
    """Whether somebody else is asked now, or the simultaneous choice no longer asks this seat."""
    top = before.stack[-1]
    if isinstance(top, Together):
        return not after.stack or after.stack[-1] is not top or top.ask(after, seat) is None
    return deciders(after) != [seat]
