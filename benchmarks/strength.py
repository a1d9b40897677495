"""How strong the bots that learned are, on duplicate deals: every row of the table in docs/bots.md, on all cores.

`today` is the search with the judge written by hand, in the same build, with as many iterations. With the engine
compiled, all rows of 200 games take two cores a day; `--rows` chooses some, `--games` plays fewer.
"""

import argparse
import os
import sys
from functools import partial
from typing import Any, NamedTuple

from common.contests import contested, take_native
from common.measuring import finish, verdict

CROWNS = ("city_of_crowns",)
ALONE = 1  # people at the table


class Row(NamedTuple):
    """Who plays whom, and what the first of them needs: percent of the wins, or points."""

    name: str
    game: str
    bots: tuple[str, ...]
    need: float
    options: dict[str, Any]
    points: bool = False


def alone(bot: str, needs: dict[str, float], expansions: tuple[str, ...] = ()) -> list[Row]:
    """A bot against the Opponent at every difficulty."""
    name = "City of Crowns" if expansions else "Paladins"
    more = {"expansions": list(expansions)} if expansions else {}
    return [
        Row(f"alone, {name}, {difficulty}", "paladins", (bot,), need, {**more, "difficulty": difficulty})
        for difficulty, need in needs.items()
    ]


ROWS = [
    Row("learned v today, Paladins 2", "paladins", ("learned:64", "search:64"), 75, {}),
    Row("learned v today, Crowns 2", "paladins", ("learned:64", "search:64"), 75, {"expansions": list(CROWNS)}),
    Row("learned v today, Citadels 4", "citadels", ("learned:64", "search:64", "search:64", "search:64"), 38, {}),
    *alone("learned:128", {"easy": 97, "standard": 90, "hard": 65}),
    *alone("learned:128", {"easy": 96, "standard": 87, "hard": 58, "impossible": 22}, CROWNS),
    Row("mean points, Paladins 2", "paladins", ("learned:128", "learned:128"), 82, {}, points=True),
    Row("at once v rule, Paladins 2", "paladins", ("instinct", "rule"), 65, {}),
    Row("at once v rule, Crowns 2", "paladins", ("instinct", "rule"), 65, {"expansions": list(CROWNS)}),
    *(row._replace(name=f"{row.name}, at once") for row in alone("instinct", {"easy": 0, "standard": 0, "hard": 0})),
    *(
        row._replace(name=f"{row.name}, at once")
        for row in alone("instinct", {"easy": 0, "standard": 0, "hard": 0, "impossible": 0}, CROWNS)
    ),
]


def main() -> int:
    take_native()
    parser = argparse.ArgumentParser(prog="dev.py bench strength", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each row (default: 200)")
    parser.add_argument("--rows", default="", help="only rows with this in their names, as they are printed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    known = parser.parse_args()
    from greathall.teams import team_of

    print("| row | bots | share of the wins | fair | points | ms an answer |\n" + "| --- " * 6 + "|")
    verdicts = []
    for row in (row for row in ROWS if known.rows in row.name):
        one, _, _ = contested(row.game, row.options, row.bots, known.games, partial(team_of, known.workers))
        share = f"{one.share:.1%} [{one.low:.1%}, {one.high:.1%}]"
        who = f"{row.bots[0]} v {row.bots[1]}" if len(row.bots) > ALONE else row.bots[0]
        print(
            f"| {row.name} | {who} | {share} | {one.fair:.0%} | {one.score:.1f} | {one.milliseconds:.1f} |", flush=True
        )
        if row.need:
            verdicts.append(verdict(row.name, one.score if row.points else 100 * one.share, row.need))
    return finish(verdicts)


if __name__ == "__main__":
    sys.exit(main())
