"""RandomBot: any legal answer, each equally likely."""

from typing import ClassVar

from greathall.bots.budget import OPEN, Budget, refuse_budget
from greathall.bots.seat import Seat
from greathall.engine import Luck


class RandomBot:
    """Answers by luck of its own, fixed by its seed."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int, budget: Budget = OPEN) -> None:
        refuse_budget(self.name, budget)
        self.luck = Luck(seed)

    def choose(self, seat: Seat) -> int:
        answers = seat.legal()
        return answers[self.luck.below(len(answers))]
