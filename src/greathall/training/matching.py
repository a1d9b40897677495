"""Matching: bots with nets against others, on the same deals with all rotations of the seats."""

import os
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from greathall import games
from greathall.bots.bot import Bot
from greathall.bots.budget import Budget
from greathall.bots.judges.judge import Judge
from greathall.bots.judges.learned.judge import LearnedJudge
from greathall.bots.judges.learned.net import Net, read_net
from greathall.bots.judges.registry import judge_of
from greathall.bots.registry import register
from greathall.bots.thinkers.greedy import GreedyBot
from greathall.bots.thinkers.search import SearchBot
from greathall.bots.tournament import Contest, Deal, Standing, play_deal, standings
from greathall.engine import Ruleset


def judge_with(net: Net, rules: Ruleset) -> Judge:
    return LearnedJudge(judge_of(rules), net)


def searching(net: Net, seed: int, budget: Budget) -> Bot:
    return SearchBot(seed, budget, partial(judge_with, net))


def stepping(net: Net, seed: int, budget: Budget) -> Bot:
    return GreedyBot(seed, budget, judging=partial(judge_with, net))


def enroll(files: list[Path]) -> None:
    """Let this process know the bots of these nets: a net's name searches with it, `-step` behind it looks one step
    ahead."""
    for file in files:
        net = read_net(file)
        register(file.stem, partial(searching, net))
        register(f"{file.stem}-step", partial(stepping, net))


def contest_of(game: str, options: dict[str, Any], bots: tuple[str, ...], seed: int) -> Contest:
    """A table for these bots, one for each seat of a person."""
    entry = games.find(game)
    return Contest(game, entry.build, len(bots), options, bots, seed, draws="draw" in options)


def match(nets: list[Path], contest: Contest, deals: int, workers: int = 0) -> list[Standing]:
    """Play, on all cores; how everybody did."""
    for file in nets:
        read_net(file)  # a pool whose workers cannot begin would try for ever
    with get_context("spawn").Pool(workers or os.cpu_count(), enroll, (nets,)) as pool:
        found: list[Deal] = list(pool.imap(partial(play_deal, contest), range(deals)))
    seats = games.find(contest.game).load(contest.players, **contest.options).new(seed=0).rules.seats
    return standings(found, seats)
