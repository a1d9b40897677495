"""Generations: games, a net that learns from them, and a match against the net before it, again and again.

Everything is in one folder: `samples-N`, `generation-N.net`, and `generations.json`, the table of all that are done.
What is there is not done again, so an interrupted run goes on.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from greathall.teams import Team
from greathall.training.fitting import How, fit
from greathall.training.matching import contest_of, match, read_nets
from greathall.training.playing import Plan, play

APART: Final = 10_000_000  # between the seeds of two generations
PLAYERS: Final = {"citadels": 4, "paladins": 2}  # at the table of a match: the new net on one seat
Row = dict[str, Any]


class Growth(NamedTuple):
    """How a line of nets grows."""

    game: str
    folder: Path
    games: int  # of the first generation, which plays by rule
    seconds: tuple[float, float]  # of playing at most: the first, and each later one
    iterations: int  # of those who play later generations, a turn
    how: How
    deals: int  # of a match
    depth: int  # iterations there


def grow(growth: Growth, generations: int, team: Team) -> Iterator[str]:
    """Let a line grow up to this many generations after the first, and say how it goes."""
    growth.folder.mkdir(parents=True, exist_ok=True)
    table = rows_of(growth)
    for number in range(len(table), generations + 1):
        best = best_of(table)
        yield from play_generation(growth, number, best, team)
        folders = [files_in(growth, one) for one in range(number + 1)]
        row = {"generation": number, **fit(folders, net_of_generation(growth, number), growth.game, growth.how)}
        row["promoted"] = True
        if best is not None:
            row |= compare(growth, number, best, team)
        table.append(row)
        (growth.folder / "generations.json").write_text(json.dumps(table, indent=1))
        yield told(row)


def play_generation(growth: Growth, number: int, best: int | None, team: Team) -> Iterator[str]:
    """The games of a generation, which everybody plays with the best net so far."""
    net = None if best is None else net_of_generation(growth, best).read_bytes()
    plan = Plan(growth.game, net, growth.iterations)
    seeds = range(number * APART, number * APART + growth.games)
    seconds = growth.seconds[0 if best is None else 1]
    yield from play(plan, growth.folder / f"samples-{number}", seeds, seconds, team)


def compare(growth: Growth, number: int, best: int, team: Team) -> Row:
    """How the new net does against the best one before it. It is promoted if luck alone would seldom do as well."""
    new, old = (f"generation-{one}:{growth.depth}" for one in (number, best))
    bots = (new, *[old] * (PLAYERS[growth.game] - 1))
    nets = read_nets([str(net_of_generation(growth, one)) for one in (number, best)])
    standings = match(nets, contest_of(growth.game, {}, bots, number), growth.deals, team)
    one = next(standing for standing in standings if standing.bot == new)
    share, low, high = (round(100 * part, 1) for part in (one.share, one.low, one.high))
    result = {"against": best, "share": share, "low": low, "high": high, "points": round(one.score, 1)}
    return {**result, "promoted": (one.share + one.low) / 2 > one.fair}


def told(row: Row) -> str:
    """A row of the table in words."""
    said = f"generation {row['generation']}: {row['games']:,} games, points off {row['off']}"
    if "share" in row:
        said += f"; {row['share']} % [{row['low']}, {row['high']}] against generation {row['against']}"
    return said + (": promoted" if row["promoted"] else ": not promoted")


def rows_of(growth: Growth) -> list[Row]:
    file = growth.folder / "generations.json"
    rows: list[Row] = json.loads(file.read_text()) if file.exists() else []
    return rows


def best_of(table: list[Row]) -> int | None:
    """The last generation that was promoted."""
    return max((row["generation"] for row in table if row["promoted"]), default=None)


def files_in(growth: Growth, number: int) -> list[Path]:
    return sorted((growth.folder / f"samples-{number}").glob(f"{growth.game}-*.npz"))


def net_of_generation(growth: Growth, number: int) -> Path:
    return growth.folder / f"generation-{number}.net"
