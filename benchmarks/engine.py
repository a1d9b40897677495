"""How fast the engine is: decisions of the sample games, clones and redeals, interpreted and compiled in one run.

Needs: compiled at least 3 times interpreted; an interpreted clone at most 8 times copying a list of 500 ints.
"""

import sys
from typing import Any

from common.measuring import Numbers, arguments, compared, finish, rate, repeated, verdict

GAMES = ("masons", "inquest")


def measure(seconds: float) -> Numbers:
    """All numbers of the build this process has imported."""
    from samples import inquest, masons_modules

    plain = list(range(500))
    found: Numbers = {"copies of 500 ints": rate(repeated(lambda: plain[:], 1000), seconds / 2)}
    for game in (masons_modules.LISTING.load(4), inquest.LISTING.load(3)):
        found.update(measure_game(game, seconds))
    return found


def measure_game(game: Any, seconds: float) -> Numbers:
    """Random games from the start, and copies and redeals of a position in the middle of one."""
    from greathall.engine import Luck, playout, redeal

    luck = Luck(1)
    start = game.rules.start()
    start.telling = False
    match = game.new(seed=1)
    for _ in range(12):
        seat = match.deciders()[0]
        match.play(match.legal(seat)[0], seat)
    middle = match.state
    return {
        f"{game.name} decisions": rate(lambda: playout(start.clone(), luck), seconds),
        f"{game.name} clones": rate(repeated(middle.clone, 1000), seconds / 2),
        f"{game.name} redeals": rate(repeated(lambda: redeal(middle, 0, luck), 10), seconds / 2),
    }


def main() -> int:
    pure, native = compared(__file__, arguments(__file__, __doc__).parse_args(), measure)
    lines: list[str] = []
    for game in GAMES:
        copies = pure["copies of 500 ints"] / pure[f"{game} clones"]
        lines.append(verdict(f"an interpreted clone of {game} in copies of 500 ints", copies, 8, at_most=True))
        ratio = native[f"{game} decisions"] / pure[f"{game} decisions"]
        lines.append(verdict(f"decisions of {game}, compiled by interpreted", ratio, 3))
    return finish(lines)


if __name__ == "__main__":
    sys.exit(main())
