"""An example of the file of a hall: everything that can be said in it, with its meaning and its default."""

import argparse
import json
from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

from msgspec.structs import asdict, fields

from greathall.commands.hosting.config import SERVE, options_of
from greathall.commands.options import Say
from greathall.server.limits.house_rules import ORDINARY

RULE: Final = "cli-rule-"  # <table>-<name>: what a rule of the house means
WIDTH: Final = 100


def example_file(parser: argparse.ArgumentParser, say: Say) -> Iterator[str]:
    """The lines of the file."""
    yield from about(say("cli-config-about"))
    yield from ("", f"[{SERVE}]")
    for name, action in options_of(parser).items():
        default = action.default if action.default is not None else str(action.metavar)
        yield from entry(name.removeprefix("--"), str(action.help), default)
    for table in fields(ORDINARY):
        yield from ("", f"[{table.name}]", *about(say(f"{RULE}{table.name}")))
        values = getattr(ORDINARY, table.name)
        for field in fields(values):
            help_text = say(f"{RULE}{table.name}-{field.name}".replace("_", "-"))
            yield from entry(field.name, help_text, getattr(values, field.name))


def entry(name: str, help_text: str, value: Any) -> Iterator[str]:
    """What a key means, and the key itself with its default."""
    yield ""
    yield from about(help_text)
    yield f"# {name} = {written(value)}"


def about(text: str) -> Iterator[str]:
    return (f"# {line}" for line in wrap(text, WIDTH - 2))


def written(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, bool | int | float | str | list | tuple):
        return json.dumps(value, ensure_ascii=False)
    parts = {name: part for name, part in asdict(value).items() if part != float("inf")}
    return "{ " + ", ".join(f"{name} = {written(part)}" for name, part in parts.items()) + " }"
