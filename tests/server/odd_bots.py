"""Bots that fail in every way there is, and a worker that knows them: `python -m server.odd_bots`."""

import os
import sys
import time

from greathall.bots import Bot, Budget, Seat
from greathall.bots.registry import MAKERS, Maker
from greathall.server.thinking import worker


class Raises:
    name = "raises"

    def __init__(self, seed: int, budget: Budget) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        raise ValueError("I do not know this game")


class AnswersNonsense(Raises):
    name = "answers_nonsense"

    def choose(self, seat: Seat) -> int:
        return 10**6


class ThinksForEver(Raises):
    name = "thinks_for_ever"

    def choose(self, seat: Seat) -> int:
        time.sleep(3600)
        return seat.legal()[0]


class Dies(Raises):
    name = "dies"

    def choose(self, seat: Seat) -> int:
        os._exit(3)


class Prints(Raises):
    name = "prints"

    def choose(self, seat: Seat) -> int:
        os.write(1, b"let me see ...\n")
        return seat.legal()[-1]


def make_raising(seed: int, budget: Budget) -> Bot:
    return Raises(seed, budget)


ODD: dict[str, Maker] = {bot.name: bot for bot in (Raises, AnswersNonsense, ThinksForEver, Dies, Prints)}

if __name__ == "__main__":
    MAKERS.update(ODD)
    if "no-substitute" in sys.argv:
        MAKERS["greedy"] = make_raising
    worker.main()
