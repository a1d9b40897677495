"""Levels: how strong an opponent people want, in words they know.

All games share one scale: a level is a step of it, and there are points between two steps. What a point means in a
game its ladder says: who plays, what is misjudged, how much is thought. A level means the same strength on every
machine, as iterations are counted. On a machine that is too slow for that a limit of time cuts them short.
"""

from typing import Final

from greathall.bots.bot import Bot
from greathall.bots.judges.registry import has_judge
from greathall.bots.ladders import JUDGED, LADDERS, LEVELS, UNKNOWN
from greathall.bots.seat import Seat
from greathall.bots.strength import Ladder, Strength, strength_on
from greathall.engine import Ruleset, Space

EXPANSIONS: Final = "expansions"  # the option that names what is on a table beside its game
ANY: Final = 0  # the seed of an imagined table of which only the rules are asked


def table_of(rules: Ruleset) -> str:
    """What is played, as ladders know it: `paladins`, `paladins+city_of_crowns`."""
    return "+".join([rules.game, *sorted(rules.options.get(EXPANSIONS) or [])])


def ladder_of(table: str) -> Ladder:
    """What the levels mean at a table. A game that nobody has measured has the usual ones."""
    game = table.partition("+")[0]
    found = LADDERS.get(table) or LADDERS.get(game)
    return found or (JUDGED if has_judge(game) else UNKNOWN)


def strength_of(level: str, table: str) -> Strength:
    """What a level means at a table."""
    return ladder_of(table)[LEVELS.index(level)]


class LevelBot:
    """Finds out what its level means when it is asked for the first time."""

    def __init__(self, name: str, skill: float, seed: int) -> None:
        self.name: Final = name
        self.skill: Final = skill
        self.seed: Final = seed
        self.space: Space | None = None
        self.strength: Strength | None = None
        self.bot: Bot | None = None

    def choose(self, seat: Seat) -> int:
        return self.player(seat).choose(seat)

    def player(self, seat: Seat) -> Bot:
        """Who answers here; somebody else if another game is played than before."""
        if self.bot is None or self.space is not seat.space:
            self.space = seat.space
            found = strength_on(ladder_of(table_of(seat.imagine(ANY).rules)), self.skill)
            if self.bot is None or found != self.strength:
                self.strength, self.bot = found, found.make(self.seed)
        return self.bot
