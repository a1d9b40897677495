"""City of Crowns: what a decision costs compared with the base game, and how its cards are used by bots.

Needs as for Paladins; a decision costs at most 1.3 times as much as without the expansion, in the same run. Then bots
play games for 1 to 4 players, and it is counted how often each Muster, Negotiate and Ally card is taken, how many cards
of level 4 are seen, and where the points come from. Values that were reconstructed and look wrong show here.
"""

import os
import sys
from typing import Any

from common.balance import watch
from common.games import GameBench, run
from common.measuring import arguments

EXPANSIONS = ["city_of_crowns"]


def compositions(players: int) -> list[Any]:
    """The game with the expansion; alone, against the opponent at standard."""
    import greathall

    return [greathall.load("paladins", players=players, expansions=EXPANSIONS)]


def base(players: int) -> list[Any]:
    import greathall

    return [greathall.load("paladins", players=players)]


BENCH = GameBench(
    compositions, (1, 2, 3, 4), kept=(4,), most=4, answers=200, interpreted=1.5, compiled=5, base=base, costs=1.3
)


def main() -> int:
    parser = arguments(__file__, __doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many games the bots play (default: 2,000)")
    parser.add_argument("--bot", default="rule", help="who plays them (default: rule)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    options = parser.parse_args()
    missed = run(BENCH, __file__, options)
    os.environ["PYTHONPATH"] = os.environ["GREATHALL_NATIVE"]
    sys.path[:0] = os.environ["PYTHONPATH"].split(os.pathsep)
    print(watch(options.bot, options.games, options.seed))
    return missed


if __name__ == "__main__":
    sys.exit(main())
