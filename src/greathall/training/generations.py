"""Generations: games, a net that learns from them, and a match against the net before it, again and again.

Everything lies in one folder: `samples-N`, `generation-N.net`, and `generations.json`, the table of all that are done.
What is there is not done again, so whoever was interrupted goes on.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from greathall.teams import Team
from greathall.training.fitting import How, fit
from greathall.training.matching import contest_of, match
from greathall.training.playing import Plan, play

APART: Final = 10_000_000  # between the seeds of two generations
PLAYERS: Final = {"citadels": 4, "paladins": 2}  # at the table of a match: the new net on one seat
Row = dict[str, Any]


class Course(NamedTuple):
    """How a line of nets grows."""

    game: str
    folder: Path
    games: int  # of the first generation, which plays by rule
    seconds: tuple[float, float]  # of playing at most: the first, and each later one
    iterations: int  # of those who play later generations, a turn
    how: How
    deals: int  # of a match
    depth: int  # iterations there


def grow(course: Course, generations: int, team: Team) -> Iterator[str]:
    """Let a line grow up to this many generations after the first, and tell how it goes."""
    course.folder.mkdir(parents=True, exist_ok=True)
    table = rows_of(course)
    for number in range(len(table), generations + 1):
        best = best_of(table)
        yield from play_generation(course, number, best, team)
        folders = [files_in(course, one) for one in range(number + 1)]
        row = {"generation": number, **fit(folders, net_of_generation(course, number), course.game, course.how)}
        row["promoted"] = True
        if best is not None:
            row |= compare(course, number, best, team)
        table.append(row)
        (course.folder / "generations.json").write_text(json.dumps(table, indent=1))
        yield told(row)


def play_generation(course: Course, number: int, best: int | None, team: Team) -> Iterator[str]:
    """The games of a generation, which everybody plays with the best net so far."""
    net = None if best is None else net_of_generation(course, best).read_bytes()
    plan = Plan(course.game, net, course.iterations)
    seeds = range(number * APART, number * APART + course.games)
    seconds = course.seconds[0 if best is None else 1]
    yield from play(plan, course.folder / f"samples-{number}", seeds, seconds, team)


def compare(course: Course, number: int, best: int, team: Team) -> Row:
    """How the new net does against the best one before it. It is promoted where luck alone would seldom do as well."""
    new, old = (f"generation-{one}:{course.depth}" for one in (number, best))
    bots = (new, *[old] * (PLAYERS[course.game] - 1))
    nets = [net_of_generation(course, one) for one in (number, best)]
    standings = match(nets, contest_of(course.game, {}, bots, number), course.deals, team)
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


def rows_of(course: Course) -> list[Row]:
    file = course.folder / "generations.json"
    rows: list[Row] = json.loads(file.read_text()) if file.exists() else []
    return rows


def best_of(table: list[Row]) -> int | None:
    """The last generation that was promoted."""
    return max((row["generation"] for row in table if row["promoted"]), default=None)


def files_in(course: Course, number: int) -> list[Path]:
    return sorted((course.folder / f"samples-{number}").glob(f"{course.game}-*.npz"))


def net_of_generation(course: Course, number: int) -> Path:
    return course.folder / f"generation-{number}.net"
