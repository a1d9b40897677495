"""RandomBot: any legal answer, each equally likely. HaphazardBot: the same as people meet it at a table."""

from typing import ClassVar

from greathall.bots.budget import OPEN, Budget, refuse_budget
from greathall.bots.seat import Seat
from greathall.bots.thinkers.imagining import Imagining
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


class HaphazardBot:
    """Draws like RandomBot, and again if everybody knows that an answer is pointless."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)
        self.imagining = Imagining(self.luck)

    def choose(self, seat: Seat) -> int:
        answers = seat.legal()
        drawn = answers[self.luck.below(len(answers))]
        imagined = self.imagining.of(seat)
        if imagined.option(drawn) in imagined.options:
            return drawn
        return imagined.number(imagined.options[self.luck.below(len(imagined.options))])
