"""Matching: bots with nets against others, on the same deals with all rotations of the seats."""

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from greathall import games
from greathall.bots.bot import Bot
from greathall.bots.budget import Budget
from greathall.bots.judges.learned.net import Net, net_of
from greathall.bots.registry import MAKERS, register
from greathall.bots.thinkers.greedy import GreedyBot
from greathall.bots.thinkers.search import SearchBot
from greathall.bots.tournament import Contest, Deal, Standing, play_deal, standings
from greathall.teams import Team
from greathall.training.policies import judge_with

ENROLLED: Final[dict[str, bytes]] = {}


def searching(net: Net, seed: int, budget: Budget) -> Bot:
    return SearchBot(seed, budget, partial(judge_with, net))


def stepping(net: Net, seed: int, budget: Budget) -> Bot:
    return GreedyBot(seed, budget, judging=partial(judge_with, net))


class Plan(NamedTuple):
    """Who plays what, with the nets of those that have one, by their names."""

    contest: Contest
    nets: dict[str, bytes]


def enroll(nets: dict[str, bytes]) -> None:
    """Make the bots of these nets known to this process: a net's name searches with it, with `-step` it looks one step
    ahead."""
    for name, content in nets.items():
        if ENROLLED.get(name) != content:
            if name in ENROLLED:  # another net of that name
                del MAKERS[name], MAKERS[f"{name}-step"]
            ENROLLED[name] = content
            net = net_of(content)
            register(name, partial(searching, net))
            register(f"{name}-step", partial(stepping, net))


def play_with_nets(plan: Plan, number: int) -> Deal:
    """One deal, wherever it is played."""
    enroll(plan.nets)
    return play_deal(plan.contest, number)


def contest_of(game: str, options: dict[str, Any], bots: tuple[str, ...], seed: int) -> Contest:
    """A table for these bots, one for each seat of a person."""
    entry = games.find(game)
    return Contest(game, entry.build, len(bots), options, bots, seed, draws="draw" in options)


def match(nets: list[Path], contest: Contest, deals: int, team: Team) -> list[Standing]:
    """Play; how everybody did."""
    plan = Plan(contest, {file.stem: file.read_bytes() for file in nets})
    enroll(plan.nets)  # a file that is no net is refused here
    with closing(team.do(play_with_nets, plan, range(deals))) as played:
        found = list(played)
    seats = games.find(contest.game).load(contest.players, **contest.options).new(seed=0).rules.seats
    return standings(found, seats)
