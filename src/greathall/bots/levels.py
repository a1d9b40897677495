"""Levels: how strong an opponent people want, in words they know.

A level means the same strength on every machine: `hard` and `expert` think for a number of iterations a turn, which the
judge of each game counts in hard turns. On a machine that is too slow for that a limit of time cuts them short.
"""

from collections.abc import Callable
from typing import Final

from greathall.bots.bot import Bot
from greathall.bots.budget import Budget
from greathall.bots.thinkers.greedy import GreedyBot
from greathall.bots.thinkers.rule import RuleBot
from greathall.bots.thinkers.search import SearchBot

EXPERT: Final = 5  # hard turns in a turn of `expert`
LIMIT: Final = 3000  # milliseconds at most for a hard turn; compiled, one takes a third of that at most
NOISE: Final = 2  # by how many points `easy` may misjudge an answer


def make_easy(seed: int) -> Bot:
    return GreedyBot(seed, noise=NOISE)


def make_normal(seed: int) -> Bot:
    return RuleBot(seed)


def make_hard(seed: int) -> Bot:
    return SearchBot(seed, Budget(hard_turns=1, milliseconds=LIMIT))


def make_expert(seed: int) -> Bot:
    return SearchBot(seed, Budget(hard_turns=EXPERT, milliseconds=EXPERT * LIMIT))


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "easy": make_easy,
    "normal": make_normal,
    "hard": make_hard,
    "expert": make_expert,
}
