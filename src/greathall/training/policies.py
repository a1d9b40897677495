"""Policies: how everybody plays in the games that samples come from."""

import math
from functools import partial
from typing import Any, Final

from greathall.bots.budget import Budget
from greathall.bots.judges.judge import Judge
from greathall.bots.judges.learned.judge import LearnedJudge
from greathall.bots.judges.learned.net import Net, net_of
from greathall.bots.judges.learned.taste import Taste
from greathall.bots.judges.registry import JudgeMaker, judge_of
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

    def __init__(self, judging: JudgeMaker, iterations: int) -> None:
        self.judging = judging
        self.budget = Budget(iterations)
        self.bots: dict[int, SearchBot] = {}

    def begin(self, rules: Ruleset) -> None:
        super().begin(rules)
        self.bots = {}

    def choose(self, s: State, here: Decision[Any], options: list[int], luck: Luck) -> int:
        if here.player not in self.bots:
            self.bots[here.player] = SearchBot(luck.seed(), self.budget, self.judging)
        match = Match(s.rules, s, luck)
        number = self.bots[here.player].choose(Seat(match, here.player))
        return s.rules.space.option(here.kind, number)


class Tasting(Policy):
    """Everybody answers at once what a taste likes."""

    def __init__(self, judging: JudgeMaker) -> None:
        self.judging = judging

    def begin(self, rules: Ruleset) -> None:
        self.judge = self.judging(rules)


def judging_with(net: bytes, taste: bytes | None = None) -> JudgeMaker:
    """Judges with these nets, as they are written."""
    return partial(judge_with, net_of(net), None if taste is None else Taste(net_of(taste)))


def judge_with(net: Net, taste: Taste | None, rules: Ruleset) -> Judge:
    return LearnedJudge(judge_of(rules), net, taste)


def softened(weights: list[int]) -> list[int]:
    most = max(weights)
    return [1 + int(1000 * math.exp(max(-20.0, (weight - most) / WARMTH))) for weight in weights]


def policy_with(net: bytes | None, iterations: int = 0, taste: bytes | None = None) -> Policy:
    """By rule if there is no net; with one a search, or if it has no iterations what the taste likes."""
    if net is None:
        return Policy()
    judging = judging_with(net, taste)
    return Searching(judging, iterations) if iterations else Tasting(judging)
