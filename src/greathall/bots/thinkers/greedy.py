"""GreedyBot: one step ahead. It tries every answer in a few imagined positions and takes what leaves it best off."""

from collections.abc import Set
from typing import Any, ClassVar, Final

from greathall.bots.budget import OPEN, Budget, refuse_budget
from greathall.bots.judges.judge import Judge
from greathall.bots.judges.registry import JudgeMaker, judge_of
from greathall.bots.seat import Seat
from greathall.bots.thinkers.imagining import Imagined, Imagining
from greathall.bots.thinkers.rule import misjudged, pick_greatest
from greathall.engine import CHANCE, Chance, Decision, Frame, Luck, State, apply, legal, question
from greathall.engine.machine import chance_answer
from greathall.engine.subclassing import mypyc_attr

COPIES: Final = 4
LONG: Final = 100  # more answers than any business needs


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot:
    """Compares what its answers lead to. If it makes mistakes, each looks better or worse than it is, by at most so
    many hundredths of a point."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int, budget: Budget = OPEN, judging: JudgeMaker = judge_of, mistakes: int = 0) -> None:
        refuse_budget(self.name, budget)
        self.luck = Luck(seed)
        self.imagining = Imagining(self.luck, judging)
        self.mistakes = mistakes

    def choose(self, seat: Seat) -> int:
        first = self.imagining.of(seat)
        if len(first.options) == 1:
            return first.number(first.options[0])
        totals = try_all(first, self.luck)
        for _ in range(COPIES - 1):
            for at, standing in enumerate(try_all(self.imagining.of(seat), self.luck)):
                totals[at] += standing
        if self.mistakes:
            totals = [total + misjudged(COPIES * self.mistakes, self.luck) for total in totals]
        return first.number(pick_greatest(first.options, totals, self.luck))


def try_all(imagined: Imagined, luck: Luck) -> list[int]:
    """What each option leads to in one imagined position, with the same luck for all of them."""
    seed = luck.seed()
    return [try_one(imagined, option, Luck(seed)) for option in imagined.options]


def try_one(imagined: Imagined, option: int, luck: Luck) -> int:
    """The standing of the seat when an option is taken and what it opens is done."""
    s = imagined.state.clone()
    begun = Begun(s, imagined.seat, imagined.question, imagined.judge.turns)
    apply(s, imagined.seat, option)
    begun.finish(s, imagined.judge, luck)
    return imagined.judge.standing(s, imagined.seat)


class Begun:
    """The business that a seat's answer belongs to: what is above it on the stack was opened by the answer."""

    def __init__(self, s: State, seat: int, asked: Decision[Any], turns: Set[str] = frozenset()) -> None:
        self.seat = seat
        self.top: Frame[Any] = s.stack[-1]
        self.depth = len(s.stack)
        self.leads: tuple[str, ...] = asked.leads
        self.turns = turns

    def goes_on(self, s: State, asked: Decision[Any]) -> bool:
        """Whether an answer was followed by another question in its place, if the game says what begins a turn."""
        same = len(s.stack) == self.depth and asked.player == self.seat
        return same and bool(self.turns) and asked.kind not in self.turns

    def next(self, s: State) -> Decision[Any] | None:
        """The question that must be answered to finish it, or nothing when it is done."""
        top = s.stack[-1]
        if isinstance(top, Decision):
            return top if len(s.stack) > self.depth or top.kind in self.leads or self.goes_on(s, top) else None
        if len(s.stack) > self.depth or top is self.top:
            return question(s, self.seat)
        return None

    def finish(self, s: State, judge: Judge, luck: Luck) -> None:
        """Answer what has been opened, for the seat asked."""
        for _ in range(LONG):
            if not s.stack:
                return
            if isinstance(s.stack[-1], Chance):
                if len(s.stack) < self.depth:
                    return
                apply(s, CHANCE, chance_answer(s, luck))
                continue
            asked = self.next(s)
            if asked is None:
                return
            self.leads = asked.leads
            apply(s, asked.player, settle(s, asked, judge, luck))


def settle(s: State, asked: Decision[Any], judge: Judge, luck: Luck) -> int:
    """What the judge likes best; if it has no opinion, what helps at once."""
    options = legal(s, asked.player)
    if len(options) == 1:
        return options[0]
    if asked.kind in judge.considerations:
        weights = judge.weigh_all(s, asked.player, asked, options)
    else:
        weights = [glance(s, asked.player, option, judge) for option in options]
    return pick_greatest(options, weights, luck)


def glance(s: State, seat: int, option: int, judge: Judge) -> int:
    """The standing of a seat right behind an answer."""
    after = s.clone()
    apply(after, seat, option)
    return judge.standing(after, seat)
