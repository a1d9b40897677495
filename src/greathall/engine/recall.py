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
        self.name = match.rules.seats[seat] if seat >= 0 else ""
        self.lines = [line("table", table_of(match.rules, seat)), line("view", view(match.first, seat))]
        self.again = Course(match.rules, match.first, Luck(0), explicit=True)
        self.again.listening = False
        self.entries: list[Entry] = []  # that were written down
        self.past: list[Entry] = match.history.entries
        self.told: list[Any] = match.told
        self.heard = 0  # how many events were written down
        self.write_events()

    def leads_to(self, match: Course) -> bool:
        """Whether this is the past of a match: an entry belongs to one past, so checking the last one is enough."""
        count, entries = len(self.entries), match.history.entries
        if match.first is not self.again.first or count > len(entries):
            return False
        return count == 0 or entries[count - 1] is self.entries[-1]

    def text(self, match: Course) -> str:
        """A line for the table as it was at first, and one for each question, answer and event up to now."""
        self.past, self.told = match.history.entries, match.told
        self.write_answer()
        self.again.replay(self.past[len(self.entries) :], self.take)
        asked: list[str] = []
        ask(match.now, self.seat, asked)
        return "\n".join(self.lines + asked)

    def take(self, n: int, entry: Entry) -> None:
        """An entry was played again: what came of it, and what the seat answered next."""
        self.entries.append(entry)
        self.write_events()
        self.write_answer()

    def write_answer(self) -> None:
        """What the seat is asked, and its answer, if that is the next entry."""
        at = len(self.entries)
        if at < len(self.past) and self.past[at].who == self.name:
            ask(self.again.now, self.seat, self.lines)
            self.lines.append(line("answer", self.past[at].text))

    def write_events(self) -> None:
        """The events that came with the last entry, as this seat sees them."""
        while self.heard < len(self.told) and self.told[self.heard][0] <= len(self.entries):
            self.lines.append(line("event", show_event(self.again.rules, self.told[self.heard][1], self.seat)))
            self.heard += 1


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
