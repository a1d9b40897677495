"""`greathall doctor`: what was found here, what is amiss, and what to do about it. It changes nothing."""

import argparse
import os
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from greathall import __version__
from greathall.commands.options import Say, example
from greathall.commands.serve import PORT, add_database, default_store, file, opening_to_friends, port
from greathall.commands.terminal.layout import hanging
from greathall.commands.terminal.terminal import Terminal

if TYPE_CHECKING:
    from greathall.commands.findings.finding import Finding

MARKS: Final = {"fine": "\N{CHECK MARK}", "note": "\N{MIDDLE DOT}", "amiss": "\N{BALLOT X}"}
LETTERS: Final = {"fine": "+", "note": "-", "amiss": "!"}  # if nothing else can be shown
COLOURS: Final = {"fine": 32, "note": 33, "amiss": 31}
ARROW: Final = "\N{RIGHTWARDS ARROW}"


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    text = say("cli-help-doctor")
    line = example(say, "greathall doctor --lan")
    about = say("cli-help-doctor-about")
    parser = commands.add_parser("doctor", help=text, description=about, epilog=line, allow_abbrev=False)
    parser.add_argument("--lan", action="store_true", help=say("cli-help-doctor-lan"))
    parser.add_argument(
        "--port", type=partial(port, say), default=PORT, metavar="N", help=say("cli-help-serve-port", default=str(PORT))
    )
    parser.add_argument("--db", type=partial(file, say), metavar=say("cli-value-path"), help=say("cli-help-serve-db"))
    add_database(parser, say)
    parser.add_argument("--config", metavar=say("cli-value-file"), help=say("cli-help-serve-config"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-doctor-json"))
    parser.set_defaults(run=run, proxies=[], public_url=None)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from greathall.commands.hosting.keeping import rules_in  # here: the other commands need no server

    rules_in(arguments.config)  # refused if the hall would not open with it
    findings = examined(arguments, terminal)
    if arguments.json:
        terminal.json(report(findings, terminal))
    else:
        show(findings, terminal)
    return 1 if amiss(findings) else 0


def examined(arguments: argparse.Namespace, terminal: Terminal) -> "list[Finding]":
    """Everything that is looked at, in the order it is printed."""
    from greathall.commands.findings import kept, machine, network  # here: the other commands need no server
    from greathall.server.http import static
    from greathall.server.http.whereabouts import own_addresses
    from greathall.server.store.examining import examine

    environment, number = os.environ, arguments.port
    checkout = static.can_be_built(environment)
    hall = network.hall_at(number) if number else None
    store = None if arguments.database is not None else examine(arguments.db or default_store(environment))
    command = opening_to_friends(arguments, checkout)
    found = kept.server(arguments.database, terminal) if store is None else kept.database(store, bool(hall), terminal)
    return [
        machine.python(),
        machine.engine(checkout),
        kept.client(static.folder_of(environment), checkout, terminal),
        found,
        network.port(number, arguments.lan, hall),
        network.network(own_addresses(), number, arguments.lan, hall, command),
        machine.clock(datetime.now().astimezone(), 0.0 if store is None else store.written),
    ]


def amiss(findings: "Sequence[Finding]") -> int:
    """How many findings need something to be done."""
    return sum(finding.level == "amiss" for finding in findings)


def show(findings: "Sequence[Finding]", terminal: Terminal) -> None:
    """A line for everything, and below it what to do."""
    marks, arrow = (MARKS, ARROW) if terminal.can_write("".join([*MARKS.values(), ARROW])) else (LETTERS, ">")
    names = {finding: terminal.sentence(f"cli-doctor-{finding.about}") for finding in findings}
    indent = 6 + max(map(len, names.values()))
    terminal.line(terminal.strong(f"{terminal.sentence('cli-doctor-title')} {__version__}"))
    terminal.line()
    for finding, name in names.items():
        mark = marks[finding.level]
        first, *others = hanging(f"{mark} {name}", finding.said(terminal), indent, terminal.width, whole=True)
        terminal.line(first.replace(mark, terminal.painted(mark, COLOURS[finding.level]), 1))
        advice = f"{arrow} {said}" if (said := finding.advice(terminal)) else ""
        for line in [*others, *hanging("", advice, indent, terminal.width, whole=True)]:
            terminal.line(line)
    terminal.line()
    terminal.say("cli-doctor-result", count=amiss(findings))


def report(findings: "Sequence[Finding]", terminal: Terminal) -> dict[str, Any]:
    """The same as data."""
    told = [
        {
            "about": finding.about,
            "state": finding.state,
            "level": finding.level,
            "found": finding.said(terminal),
            "advice": finding.advice(terminal),
        }
        for finding in findings
    ]
    return {"version": __version__, "amiss": amiss(findings), "findings": told}
