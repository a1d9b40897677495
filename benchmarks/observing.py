"""How fast positions become numbers for learners: observations of the seat that is asked, interpreted and compiled.

Needs, compiled: at most 10 µs for Citadels with 6 players and random casts, at most 15 µs for Paladins with 4.
"""

import sys
from functools import partial
from typing import Any

from common.measuring import Numbers, arguments, compared, finish, rate, repeated, verdict

MOST = {"citadels": 10, "paladins": 15, "city of crowns": 15}


def games() -> dict[str, Any]:
    import greathall

    return {
        "citadels": greathall.load("citadels", 6, cast="random", uniques="random", draw=1),
        "paladins": greathall.load("paladins", 4),
        "city of crowns": greathall.load("paladins", 4, expansions=["city_of_crowns"]),
    }


def asked_positions(game: Any) -> list[tuple[Any, int]]:
    """Every fifth position of a random game, with the seat that is asked."""
    from greathall.engine import Luck

    match, luck, found = game.new(seed=1), Luck(1), []
    while not match.over:
        seat = match.deciders()[0]
        if match.answered % 5 == 0:
            found.append((match.state, seat))
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
    return found


def observer(game: Any, everything: bool) -> Any:
    """Writes all these positions into the same bytes; how many there were."""
    encoding, positions = game.encoding(everything), asked_positions(game)
    out = bytearray(encoding.size)

    def work() -> int:
        for state, seat in positions:
            encoding.observe(state, seat, out)
        return len(positions)

    return work


def measure(seconds: float) -> Numbers:
    found: Numbers = {}
    for name, game in games().items():
        found[name] = rate(observer(game, False), seconds)
        found[f"{name}, everything"] = rate(observer(game, True), seconds)
        match = game.new(seed=1)
        found[f"{name}, by Match.observe"] = rate(repeated(partial(match.observe, 0), 100), seconds / 2)
    return found


def main() -> int:
    _, native = compared(__file__, arguments(__file__, __doc__).parse_args(), measure)
    lines = [
        verdict(f"µs for an observation of {name}, compiled", 1e6 / native[name], most, at_most=True)
        for name, most in MOST.items()
    ]
    return finish(lines)


if __name__ == "__main__":
    sys.exit(main())
