"""Trying out: how fast this machine thinks about a game, found in a moment at a few questions of a game of its own."""

from typing import Final

from greathall.bots import Budget, LearnedBot, RuleBot, Seat
from greathall.bots.thinkers.stint import Effort
from greathall.engine import Game

APART: Final = 9  # answers from one of these questions to the next
LITTLE: Final = Budget(iterations=4)  # for each: some take far longer than others, and all should count alike
ENOUGH: Final = 150.0  # milliseconds


def try_out(game: Game, seed: int) -> Effort:
    """Let `learned` think now and then while `rule` plays. If the game is over sooner, that is enough."""
    match = game.new(seed)
    rules = [RuleBot(seed) for _ in match.rules.seats]
    thinker = LearnedBot(seed, LITTLE)
    answered = 0
    while not match.over and thinker.effort.milliseconds < ENOUGH:
        seat = match.deciders()[0]
        answered += 1
        if answered % APART == 0:
            thinker.choose(Seat(match, seat))
        match.play(rules[seat].choose(Seat(match, seat)), seat)
    return thinker.effort
