"""How fast a game is: random games, also those of python-chess, and copies of a position in the middle of one."""

import argparse
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from common.measuring import Numbers, clock, compared, finish, rate, repeated, verdict
from common.yardsticks import chess_moves, deep


@dataclass(frozen=True)
class GameBench:
    """What is measured of a game, and what it needs."""

    compositions: Callable[[int], list[Any]]  # a few games for that many players; they are played in turn
    players: tuple[int, ...]
    kept: tuple[int, ...]  # for these, the cost of keeping knowledge is measured
    most: int  # the needs are those of a game of this many, and its middle is looked at
    answers: int  # to the middle of a game
    interpreted: float  # decisions for one of python-chess
    compiled: float
    base: Callable[[int], list[Any]] | None = None  # the game without its expansion,
    costs: float = 1.0  # and how much more a decision may cost with it


class Tables:
    """Random games of some compositions."""

    def __init__(self, compositions: list[Any], luck: Any, keeping: bool) -> None:
        self.luck = luck
        self.starts = [game.rules.start() for game in compositions]
        for start in self.starts:
            start.telling = False
            start.knowledge.keeping = keeping
        self.games = 0

    def play(self) -> int:
        """A game; how many decisions that were."""
        from greathall.engine import playout

        self.games += 1
        return playout(self.starts[self.games % len(self.starts)].clone(), self.luck)

    def play_one(self) -> int:
        """A game; how many games that is."""
        return min(1, self.play())

    def draw_one(self) -> int:
        """A game in which one option is drawn and none is listed; how many games that is."""
        from greathall.engine import play_drawn

        self.games += 1
        return min(1, play_drawn(self.starts[self.games % len(self.starts)].clone(), self.luck))


def label(players: int, keeping: bool) -> str:
    return f"{players} players{', knowledge kept' if keeping else ''}"


def base_label(players: int) -> str:
    return f"{players} players, without it: decisions"


def measure(bench: GameBench, seconds: float) -> Numbers:
    """All numbers of the build this process has imported."""
    from greathall.engine import Luck

    random.seed(1)
    found: Numbers = {"chess moves": rate(chess_moves, seconds)}
    for players in bench.players:
        for keeping in (False, True) if players in bench.kept else (False,):
            tables = Tables(bench.compositions(players), Luck(players), keeping)
            found[f"{label(players, keeping)}: decisions"] = rate(tables.play, seconds)
            found[f"{label(players, keeping)}: games"] = rate(tables.play_one, seconds / 3)
            if players == bench.most and not keeping:
                found.update(measure_drawn(tables, found, label(players, keeping), seconds))
        if bench.base is not None:
            tables = Tables(bench.base(players), Luck(players), False)
            found[base_label(players)] = rate(tables.play, seconds)
    return {**found, **measure_middle(bench, seconds)}


def measure_drawn(tables: Tables, found: Numbers, name: str, seconds: float) -> Numbers:
    """Games in which nothing is listed, and the decisions that as many games have in which everything is."""
    games = rate(tables.draw_one, seconds)
    decisions = games * found[f"{name}: decisions"] / found[f"{name}: games"]
    return {f"{name}, one answer drawn: games": games, f"{name}, one answer drawn: decisions": decisions}


def measure_middle(bench: GameBench, seconds: float) -> Numbers:
    """Copies, redeals and listing of a position in the middle of a game."""
    from greathall.engine import Luck, deciders, redeal

    luck = Luck(3)
    match = bench.compositions(bench.most)[-1].new(seed=3)
    times: list[float] = []
    for _ in range(bench.answers):
        seat = match.deciders()[0]
        match.state.legal = None
        begin = clock()
        legal = match.legal(seat)
        times.append(clock() - begin)
        match.play(legal[luck.below(len(legal))], seat)
    middle = match.state
    seat = deciders(middle)[0]
    return {
        "clones": rate(repeated(middle.clone, 100), seconds / 3),
        "deepcopies": rate(repeated(lambda: deep(middle), 5), seconds / 3),
        "redeals": rate(repeated(lambda: redeal(middle, seat, luck), 10), seconds / 3),
        "legal, p99 in microseconds": sorted(times)[-2] * 1e6,
    }


def run(bench: GameBench, script: str, options: argparse.Namespace) -> int:
    """Measure both builds and say whether the needs are met."""
    pure, native = compared(script, options, lambda seconds: measure(bench, seconds))
    plain, kept = (f"{label(bench.most, keeping)}: decisions" for keeping in (False, True))
    lines = [
        verdict("interpreted, in moves of python-chess", pure[plain] / pure["chess moves"], bench.interpreted),
        verdict("compiled, in moves of python-chess", native[plain] / pure["chess moves"], bench.compiled),
    ]
    for word, numbers in (("interpreted", pure), ("compiled", native)):
        lines.append(verdict(f"clone by deepcopy, {word}", numbers["clones"] / numbers["deepcopies"], 20))
        lines.append(verdict(f"what keeping knowledge costs, {word}", numbers[plain] / numbers[kept], 2, at_most=True))
        if bench.base is not None:
            cost = max(numbers[base_label(p)] / numbers[f"{label(p, False)}: decisions"] for p in bench.players)
            lines.append(verdict(f"what a decision costs with it, {word}", cost, bench.costs, at_most=True))
    return finish(lines)
