"""Showing: a running game as one viewer may know it, as a message."""

import logging
from typing import Final

from msgspec import convert
from msgspec.structs import replace

from greathall.engine import SPECTATOR, Match
from greathall.engine.frames import State
from greathall.engine.hidden.questions import show_question
from greathall.engine.hidden.views import kept, view
from greathall.server.protocol.messages import Game, Settings
from greathall.server.protocol.questions import Question, Result
from greathall.server.table.numbers import Numbers

log = logging.getLogger("greathall")


class Common:
    """What everybody sees of a position, and of everybody's points: made once for all who look."""

    def __init__(self, match: Match) -> None:
        self.public: Final = kept(match.state, SPECTATOR)
        self.forecast: Final = [match.forecast(seat, SPECTATOR) for seat in range(len(match.rules.seats))]


def show_game(
    match: Match, numbers: Numbers, settings: Settings, viewer: int, since: int, due: float | None = None
) -> Game:
    """What a seat, or a spectator, knows now, and what happened after entry `since` (0: everything). `due`: when the
    time of the seat asked is up."""
    now = show_position(match, numbers, settings, viewer, due)
    return replace(now, since=since, events=match.events(viewer, since + 1 if since else 0))


def show_position(
    match: Match,
    numbers: Numbers,
    settings: Settings,
    viewer: int,
    due: float | None = None,
    common: Common | None = None,
) -> Game:
    """How things are, without what happened. `common`: if it has been made already."""
    seated, common = viewer != SPECTATOR, common or Common(match)
    question = asked_at(match.state, viewer) if seated else None
    return Game(
        since=match.answered,
        n=match.answered,
        events=[],
        halts=[],
        view=view(match.state, viewer, common.public),
        question=question,
        number=0 if question is None else numbers.number[viewer],
        mine=numbers.mine[viewer] if seated else 0,
        undo=match.undoable(viewer) if seated else 0,
        ask=match.askable(viewer) if seated else False,
        suggest=[] if question is None else match.suggest(viewer),
        beliefs=match.beliefs(viewer) if seated and settings.deductions and not match.over else None,
        forecast=forecast(match, viewer, common) if settings.scores and not match.over else None,
        result=result_of(match) if match.over else None,
        due=due,
    )


def asked_at(s: State, seat: int) -> Question | None:
    """What a seat is asked, as a message. If the rules fail at one answer, the others can be given: it is shown without
    what is found by looking ahead."""
    try:
        asked = show_question(s, seat)
    except Exception:
        log.exception("the rules of %s failed", s.rules.game)
        asked = show_question(s, seat, ahead=False)
    return None if asked is None else convert(asked, Question)


def forecast(match: Match, viewer: int, common: Common) -> list[dict[str, int]]:
    """Everybody's points if it ended now, as far as the viewer may know: they know more only of their own."""
    return [match.forecast(seat, seat) if seat == viewer else public for seat, public in enumerate(common.forecast)]


def result_of(match: Match) -> Result:
    lines = [match.breakdown(seat) for seat in range(len(match.rules.seats))]
    return Result(match.scores(), lines, match.winners(), match.tie_breaks())
