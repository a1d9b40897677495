"""How fast Citadels is, beside random games of python-chess in the same run, interpreted and compiled.

Needs, for 6 players with random casts and nothing kept for later: at least 3 times the decisions of python-chess
interpreted and 10 times compiled; a clone at least 20 times faster than copy.deepcopy; keeping knowledge costs at most
2 times.
"""

import argparse
import json
import random
import sys
import time

from _measuring import Numbers, both, finish, rate, repeated, table, verdict
from _yardsticks import chess_moves, deep

PLAYERS = (2, 6, 8)


class Tables:
    """Random games of Citadels, every one with another cast."""

    def __init__(self, players: int, keeping: bool) -> None:
        from greathall.engine import Luck
        from greathall.games.citadels.options import ENTRY

        self.luck = Luck(players)
        self.starts = [ENTRY.load(players, cast="random", uniques="random", draw=n).rules.start() for n in range(12)]
        for start in self.starts:
            start.telling = False
            assert start.knowledge is not None
            start.knowledge.keeping = keeping
        self.games = 0

    def play(self) -> int:
        from greathall.engine import playout

        self.games += 1
        return playout(self.starts[self.games % len(self.starts)].clone(), self.luck)


def measure(seconds: float) -> Numbers:
    """All numbers of the build this process has imported."""
    random.seed(1)
    found: Numbers = {"chess moves": rate(chess_moves, seconds)}
    for players in PLAYERS:
        for word, keeping in (("", False), (", knowledge kept", True)):
            tables = Tables(players, keeping)
            found[f"{players} players{word}: decisions"] = rate(tables.play, seconds)
            found[f"{players} players{word}: games"] = rate(lambda tables=tables: min(1, tables.play()), seconds / 3)  # type: ignore[misc]
    return {**found, **measure_middle(seconds)}


def measure_middle(seconds: float) -> Numbers:
    """Copies, redeals and listing of a position in the middle of a game of six."""
    from greathall.engine import deciders, redeal
    from greathall.engine.luck import Luck
    from greathall.games.citadels.options import ENTRY

    luck = Luck(3)
    match = ENTRY.load(6, cast="random", uniques="random", draw=3).new(seed=3)
    times: list[float] = []
    for _ in range(150):
        seat = match.deciders()[0]
        match.state.legal = None
        begin = time.perf_counter()
        legal = match.legal(seat)
        times.append(time.perf_counter() - begin)
        match.play(legal[luck.below(len(legal))], seat)
    middle = match.state
    seat = deciders(middle)[0]
    return {
        "clones": rate(repeated(middle.clone, 100), seconds / 3),
        "deepcopies": rate(repeated(lambda: deep(middle), 5), seconds / 3),
        "redeals": rate(repeated(lambda: redeal(middle, seat, luck), 10), seconds / 3),
        "legal, p99 in microseconds": sorted(times)[-2] * 1e6,
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench citadels", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each number is measured")
    parser.add_argument("--here", action="store_true", help="measure this process only and print JSON")
    options = parser.parse_args()
    if options.here:
        print(json.dumps(measure(options.seconds)))
        return 0
    pure, native = both(__file__, "--seconds", str(options.seconds))
    rows = [[name, f"{pure[name]:,.0f}", f"{native[name]:,.0f}", f"{native[name] / pure[name]:.1f}"] for name in pure]
    lines = [table(["per second", "interpreted", "compiled", "ratio"], rows), ""]
    six = "6 players: decisions"
    lines.append(verdict("interpreted, in moves of python-chess", pure[six] / pure["chess moves"], 3))
    lines.append(verdict("compiled, in moves of python-chess", native[six] / pure["chess moves"], 10))
    for word, numbers in (("interpreted", pure), ("compiled", native)):
        lines.append(verdict(f"clone by deepcopy, {word}", numbers["clones"] / numbers["deepcopies"], 20))
        cost = numbers[six] / numbers["6 players, knowledge kept: decisions"]
        lines.append(verdict(f"what keeping knowledge costs, {word}", cost, 2, at_most=True))
    return finish(lines)


if __name__ == "__main__":
    sys.exit(main())
