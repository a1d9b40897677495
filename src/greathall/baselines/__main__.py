"""Baselines that anybody can run again; each of them says what it has reached.

python3 -m greathall.baselines cfr --iterations 200
python3 -m greathall.baselines mccfr --iterations 3000 --deals 200
python3 -m greathall.baselines ppo FOLDER --lessons 60
python3 -m greathall.baselines match FOLDER/policy.npz random greedy rule --deals 200
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from greathall.engine import GreatHallError
from greathall.teams import team_of


def count(text: str) -> int:
    """A number of things: at least one."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def options(text: str) -> Any:
    """Options of a table, in JSON."""
    return json.loads(text)


def command_line() -> argparse.ArgumentParser:
    """The commands and their options."""
    form = argparse.ArgumentDefaultsHelpFormatter
    parser = argparse.ArgumentParser(
        prog="python3 -m greathall.baselines", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    whole = commands.add_parser("cfr", help="Kuhn poker, solved: its value is known", formatter_class=form)
    whole.add_argument("--iterations", type=count, default=200, help="over the whole tree")
    sampled = commands.add_parser("mccfr", help="the end of a Citadels, by sampling", formatter_class=form)
    sampled.add_argument("--iterations", type=count, default=3000, help="of external sampling")
    sampled.add_argument("--seed", type=int, default=1, help="of deals and samples")
    add_match(sampled, 200, ["random", "greedy", "rule"])
    learning = commands.add_parser("ppo", help="a whole game, by playing against itself", formatter_class=form)
    add_course(learning)
    matching = commands.add_parser("match", help="a learned policy against bots", formatter_class=form)
    matching.add_argument("policy", type=Path, help="the file policy.npz of a course")
    matching.add_argument("rivals", nargs="+", help="bots, each of them against it")
    matching.add_argument("--deals", type=count, default=200, help="each is played with every rotation of the seats")
    matching.add_argument("--seed", type=int, default=1, help="of the deals")
    add_workers(matching)
    return parser


def add_match(parser: argparse.ArgumentParser, deals: int, rivals: list[str]) -> None:
    parser.add_argument("--deals", type=count, default=deals, help="of a match, each played with turned seats")
    parser.add_argument("--rivals", nargs="+", default=rivals, help="bots to play against")


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=count, default=os.cpu_count() or 1, help="processes that play matches")


def add_course(parser: argparse.ArgumentParser) -> None:
    """The options of `ppo`."""
    parser.add_argument("folder", type=Path, help="where everything is kept; called again, it goes on there")
    parser.add_argument("--game", default="citadels", help="what is learned")
    parser.add_argument("--players", type=count, default=2, help="at the table")
    parser.add_argument("--options", type=options, default={}, help="of the table, in JSON")
    parser.add_argument("--of", default="points", choices=["points", "win", "rank"], help="what a game is worth")
    parser.add_argument(
        "--lessons",
        type=count,
        default=60,
        help="in all: the pace falls to the last, so a course keeps its number",
    )
    parser.add_argument("--games", type=count, default=64, help="side by side")
    parser.add_argument("--steps", type=count, default=128, help="of all of them in a lesson")
    parser.add_argument("--units", type=count, nargs="+", default=[128, 64], help="of the layers in between")
    parser.add_argument("--pace", type=float, default=1e-3, help="of the first steps; later ones are smaller")
    parser.add_argument("--epochs", type=count, default=3, help="how often a lesson is gone over")
    parser.add_argument("--rows", type=count, default=1024, help="answers that are learned from in one step")
    parser.add_argument("--curiosity", type=float, default=0.03, help="how much it counts that answers stay possible")
    parser.add_argument("--seed", type=int, default=1, help="of everything")
    parser.add_argument("--every", type=count, default=10, help="lessons between matches, after which all is kept")
    parser.add_argument("--torch", action="store_true", help="compute with PyTorch, on a GPU where there is one")
    add_match(parser, 50, ["random", "greedy"])
    add_workers(parser)


def solve(known: argparse.Namespace) -> Iterator[str]:
    from greathall.baselines.kuhn import LISTING, VALUE
    from greathall.baselines.regrets.solving import solved

    yield f"Kuhn poker is worth {VALUE:.5f} to the first player"
    yield from solved(LISTING.load().new(chance="explicit"), known.iterations)


def sample(known: argparse.Namespace) -> Iterator[str]:
    from greathall.baselines.regrets.solving import sampled
    from greathall.baselines.small import deal

    yield from sampled(deal, known.iterations, known.seed, known.rivals, known.deals)


def learn(known: argparse.Namespace) -> Iterator[str]:
    from greathall.baselines.ppo.course import Study, run
    from greathall.baselines.ppo.learning import How
    from greathall.baselines.ppo.policy import Played

    how = How(known.units, known.pace, known.epochs, known.rows, known.curiosity)
    table = Played(known.game, known.players, known.options)
    size = (known.games, known.steps, known.lessons)
    course = Study(table, known.of, *size, how, known.seed, known.every, tuple(known.rivals), known.deals)
    yield from run(course, known.folder, team_of(known.workers), known.torch)


def play(known: argparse.Namespace) -> Iterator[str]:
    from greathall.baselines.ppo.playing import against
    from greathall.baselines.ppo.policy import policy_of

    content = known.policy.read_bytes()
    _, table = policy_of(content, str(known.policy))
    for rival in known.rivals:
        one = against(content, table, rival, known.deals, known.seed, team_of(known.workers))
        yield f"v {rival}: {one.share:.1%} [{one.low:.1%}, {one.high:.1%}] of the wins, {one.score:.1f} points"


def main(arguments: list[str]) -> int:
    """Do what is asked for; anything wrong with it is said in one sentence."""
    known = command_line().parse_args(arguments)
    lines: Iterator[str] = {"cfr": solve, "mccfr": sample, "ppo": learn, "match": play}[known.command](known)
    try:
        for line in lines:
            print(line, flush=True)
    except KeyboardInterrupt:
        print("stopped; the same command goes on from the last line above, where it keeps a folder", file=sys.stderr)
        return 130
    except (GreatHallError, ModuleNotFoundError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
