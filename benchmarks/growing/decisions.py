"""A decision over the length of a game, and an answer over the length of the record behind it. Counted is the time of
the processor: where other programs use the machine, it grows least.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import citadels
import crowns
import paladins
from common.games import GameBench, Tables
from common.measuring import verdict

from greathall.engine import BrokenRules, Luck, Match, playout
from greathall.training.chart import Stroke
from growing.curves import Growth

KINDS: dict[str, GameBench] = {
    "Citadels": citadels.BENCH,
    "Paladins": paladins.BENCH,
    "City of Crowns": crowns.BENCH,
}
STEP = 40  # answers of a stage
ROUNDS = 10  # the same games again: other programs only slow them down
SHARES = (1, 25, 50, 75, 100)  # percent of the longest record
DEAREST = 1.2  # times what an answer costs after a short record


class Playing(Protocol):
    """A game that goes on at random."""

    @property
    def over(self) -> bool: ...

    def go_on(self, answers: int) -> int:
        """Give some answers, or as many as there are; how many."""


class Plain:
    """The engine alone: all answers listed, one drawn and applied."""

    def __init__(self, start: Any, seed: int) -> None:
        self.state = start.clone()
        self.luck = Luck(seed)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    def go_on(self, answers: int) -> int:
        try:
            return playout(self.state, self.luck, answers)
        except BrokenRules as error:
            if "no end" not in str(error):
                raise
            return answers  # it stands at the next question


class Faced:
    """The same by `Match.play`, with `Match.legal`."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.luck = Luck(seed)

    @property
    def over(self) -> bool:
        return self.match.over

    def go_on(self, answers: int) -> int:
        match, luck = self.match, self.luck
        for given in range(answers):
            if match.over:
                return given
            seat = match.deciders()[0]
            legal = match.legal(seat)
            match.play(legal[luck.below(len(legal))], seat)
        return answers


class Stretch(NamedTuple):
    """Some answers of a game."""

    answers: int
    seconds: float


Stage = list[Stretch]  # equally far into a game: one of every game that came so far


def stages(games: Iterable[Playing], step: int, now: Callable[[], float] = time.process_time) -> list[Stage]:
    """Play all games, so many answers at a time."""
    found: list[Stage] = []
    for game in games:
        at = 0
        while not game.over:
            if at == len(found):
                found.append([])
            begin = now()
            answers = game.go_on(step)
            found[at].append(Stretch(answers, now() - begin))
            at += 1
    return found


def points(rounds: Sequence[Sequence[Stage]], step: int) -> list[tuple[float, float]]:
    """The middle of each stage that half of the games came to, and what an answer cost there."""
    columns = [column for column in zip(*rounds, strict=True) if 2 * len(column[0]) >= len(rounds[0][0])]
    return [((at + 0.5) * step, cost(column)) for at, column in enumerate(columns)]


def cost(rounds: Sequence[Stage]) -> float:
    """Microseconds for an answer; of each stretch, its quickest round counts."""
    quickest: list[float] = [min(stretch.seconds for stretch in column) for column in zip(*rounds, strict=True)]
    return 1e6 * sum(quickest) / sum(stretch.answers for stretch in rounds[0])


def over_a_game(options: argparse.Namespace) -> tuple[list[Growth], list[str]]:
    """A decision in the engine alone and by `Match.play`, by how far the game has gone."""
    lines = []
    for colour, (name, bench) in enumerate(KINDS.items()):
        games, numbers = bench.compositions(bench.most), range(options.games)
        starts = Tables(games, Luck(), False).starts
        plain = [stages((Plain(starts[n % len(starts)], n) for n in numbers), STEP) for _ in range(ROUNDS)]
        faced = [stages((Faced(games[n % len(games)].new(n), n) for n in numbers), STEP) for _ in range(ROUNDS)]
        lines.append(Stroke(name, points(plain, STEP), colour=colour))
        lines.append(Stroke(f"{name}, Match.play", points(faced, STEP), colour=colour, dashed=True))
    return [Growth("decisions", "µs for a decision, over a game", "answers given, about", lines)], []


def over_a_record(options: argparse.Namespace) -> tuple[list[Growth], list[str]]:
    """The same answers after records of other lengths."""
    lengths = [max(1, options.entries * share // 100) for share in SHARES]
    lines = [
        Stroke(name, list(zip(lengths, costs(bench, lengths, options.games), strict=True)), colour=colour)
        for colour, (name, bench) in enumerate(KINDS.items())
    ]
    needs = [
        verdict(
            f"an answer of {line.name} after {lengths[-1]:,} entries, in answers after {lengths[0]:,}",
            line.points[-1][1] / line.points[0][1],
            DEAREST,
            at_most=True,
        )
        for line in lines
    ]
    title = "µs for an answer by Match.play, over the record behind it"
    return [Growth("records", title, "entries of the record", lines)], needs


def costs(bench: GameBench, lengths: Sequence[int], games: int) -> list[float]:
    """Microseconds for an answer after records of these lengths, from the same position on and with the same luck."""
    sys.path.append(str(Path(__file__).parents[2] / "tests"))
    from server.long_records import waver

    match = bench.compositions(bench.most)[0].new(1)
    long = [waver(match, length).clone() for length in lengths]
    rounds = [[stretches(one, games) for one in long] for _ in range(ROUNDS)]
    return [cost(column) for column in zip(*rounds, strict=True)]


def stretches(match: Match, games: int) -> Stage:
    """So many games go on from a position. Their first answers are not counted: the record has just been copied, which
    fills the caches, and as a list it moves once when it grows."""
    found: Stage = []
    for number in range(games):
        game = Faced(match.clone(), number)
        game.go_on(STEP)
        begin = time.process_time()
        answers = game.go_on(STEP)
        found.append(Stretch(answers, time.process_time() - begin))
    return found
