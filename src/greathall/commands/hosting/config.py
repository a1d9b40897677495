"""The file of a hall: a TOML file with the options of `serve`, and the rules of the house. A mistake there is refused
with its line; the command line takes precedence."""

import argparse
import tomllib
from collections.abc import Iterator, Sequence
from typing import Any, Final

from greathall.commands.hosting.lines import line_of, lines_of
from greathall.commands.options import read_text
from greathall.commands.terminal.terminal import Refusal

CONFIG: Final = "--config"
SERVE: Final = "serve"  # the table with the options
ALONE: Final = (CONFIG, "--print-config", "--help", "--language")  # options that are no part of a file


class Config:
    """What a file says, and where."""

    def __init__(self, file: str) -> None:
        self.file: Final = file
        self.text: Final = read_text(file)
        try:
            self.said: Final = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise self.refusal("cli-config-no-toml", line_of(error, self.text)) from error

    def refuse(self, message: str, *path: str, **arguments: Any) -> Refusal:
        """Why something in the file cannot be."""
        known = lines_of(self.text)
        found = [path[:size] for size in range(len(path), 0, -1) if path[:size] in known]
        return self.refusal(message, known[found[0]], name=path[-1], **arguments)

    def refusal(self, message: str, line: int, **arguments: Any) -> Refusal:
        return Refusal(message, file=self.file, line=line, **arguments)

    def table(self, name: str) -> dict[str, Any]:
        """One table of the file; an empty one if it is not there."""
        found = self.said.get(name, {})
        if not isinstance(found, dict):
            raise self.refuse("cli-config-no-table", name)
        return found

    # The options of a command.

    def words(self, parser: argparse.ArgumentParser, every: Sequence[str], given: set[str]) -> Iterator[str]:
        """What the file says as words of a command, except for the options that are given there. Options that only
        others of `every` command have mean nothing here."""
        options, said = options_of(parser), set[str]()
        for name, value in self.table(SERVE).items():
            if f"--{name}" not in every:
                raise self.refuse("cli-config-unknown", SERVE, name, known=", ".join(bare(every)))
            if (action := options.get(f"--{name}")) is not None and (words := list(self.option(action, name, value))):
                beside = rivals(parser, action)
                if said & beside:
                    raise self.refuse("cli-config-together", SERVE, name, other=bare(sorted(said & beside))[0])
                said.add(f"--{name}")
                yield from () if given & beside else words

    def option(self, action: argparse.Action, name: str, value: Any) -> Iterator[str]:
        """An option as words; refused if its value would be."""
        if action.nargs == 0:
            if not isinstance(value, bool):
                raise self.refuse("cli-config-wrong", SERVE, name, kind="switch")
            yield from [f"--{name}"] if value else []
            return
        is_many = isinstance(action, argparse._AppendAction) and isinstance(value, list)
        for one in value if is_many else [value]:
            if isinstance(one, bool) or not isinstance(one, str | int):
                raise self.refuse("cli-config-wrong", SERVE, name, kind="text")
            self.check(action, name, str(one))
            yield f"--{name}={one}"

    def check(self, action: argparse.Action, name: str, text: str) -> None:
        """Refuse what the command itself would refuse."""
        try:
            if callable(action.type):
                action.type(text)
        except argparse.ArgumentTypeError as error:
            raise self.refuse("cli-config-refused", SERVE, name, why=str(error)) from None
        if action.choices is not None and text not in action.choices:
            raise self.refuse("cli-config-choice", SERVE, name, text=text, known=", ".join(action.choices))


def options_of(parser: argparse.ArgumentParser) -> dict[str, argparse.Action]:
    """The options of a command that a file may hold, by their names."""
    found = {action.option_strings[-1]: action for action in parser._actions if action.option_strings}
    return {name: action for name, action in found.items() if name not in ALONE}


def rivals(parser: argparse.ArgumentParser, action: argparse.Action) -> set[str]:
    """The names of an option, and of those that cannot be there together with it."""
    groups = [group for group in parser._mutually_exclusive_groups if action in group._group_actions]
    beside = [other for group in groups for other in group._group_actions]
    return {name for one in (action, *beside) for name in one.option_strings}


def bare(names: Sequence[str]) -> list[str]:
    return [name.removeprefix("--") for name in names]


def configured(words: Sequence[str], parser: argparse.ArgumentParser) -> list[str]:
    """The words of a command with what the file says that they name; what they say themselves takes precedence."""
    commands = commands_of(parser)
    command, file = commands.get(words[0]) if words else None, file_in(words)
    if file is None or command is None or CONFIG not in command._option_string_actions:
        return list(words)
    given = {word.partition("=")[0] for word in words[1:]}
    return [words[0], *Config(file).words(command, list(options_of(commands[SERVE])), given), *words[1:]]


def commands_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands by their names."""
    return next(dict(one.choices) for one in parser._actions if isinstance(one, argparse._SubParsersAction))


def file_in(words: Sequence[str]) -> str | None:
    """The file that the words of a command name."""
    known = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    known.add_argument(CONFIG)
    try:
        found: str | None = known.parse_known_args(words)[0].config
    except argparse.ArgumentError:  # nothing after the option: said when all of it is read
        return None
    return found
