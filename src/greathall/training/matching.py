"""Matching: bots with nets against others, on the same deals with all rotations of the seats."""

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from greathall import games
from greathall.bots.bot import Bot
from greathall.bots.budget import Budget
from greathall.bots.judges.registry import JudgeMaker
from greathall.bots.registry import MAKERS, register
from greathall.bots.thinkers.greedy import GreedyBot
from greathall.bots.thinkers.rule import RuleBot
from greathall.bots.thinkers.search import SearchBot
from greathall.bots.tournament import Contest, Deal, Standing, play_deal, standings
from greathall.teams import Team
from greathall.training.policies import judging_with

Written = tuple[bytes, ...]  # a net, and perhaps a taste
ENROLLED: Final[dict[str, Written]] = {}


def searching(judging: JudgeMaker, seed: int, budget: Budget) -> Bot:
    return SearchBot(seed, budget, judging)


def stepping(judging: JudgeMaker, seed: int, budget: Budget) -> Bot:
    return GreedyBot(seed, budget, judging=judging)


def answering(judging: JudgeMaker, seed: int, budget: Budget) -> Bot:
    return RuleBot(seed, budget, judging)


WAYS: Final = {"": searching, "-step": stepping, "-once": answering}


class Plan(NamedTuple):
    """Who plays what, with the nets of those that have one, by their names."""

    contest: Contest
    nets: dict[str, Written]


def enroll(nets: dict[str, Written]) -> None:
    """Make the bots of these nets known to this process: a net's name searches with it, with `-step` it looks one step
    ahead, with `-once` it answers at once what its taste likes."""
    for name, content in nets.items():
        if ENROLLED.get(name) != content:
            if name in ENROLLED:  # another net of that name
                for way in WAYS:
                    del MAKERS[name + way]
            ENROLLED[name] = content
            judging = judging_with(*content)
            for way, maker in WAYS.items():
                register(name + way, partial(maker, judging))


def read_nets(written: list[str]) -> dict[str, Written]:
    """The nets in these files by their names. `judge.net+taste.net` is a net with a taste, called `judge+taste`."""
    files = [[Path(part) for part in one.split("+")] for one in written]
    return {"+".join(file.stem for file in pair): tuple(file.read_bytes() for file in pair) for pair in files}


def play_with_nets(plan: Plan, number: int) -> Deal:
    """One deal, wherever it is played."""
    enroll(plan.nets)
    return play_deal(plan.contest, number)


def contest_of(game: str, options: dict[str, Any], bots: tuple[str, ...], seed: int) -> Contest:
    """A table for these bots, one for each seat of a person."""
    entry = games.find(game)
    return Contest(game, entry.build, len(bots), options, bots, seed, draws="draw" in options)


def match(nets: dict[str, Written], contest: Contest, deals: int, team: Team) -> list[Standing]:
    """Play; how everybody did."""
    plan = Plan(contest, nets)
    enroll(plan.nets)  # a file that is no net is refused here
    with closing(team.do(play_with_nets, plan, range(deals))) as played:
        found = list(played)
    seats = games.find(contest.game).load(contest.players, **contest.options).new(seed=0).rules.seats
    return standings(found, seats)
