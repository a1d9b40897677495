"""Turning points: of all answers of a game those that changed their own seat's chances most.

A review goes in three steps, each of which says what the next one has to look at, so that it can be done in pieces.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from greathall.bots.review.crossroads import Crossroad
from greathall.bots.review.review import Chances, Judged, Review

LOOKED_AT: Final = 24  # answers of which it is found out what they alone have changed
JUDGED: Final = 8  # answers that search is asked about
TOLD: Final = 8
LEAST: Final = 15  # thousandths that an answer must change


@dataclass(frozen=True)
class TurningPoint:
    """An answer: the chances of its seat before and after, and what search says about it."""

    crossroad: Crossroad
    before: int
    after: int
    judged: Judged

    @property
    def change(self) -> int:
        return self.after - self.before

    @property
    def best(self) -> int:
        """The chance with what search would have answered."""
        return min(1000, self.after + self.judged.gain)


def doubtful(crossroads: Mapping[int, Crossroad], chances: Mapping[int, Chances], end: Chances) -> list[int]:
    """The answers around which the chances of their seats changed most, whatever the reason."""
    numbers = sorted(crossroads)
    following = [*(chances[n] for n in numbers[1:]), end]
    changes = {
        n: later[crossroads[n].seat] - chances[n][crossroads[n].seat]
        for n, later in zip(numbers, following, strict=True)
    }
    return greatest(changes, LOOKED_AT)


def decisive(
    crossroads: Mapping[int, Crossroad], chances: Mapping[int, Chances], effects: Mapping[int, Chances]
) -> list[int]:
    """The answers that alone have changed most."""
    changes = {n: effects[n][crossroads[n].seat] - chances[n][crossroads[n].seat] for n in effects}
    return greatest({n: change for n, change in changes.items() if abs(change) >= LEAST}, JUDGED)


def turning_points(
    crossroads: Mapping[int, Crossroad],
    chances: Mapping[int, Chances],
    effects: Mapping[int, Chances],
    judged: Mapping[int, Judged],
) -> list[TurningPoint]:
    """The greatest, in their order: rises that search agrees with, and falls for which it knows something better."""
    points = []
    for n, found in judged.items():
        seat = crossroads[n].seat
        points.append(TurningPoint(crossroads[n], chances[n][seat], effects[n][seat], found))
    told = {point.crossroad.n: point.change for point in points if (point.change > 0) == (point.judged.gain == 0)}
    kept = greatest(told, TOLD)
    return sorted((point for point in points if point.crossroad.n in kept), key=lambda point: point.crossroad.n)


def greatest(changes: Mapping[int, int], most: int) -> list[int]:
    return sorted(sorted(changes, key=lambda n: (-abs(changes[n]), n))[:most])


@dataclass(frozen=True)
class Reviewed:
    """All that is found out about a game."""

    chances: dict[int, Chances]
    turning: list[TurningPoint]


def look_through(review: Review) -> Reviewed:
    """A whole review at once."""
    crossroads = review.crossroads
    chances = {n: review.chances(n) for n in crossroads}
    effects = {n: review.effect(n) for n in doubtful(crossroads, chances, review.end)}
    judged = {n: review.judged(n) for n in decisive(crossroads, chances, effects)}
    return Reviewed(chances, turning_points(crossroads, chances, effects, judged))


def in_pieces(numbers: Iterable[int], size: int) -> list[list[int]]:
    """Numbers in rows of that length."""
    listed = list(numbers)
    return [listed[start : start + size] for start in range(0, len(listed), size)]
