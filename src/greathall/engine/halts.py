"""Halts: the table between the deeds of seats that follow from the rules, so that people can watch them one by one."""

from collections.abc import Sequence

from greathall.engine.events import Event
from greathall.engine.frames import CHANCE, State
from greathall.engine.kept.reading import read_given
from greathall.engine.kept.record import CHANCE_NAME, UNDO, Entry
from greathall.engine.machine import go_on, take, take_order
from greathall.engine.rules import Ruleset


class Halt:
    """A position where people may stop to watch, and how many events had happened when it was reached."""

    def __init__(self, events: int, state: State) -> None:
        self.events = events
        self.state = state


def halts_of(before: State, entries: Sequence[Entry]) -> list[Halt]:
    """How a position went on with these entries: before the first step that tells of an automatic seat, and after every
    such step. Events are counted from the first entry on."""
    if not any(before.rules.automatic) or any(entry.text == UNDO for entry in entries):
        return []
    going = StepByStep(before.clone())
    for entry in entries:
        going.follow(entry)
    return going.halts


class StepByStep:
    """A position that goes on step by step, and where it could be watched."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.s.telling = True
        self.halts: list[Halt] = []

    def follow(self, entry: Entry) -> None:
        """Take a recorded answer, and go on until somebody is asked."""
        happened, before = len(self.s.events), self.before()
        give(self.s, entry)
        self.note(happened, before)
        more = True
        while more:
            happened, before = len(self.s.events), self.before()
            more = go_on(self.s, 1)
            self.note(happened, before)

    def before(self) -> State | None:
        """The position, if no halt was kept yet."""
        return None if self.halts else self.s.clone()

    def note(self, happened: int, before: State | None) -> None:
        """Keep a halt if the last step has told of an automatic seat."""
        s = self.s
        if any(is_automatic(s.rules, event) for event in s.events[happened:]):
            if before is not None:
                self.halts.append(Halt(happened, before))
            self.halts.append(Halt(len(s.events), s.clone()))


def give(s: State, entry: Entry) -> None:
    """Take a recorded answer, and nothing yet that follows by itself."""
    seat = CHANCE if entry.who == CHANCE_NAME else s.rules.seat(entry.who)
    option, order = read_given(s, seat, entry.text)
    if order is None:
        take(s, seat, option)
    else:
        take_order(s, order)


def is_automatic(rules: Ruleset, event: Event) -> bool:
    """Whether an event tells of a seat that follows from the rules."""
    for place, part in enumerate(rules.composition.tellings[event.kind].args):
        if part == "who:seat":
            return rules.automatic[event.args[place]]
    return False
