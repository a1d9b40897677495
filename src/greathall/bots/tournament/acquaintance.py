"""Acquaintance: somebody who is as strong as a point of the scale plays again and again against the bot that adapts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from greathall.bots.adapting import ADAPTIVE, Estimate
from greathall.bots.levels import table_of
from greathall.bots.play import play_match
from greathall.bots.registry import make
from greathall.bots.tournament.statistics import mean
from greathall.engine import Game, Listing, Ruleset, luck_of


@dataclass(frozen=True)
class Acquaintance:
    """What is played, how often, and by whom: plain data, so that another process can play its part."""

    game: str
    build: Callable[[int, dict[str, Any]], Ruleset]
    options: dict[str, Any]
    skills: tuple[float, ...]  # of the people, in steps
    games: int  # that each of them plays
    seed: int


@dataclass(frozen=True)
class Met:
    """What came of it, game by game: how much of the win they had, and how strong they were thought to be before."""

    skill: float
    won: tuple[float, ...]
    thought: tuple[float, ...]

    def share(self, first: int) -> float:
        """Of the wins, from a game on."""
        return mean(self.won[first:])


def meet(plan: Acquaintance, number: int) -> Met:
    """The games of one of them. Each sits on the other side of the table than in the one before."""
    skill = plan.skills[number % len(plan.skills)]
    luck = luck_of(plan.seed, number)
    game = Game(Listing(plan.game, plan.game, (2,), plan.build), plan.build(2, plan.options))
    table, estimate = table_of(game.rules), Estimate()
    won, thought = [], []
    for at in range(plan.games):
        own, other = at % 2, 1 - at % 2
        rival = round(estimate.skill, 2)
        bots = {own: make(written(skill), luck.seed(), table), other: make(written(rival), luck.seed(), table)}
        match = game.new(seed=luck.seed())
        play_match(match, [bots[0], bots[1]])
        winners, scores = match.winners(), match.scores()
        share = 1 / len(winners) if own in winners else 0.0
        won.append(share)
        thought.append(estimate.skill)
        estimate = estimate.after(table, rival, share, scores[own] - scores[other])
    return Met(skill, tuple(won), tuple(thought))


def written(skill: float) -> str:
    """Somebody of this skill, as bots are written."""
    return f"{ADAPTIVE}:{skill:g}"
