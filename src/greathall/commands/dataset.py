"""`greathall dataset`: games of bots as files for machine learning."""

import argparse
import secrets
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from greathall.bots.series import planned
from greathall.commands.hiring import add_team, hired
from greathall.commands.options import Say, add_game, bot_names, chosen_settings, example, load_game, positive
from greathall.commands.terminal.progress import Progress
from greathall.commands.terminal.terminal import Refusal, Terminal
from greathall.teams import Team

if TYPE_CHECKING:
    from greathall.envs.dataset.writing import Plan


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    text, about = say("cli-help-dataset"), say("cli-help-dataset-about")
    line = example(say, "greathall dataset GAME --to games --games 1000 --bots rule --seed 7")
    parser = commands.add_parser("dataset", help=text, description=about, epilog=line, allow_abbrev=False)
    add_game(parser, say)
    number, folder = partial(positive, say), say("cli-value-folder")
    parser.add_argument("--to", required=True, metavar=folder, help=say("cli-help-dataset-to"))
    parser.add_argument("--players", type=int, metavar="N", help=say("cli-help-tournament-players"))
    parser.add_argument("--games", type=number, default=100, metavar="N", help=say("cli-help-simulate-games"))
    parser.add_argument("--shard", type=number, default=50, metavar="N", help=say("cli-help-dataset-shard"))
    add_team(parser, say)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    try:
        from greathall.envs.dataset.writing import Plan, count_answers  # what it needs is an extra
    except ModuleNotFoundError as error:
        raise Refusal("cli-needs-extra", 1, command="dataset", extra="dataset") from error
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    settings = chosen_settings(arguments)
    game = load_game(arguments.game, arguments.players, settings)
    names = bot_names(arguments.bots, len(game.rules.people))
    plan = Plan(planned(game, settings, names, seed, arguments.games), Path(arguments.to).expanduser(), arguments.shard)
    try:
        with hired(arguments) as team:
            write(plan, team, terminal)
    except OSError as error:
        raise Refusal("cli-not-written", file=arguments.to, reason=error) from error
    terminal.say("cli-dataset", folder=arguments.to, answers=count_answers(plan), games=arguments.games, seed=str(seed))
    return 0


def write(plan: "Plan", team: Team, terminal: Terminal) -> None:
    """Write all shards that are not there yet."""
    from greathall.envs.dataset.writing import write_all

    progress = Progress(terminal, len(plan.parts()))
    try:
        with closing(write_all(plan, team)) as written:
            for done in written:
                progress.step(done)
    finally:
        progress.end()
