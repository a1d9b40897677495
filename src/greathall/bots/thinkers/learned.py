"""LearnedBot: thinks ahead like `search`, with a judge that has learned what a position is worth."""

from typing import ClassVar

from greathall.bots.budget import OPEN, Budget
from greathall.bots.judges.learned.nets import learned_judge
from greathall.bots.thinkers.search import SearchBot
from greathall.engine.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedBot(SearchBot):
    """A search that asks a net how likely everybody is to win."""

    name: ClassVar[str] = "learned"

    def __init__(self, seed: int, budget: Budget = OPEN) -> None:
        super().__init__(seed, budget, learned_judge)
