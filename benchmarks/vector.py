"""How fast many games are stepped side by side: decisions of 64 games of Citadels, with masks, and with observations.

Needs, compiled, on one core: at least 250,000 decisions a second with masks alone, 60,000 with observations as well.
"""

import sys
from typing import Any

from common.measuring import Numbers, arguments, compared, finish, rate, verdict

GAMES = 64
NEEDS = {"citadels, masks": 250_000, "citadels, masks and observations": 60_000}


def stepping(name: str, observing: bool, **options: Any) -> Any:
    """A random answer for each game, again and again; how many decisions that were."""
    from greathall.envs.vector import vector

    games = vector(name, GAMES, seed=1, observing=observing, **options)

    def work() -> int:
        games.step(games.draw())
        return GAMES

    return work


def measure(seconds: float) -> Numbers:
    found: Numbers = {}
    tables: dict[str, dict[str, Any]] = {
        "citadels": {"players": 4, "cast": "random", "uniques": "random"},
        "paladins": {"players": 4},
    }
    for name, options in tables.items():
        for observing, said in ((False, "masks"), (True, "masks and observations")):
            found[f"{name}, {said}"] = rate(stepping(name, observing, **options), seconds)
    return found


def main() -> int:
    _, native = compared(__file__, arguments(__file__, __doc__).parse_args(), measure)
    return finish([verdict(f"{name}, a second, compiled", native[name], need) for name, need in NEEDS.items()])


if __name__ == "__main__":
    sys.exit(main())
