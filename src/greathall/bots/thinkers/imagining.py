"""Imagining: how a bot gets from its seat to a position it can think with, and back to an answer."""

from typing import Any, Final

from greathall.bots.judges.judge import Judge
from greathall.bots.judges.registry import JudgeMaker, judge_of
from greathall.bots.seat import Seat
from greathall.engine import Decision, Luck, Ruleset, State, legal, question

COMPARED: Final = 4  # positions of which one is taken, where some are more plausible than others


class Imagined:
    """A position its seat cannot tell from the true one, what is asked there, and who judges it."""

    def __init__(self, state: State, seat: int, judge: Judge) -> None:
        found = question(state, seat)
        assert found is not None, f"seat {seat} is not asked"
        self.state = state
        self.seat = seat
        self.judge = judge
        self.question: Decision[Any] = found
        self.options = judge.sensible(state, self.question, legal(state, seat))

    def number(self, option: int) -> int:
        """The answer that an option is, in the Space of the game."""
        return self.state.rules.space.number(self.question.kind, option)

    def option(self, number: int) -> int:
        """The option that an answer is."""
        return self.state.rules.space.option(self.question.kind, number)

    def key(self, option: int) -> int:
        """What trees know an option by: its place among the answers of this table."""
        return self.state.rules.space.first[self.question.kind] + option


class Imagining:
    """Makes such positions by luck, and keeps the judge of the game that is played."""

    def __init__(self, luck: Luck, judging: JudgeMaker = judge_of) -> None:
        self.luck = luck
        self.judging = judging
        self.rules: Ruleset | None = None
        self.judge: Judge | None = None

    def of(self, seat: Seat) -> Imagined:
        """A position as the game redeals it for this seat: what it knows is kept, the rest is drawn by chance alone.

        What the others have chosen so far is not weighed, nor what follows only from counting: a position may come up
        more often than a perfect player would expect it.
        """
        state = seat.imagine(self.luck.seed()).state
        state.telling = False
        if self.judge is None or self.rules is not state.rules:
            self.rules = state.rules
            self.judge = self.judging(state.rules)
        return Imagined(state, seat.number, self.judge)

    def likely(self, seat: Seat) -> Imagined:
        """One of several possible positions, as likely as the judge finds it plausible."""
        first = self.of(seat)
        if not first.judge.doubts:
            return first
        found = [first, *(self.of(seat) for _ in range(COMPARED - 1))]
        weights = [max(0, one.judge.plausible(one.state, one.seat)) for one in found]
        return found[self.luck.weighted(weights)] if sum(weights) else first
