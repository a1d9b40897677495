"""How long a level of bots takes on the hall's machine, and when a bot is weaker than its level."""

from typing import Literal

from msgspec import Struct

CutReason = Literal["slow", "full"]  # the machine is too slow for the level; too many bots of the hall think at once


class Cut(Struct, frozen=True):
    """A bot thinks less than its level means: why, and about how much, in percent (10 to 90)."""

    reason: CutReason
    share: int


class Adapted(Struct, frozen=True):
    """As what level a bot that adapts plays; if it plays with one person, after how many of their games, and how many
    of these they won."""

    level: str
    games: int | None = None
    won: int | None = None


class LevelTime(Struct):
    """A level that thinks ahead: about how long it takes for a turn, in seconds, and whether it is cut short."""

    level: str
    seconds: float
    cut: Cut | None = None


class Levels(Struct):
    """The levels of a game that take time; none if nobody could measure it."""

    levels: list[LevelTime]
