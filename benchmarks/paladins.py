"""How fast Paladins is, beside random games of python-chess in the same run, interpreted and compiled.

Needs, for 4 players with nothing kept for later: at least 1.5 times the decisions of python-chess interpreted and 5
times compiled. A clone at least 20 times faster than copy.deepcopy; keeping knowledge costs at most 2 times.
"""

import argparse
import json
import random
import sys

from _measuring import Numbers, both, clock, finish, rate, repeated, table, verdict
from _yardsticks import chess_moves, deep

PLAYERS = (1, 2, 3, 4)


class Tables:
    """Random games of Paladins; alone, against the opponent at standard."""

    def __init__(self, players: int, keeping: bool) -> None:
        from greathall.engine import Luck
        from greathall.games.paladins.options import ENTRY

        self.luck = Luck(players)
        self.start = ENTRY.load(players).rules.start()
        self.start.telling = False
        assert self.start.knowledge is not None
        self.start.knowledge.keeping = keeping

    def play(self) -> int:
        from greathall.engine import playout

        return playout(self.start.clone(), self.luck)

    def play_one(self) -> int:
        """A game; how many games that is."""
        return min(1, self.play())


def measure(seconds: float) -> Numbers:
    """All numbers of the build this process has imported."""
    random.seed(1)
    found: Numbers = {"chess moves": rate(chess_moves, seconds)}
    for players in PLAYERS:
        tables = Tables(players, keeping=False)
        found[f"{players} players: decisions"] = rate(tables.play, seconds)
        found[f"{players} players: games"] = rate(tables.play_one, seconds / 3)
    found["4 players, knowledge kept: decisions"] = rate(Tables(4, keeping=True).play, seconds)
    return {**found, **measure_middle(seconds)}


def measure_middle(seconds: float) -> Numbers:
    """Copies, redeals and listing of a position in the middle of a game of four."""
    from greathall.engine import deciders, redeal
    from greathall.engine.luck import Luck
    from greathall.games.paladins.options import ENTRY

    luck = Luck(3)
    match = ENTRY.load(4).new(seed=3)
    times: list[float] = []
    for _ in range(200):
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


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench paladins", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each number is measured")
    parser.add_argument("--here", action="store_true", help="measure this process only and print JSON")
    options = parser.parse_args()
    if options.here:
        print(json.dumps(measure(options.seconds)))
        return 0
    pure, native = both(__file__, "--seconds", str(options.seconds))
    rows = [[name, f"{pure[name]:,.0f}", f"{native[name]:,.0f}", f"{native[name] / pure[name]:.1f}"] for name in pure]
    lines = [table(["per second", "interpreted", "compiled", "ratio"], rows), ""]
    four = "4 players: decisions"
    lines.append(verdict("interpreted, in moves of python-chess", pure[four] / pure["chess moves"], 1.5))
    lines.append(verdict("compiled, in moves of python-chess", native[four] / pure["chess moves"], 5))
    for word, numbers in (("interpreted", pure), ("compiled", native)):
        lines.append(verdict(f"clone by deepcopy, {word}", numbers["clones"] / numbers["deepcopies"], 20))
        cost = numbers[four] / numbers["4 players, knowledge kept: decisions"]
        lines.append(verdict(f"what keeping knowledge costs, {word}", cost, 2, at_most=True))
    return finish(lines)


if __name__ == "__main__":
    sys.exit(main())
