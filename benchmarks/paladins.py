"""How fast Paladins is, compared with random games of python-chess in the same run, interpreted and compiled.

Needs, for 4 players with nothing kept for later: at least 1.5 times the decisions of python-chess interpreted and 5
times compiled. A clone at least 20 times faster than copy.deepcopy; keeping knowledge costs at most 2 times.
"""

import sys
from typing import Any

from common.games import GameBench, run
from common.measuring import arguments


def compositions(players: int) -> list[Any]:
    """The game; alone, against the opponent at standard."""
    from greathall.games.paladins.options import LISTING

    return [LISTING.load(players)]


BENCH = GameBench(compositions, (1, 2, 3, 4), kept=(4,), most=4, answers=200, interpreted=1.5, compiled=5)

if __name__ == "__main__":
    sys.exit(run(BENCH, __file__, arguments(__file__, __doc__).parse_args()))
