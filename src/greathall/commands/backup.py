"""`greathall backup`: everything a hall keeps, in one file, while it goes on."""

import argparse
import asyncio
import os
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from greathall.commands.options import Say, example, positive
from greathall.commands.serve import add_database, default_store, file, make_room
from greathall.commands.terminal.terminal import Refusal, Terminal

if TYPE_CHECKING:
    from greathall.server.store.copying import Copied

NAMED: Final = "hall-%Y%m%d-%H%M%S.db"  # a copy in a folder
COPIES: Final = "hall-[0-9]*-[0-9]*.db"


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    parser = commands.add_parser(
        "backup",
        help=say("cli-help-backup"),
        description=say("cli-help-backup-about"),
        epilog=example(say, "greathall backup hall-today.db"),
        allow_abbrev=False,
    )
    parser.add_argument(
        "file", type=partial(file, say), metavar=say("cli-value-file"), help=say("cli-help-backup-file")
    )
    parser.add_argument("--keep", type=partial(positive, say), metavar="N", help=say("cli-help-backup-keep"))
    add_place(parser, say)
    add_database(parser, say)
    parser.set_defaults(run=run)


def add_place(parser: argparse.ArgumentParser, say: Say) -> None:
    """Where the hall keeps its data."""
    parser.add_argument("--db", type=partial(file, say), metavar=say("cli-value-path"), help=say("cli-help-serve-db"))
    parser.add_argument("--config", metavar=say("cli-value-file"), help=say("cli-help-serve-config"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from greathall.server.store import copying  # here: the other commands need no server
    from greathall.server.store.migrating import BadDatabase

    target = name_of(arguments.file)
    make_room(target)
    if arguments.database is not None:
        copied = from_server(arguments.database, target)
    else:
        source = arguments.db or default_store(os.environ)
        if not source.exists():
            raise Refusal("cli-no-hall", 1, file=str(source))
        try:
            copied = copying.back_up(source, target)
        except BadDatabase as error:
            raise Refusal("cli-not-backed-up", 1, file=str(source), why=error.why, text=str(error)) from error
    tell("cli-backed-up", copied, terminal)
    if arguments.keep is not None and arguments.file.is_dir():
        for old in sorted(arguments.file.glob(COPIES))[: -arguments.keep]:
            old.unlink()
    return 0


def from_server(address: str, target: Path) -> "Copied":
    """The same from a database of a server."""
    from greathall.server.store.migrating import BadDatabase
    from greathall.server.store.opening import without_secrets

    shown = without_secrets(address)
    try:
        from greathall.server.store.postgres.copying import back_up
    except ImportError as error:
        raise Refusal("cli-not-backed-up", 1, file=shown, why="no_driver", text="") from error
    try:
        return asyncio.run(back_up(address, target))
    except BadDatabase as error:
        raise Refusal("cli-not-backed-up", 1, file=shown, why=error.why, text=str(error)) from error


def name_of(wanted: Path) -> Path:
    """The file of a copy; in a folder it is named after the time."""
    return wanted / datetime.now(UTC).strftime(NAMED) if wanted.is_dir() else wanted


def tell(message: str, copied: "Copied", terminal: Terminal) -> None:
    terminal.say(message, file=str(copied.file), tables=copied.tables, guests=copied.guests, size=copied.size // 1024)
