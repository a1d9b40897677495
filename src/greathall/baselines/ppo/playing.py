"""Playing: a learned policy as a bot, and how it does against others on the same deals with seats rotated."""

from contextlib import closing
from functools import partial
from typing import NamedTuple

import numpy as np

from greathall import games
from greathall.baselines.ppo.policy import Played, Policy, policy_of
from greathall.bots.bot import Bot
from greathall.bots.budget import Budget
from greathall.bots.registry import MAKERS
from greathall.bots.seat import Seat
from greathall.bots.tournament import Contest, Deal, Standing, play_deal, standings
from greathall.teams import Team

NAME = "ppo"


class PolicyBot:
    """A bot that gives the answer its policy finds likeliest."""

    def __init__(self, policy: Policy, seed: int, budget: Budget) -> None:
        self.policy = policy

    @property
    def name(self) -> str:
        return NAME

    def choose(self, seat: Seat) -> int:
        return self.policy.best(np.frombuffer(seat.observe(), np.uint8), np.frombuffer(seat.mask(), np.uint8))


class Plan(NamedTuple):
    """Who plays what, with the policy: plain data, so that another process can play its part."""

    contest: Contest
    content: bytes


def enroll(content: bytes) -> None:
    """Make the bot `ppo` known to this process."""
    policy, _ = policy_of(content, NAME)
    MAKERS[NAME] = partial(make_bot, policy)


def make_bot(policy: Policy, seed: int, budget: Budget) -> Bot:
    return PolicyBot(policy, seed, budget)


def play_plan(plan: Plan, number: int) -> Deal:
    """One deal, wherever it is played."""
    enroll(plan.content)
    return play_deal(plan.contest, number)


def against(content: bytes, table: Played, other: str, deals: int, seed: int, team: Team) -> Standing:
    """How the policy does on one seat, with the other bot on the rest."""
    entry = games.find(table.game)
    bots = (NAME, *[other] * (table.players - 1))
    contest = Contest(table.game, entry.build, table.players, table.options, bots, seed, "draw" in table.options)
    with closing(team.do(play_plan, Plan(contest, content), range(deals))) as played:
        found = list(played)
    seats = entry.load(table.players, **table.options).rules.seats
    return next(one for one in standings(found, seats) if one.bot == NAME)
