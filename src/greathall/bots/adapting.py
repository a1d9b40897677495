"""Adapting: how strong somebody is, found out from the games they play against a bot that keeps pace with them.

An estimate is a point of the scale of levels with a doubt. The bot plays as strongly as it says. Each game moves it: by
who won, and, where it is known how many points a step of the scale is worth, by how clearly. The first games move it
far, later ones less, but never so little that somebody who gets better is not noticed.
"""

from typing import Final, NamedTuple

from greathall.bots.ladders import LEVELS, POINTS
from greathall.bots.strength import LOWEST

ADAPTIVE: Final = "adaptive"
START: Final = 3.0  # where nobody knows anything: easier than for somebody who knows the game well
WIDE: Final = 3.0  # steps by which that may be wrong
LUCK: Final = 1.9  # steps by which a game seems to say something else than it should
RESTLESS: Final = 0.3  # steps by which somebody may have become stronger or weaker from one game to the next
RESULT: Final = 2.0  # steps that a win seems to say at most
CLEAR: Final = 5.0  # steps that points seem to say at most


class Estimate(NamedTuple):
    """How strong somebody is in a game, in steps of the scale; what was played so far, and how much of it they won."""

    skill: float = START
    doubt: float = WIDE
    games: int = 0
    won: int = 0

    @property
    def level(self) -> str:
        """The level that is nearest."""
        return LEVELS[round(min(max(self.skill, 0.0), len(LEVELS) - 1.0))]

    def after(self, table: str, rival: float, won: float, margin: int) -> "Estimate":
        """What is thought after a game against a bot of some skill: how much of the win they had, and by how many
        points they were ahead of it."""
        said = rival + RESULT * (2 * won - 1)
        points = POINTS.get(table, 0.0)
        if points:
            clear = min(max(margin / points, -CLEAR), CLEAR)
            said = (said + rival + clear) / 2
        variance = self.doubt**2 + RESTLESS**2
        weight = variance / (variance + LUCK**2)
        skill = self.skill + weight * (said - self.skill)
        return Estimate(
            min(max(skill, LOWEST), len(LEVELS) - 1.0),
            ((1 - weight) * variance) ** 0.5,
            self.games + 1,
            self.won + (won >= 1),
        )


def middle(estimates: list[Estimate]) -> Estimate:
    """Whom a bot meets that plays with several people: somebody between them, so that it neither spoils the game for
    the weakest nor is of no account for the strongest."""
    if not estimates:
        return Estimate()
    skill = sum(one.skill for one in estimates) / len(estimates)
    return estimates[0] if len(estimates) == 1 else Estimate(skill, max(one.doubt for one in estimates))
