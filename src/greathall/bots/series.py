"""A series: many games of the same kind played by bots.

Every game has luck of its own that follows from the seed and its number, so the order of playing does not matter.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from greathall.bots.bot import Bot
from greathall.bots.registry import make
from greathall.engine import Game, Listing, Match, Ruleset, luck_of
from greathall.games import DRAW, draws_anew


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
    draws: bool = False  # what is random in the options is drawn for every game
    keeps: bool = False  # the records are wanted


def planned(
    game: Game, options: dict[str, Any], bots: Sequence[str], seed: int, games: int, keeps: bool = False
) -> Series:
    """A series of a game with these options. Whatever is random in them differs from game to game, by the seed."""
    rules, draws = game.rules, draws_anew(game.listing, options)
    kept = options if draws else rules.options
    return Series(game.name, game.listing.build, rules.players, kept, tuple(bots), seed, games, draws, keeps)


def begun(series: Series, numbers: Sequence[int]) -> Iterator[tuple[int, Match, list[Bot]]]:
    """Some games of a series, each at its beginning with a bot for each seat that is asked."""
    listing = Listing(series.name, series.name, (series.players,), series.build)
    game = None
    for number in numbers:
        source = luck_of(series.seed, number)
        if game is None or series.draws:
            options = {**series.options, DRAW: source.seed()} if series.draws else series.options
            game = Game(listing, series.build(series.players, options))
        match = game.new(seed=source.seed())
        yield number, match, [make(name, source.seed()) for name in series.bots]
