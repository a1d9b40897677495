"""Attempting: an answer on a copy of the match. Nothing has happened yet."""

import logging

from greathall.engine import IllegalAnswer, Match
from greathall.engine.hidden.questions import opens
from greathall.server.denied import MessageDenied
from greathall.server.table.numbers import Numbers

log = logging.getLogger("greathall")


def is_shown(match: Match, answer: int | None, seat: int) -> bool:
    """Whether a seat was shown what follows an answer: as a suggestion, or with the answer."""
    suggested = match.suggest(seat)
    if len(suggested) > 1 and suggested[0] == answer:
        return True
    return answer is not None and opens(match.state, seat, answer)


def attempt(trial: Match, numbers: Numbers, seat: int, answer: int | None, is_last: bool = True) -> Numbers:
    """Answer, or take back; the numbers afterwards. Rules that are at fault refuse, too: the table goes on."""
    silent = trial.state.learned[seat], trial.answered + 1  # nothing was learned, and luck was not asked
    try:
        was_shown = is_last or is_shown(trial, answer, seat)
        trial.undo(seat) if answer is None else trial.give(answer, seat)
        is_silent = (trial.state.learned[seat], trial.answered) == silent
        if not is_last and not (was_shown and is_silent):
            raise IllegalAnswer("nothing can be answered behind what shows something new", "other_question")
    except IllegalAnswer as error:
        raise MessageDenied(error.reason, error.rule, error.numbers) from error
    except Exception as error:
        log.exception("the rules of %s failed", trial.rules.game)
        raise MessageDenied("fault") from error
    return numbers.after(trial, seat)
