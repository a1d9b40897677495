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
    """Weighs every answer in one imagined position; among equals its luck decides."""

    name: ClassVar[str] = "rule"

    def __init__(self, seed: int, budget: Budget = OPEN, judging: JudgeMaker = judge_of) -> None:
        refuse_budget(self.name, budget)
        self.luck = Luck(seed)
        self.imagining = Imagining(self.luck, judging)

    def choose(self, seat: Seat) -> int:
        imagined = self.imagining.of(seat)
        return imagined.number(best(imagined, self.luck))


def best(imagined: Imagined, luck: Luck) -> int:
    """The option with the greatest weight."""
    weights = imagined.judge.weigh_all(imagined.state, imagined.seat, imagined.question, imagined.options)
    return pick_greatest(imagined.options, weights, luck)


def pick_greatest(options: list[int], weights: list[int], luck: Luck) -> int:
    """One of the options whose weight is the greatest."""
    most = max(weights)
    equals = [option for option, weight in zip(options, weights, strict=True) if weight == most]
    return equals[0] if len(equals) == 1 else equals[luck.below(len(equals))]
