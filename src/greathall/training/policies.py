"""Policies: how everybody plays in the games that samples come from. They are quick rather than strong, and err now and
then, so that nets see what follows from errors, too."""

import math
from typing import Any, Final

from greathall.bots.judges.judge import Judge
from greathall.bots.judges.learned.judge import LearnedJudge
from greathall.bots.judges.learned.net import Net
from greathall.bots.judges.registry import judge_of
from greathall.bots.thinkers.greedy import Begun
from greathall.bots.thinkers.rule import pick_greatest
from greathall.engine import Decision, Luck, Ruleset, State, apply

WARMTH: Final = 150.0  # hundredths of a point by which an answer must be liked more to be drawn e times as often
BEHIND: Final = 300  # by how much an answer that is looked at may be liked less than the best one
FEW: Final = 8  # answers that are looked at


class Policy:
    """Everybody plays by rule."""

    def __init__(self) -> None:
        self.judge: Judge

    def begin(self, rules: Ruleset) -> None:
        """Get ready for a game."""
        self.judge = self.judge_for(rules)

    def judge_for(self, rules: Ruleset) -> Judge:
        return judge_of(rules)

    def choose(self, s: State, here: Decision[Any], options: list[int], luck: Luck, noise: int) -> int:
        """An answer; of a hundred so many are errors, the more likely the less they hurt."""
        weights = self.judge.weigh_all(s, here.player, here, options)
        if luck.below(100) < noise:
            return options[luck.weighted(softened(weights))]
        return self.best(s, here, options, weights, luck)

    def best(self, s: State, here: Decision[Any], options: list[int], weights: list[int], luck: Luck) -> int:
        return pick_greatest(options, weights, luck)


class OneStep(Policy):
    """Of what `rule` would not mind, everybody takes what a net likes best once it is done."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net

    def judge_for(self, rules: Ruleset) -> Judge:
        return LearnedJudge(judge_of(rules), self.net)

    def best(self, s: State, here: Decision[Any], options: list[int], weights: list[int], luck: Luck) -> int:
        ranked = sorted(zip(weights, options, strict=True), reverse=True)
        likely = [option for weight, option in ranked[:FEW] if weight >= ranked[0][0] - BEHIND]
        if len(likely) == 1:
            return likely[0]
        seed = luck.seed()
        return max(likely, key=lambda option: self.chance_behind(s, here, option, Luck(seed)))

    def chance_behind(self, s: State, here: Decision[Any], option: int, luck: Luck) -> float:
        """The chance to win when an option is taken and what it opens is done."""
        after = s.clone()
        begun = Begun(after, here.player, here, self.judge.turns)
        apply(after, here.player, option)
        begun.finish(after, self.judge, luck)
        return self.judge.chances(after, here.player)[here.player]


def softened(weights: list[int]) -> list[int]:
    most = max(weights)
    return [1 + int(1000 * math.exp(max(-20.0, (weight - most) / WARMTH))) for weight in weights]


def policy_with(net: Net | None) -> Policy:
    """By a net, or by rule where there is none."""
    return Policy() if net is None else OneStep(net)
