"""Scoring (T-11): the lines everybody has, the best type for what is wild, and who wins."""

from greathall.engine import folded
from greathall.games.citadels.printed.data import COST, KIND, MILITARY, NOBLE, RELIGIOUS, TRADE, TYPES, UNIQUE
from greathall.games.citadels.rows import ScoreLine
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import WILD


class Districts(ScoreLine):
    """The building costs of the city (T-11.2)."""

    def points(self, s: Citadels, seat: int, types: list[int]) -> int:
        return sum([COST[building] for building in s.city[seat]])


class AllTypes(ScoreLine):
    """Three points for all five types (T-11.2)."""

    def points(self, s: Citadels, seat: int, types: list[int]) -> int:
        return 3 if all(types) else 0


class Complete(ScoreLine):
    """Four points for the first completed city, two for every other (T-11.3)."""

    def points(self, s: Citadels, seat: int, types: list[int]) -> int:
        return 4 if s.first == seat else 2 if s.completed[seat] else 0


def count_types(s: Citadels, seat: int) -> tuple[list[int], int]:
    """Districts by type, and how many are of a type of choice."""
    types = [0] * len(TYPES)
    wild = 0
    for building in s.city[seat]:
        if folded(s, WILD, 0, seat, building):
            wild += 1
        else:
            types[KIND[building]] += 1
    return types, wild


def score_lines(s: Citadels, seat: int, lines: list[ScoreLine]) -> list[int]:
    """The points of some lines; what is wild gets the one type that gives the most (T-11.4, R-60)."""
    types, wild = count_types(s, seat)
    if not wild:
        return [line.points(s, seat, types) for line in lines]
    best: list[int] = []
    for chosen in (UNIQUE, NOBLE, RELIGIOUS, TRADE, MILITARY):
        counted = types[:]
        counted[chosen] += wild
        points = [line.points(s, seat, counted) for line in lines]
        if not best or sum(points) > sum(best):
            best = points
    return best


def score(s: Citadels, seat: int, with_secrets: bool = True) -> dict[str, int]:
    """The lines of a seat, by name."""
    lines = s.lookups.lines if with_secrets else s.lookups.open_lines
    return {line.name: points for line, points in zip(lines, score_lines(s, seat, lines), strict=True)}


def has_secrets(s: Citadels) -> bool:
    """Whether the end shows points that nobody else could know before."""
    return len(s.lookups.lines) > len(s.lookups.open_lines)


def ranking(s: Citadels, seat: int) -> tuple[int, int]:
    """Points, then the highest rank revealed in the last round (T-11.5)."""
    return sum(score(s, seat).values()), s.revealed[seat]
