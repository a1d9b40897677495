"""The commands of training: `play` makes samples of how games end, `fit` lets a net learn from them, `choose` and
`taste` do the same for what a search chooses, `match` says how good nets are, `reliability` whether their chances come
true as often as they say, and `grow` plays, fits and matches again and again.

python3 -m greathall.training play paladins samples --games 20000
python3 -m greathall.training fit paladins judge.net samples
python3 -m greathall.training choose paladins choices --net judge.net --seconds 300
python3 -m greathall.training taste paladins taste.net choices
python3 -m greathall.training match paladins judge+taste:64 search:64 --nets judge.net+taste.net
python3 -m greathall.training reliability paladins --games 10000 --out paladins.svg
python3 -m greathall.training grow paladins growing --generations 3
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
    playing.add_argument("--net", type=Path, help="everybody searches with this net, instead of playing by rule")
    playing.add_argument("--iterations", type=int, default=16, help="of such a search, a turn (default: 16); 0: none")
    add_playing(playing)
    fitting = commands.add_parser("fit", help="a net learns from samples who wins, and with how many points")
    add_learning(fitting, [64, 32], 5)
    choosing = commands.add_parser("choose", help="what a search chooses all through games, as samples")
    choosing.add_argument("--net", type=Path, help="it searches with this net, not with the judge written by hand")
    choosing.add_argument("--iterations", type=int, default=48, help="for each question it is asked (default: 48)")
    add_playing(choosing)
    tasting = commands.add_parser("taste", help="a net learns from such samples which answers to like")
    add_learning(tasting, [64], 6)
    for learning in (fitting, tasting):
        learning.add_argument("game")
        learning.add_argument("out", type=Path)
        learning.add_argument("folders", type=Path, nargs="+")
    matching = commands.add_parser("match", help="nets against others")
    matching.add_argument("game")
    said = "the name of a net's file (new:64, new-step, with a taste new+taste-once), or any bot (search:64)"
    matching.add_argument("bots", nargs="+", help=said)
    matching.add_argument("--nets", nargs="+", default=[], metavar="FILE[+FILE]", help="nets; with a taste: two files")
    matching.add_argument("--options", type=json.loads, default={}, help="of the table, in JSON")
    matching.add_argument("--deals", type=int, default=50)
    matching.add_argument("--seed", type=int, default=1)
    add_team(matching)
    add_reliability(commands.add_parser("reliability", help="whether chances come true as often as they are said"))
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
    add_learning(growing, [64, 32], 5)
    add_team(growing)
    return parser


def add_playing(parser: argparse.ArgumentParser) -> None:
    """What says which games are played, and who plays them."""
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--taste", type=Path, help="what everybody likes, in addition to the net")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this long")
    add_team(parser)


def add_reliability(parser: argparse.ArgumentParser) -> None:
    """What says whose chances are looked at, and in which games."""
    parser.add_argument("game", choices=["citadels", "paladins", "crowns"])
    parser.add_argument("--net", type=Path, help="of this net (default: those that come with the package)")
    parser.add_argument("--taste", type=Path, help="what everybody likes, if a net is named")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this long")
    parser.add_argument("--errors", type=int, default=0, help="of a hundred answers, as people make them (default: 0)")
    parser.add_argument("--out", type=Path, metavar="FILE.svg", help="a reliability diagram")
    parser.add_argument("--keep", type=Path, metavar="FILE.net", help="write the best sharpness into this net")
    add_team(parser)


def add_learning(parser: argparse.ArgumentParser, units: list[int], epochs: int) -> None:
    """The options that say how a net learns."""
    parser.add_argument("--units", type=int, nargs="+", default=units, help="of the layers in between")
    parser.add_argument("--epochs", type=int, default=epochs)


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
    if known.command in ("play", "choose"):
        play_games(known)
    elif known.command in ("fit", "taste"):
        fit_net(known)
    elif known.command == "match":
        play_match(known)
    elif known.command == "reliability":
        compare_with_truth(known)
    else:
        grow_nets(known)
    return 0


def play_games(known: argparse.Namespace) -> None:
    from greathall.training.playing import Plan, play

    net, taste = (None if file is None else file.read_bytes() for file in (known.net, known.taste))
    if known.command == "choose":
        plan = Plan(known.game, net, taste=taste, each=known.iterations)
    else:
        plan = Plan(known.game, net, known.iterations if net else 0, taste)
    seeds = range(known.first, known.first + known.games)
    for line in play(plan, known.folder, seeds, known.seconds, team_of(known.workers, known.ray)):
        print(line, flush=True)


def fit_net(known: argparse.Namespace) -> None:
    from greathall.training.fitting import How, fit
    from greathall.training.tasting import fit_taste

    folders = [sorted(folder.glob(f"{known.game}-*.npz")) for folder in known.folders]
    how = How(known.units, known.epochs)
    if known.command == "fit":
        print(fit(folders, known.out, known.game, how))
    else:
        print(fit_taste([file for files in folders for file in files], known.out, known.game, how))


def play_match(known: argparse.Namespace) -> None:
    from greathall.training.matching import contest_of, match, read_nets

    contest = contest_of(known.game, known.options, tuple(known.bots), known.seed)
    for one in match(read_nets(known.nets), contest, known.deals, team_of(known.workers, known.ray)):
        shares = f"{one.share:.1%} [{one.low:.1%}, {one.high:.1%}] of the wins, fair {one.fair:.0%}"
        print(f"{one.bot}: {shares}, {one.score:.1f} points, {one.milliseconds:.1f} ms an answer")


def compare_with_truth(known: argparse.Namespace) -> None:
    from greathall.training.forecasts import Plan
    from greathall.training.reliability import advice, diagram, keep_sharpness, measure, report

    net, taste = (None if file is None else file.read_bytes() for file in (known.net, known.taste))
    plan, numbers = Plan(known.game, net, taste, known.errors), range(known.first, known.first + known.games)
    for found in measure(plan, numbers, known.seconds, team_of(known.workers, known.ray)):
        if isinstance(found, str):
            print(found, flush=True)
            continue
        print(f"{report(found)}\n\n{advice(found)}", flush=True)
        if known.out is not None:
            known.out.write_text(diagram(found), encoding="utf-8")
        if known.keep is not None:
            print(f"kept: {keep_sharpness(known.keep, found.rounds.best_sharpness())}")


def grow_nets(known: argparse.Namespace) -> None:
    from greathall.training.fitting import How
    from greathall.training.generations import Growth, grow

    how, seconds = How(known.units, known.epochs), (known.seconds[0], known.seconds[1])
    growth = Growth(known.game, known.folder, known.games, seconds, known.iterations, how, known.deals, known.depth)
    for line in grow(growth, known.generations, team_of(known.workers, known.ray)):
        print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
