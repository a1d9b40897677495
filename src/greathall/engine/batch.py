"""Batch: many games side by side, one answer for each at a time, with what learners need in memory they can share."""

from array import array
from collections.abc import Sequence

from greathall.engine.chances import Chance
from greathall.engine.encoding.encoder import Encoding, encoding_of
from greathall.engine.errors import BadOptions
from greathall.engine.frames import CHANCE, Decision, State
from greathall.engine.kept.reading import read_answer
from greathall.engine.luck import Luck
from greathall.engine.machine import apply, chance_answer, deciders, legal, question
from greathall.engine.measures import range_of, returns_of
from greathall.engine.pickling import Pickled, pickled
from greathall.engine.rules import Ruleset
from greathall.engine.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch:
    """Games that are played on and on: when one ends, the next begins at once. All are tables of one game.

    After every step, for each of them: `seats` says who is asked; its row of `masks` what they may answer; its row of
    `observations` what they may know, if that is wanted; `ended` whether the step ended a game; and if so its row of
    `returns`, by seat, what that was worth. All of them are written in place.
    """

    def __init__(self, rules: Sequence[Ruleset], seed: int, observing: bool = True, of: str = "win") -> None:
        if not rules or any(one.game != rules[0].game for one in rules):
            raise BadOptions("a batch is made of tables of one game")
        range_of(rules[0], of)  # which refuses what is no return
        self.rules = list(rules)
        self.observing = observing
        self.of = of
        self.luck = Luck(seed)
        self.encodings: list[Encoding] = [encoding_of(one) for one in self.rules]
        self.starts = [begun(one, observing) for one in self.rules]
        self.states = [start.clone() for start in self.starts]
        self.count = len(self.rules)
        self.size = self.encodings[0].size
        self.answers = self.rules[0].space.size
        self.most_seats = max([len(one.seats) for one in self.rules])
        self.observations = bytearray(self.count * self.size if observing else 0)
        self.masks = bytearray(self.count * self.answers)
        self.seats = bytearray(self.count)
        self.ended = bytearray(self.count)
        self.returns = array("d", [0.0]) * (self.count * self.most_seats)
        self.blank = bytes(self.answers)
        for number in range(self.count):
            self.begin(number)

    def __reduce__(self) -> Pickled:
        return pickled(self)

    def begin(self, number: int) -> None:
        """A new game in this place."""
        self.states[number] = self.starts[number].clone()
        self.go_on(number)

    def go_on(self, number: int) -> None:
        """Let luck answer until somebody is asked, and write what they need."""
        s = self.states[number]
        while s.stack and isinstance(s.stack[-1], Chance):
            apply(s, CHANCE, chance_answer(s, self.luck))
        if not s.stack:
            self.end(number, s)
            return
        seat = asked_first(s)
        self.seats[number] = seat
        self.write_mask(number, s, seat)
        if self.observing:
            self.encodings[number].observe(s, seat, self.observations, number * self.size)

    def write_mask(self, number: int, s: State, seat: int) -> None:
        decision = question(s, seat)
        assert decision is not None, f"seat {seat} is not asked"
        space, at = s.rules.space, number * self.answers
        shared, first, masks = space.shared, space.first[decision.kind], self.masks
        masks[at : at + self.answers] = self.blank
        for option in legal(s, seat):
            masks[at + shared[first + option]] = 1

    def end(self, number: int, s: State) -> None:
        """Write what a game was worth, and begin the next one."""
        at = number * self.most_seats
        for seat, value in enumerate(returns_of(s, self.of)):
            self.returns[at + seat] = value
        self.begin(number)
        self.ended[number] = 1

    def step(self, answers: Sequence[int]) -> None:
        """Give every game its answer. If one is not legal, nothing happens to any of them."""
        if len(answers) != self.count:
            raise BadOptions(f"there are {self.count} games, and {len(answers)} answers")
        options = [read_answer(s, self.seats[n], int(answers[n])) for n, s in enumerate(self.states)]
        for number, option in enumerate(options):
            self.ended[number] = 0
            apply(self.states[number], self.seats[number], option)
            self.go_on(number)

    def draw(self) -> list[int]:
        """A legal answer for every game, at random."""
        found: list[int] = []
        for number, s in enumerate(self.states):
            seat = self.seats[number]
            decision, options = question(s, seat), legal(s, seat)
            assert decision is not None, f"seat {seat} is not asked"
            found.append(s.rules.space.number(decision.kind, options[self.luck.below(len(options))]))
        return found


def begun(rules: Ruleset, observing: bool) -> State:
    """Where games of a table begin. Events are not kept; knowledge is kept only for those who observe."""
    s = rules.start()
    s.telling = False
    s.events = []
    if s.knowledge is not None:
        s.knowledge.keeping = observing
    return s


def asked_first(s: State) -> int:
    """The seat that is asked; if several are, the first of them."""
    top = s.stack[-1]
    return top.player if isinstance(top, Decision) else deciders(s)[0]
