"""`greathall move-hall`: everything a file keeps, into a PostgreSQL database."""

import argparse
import asyncio
from functools import partial

from greathall.commands.options import Say, example
from greathall.commands.serve import file, server
from greathall.commands.terminal.terminal import Refusal, Terminal


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    text, about = say("cli-help-move-hall"), say("cli-help-move-hall-about")
    line = example(say, "greathall move-hall hall.db postgresql://hall@127.0.0.1/hall")
    parser = commands.add_parser("move-hall", help=text, description=about, epilog=line, allow_abbrev=False)
    parser.add_argument(
        "file", type=partial(file, say), metavar=say("cli-value-file"), help=say("cli-help-move-hall-file")
    )
    parser.add_argument(
        "database", type=partial(server, say), metavar="postgresql://…", help=say("cli-help-move-hall-database")
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from greathall.server.store.migrating import BadDatabase  # here: the other commands need no server
    from greathall.server.store.opening import without_secrets

    shown = without_secrets(arguments.database)
    try:
        from greathall.server.store.postgres.moving import move
    except ImportError as error:
        raise Refusal("cli-not-moved", 1, file=str(arguments.file), database=shown, why="no_driver", text="") from error

    def tell(what: str, moved: int, whole: int) -> None:
        terminal.say("cli-moving", what=what, moved=moved, whole=whole)
        terminal.out.flush()

    try:
        asyncio.run(move(str(arguments.file), arguments.database, tell))
    except BadDatabase as error:
        raise Refusal(
            "cli-not-moved", 1, file=str(arguments.file), database=shown, why=error.why, text=str(error)
        ) from error
    terminal.say("cli-moved", database=shown)
    return 0
