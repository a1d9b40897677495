"""Options that several commands share, and what they mean: the game, its players, settings, bots and seats."""

import argparse
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from greathall import bots, games
from greathall.commands.terminal.terminal import Refusal
from greathall.engine import BadOptions, BadRecord, Game, GreatHallError, Listing, Ruleset
from greathall.locale.refusing import refused
from greathall.scenarios.errors import BadScenario
from greathall.scenarios.yaml_files import Source, parse, plain

Say = Callable[..., str]  # a message in the language of those who ask for help


def example(say: Say, text: str) -> str:
    """The last line of a help text: a command that works here, where any game is registered."""
    names = [listing.name for listing in games.listings()]
    return say("cli-help-example", line=text.replace("GAME", names[0] if names else "GAME"))


def add_game(parser: argparse.ArgumentParser, say: Say, default: str = "random") -> None:
    """The arguments that say what is played, and by whom unless somebody else is named."""
    there = ", ".join(listing.name for listing in games.listings())
    named = say("cli-help-game", games=there) if there else say("cli-help-no-game")
    who = say("cli-help-bots", names=", ".join((*bots.NAMES, *bots.LEVELS)), default=default)
    parser.add_argument("game", metavar=say("cli-value-game"), help=named)
    pair, setting = say("cli-value-setting"), say("cli-help-set")
    parser.add_argument("--set", action="append", default=[], metavar=pair, dest="settings", help=setting)
    parser.add_argument("--facts", metavar=say("cli-value-file"), help=say("cli-help-facts"))
    parser.add_argument("--bots", default=default, metavar=say("cli-value-bots"), help=who)
    parser.add_argument("--seed", type=int, metavar="N", help=say("cli-help-seed"))


def positive(say: Say, text: str) -> int:
    """A number from 1 on, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("cli-not-positive", text=text))
    return int(text)


def counts(say: Say, text: str) -> list[int]:
    """One number of players, or several: `4`, `2-4`."""
    written = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text)
    if written:
        first, last = int(written[1]), int(written[2] or written[1])
        if first <= last:
            return list(range(first, last + 1))
    raise argparse.ArgumentTypeError(say("cli-not-players", text=text))


def load_game(name: str, players: int | None, settings: dict[str, Any]) -> Game:
    """The game; an unknown one is refused with the list of known ones."""
    return games.find(name).with_options(players, settings)


def chosen_settings(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that the arguments of a command say, with the facts of a file among them."""
    found = read_settings(arguments.game, arguments.settings)
    if arguments.facts is not None:
        found["facts"] = read_facts(arguments.facts)
    return found


def read_facts(path: str) -> dict[str, Any]:
    """The corrections of a file; what they mean is for the game to say."""
    text = read_text(path)
    try:
        found = plain(parse(text, path), (), Source(path))
    except BadScenario as error:
        raise bad_file(error) from error
    if not isinstance(found, dict) or not found:
        raise Refusal("cli-no-corrections", file=path)
    return found


def read_settings(name: str, pairs: Sequence[str]) -> dict[str, Any]:
    """The options of a game from `name=value`."""
    listing = games.find(name)
    found: dict[str, Any] = {}
    for pair in pairs:
        option, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("cli-bad-setting", text=pair)
        found[option.strip()] = read_setting(listing, option.strip(), value.strip())
    return found


def read_setting(listing: Listing, name: str, text: str) -> Any:
    """A value as JSON, a word, or words with commas; an option that takes many takes one, too."""
    value: Any
    try:
        value = json.loads(text)
    except json.JSONDecodeError:
        value = [part.strip() for part in text.split(",")] if "," in text else text
    many = any(option.name == name and option.many for option in listing.options)
    if many and not isinstance(value, list):
        return [value] if text else []
    return value


def bot_names(text: str, seats: int) -> list[str]:
    """The bots of some seats; if there are fewer names, they go round."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        bots.make(name, 0)
    if len(names) > seats:
        raise Refusal("cli-too-many-bots", bots=len(names), seats=seats)
    return [names[at % len(names)] for at in range(seats)]


def find_seat(rules: Ruleset, text: str, possible: Sequence[str]) -> str:
    """One of the possible seats by its name, in any case of letters."""
    for name in possible:
        if name.lower() == text.strip().lower():
            return name
    raise Refusal("cli-no-seat", seat=text, game=rules.game, known=", ".join(possible))


def in_words(error: GreatHallError, languages: Sequence[str]) -> str:
    """What is wrong, in words; mistakes inside files are told in the terms of their format."""
    if not isinstance(error, BadOptions):
        return str(error)
    return refused(error, games.find(error.game) if error.game else None, languages)


def no_record(path: str, error: GreatHallError, languages: Sequence[str]) -> Refusal:
    """Why the record in a file cannot be played."""
    if isinstance(error, BadRecord):
        return Refusal("cli-bad-record", 1, file=path, line=error.line, problem=error.message)
    return Refusal("cli-bad-record", 1, file=path, line=0, problem=in_words(error, languages))


def bad_file(error: BadScenario) -> Refusal:
    """Why a file of YAML cannot be used, and where; mistakes inside it are told in YAML's own terms."""
    place = f"{error.file}:{error.line}" if error.line else error.file
    return Refusal(
        "cli-bad-file", place=place, problem=": ".join(part for part in (error.field, error.message) if part)
    )


def read_text(path: str) -> str:
    """The text of a file; refused if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Refusal("cli-unreadable", file=path, reason=error) from error
    except UnicodeDecodeError as error:
        raise Refusal("cli-not-text", file=path) from error
