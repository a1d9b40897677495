"""Ladders: what each level means in each game, as plain data.

Steps are measured with `dev.py bench ladder`: each wins 65 to 75 percent of the games of two against the one below.
"""

from typing import Final

from greathall.bots.strength import Ladder, Strength

LEVELS: Final = (
    "beginner",
    "novice",
    "easy",
    "casual",
    "steady",
    "normal",
    "skilled",
    "strong",
    "hard",
    "expert",
    "master",
)


def greedy(mistakes: int) -> Strength:
    return Strength("greedy", mistakes)


def rule(mistakes: int) -> Strength:
    return Strength("rule", mistakes)


def instinct(mistakes: int) -> Strength:
    return Strength("instinct", mistakes)


def learned(thinking: float) -> Strength:
    return Strength("learned", thinking=thinking)


CITADELS: Final[Ladder] = (
    rule(820),
    rule(490),
    rule(335),
    rule(225),
    rule(150),
    rule(0),
    learned(1.5),
    learned(4),
    learned(14),
    learned(75),
    learned(2500),
)
PALADINS: Final[Ladder] = (
    instinct(315),
    instinct(250),
    instinct(183),
    instinct(130),
    instinct(80),
    instinct(30),
    learned(4.3),
    learned(12),
    learned(50),
    learned(300),
    learned(2500),
)
CROWNS: Final[Ladder] = (
    instinct(255),
    instinct(197),
    instinct(147),
    instinct(103),
    instinct(72),
    instinct(30),
    learned(10),
    learned(30),
    learned(110),
    learned(450),
    learned(2500),
)
THINKING: Final[Ladder] = (learned(4), learned(16), learned(80), learned(400), learned(2500))
JUDGED: Final[Ladder] = (rule(400), rule(300), rule(200), rule(130), rule(60), rule(0), *THINKING)
UNKNOWN: Final[Ladder] = (greedy(400), greedy(300), greedy(200), greedy(130), greedy(60), greedy(0), *THINKING)
# By how many points a step beats the one below on average: a margin says how many steps there seem to be.
POINTS: Final[dict[str, float]] = {"citadels": 5.5, "paladins": 8.0, "paladins+city_of_crowns": 15.0}
LADDERS: Final[dict[str, Ladder]] = {
    "citadels": CITADELS,
    "paladins": PALADINS,
    "paladins+city_of_crowns": CROWNS,
}
