"""Random games against the solo opponent, whatever the difficulty and the expansion."""

from typing import Final

from greathall.engine import Luck, Ruleset, playout
from greathall.engine.check.positions import check_conserved

OPPONENT: Final = 1
GAMES: Final = 15


def check_random_games(rules: Ruleset) -> None:
    """They end, nothing is lost, and somebody wins."""
    for seed in range(10):
        s = rules.start()
        playout(s, Luck(seed))
        check_conserved(s, {})
        assert len(rules.scores(s)) == 2 and rules.winners(s)


def mean_points(rules: Ruleset) -> float:
    """What the opponent scores."""
    total = 0
    for seed in range(GAMES):
        s = rules.start()
        s.telling = False
        playout(s, Luck(seed))
        total += rules.scores(s)[OPPONENT]
    return total / GAMES
