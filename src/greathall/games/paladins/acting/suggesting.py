"""Suggestions: the cheapest sensible workers for what was begun, and paying with goods, so that one click is enough."""

from typing import Any, Final

from greathall.engine import Decision, apply, question
from greathall.games.paladins.acting.paying import Pay
from greathall.games.paladins.acting.placing import PlaceOnSpace, PlaceWorker
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import ANY, CRIMINAL, LABOURER, WORKSHOP

NOTHING: Final = -1


def suggest_answers(s: Paladins, seat: int) -> list[int]:
    """The answers that finish placing and paying, in a row; nothing if a real choice is asked."""
    found: list[int] = []
    state, decision = s, question(s, seat)
    while decision is not None and s.learned[seat] == state.learned[seat]:
        option = sensible(state, decision)
        if option == NOTHING:
            break
        found.append(s.rules.space.number(decision.kind, option))
        if state is s:
            state = s.clone()  # what was begun is finished there
            state.telling = False
        apply(state, seat, option)
        decision = question(state, seat)
    return found


def sensible(s: Paladins, decision: Decision[Any]) -> int:
    """The answer to a question about workers or payment, or NOTHING; never one by which something is lost."""
    options = decision.options(s)
    if isinstance(decision, Pay):
        return NOTHING if decision.losses(s, options[0]) else options[0]
    if isinstance(decision, PlaceWorker | PlaceOnSpace):
        spare = spare_workers(s, decision)
        best = options[0]
        for option in options:
            if dearness(option, spare) < dearness(best, spare):
                best = option
        return best
    return NOTHING


def spare_workers(s: Paladins, decision: PlaceWorker | PlaceOnSpace) -> list[int]:
    """How many of each the coloured slots that follow do not ask for."""
    spare = s.workers[decision.player][:]
    if isinstance(decision, PlaceWorker):
        colours, board = s.lookups.slot_colour, s.board[decision.player]
        for slot in range(decision.slot + 1, decision.end):
            if colours[slot] != ANY and board[slot] != WORKSHOP:
                spare[colours[slot]] -= 1
    return spare


def dearness(worker: int, spare: list[int]) -> tuple[int, int]:
    """Labourers go first and criminals last; of the others those of whom most can be spared.

    A worker that a slot to come asks for is as dear as the criminal who would have to stand in.
    """
    if worker == CRIMINAL:
        return (3, 0)
    if spare[worker] <= 0:
        return (2, 0)
    return (0 if worker == LABOURER else 1, -spare[worker])
