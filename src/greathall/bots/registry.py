"""The bots there are, by name. Packages add theirs through an entry point of the group `greathall.bots`.

A bot is written as its name, as its name and a budget (`search`, `search:400`, `search:2s`), as one that answers at
once with the points by which it may misjudge every answer (`rule-2`, `instinct-0.5`), or as a level (`easy`).
"""

import re
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from greathall.bots.adapting import ADAPTIVE, START
from greathall.bots.bot import Bot
from greathall.bots.budget import OPEN, Budget, read_budget
from greathall.bots.judges.judge import POINT
from greathall.bots.ladders import LEVELS
from greathall.bots.levels import LevelBot, ladder_of, strength_of
from greathall.bots.strength import Strength, strength_on
from greathall.bots.thinkers.greedy import GreedyBot
from greathall.bots.thinkers.instinct import InstinctBot
from greathall.bots.thinkers.learned import LearnedBot
from greathall.bots.thinkers.random import HaphazardBot, RandomBot
from greathall.bots.thinkers.rule import RuleBot
from greathall.bots.thinkers.search import SearchBot
from greathall.engine import BadOptions

Maker = Callable[[int, Budget], Bot]  # from a seed and a budget

GROUP: Final = "greathall.bots"
MISTAKEN: Final = re.compile(r"(greedy|rule|instinct)-(\d{1,3}(?:\.\d{1,2})?)")  # who misjudges, by how many points
MAKERS: Final[dict[str, Maker]] = {
    "greedy": GreedyBot,
    "instinct": InstinctBot,
    "learned": LearnedBot,
    "random": RandomBot,
    "rule": RuleBot,
    "search": SearchBot,
}


def register(name: str, maker: Maker) -> None:
    """Add a bot. The same one may be added again; another one of the same name may not."""
    if name in (*LEVELS, ADAPTIVE) or MAKERS.setdefault(name, maker) is not maker:
        raise BadOptions(f"another bot is already called {name!r}")


def names() -> list[str]:
    """All bots there are; those of other packages are not loaded for this."""
    return sorted({*MAKERS, *(point.name for point in entry_points(group=GROUP))})


def find(name: str) -> Maker:
    """How a bot is made; the error lists what there is."""
    if name not in MAKERS:
        for point in entry_points(group=GROUP, name=name):
            register(name, point.load())
    if name not in MAKERS:
        levels = ", ".join(LEVELS)
        values = {"name": name, "possible": [*names(), *LEVELS]}
        there = f"there are {', '.join(names())}, and the levels {levels}"
        raise BadOptions(f"there is no bot {name!r}; {there}", "no_bot", values)
    return MAKERS[name]


def seated(written: str, seed: int, table: str = "") -> Bot:
    """The same as people meet it at a table: there nobody does what everybody knows is pointless, even by luck."""
    return HaphazardBot(seed) if written == HaphazardBot.name else make(written, seed, table)


def make(written: str, seed: int, table: str = "") -> Bot:
    """A bot as it is written; the same seed gives the same answers to the same questions, unless its budget is a
    time. If it is known what is played (`table_of`), a level is at once who plays there."""
    name, colon, budget = (part.strip() for part in written.partition(":"))
    if name in LEVELS:
        if colon:
            raise BadOptions(f"the level {name} has a budget of its own", "level_budget", {"name": name})
        return strength_of(name, table).make(seed) if table else LevelBot(name, LEVELS.index(name), seed)
    if name == ADAPTIVE:
        skill = read_skill(budget) if colon else START
        return strength_on(ladder_of(table), skill).make(seed) if table else LevelBot(name, skill, seed)
    if not colon and (mistaken := MISTAKEN.fullmatch(name)):
        return Strength(mistaken[1], round(POINT * float(mistaken[2]))).make(seed)
    return find(name)(seed, read_budget(budget) if colon else OPEN)


def read_skill(text: str) -> float:
    """A point of the scale of levels, as it is written: `4.5` is halfway between two steps."""
    found = re.fullmatch(r"-?\d{1,2}(\.\d{1,3})?", text)
    if found is None:
        raise BadOptions(f"a strength is a number of steps (4.5), not {text!r}", "skill", {"text": text})
    return float(text)
