"""The command line: what can be asked for, and how refusals are told. Exit codes: 0 fine, 1 failure, 2 bad usage."""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from greathall import __version__
from greathall.commands import facts, play, replay, scenario, serve, simulate, tournament
from greathall.commands.options import example
from greathall.commands.terminal import Refusal, Terminal
from greathall.engine import BadOptions, GreatHallError
from greathall.locale import preferred

COMMANDS: Final = (serve, play, simulate, tournament, replay, scenario, facts)
OWN: Final = ("-h", "--help", "--version")  # options of the program itself
ABOUT: Final = "Board games: complete rules, a table in the browser, bots. Without a command: serve."


def command_line() -> argparse.ArgumentParser:
    """The commands and their options."""
    line = example("greathall play GAME")
    parser = argparse.ArgumentParser(prog="greathall", description=ABOUT, epilog=line, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"greathall {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    for command in COMMANDS:
        command.add(commands)
    return parser


def parse(words: Sequence[str]) -> argparse.Namespace:
    """What is asked for; where no command is named, the hall is opened."""
    is_named = words and (words[0] in OWN or not words[0].startswith("-"))
    return command_line().parse_args(words if is_named else ["serve", *words])


def run(words: Sequence[str], terminal: Terminal) -> int:
    """Do one command and return its exit code."""
    try:
        arguments = parse(words)
        return int(arguments.run(arguments, terminal))
    except SystemExit as stop:  # argparse has said why
        return int(stop.code or 0)
    except Refusal as refusal:
        terminal.warn(refusal.message, **refusal.arguments)
        return refusal.code
    except GreatHallError as error:
        terminal.warn("cli-error", problem=str(error))
        return 2 if isinstance(error, BadOptions) else 1
    except KeyboardInterrupt:
        terminal.warn("cli-stopped")
        return 1


def main(argv: Sequence[str] | None = None) -> int:
    """The program `greathall`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # whatever is typed or shown, it is no reason to stop
    terminal = Terminal(sys.stdin, sys.stdout, sys.stderr, preferred(os.environ))
    try:
        code = run(sys.argv[1:] if argv is None else argv, terminal)
        sys.stdout.flush()
    except BrokenPipeError:  # nobody reads any more, as behind `| head`
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 (the interpreter flushes it at the end)
        return 1
    return code
