"""`greathall restore`: a copy of everything, back in place of what a closed hall keeps."""

import argparse
import os
from functools import partial

from greathall.commands.backup import add_place, tell
from greathall.commands.options import Say, example
from greathall.commands.serve import default_store, file, make_room
from greathall.commands.terminal.terminal import Refusal, Terminal


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    parser = commands.add_parser(
        "restore",
        help=say("cli-help-restore"),
        description=say("cli-help-restore-about"),
        epilog=example(say, "greathall restore hall-today.db"),
        allow_abbrev=False,
    )
    parser.add_argument(
        "file", type=partial(file, say), metavar=say("cli-value-file"), help=say("cli-help-restore-file")
    )
    add_place(parser, say)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from greathall.server.store import copying  # here: the other commands need no server
    from greathall.server.store.migrating import BadDatabase

    target = arguments.db or default_store(os.environ)
    if not arguments.file.is_file():
        raise Refusal("cli-no-hall", 1, file=str(arguments.file))
    make_room(target)
    try:
        copied = copying.restore(arguments.file, target)
    except BadDatabase as error:
        raise Refusal(
            "cli-not-restored", 1, file=str(arguments.file), db=str(target), why=error.why, text=str(error)
        ) from error
    tell("cli-restored", copied, terminal)
    if copied.kept is not None:
        terminal.say("cli-restored-kept", file=str(copied.kept))
    return 0
