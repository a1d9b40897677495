"""The command line: what can be asked for, and how refusals are printed. Exit codes: 0 fine, 1 failure, 2 bad usage."""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from greathall import __version__
from greathall.commands import (
    admin,
    backup,
    dataset,
    doctor,
    facts,
    move_hall,
    play,
    replay,
    restore,
    scenario,
    serve,
    simulate,
    tournament,
)
from greathall.commands.hosting.config import configured
from greathall.commands.options import Say, example, in_words
from greathall.commands.parsing import speaking
from greathall.commands.terminal.desktop import piped_as, shown_in
from greathall.commands.terminal.terminal import CLI, Refusal, Terminal
from greathall.engine import BadOptions, GreatHallError
from greathall.locale import preferred, spoken
from greathall.teams.interrupts import stopped_once

PLAYING: Final = (serve, play, simulate, tournament, dataset, replay, scenario, facts)
HOSTING: Final = (doctor, backup, restore, move_hall, admin)
COMMANDS: Final = (*PLAYING, *HOSTING)
LANGUAGE: Final = "--language"
OWN: Final = ("-h", "--help", "--version")  # options of the program itself


def command_line(say: Say) -> argparse.ArgumentParser:
    """The commands and their options."""
    line, about = example(say, "greathall play GAME"), say("cli-help-about")
    parser = argparse.ArgumentParser(prog="greathall", description=about, epilog=line, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"greathall {__version__}", help=say("cli-help-version"))
    commands = parser.add_subparsers(metavar=say("cli-value-command"), title=say("cli-help-commands"))
    for command in COMMANDS:
        command.add(commands, say)
    about = say("cli-help-language", known=", ".join(spoken(CLI)))
    for one in (parser, *commands.choices.values()):
        one.add_argument(LANGUAGE, metavar=say("cli-value-language"), help=about)
    return parser


def chosen_language(words: Sequence[str], terminal: Terminal) -> Terminal:
    """The terminal in the language that is asked for, if one is: known before anything else is read."""
    found = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    found.add_argument(LANGUAGE)
    try:
        language = found.parse_known_args(words)[0].language
    except argparse.ArgumentError:  # nothing after the option: said when all of it is read
        return terminal
    if language is None:
        return terminal
    if language not in spoken(CLI):
        raise Refusal("cli-no-language", language=language, known=", ".join(spoken(CLI)))
    return terminal.speaking(language)


def parse(words: Sequence[str], say: Say) -> argparse.Namespace:
    """What is asked for; without a command, the hall is opened."""
    before = 2 if words[:1] == [LANGUAGE] else 1 if words and words[0].startswith(f"{LANGUAGE}=") else 0
    first = words[before : before + 1]
    is_named = first and (first[0] in OWN or not first[0].startswith("-"))
    with speaking(say):
        parser = command_line(say)
        if is_named:
            return parser.parse_args([*words[:before], *configured(words[before:], parser)])
        return parser.parse_args(configured(["serve", *words], parser))


def run(words: Sequence[str], terminal: Terminal) -> int:
    """Do one command and return its exit code."""
    try:
        terminal = chosen_language(words, terminal)
        arguments = parse(words, terminal.sentence)
        return int(arguments.run(arguments, terminal))
    except SystemExit as stop:  # argparse has said why
        return int(stop.code or 0)
    except Refusal as refusal:
        terminal.warn(refusal.message, **refusal.arguments)
        return refusal.code
    except BadOptions as error:
        terminal.warn("cli-error", problem=in_words(error, terminal.languages))
        return 2
    except GreatHallError as error:
        terminal.warn("cli-error", problem=str(error))
        return 1
    except KeyboardInterrupt:
        terminal.warn("cli-stopped")
        return 1


def main(argv: Sequence[str] | None = None) -> int:
    """The program `greathall`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            encoding = piped_as(sys.platform, stream.isatty(), os.environ)
            stream.reconfigure(encoding=encoding, errors="replace")  # whatever is typed or shown, nothing stops for it
    terminal = Terminal(sys.stdin, sys.stdout, sys.stderr, preferred({"LANG": shown_in(), **os.environ}))
    try:
        with stopped_once():
            code = run(sys.argv[1:] if argv is None else argv, terminal)
        sys.stdout.flush()
    except BrokenPipeError:  # nobody reads any more, as in `| head`
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (the interpreter flushes it at the end)
        return 1
    return code
