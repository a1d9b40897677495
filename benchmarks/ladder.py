"""How far apart the levels are, on duplicate deals: every level against the one below, in games of two.

A step should win 65 to 75 percent. `--game` chooses games by their names, `--steps` those of some levels, `--games`
plays fewer; with `--minutes` a step ends after these with what was played so far. `--bots` puts other bots in the
place of the levels, the weakest first. The first steps take seconds; on 16 cores the last take minutes.

With `--adaptive` people as strong as every level, and as every point halfway between two, play 30 games each against
the bot that adapts. After the tenth they should win 40 to 60 percent. `--highest` leaves out those who think longer.
"""

import argparse
import math
import os
import sys
from contextlib import closing
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from common.contests import contested, take_native
from common.measuring import finish, within

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "citadels": ("citadels", {}),
    "paladins": ("paladins", {}),
    "crowns": ("paladins", {"expansions": ["city_of_crowns"]}),
}
LEAST, MOST = 65.0, 75.0  # percent of the wins
FIRST, AFTER = 10, 20  # games
MIDDLE = "normal"  # rated 1500
HEAD = ("step", "share of the wins", "games", "points", "ms an answer")


class Step(NamedTuple):
    """A level and the one below it."""

    low: str
    high: str


def steps_of(bots: list[str], chosen: str) -> list[Step]:
    """The steps to all of these bots, or only to those chosen."""
    wanted = chosen.split(",") if chosen else bots
    return [Step(low, high) for low, high in pairwise(bots) if high in wanted]


def rise(share: float, games: int) -> float:
    """By how much a rating is higher for such a share of the wins; a win less than all, so that it is a number."""
    kept = min(max(share, 0.5 / games), 1 - 0.5 / games)
    return 400 * math.log10(kept / (1 - kept))


def ratings(bots: list[str], rises: dict[str, float]) -> dict[str, float]:
    """The scale, as far as the steps hang together: `normal`, or the lowest of them, has 1500."""
    found: dict[str, float] = {}
    for low, high in pairwise(bots):
        if high in rises:
            found.setdefault(low, 0.0)
            found[high] = found[low] + rises[high]
        elif found:
            break
    middle = found.get(MIDDLE, 0.0)
    return {bot: 1500 + rating - middle for bot, rating in found.items()}


def climb(name: str, bots: list[str], known: argparse.Namespace) -> list[str]:
    """All steps of one game, printed as they are done, and the scale that follows."""
    from greathall.teams import team_of

    game, options = GAMES[name]
    rises, verdicts = {}, []
    print(f"\n{name}\n\n| {' | '.join(HEAD)} |\n" + "| --- " * len(HEAD) + "|", flush=True)
    for step in steps_of(bots, known.steps):
        team = partial(team_of, known.workers)
        high, low, games = contested(game, options, (step.high, step.low), known.games, team, known.minutes)
        share = f"{100 * high.share:.1f} % [{100 * high.low:.1f}, {100 * high.high:.1f}]"
        points, times = f"{high.score:.1f} to {low.score:.1f}", f"{high.milliseconds:.1f} to {low.milliseconds:.1f}"
        print(f"| {step.high} v {step.low} | {share} | {games} | {points} | {times} |", flush=True)
        rises[step.high] = rise(high.share, games)
        verdicts.append(within(f"{name}, {step.high} v {step.low}", 100 * high.share, LEAST, MOST))
    print(f"\n{', '.join(f'{bot} {rating:.0f}' for bot, rating in ratings(bots, rises).items())}", flush=True)
    return verdicts


def adapt(name: str, known: argparse.Namespace) -> list[str]:
    """How much people of every strength win once the bot knows them."""
    from greathall import games as catalogue
    from greathall.bots.ladders import LEVELS
    from greathall.bots.tournament.acquaintance import Acquaintance, meet
    from greathall.bots.tournament.statistics import bootstrap, mean
    from greathall.teams import team_of

    game, options = GAMES[name]
    highest = LEVELS.index(known.highest)
    skills = tuple(half / 2 for half in range(2 * highest + 1))
    plan = Acquaintance(game, catalogue.find(game).build, options, skills, FIRST + AFTER, 1)
    with closing(team_of(known.workers).do(meet, plan, range(known.people * len(skills)))) as played:
        found = list(played)
    verdicts = []
    head = ("strength", f"won of the first {FIRST}", f"of the {AFTER} after", "thought to be")
    print(f"\n{name}\n\n| {' | '.join(head)} |\n" + "| --- " * len(head) + "|", flush=True)
    for skill in skills:
        met = [one for one in found if one.skill == skill]
        first, shares = mean([mean(one.won[:FIRST]) for one in met]), [one.share(FIRST) for one in met]
        share, (low, high) = 100 * mean(shares), bootstrap(shares)
        interval = f"{share:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
        who = LEVELS[int(skill)] + (" and a half" if skill % 1 else "")
        thought = mean([mean(one.thought[FIRST:]) for one in met])
        print(f"| {who} ({skill:g}) | {100 * first:.1f} % | {interval} | {thought:.1f} |", flush=True)
        verdicts.append(within(f"{name}, adaptive v {who}", share, 40, 60))
    return verdicts


def main() -> int:
    take_native()
    from greathall.bots import LEVELS

    parser = argparse.ArgumentParser(prog="dev.py bench ladder", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each step (default: 200)")
    parser.add_argument("--minutes", type=float, default=0.0, help="for each step at most (default: no limit)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--game", default="", help=f"only these: {', '.join(GAMES)}")
    parser.add_argument("--steps", default="", help="only the steps to these levels, with commas")
    parser.add_argument("--bots", default="", help="other bots in place of the levels, the weakest first, with commas")
    parser.add_argument("--adaptive", action="store_true", help="measure the bot that adapts instead")
    parser.add_argument("--people", type=int, default=40, help="of each strength, for this (default: 40)")
    parser.add_argument("--highest", default="hard", choices=LEVELS, help="the strongest of them (default: hard)")
    known = parser.parse_args()
    bots = known.bots.split(",") if known.bots else list(LEVELS)
    chosen = known.game.split(",") if known.game else list(GAMES)
    if known.adaptive:
        return finish([one for name in chosen for one in adapt(name, known)])
    return finish([one for name in chosen for one in climb(name, bots, known)])


if __name__ == "__main__":
    sys.exit(main())
