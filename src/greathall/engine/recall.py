"""Recall: all that a seat has been shown since the start, as text. Two games have the same text only if the seat was
asked, answered and was told the same in both, so it cannot tell them apart."""

import json
from typing import Any

from greathall.engine.course import Course
from greathall.engine.errors import GreatHallError
from greathall.engine.frames import State
from greathall.engine.hidden.views import arguments, show_event, view
from greathall.engine.luck import Luck
from greathall.engine.machine import legal, question
from greathall.engine.rules import Ruleset


def information(match: Course, seat: int) -> str:
    """A line for the table as it was at first, and one for each question, answer and event since then."""
    if match.imagined:
        raise GreatHallError("an imagined match has no past to tell of: the true one holds secrets")
    rules, told = match.rules, match.told
    lines = [line("table", table_of(rules, seat)), line("view", view(match.first, seat))]
    again = Course(rules, match.first, Luck(0), explicit=True)
    again.listening = False
    heard = tell(rules, told, 0, 0, seat, lines)
    for number, entry in enumerate(match.history.entries, 1):
        if seat >= 0 and entry.who == rules.seats[seat]:
            ask(again.now, seat, lines)
            lines.append(line("answer", entry.text))
        again.follow(entry)
        heard = tell(rules, told, heard, number, seat, lines)
    ask(match.now, seat, lines)
    return "\n".join(lines)


def line(what: str, said: Any) -> str:
    return f"{what} {json.dumps(said)}"


def table_of(rules: Ruleset, seat: int) -> dict[str, Any]:
    """What everybody knows of a table before it begins, and who is asking."""
    said = {"game": rules.game, "version": rules.version, "players": rules.players, "options": rules.options}
    return {**said, "seat": rules.seats[seat] if seat >= 0 else None}


def ask(s: State, seat: int, lines: list[str]) -> None:
    """What a seat is asked now: the kind, what it is about, and every answer it may give."""
    decision = question(s, seat)
    if decision is not None:
        space = s.rules.space
        about = arguments(s.rules, space.kinds[decision.kind].about, decision.about())
        texts = [space.text(space.number(decision.kind, option)) for option in legal(s, seat)]
        lines.append(line("question", [decision.kind, about, texts]))


def tell(rules: Ruleset, told: list[Any], heard: int, number: int, seat: int, lines: list[str]) -> int:
    """The events that came with an entry, as this seat is told of them; how many it has heard by then."""
    while heard < len(told) and told[heard][0] <= number:
        lines.append(line("event", show_event(rules, told[heard][1], seat)))
        heard += 1
    return heard
