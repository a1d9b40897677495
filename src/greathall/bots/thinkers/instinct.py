"""InstinctBot: answers at once what it has learned to like."""

from typing import ClassVar

from greathall.bots.budget import OPEN, Budget
from greathall.bots.judges.learned.nets import learned_judge
from greathall.bots.thinkers.rule import RuleBot
from greathall.engine.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class InstinctBot(RuleBot):
    """A `rule` whose likings were learned from a search; it does not think ahead."""

    name: ClassVar[str] = "instinct"

    def __init__(self, seed: int, budget: Budget = OPEN, mistakes: int = 0) -> None:
        super().__init__(seed, budget, learned_judge, mistakes)
