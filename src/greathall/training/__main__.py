"""The commands of training: `play` makes samples, `fit` lets a net learn from them, `match` says how good it is, and
`grow` does all that again and again.

python3 -m greathall.training play citadels samples --games 20000
python3 -m greathall.training fit citadels citadels.net samples
python3 -m greathall.training match citadels citadels:64 search:64 search:64 search:64 --nets citadels.net
python3 -m greathall.training grow citadels growing --generations 3
"""

import argparse
import json
import os
import sys
from pathlib import Path

from greathall.teams import team_of


def command_line() -> argparse.ArgumentParser:
    """The commands and their options."""
    parser = argparse.ArgumentParser(prog="python3 -m greathall.training", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="games that everybody plays by rule, as samples")
    playing.add_argument("game")
    playing.add_argument("folder", type=Path)
    playing.add_argument("--games", type=int, default=10_000)
    playing.add_argument("--first", type=int, default=0, help="the seed of the first game")
    playing.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    playing.add_argument("--net", type=Path, help="everybody searches with this net, instead of playing by rule")
    playing.add_argument("--iterations", type=int, default=16, help="of such a search, a turn (default: 16)")
    add_team(playing)
    fitting = commands.add_parser("fit", help="a net learns from samples")
    fitting.add_argument("game")
    fitting.add_argument("out", type=Path)
    fitting.add_argument("folders", type=Path, nargs="+")
    add_learning(fitting)
    matching = commands.add_parser("match", help="nets against others")
    matching.add_argument("game")
    matching.add_argument("bots", nargs="+", help="the name of a net's file (new:64, new-step), or any bot (search:64)")
    matching.add_argument("--nets", type=Path, nargs="+", default=[])
    matching.add_argument("--options", type=json.loads, default={}, help="of the table, in JSON")
    matching.add_argument("--deals", type=int, default=50)
    matching.add_argument("--seed", type=int, default=1)
    add_team(matching)
    growing = commands.add_parser(
        "grow", help="generations: each plays with the best net before it, and learns from all"
    )
    growing.add_argument("game")
    growing.add_argument("folder", type=Path, help="where everything is kept; called again, it goes on there")
    growing.add_argument("--generations", type=int, default=1, help="after the first, which plays by rule")
    growing.add_argument("--games", type=int, default=50_000, help="of a generation, at most")
    growing.add_argument("--seconds", type=float, nargs=2, default=[1e9, 1e9], help="of the first's games; of others'")
    growing.add_argument("--iterations", type=int, default=16, help="a turn, in games of later generations")
    growing.add_argument("--deals", type=int, default=100, help="of the match against the best before it")
    growing.add_argument("--depth", type=int, default=16, help="iterations a turn in that match")
    add_learning(growing)
    add_team(growing)
    return parser


def add_learning(parser: argparse.ArgumentParser) -> None:
    """The options that say how a net learns."""
    parser.add_argument("--units", type=int, nargs=2, default=[64, 32], help="of the layers in between")
    parser.add_argument("--epochs", type=int, default=5)


def add_team(parser: argparse.ArgumentParser) -> None:
    """The options that say who works."""
    choice = parser.add_mutually_exclusive_group()
    cores = os.cpu_count() or 1
    choice.add_argument("--workers", type=int, default=cores, metavar="N", help=f"processes (default: {cores})")
    choice.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="a Ray cluster (default: of this machine)"
    )


def main(arguments: list[str]) -> int:
    known = command_line().parse_args(arguments)
    if known.command == "play":
        play_games(known)
    elif known.command == "fit":
        from greathall.training.fitting import How, fit

        folders = [sorted(folder.glob(f"{known.game}-*.npz")) for folder in known.folders]
        print(fit(folders, known.out, known.game, How(known.units, known.epochs)))
    elif known.command == "match":
        play_match(known)
    else:
        grow_nets(known)
    return 0


def play_games(known: argparse.Namespace) -> None:
    from greathall.training.playing import Plan, play

    plan = Plan(known.game, None if known.net is None else known.net.read_bytes(), known.iterations)
    seeds = range(known.first, known.first + known.games)
    for line in play(plan, known.folder, seeds, known.seconds, team_of(known.workers, known.ray)):
        print(line, flush=True)


def play_match(known: argparse.Namespace) -> None:
    from greathall.training.matching import contest_of, match

    contest = contest_of(known.game, known.options, tuple(known.bots), known.seed)
    for one in match(known.nets, contest, known.deals, team_of(known.workers, known.ray)):
        shares = f"{one.share:.1%} [{one.low:.1%}, {one.high:.1%}] of the wins, fair {one.fair:.0%}"
        print(f"{one.bot}: {shares}, {one.score:.1f} points, {one.milliseconds:.1f} ms an answer")


def grow_nets(known: argparse.Namespace) -> None:
    from greathall.training.fitting import How
    from greathall.training.generations import Growth, grow

    how, seconds = How(known.units, known.epochs), (known.seconds[0], known.seconds[1])
    growth = Growth(known.game, known.folder, known.games, seconds, known.iterations, how, known.deals, known.depth)
    for line in grow(growth, known.generations, team_of(known.workers, known.ray)):
        print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
