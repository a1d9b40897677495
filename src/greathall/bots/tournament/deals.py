"""Deals: one seed played through all seat rotations, so that no bot wins because of its cards or its seat."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from greathall.bots.bot import Bot
from greathall.bots.play import play_match
from greathall.bots.registry import make
from greathall.bots.seat import Seat
from greathall.engine import Game, GreatHallError, Listing, Match, Ruleset, luck_of


@dataclass(frozen=True)
class Contest:
    """Who plays what: plain data, so that another process can play its part. `build` is a function of a module."""

    game: str
    build: Callable[[int, dict[str, Any]], Ruleset]
    players: int
    options: dict[str, Any]  # as they were written: whatever is random there differs from deal to deal
    bots: tuple[str, ...]  # one for each seat that is not automatic
    seed: int
    draws: bool = False  # the game has an option `draw`: the seed of what is random in its options

    def rotations(self) -> list[tuple[int, ...]]:
        """Every way to turn the line-up round the table that seats somebody else: which bot sits on which seat."""
        count = len(self.bots)
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for turn in range(count):
            order = tuple((seat - turn) % count for seat in range(count))
            found.setdefault(tuple(self.bots[place] for place in order), order)
        return list(found.values())


@dataclass(frozen=True)
class Outcome:
    """How one game ended, seat by seat. An automatic seat is its own player."""

    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: list[int]
    microseconds: list[int]


@dataclass(frozen=True)
class Deal:
    """What came of one seed."""

    number: int
    outcomes: list[Outcome]


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot, written: str) -> None:
        self.bot = bot
        self.written = written
        self.decisions = 0
        self.nanoseconds = 0

    @property
    def name(self) -> str:
        return self.written

    def choose(self, seat: Seat) -> int:
        start = time.perf_counter_ns()
        try:
            answer = self.bot.choose(seat)
        except Exception as error:
            raise GreatHallError(f"{self.written} failed: {type(error).__name__}: {error}") from error
        self.nanoseconds += time.perf_counter_ns() - start
        self.decisions += 1
        if answer not in seat.legal():
            raise GreatHallError(f"{self.written} gave an answer that may not be given: {answer!r}")
        return answer


def play_deal(contest: Contest, number: int) -> Deal:
    """All rotations of one deal. Its luck follows from the seed and its number, a bot's also from its place."""
    source = luck_of(contest.seed, number)
    cards = source.seed()
    options = {**contest.options, "draw": cards} if contest.draws else contest.options
    listing = Listing(contest.game, contest.game, (contest.players,), contest.build)
    game = Game(listing, contest.build(contest.players, options))
    seeds = [source.seed() for _ in contest.bots]
    outcomes = []
    for turn, order in enumerate(contest.rotations()):
        line_up = [Timed(make(contest.bots[place], seeds[place]), contest.bots[place]) for place in order]
        try:
            outcomes.append(play_out(game.new(seed=cards), line_up))
        except GreatHallError as error:
            raise GreatHallError(f"deal {number + 1}, game {turn + 1}: {error}") from error
    return Deal(number, outcomes)


def play_out(match: Match, line_up: list[Timed]) -> Outcome:
    """One game."""
    play_match(match, line_up)
    seats = match.rules.seats
    at = dict(zip(match.rules.people, line_up, strict=True))
    return Outcome(
        [at[seat].written if seat in at else name for seat, name in enumerate(seats)],
        match.scores(),
        match.winners(),
        [at[seat].decisions if seat in at else 0 for seat in range(len(seats))],
        [at[seat].nanoseconds // 1000 if seat in at else 0 for seat in range(len(seats))],
    )
