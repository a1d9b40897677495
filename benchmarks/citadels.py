"""How fast Citadels is, compared with random games of python-chess in the same run, interpreted and compiled.

Needs, for 6 players with random casts and nothing kept for later: at least 3 times the decisions of python-chess
interpreted and 10 times compiled; a clone at least 20 times faster than copy.deepcopy; keeping knowledge costs at most
2 times.
"""

import sys
from typing import Any

from common.games import GameBench, run
from common.measuring import arguments

PLAYERS = (2, 6, 8)


def compositions(players: int) -> list[Any]:
    """Games with other casts."""
    from greathall.games.citadels.options import LISTING

    return [LISTING.load(players, cast="random", uniques="random", draw=n) for n in range(12)]


BENCH = GameBench(compositions, PLAYERS, kept=PLAYERS, most=6, answers=150, interpreted=3, compiled=10)

if __name__ == "__main__":
    sys.exit(run(BENCH, __file__, arguments(__file__, __doc__).parse_args()))
