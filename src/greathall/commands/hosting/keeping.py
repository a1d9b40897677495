"""Keeping: how a hall is kept, as the options of `serve` and its file say."""

import argparse
from importlib.util import find_spec

from greathall.commands.hosting.config import Config
from greathall.commands.hosting.example import example_file
from greathall.commands.hosting.house import house_rules
from greathall.commands.terminal.terminal import Refusal, Terminal
from greathall.server.http.serving import Keeping
from greathall.server.journal import as_json, as_line
from greathall.server.limits.house_rules import HouseRules
from greathall.server.thinking.workers import usual_thinkers


def rules_in(file: str | None) -> HouseRules:
    """The rules of the house, as a file says them."""
    return house_rules(None if file is None else Config(file))


def keeping_of(arguments: argparse.Namespace) -> Keeping:
    """How the hall is kept."""
    form, readers = as_json if arguments.log == "json" else as_line, tuple(arguments.readers)
    measured = arguments.metrics or bool(readers)
    thinkers = share_of(arguments.thinkers or usual_thinkers(), arguments.processes)
    return Keeping(rules_in(arguments.config), form, measured, readers, arguments.bell or "", thinkers)


def share_of(thinkers: int, processes: int) -> int:
    """How many think for each of this many processes: as many for all together as are wanted, and for each at least one
    who thinks ahead and one who is never busy with that."""
    return max(2, thinkers // processes)


def print_config(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Write a file with everything that can be said in it."""
    for line in example_file(arguments.parser, terminal.sentence):
        terminal.line(line)
    return 0


def check_shared(arguments: argparse.Namespace) -> None:
    """Several processes share a database of a server, not a file; and a bell needs its client."""
    if arguments.database is None and (arguments.processes > 1 or arguments.bell):
        raise Refusal("cli-needs-database")
    if arguments.bell and find_spec("redis") is None:
        raise Refusal("cli-no-bell", 1)
    if arguments.processes > 1 and arguments.facts is not None:
        raise Refusal("cli-facts-alone")
