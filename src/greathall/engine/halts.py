"""Stages: the table between the deeds of seats that follow from the rules, so that people can watch them one by one."""

from collections.abc import Sequence

from greathall.engine.events import Event
from greathall.engine.frames import CHANCE, State
from greathall.engine.kept.reading import read_answer, read_chance, read_text
from greathall.engine.kept.record import CHANCE_NAME, UNDO, Entry
from greathall.engine.machine import go_on, take, take_order
from greathall.engine.rules import Ruleset


class Stage:
    """A position, and how many events had been told when it was reached."""

    def __init__(self, told: int, state: State) -> None:
        self.told = told
        self.state = state


def stages_of(before: State, entries: Sequence[Entry]) -> list[Stage]:
    """How a position went on with these entries: before the first step that tells of an automatic seat, and after every
    such step. Events are counted from the first entry on."""
    if not any(before.rules.automatic) or any(entry.text == UNDO for entry in entries):
        return []
    watching = Watching(before.clone())
    for entry in entries:
        watching.follow(entry)
    return watching.stages


class Watching:
    """A position that goes on step by step, and the stages it has gone through."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.s.telling = True
        self.stages: list[Stage] = []

    def follow(self, entry: Entry) -> None:
        """Take a recorded answer, and go on until somebody is asked."""
        told, before = len(self.s.events), self.before()
        give(self.s, entry)
        self.note(told, before)
        more = True
        while more:
            told, before = len(self.s.events), self.before()
            more = go_on(self.s, 1)
            self.note(told, before)

    def before(self) -> State | None:
        """The position, where no stage was kept yet."""
        return None if self.stages else self.s.clone()

    def note(self, told: int, before: State | None) -> None:
        """Keep a stage where the last step has told of an automatic seat."""
        s = self.s
        if any(is_automatic(s.rules, event) for event in s.events[told:]):
            if before is not None:
                self.stages.append(Stage(told, before))
            self.stages.append(Stage(len(s.events), s.clone()))


def give(s: State, entry: Entry) -> None:
    """Take a recorded answer, and nothing yet that follows by itself."""
    if entry.who != CHANCE_NAME:
        seat = s.rules.seat(entry.who)
        take(s, seat, read_answer(s, seat, read_text(s, entry.text)))
        return
    option, order = read_chance(s, entry.text)
    if order is None:
        take(s, CHANCE, option)
    else:
        take_order(s, order)


def is_automatic(rules: Ruleset, event: Event) -> bool:
    """Whether an event tells of a seat that follows from the rules."""
    for place, part in enumerate(rules.composition.tellings[event.kind].args):
        if part == "who:seat":
            return rules.automatic[event.args[place]]
    return False
