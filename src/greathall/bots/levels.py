"""Levels: how strong an opponent people want, in words they know."""

from collections.abc import Callable
from typing import Final

from greathall.bots.bot import Bot
from greathall.bots.budget import Budget
from greathall.bots.thinkers.greedy import GreedyBot
from greathall.bots.thinkers.rule import RuleBot
from greathall.bots.thinkers.search import SearchBot

NOISE: Final = 2  # by how many points `easy` may misjudge an answer


def make_easy(seed: int) -> Bot:
    return GreedyBot(seed, noise=NOISE)


def make_normal(seed: int) -> Bot:
    return RuleBot(seed)


def make_hard(seed: int) -> Bot:
    return SearchBot(seed, Budget(milliseconds=1000))


def make_expert(seed: int) -> Bot:
    return SearchBot(seed, Budget(milliseconds=5000))


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "easy": make_easy,
    "normal": make_normal,
    "hard": make_hard,
    "expert": make_expert,
}
