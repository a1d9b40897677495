"""Policies: how everybody plays in the games that samples come from."""

import math
from functools import partial
from typing import Any, Final

from greathall.bots.budget import Budget
from greathall.bots.judges.judge import Judge
from greathall.bots.judges.learned.judge import LearnedJudge
from greathall.bots.judges.learned.net import Net
from greathall.bots.judges.registry import judge_of
from greathall.bots.seat import Seat
from greathall.bots.thinkers.rule import pick_greatest
from greathall.bots.thinkers.search import SearchBot
from greathall.engine import Decision, Luck, Match, Ruleset, State

WARMTH: Final = 150.0  # hundredths of a point by which an answer must be liked more to be drawn e times as often
NOISE: Final = 30  # errors among a hundred answers, while everybody errs


class Policy:
    """Everybody plays by rule."""

    def begin(self, rules: Ruleset) -> None:
        """Get ready for a game."""
        self.judge = judge_of(rules)

    def err(self, s: State, here: Decision[Any], options: list[int], luck: Luck) -> int:
        """An answer by rule, or now and then an error: the more likely, the less it hurts."""
        weights = self.judge.weigh_all(s, here.player, here, options)
        if luck.below(100) < NOISE:
            return options[luck.weighted(softened(weights))]
        return pick_greatest(options, weights, luck)

    def choose(self, s: State, here: Decision[Any], options: list[int], luck: Luck) -> int:
        """An answer that is no error."""
        return pick_greatest(options, self.judge.weigh_all(s, here.player, here, options), luck)


class Searching(Policy):
    """Everybody searches with a net, for this many iterations a turn, and sees no more than their seat."""

    def __init__(self, net: Net, iterations: int) -> None:
        self.net = net
        self.budget = Budget(iterations)
        self.bots: dict[int, SearchBot] = {}

    def begin(self, rules: Ruleset) -> None:
        super().begin(rules)
        self.bots = {}

    def choose(self, s: State, here: Decision[Any], options: list[int], luck: Luck) -> int:
        if here.player not in self.bots:
            self.bots[here.player] = SearchBot(luck.seed(), self.budget, partial(judge_with, self.net))
        match = Match(s.rules, s, luck)
        number = self.bots[here.player].choose(Seat(match, here.player))
        return s.rules.space.option(here.kind, number)


def judge_with(net: Net, rules: Ruleset) -> Judge:
    return LearnedJudge(judge_of(rules), net)


def softened(weights: list[int]) -> list[int]:
    most = max(weights)
    return [1 + int(1000 * math.exp(max(-20.0, (weight - most) / WARMTH))) for weight in weights]


def policy_with(net: Net | None, iterations: int) -> Policy:
    """A search with a net, or by rule if there is none."""
    return Policy() if net is None else Searching(net, iterations)
