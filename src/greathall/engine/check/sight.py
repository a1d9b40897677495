"""What a seat is sent: in a position, and after an answer that led from one to another."""

import json
from typing import Any

from greathall.engine.check.report import demand
from greathall.engine.encoding.encoder import encoding_of, observe
from greathall.engine.errors import IllegalAnswer
from greathall.engine.frames import CHANCE, SPECTATOR, Decision, State
from greathall.engine.hidden.questions import refused, show_question
from greathall.engine.hidden.views import kept, show_event, view
from greathall.engine.kept.reading import read_answer
from greathall.engine.machine import apply, question
from greathall.engine.subclassing import mypyc_attr

ERRORS = 40


def sent(s: State, seat: int) -> dict[str, Any]:
    """Everything that may leave the engine for a seat now."""
    everything: dict[str, Any] = {"view": view(s, seat), "observation": numbers(s, seat)}
    seats = range(len(s.rules.seats))
    everything["forecast"] = [s.rules.forecast(s, other, seat) for other in seats]
    if seat >= 0:
        decision = question(s, seat)
        everything["question"] = show_question(s, seat)
        everything["refused"] = [] if decision is None else refused(s, decision)
        everything["beliefs"] = s.rules.beliefs(s, seat)
        everything["suggest"] = s.rules.suggest(s, seat)
        apart = max(7, s.rules.space.size // ERRORS)
        everything["errors"] = [error(s, seat, number) for number in range(0, s.rules.space.size, apart)]
    return everything


def check_shared(s: State) -> None:
    """What is made once for all: views of what a spectator sees, and the points of others."""
    seats, public = range(len(s.rules.seats)), kept(s, SPECTATOR)
    for viewer in (*seats, SPECTATOR):
        demand(view(s, viewer, public) == view(s, viewer), "a view is what all see, and its seat's own", f"{viewer}")
        for seat in seats:
            told = [s.rules.forecast(s, seat, one) for one in (viewer, SPECTATOR)]
            demand(seat == viewer or told[0] == told[1], "only a seat's own points are told it otherwise", f"{viewer}")


def numbers(s: State, seat: int) -> dict[str, str]:
    """An observation by part, without those that are 0."""
    parts = encoding_of(s.rules).split(observe(s, seat))
    return {name: part.hex() for name, part in parts.items() if part.count(0) < len(part)}


def error(s: State, seat: int, number: int) -> str:
    """What a seat hears when it gives this answer."""
    try:
        read_answer(s, seat, number)
    except IllegalAnswer as refusal:
        return f"{refusal} {refusal.reason} {refusal.rule} {refusal.numbers}"
    return "legal"


def observed(s: State, seat: int) -> str:
    """What a seat is sent after an answer: all of the above, and the events. As text: even order must tell nothing."""
    events = [show_event(s.rules, event, seat) for event in s.events]
    return json.dumps({**sent(s, seat), "events": events})


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What a seat is sent, as text: by the engine itself, or by whatever carries it further."""

    def now(self, s: State, seat: int) -> str:
        """All that may be sent in a position."""
        return json.dumps(sent(s, seat))

    def after(self, before: State, decider: int, option: int, s: State, seat: int) -> str:
        """All that is sent when an answer has led from one position to another."""
        return observed(s, seat)


def answered(s: State, decider: int, option: int) -> State:
    after = s.clone()
    apply(after, decider, option)
    return after


def growth(before: State, after: State, seat: int) -> bool:
    """Whether a seat learned something. A spectator learns what everybody does, except for the one who knew."""
    if seat == SPECTATOR:
        grown = [now > then for now, then in zip(after.learned, before.learned, strict=True)]
        return sum(grown) >= max(1, len(grown) - 1)
    return after.learned[seat] != before.learned[seat]


def option_text(s: State, decider: int, option: int) -> str:
    if decider == CHANCE:
        return str(option)
    decision = question(s, decider)
    assert isinstance(decision, Decision)
    return s.rules.space.text(s.rules.space.number(decision.kind, option))
