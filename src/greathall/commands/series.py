"""Playing a series of games, here or by a team, and what came of them."""

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass

from greathall.bots import Bot, play_match
from greathall.bots.series import Series, begun
from greathall.engine import GreatHallError, Match, position
from greathall.teams import Alone, Team


@dataclass(frozen=True)
class Outcome:
    """How one game ended; without rounds if the game has none, and without a record if nobody wants it."""

    answers: int
    scores: list[int]
    winners: list[int]
    lines: list[dict[str, int]]
    rounds: int = 0
    record: str = ""


class Spread:
    """The least, the most and the mean of a number that every game has."""

    def __init__(self) -> None:
        self.games = 0
        self.total = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        self.least = min(self.least, number) if self.games else number
        self.most = max(self.most, number) if self.games else number
        self.games += 1
        self.total += number

    @property
    def mean(self) -> float:
        return self.total / self.games


class Tally:
    """The outcomes of games between this many seats, added up."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.answers = Spread()
        self.rounds = Spread()
        self.winning = Spread()  # the points of the winners
        self.scores = [0] * seats
        self.wins = [0] * seats  # alone or with others
        self.shared = 0  # games with several winners
        self.lines: list[dict[str, int]] = [{} for _ in range(seats)]

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.answers.add(outcome.answers)
        self.rounds.add(outcome.rounds)
        self.winning.add(outcome.scores[outcome.winners[0]])
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


def play_game(match: Match, line_up: list[Bot], keeps: bool) -> Outcome:
    """One game of a series, from its beginning."""
    answers = play_match(match, line_up)
    lines = [match.breakdown(seat) for seat in range(len(match.rules.seats))]
    rounds = position(match.state).get("round", 0)
    record = match.record().text() if keeps else ""
    return Outcome(answers, match.scores(), match.winners(), lines, rounds, record)


def play_part(series: Series, numbers: range) -> Iterator[Outcome]:
    """Some games of a series, one after the other."""
    for number, match, line_up in begun(series, numbers):
        try:
            yield play_game(match, line_up, series.keeps)
        except GreatHallError as error:
            raise GreatHallError(f"game {number + 1} of the series: {error}") from None


def play_batch(series: Series, numbers: range) -> list[Outcome]:
    return list(play_part(series, numbers))


def play_series(series: Series, team: Team) -> Generator[Outcome, None, None]:
    """All outcomes, in the order of the games. When the caller stops listening, it is closed and the work ends."""
    if isinstance(team, Alone):
        yield from play_part(series, range(series.games))
        return
    with closing(team.do(play_batch, series, parts(series.games, team.size))) as batches:
        for batch in batches:
            yield from batch


def parts(games: int, workers: int) -> list[range]:
    """The numbers of the games in batches: several for every worker, none too large to be waited for."""
    size = max(1, min(100, games // (4 * workers)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]
