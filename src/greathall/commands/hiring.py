"""Who works on what a command is asked for: the options that say so, and the message if somebody is missing."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from greathall.commands.options import Say, positive
from greathall.commands.terminal.terminal import Refusal
from greathall.teams import Team, TeamLost, Untravelled, team_of


def add_team(parser: argparse.ArgumentParser, say: Say) -> None:
    """The options `--workers` and `--ray`."""
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--workers", type=partial(positive, say), default=1, metavar="N", help=say("cli-help-workers"))
    choice.add_argument("--ray", nargs="?", const="", metavar=say("cli-value-address"), help=say("cli-help-ray"))


@contextmanager
def hired(arguments: argparse.Namespace) -> Iterator[Team]:
    """The team that the arguments ask for."""
    try:
        yield engaged(arguments)
    except Untravelled as error:
        raise Refusal("cli-one-process", game=arguments.game) from error
    except TeamLost as error:
        if arguments.ray is None:
            raise Refusal("cli-worker-lost", 1) from error
        raise Refusal("cli-cluster-lost", 1, problem=str(error)) from error


def engaged(arguments: argparse.Namespace) -> Team:
    try:
        return team_of(arguments.workers, arguments.ray)
    except ModuleNotFoundError as error:
        raise Refusal("cli-needs-extra", 1, command="--ray", extra="ray") from error
