"""A series: many games of the same kind played by bots, in one process or several, and what came of them.

Every game has luck of its own that follows from the seed and its number, so the order of playing does not matter.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from greathall import bots
from greathall.commands.pool import refuse_what_cannot_travel, work_through
from greathall.engine import Entry, Game, GreatHallError, Luck, Ruleset


@dataclass(frozen=True)
class Series:
    """What is played: plain data, so that another process can play its part. `build` is a function of a module."""

    name: str
    build: Callable[[int, dict[str, Any]], Ruleset]
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    games: int


@dataclass(frozen=True)
class Outcome:
    """How one game ended."""

    answers: int
    scores: list[int]
    winners: list[int]
    lines: list[dict[str, int]]


class Tally:
    """The outcomes of games between so many seats, added up."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.answers = 0
        self.least = 0
        self.most = 0
        self.scores = [0] * seats
        self.wins = [0] * seats  # alone or with others
        self.shared = 0  # games with several winners
        self.lines: list[dict[str, int]] = [{} for _ in range(seats)]

    def add(self, outcome: Outcome) -> None:
        self.least = min(self.least, outcome.answers) if self.games else outcome.answers
        self.most = max(self.most, outcome.answers)
        self.games += 1
        self.answers += outcome.answers
        self.shared += len(outcome.winners) > 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
            self.wins[seat] += seat in outcome.winners
            for line, points in outcome.lines[seat].items():
                self.lines[seat][line] = self.lines[seat].get(line, 0) + points

    def mean(self, total: int) -> float:
        """What was counted, for one game."""
        return total / self.games

    def line(self, seat: int, line: str) -> float:
        """The mean points of a seat in a line of the score."""
        return self.mean(self.lines[seat].get(line, 0))

    def line_names(self) -> list[str]:
        return list(dict.fromkeys(line for points in self.lines for line in points))


def play_game(game: Game, names: tuple[str, ...], seed: int, number: int) -> Outcome:
    """One game of a series."""
    source = Luck((seed & 0xFFFFFFFFFFFFFFFF) | (number << 64))
    match = game.new(seed=source.seed())
    answers = bots.play_match(match, [bots.make(name, source.seed()) for name in names])
    lines = [match.breakdown(seat) for seat in range(len(game.seats))]
    return Outcome(answers, match.scores(), match.winners(), lines)


def play_part(series: Series, numbers: range) -> Iterator[Outcome]:
    """Some games of a series, one after the other."""
    entry = Entry(series.name, series.name, (series.players,), series.build)
    game = Game(entry, series.build(series.players, series.options))
    for number in numbers:
        try:
            yield play_game(game, series.bots, series.seed, number)
        except GreatHallError as error:
            raise GreatHallError(f"game {number + 1} of the series: {error}") from None


def play_batch(series: Series, numbers: range) -> list[Outcome]:
    return list(play_part(series, numbers))


def play_series(series: Series, workers: int) -> Generator[Outcome, None, None]:
    """All outcomes, in the order of the games. Whoever stops listening closes it, and nobody works on."""
    workers = min(workers, series.games)
    if workers == 1:
        yield from play_part(series, range(series.games))
        return
    refuse_what_cannot_travel(series, series.name)
    with closing(work_through(play_batch, series, parts(series.games, workers), workers)) as batches:
        for batch in batches:
            yield from batch


def parts(games: int, workers: int) -> list[range]:
    """The numbers of the games in batches: several for every worker, none too large to be waited for."""
    size = max(1, min(100, games // (4 * workers)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]
