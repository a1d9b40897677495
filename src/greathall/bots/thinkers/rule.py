"""RuleBot: the answer its judge likes best, by considerations that can be said in words."""

from typing import ClassVar

from greathall.bots.budget import OPEN, Budget, refuse_budget
from greathall.bots.judges.registry import JudgeMaker, judge_of
from greathall.bots.seat import Seat
from greathall.bots.thinkers.imagining import Imagined, Imagining
from greathall.engine import Luck
from greathall.engine.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleBot:
    """Weighs every answer in one imagined position; among equals its luck decides. If it makes mistakes, it finds each
    answer better or worse than it is, by at most so many hundredths of a point."""

    name: ClassVar[str] = "rule"

    def __init__(self, seed: int, budget: Budget = OPEN, judging: JudgeMaker = judge_of, mistakes: int = 0) -> None:
        refuse_budget(self.name, budget)
        self.luck = Luck(seed)
        self.imagining = Imagining(self.luck, judging)
        self.mistakes = mistakes

    def choose(self, seat: Seat) -> int:
        imagined = self.imagining.of(seat)
        weights = weigh(imagined)
        if self.mistakes and len(weights) > 1:
            weights = [weight + misjudged(self.mistakes, self.luck) for weight in weights]
        return imagined.number(pick_greatest(imagined.options, weights, self.luck))


def weigh(imagined: Imagined) -> list[int]:
    """How much each option is liked."""
    return imagined.judge.weigh_all(imagined.state, imagined.seat, imagined.question, imagined.options)


def best(imagined: Imagined, luck: Luck) -> int:
    """The option with the greatest weight."""
    return pick_greatest(imagined.options, weigh(imagined), luck)


def misjudged(most: int, luck: Luck) -> int:
    """By how much something is found better than it is, or worse: evenly, by at most so much."""
    return luck.below(2 * most + 1) - most


def pick_greatest(options: list[int], weights: list[int], luck: Luck) -> int:
    """One of the options whose weight is the greatest."""
    most = max(weights)
    equals = [option for option, weight in zip(options, weights, strict=True) if weight == most]
    return equals[0] if len(equals) == 1 else equals[luck.below(len(equals))]
