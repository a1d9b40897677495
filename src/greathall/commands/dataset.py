"""`greathall dataset`: games of bots as files for those who learn from them."""

import argparse
import secrets
from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from greathall.bots.series import planned
from greathall.commands.options import Say, add_game, bot_names, chosen_settings, example, load_game, positive
from greathall.commands.pool import refuse_what_cannot_travel, work_through
from greathall.commands.terminal.progress import Progress
from greathall.commands.terminal.terminal import Refusal, Terminal

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
    parser.add_argument("--workers", type=number, default=1, metavar="N", help=say("cli-help-workers"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    try:
        from greathall.envs.dataset.writing import Plan, prepare  # what it needs is an extra
    except ModuleNotFoundError as error:
        raise Refusal("cli-needs-extra", 1, command="dataset", extra="dataset") from error
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    settings = chosen_settings(arguments)
    game = load_game(arguments.game, arguments.players, settings)
    names = bot_names(arguments.bots, len(game.rules.people))
    plan = Plan(planned(game, settings, names, seed, arguments.games), Path(arguments.to).expanduser(), arguments.shard)
    try:
        prepare(plan)
        answers = write(plan, arguments.workers, terminal)
    except OSError as error:
        raise Refusal("cli-not-written", file=arguments.to, reason=error) from error
    terminal.say("cli-dataset", folder=arguments.to, answers=answers, games=arguments.games, seed=str(seed))
    return 0


def write(plan: "Plan", workers: int, terminal: Terminal) -> int:
    """Write all shards that are not there yet; how many answers there are in all."""
    progress = Progress(terminal.err, len(plan.parts()))
    answers = 0
    try:
        with closing(shards(plan, workers)) as counts:
            for done, count in enumerate(counts, 1):
                answers += count
                progress.step(done)
    finally:
        progress.end()
    return answers


def shards(plan: "Plan", workers: int) -> Generator[int, None, None]:
    """How many answers each shard holds, in their order."""
    from greathall.envs.dataset.writing import write_shard

    if workers == 1:
        yield from (write_shard(plan, part) for part in plan.parts())
        return
    refuse_what_cannot_travel(plan, plan.series.name)
    with closing(work_through(write_shard, plan, plan.parts(), workers)) as counts:
        yield from counts
