"""Recall: all that a seat has been shown since the start, as text. Two games have the same text only if the seat was
asked, answered and was shown the same in both, so it cannot tell them apart."""

import json
from typing import Any

from greathall.engine.course import Course
from greathall.engine.errors import GreatHallError
from greathall.engine.frames import State
from greathall.engine.hidden.views import arguments, show_event, view
from greathall.engine.kept.record import Entry
from greathall.engine.luck import Luck
from greathall.engine.machine import legal, question
from greathall.engine.rules import Ruleset


class Recall:
    """What one seat was shown in a match, as far as it is written down. It goes on with the match, or a copy of it."""

    def __init__(self, match: Course, seat: int) -> None:
        if match.imagined:
            raise GreatHallError("an imagined match has no past to tell of: the true one holds secrets")
        self.seat = seat
        self.lines = [line("table", table_of(match.rules, seat)), line("view", view(match.first, seat))]
        self.again = Course(match.rules, match.first, Luck(0), explicit=True)
        self.again.listening = False
        self.entries: list[Entry] = []  # that were written down
        self.heard = tell(match.rules, match.told, 0, 0, seat, self.lines)

    def leads_to(self, match: Course) -> bool:
        """Whether this is the past of a match: an entry belongs to one past, so checking the last one is enough."""
        count, entries = len(self.entries), match.history.entries
        if match.first is not self.again.first or count > len(entries):
            return False
        return count == 0 or entries[count - 1] is self.entries[-1]

    def text(self, match: Course) -> str:
        """A line for the table as it was at first, and one for each question, answer and event up to now."""
        told, seat = match.told, self.seat
        name = match.rules.seats[seat] if seat >= 0 else ""
        for entry in match.history.entries[len(self.entries) :]:
            if entry.who == name:
                ask(self.again.now, seat, self.lines)
                self.lines.append(line("answer", entry.text))
            self.again.follow(entry)
            self.entries.append(entry)
            self.heard = tell(match.rules, told, self.heard, len(self.entries), seat, self.lines)
        asked: list[str] = []
        ask(match.now, seat, asked)
        return "\n".join(self.lines + asked)


def information(match: Course, seat: int) -> str:
    """All that a seat was shown up to now."""
    return Recall(match, seat).text(match)


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
    """The events that came with an entry, as this seat sees them; how many it has seen by then."""
    while heard < len(told) and told[heard][0] <= number:
        lines.append(line("event", show_event(rules, told[heard][1], seat)))
        heard += 1
    return heard
