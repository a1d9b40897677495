"""Lines: where in a TOML file something is said. Python's own reader does not say."""

import re
import tomllib
from typing import Any, Final

Path = tuple[str, ...]
PLACE: Final = re.compile(r"\(at line (\d+), column \d+\)")


def lines_of(text: str) -> dict[Path, int]:
    """The line in which every key and every table of a file begins. It is read again with each of its lines: what is
    new then was said by the last ones."""
    found: dict[Path, int] = {}
    lines, begin = text.splitlines(), 0
    for end in range(1, len(lines) + 1):
        try:
            said = tomllib.loads("\n".join(lines[:end]))
        except tomllib.TOMLDecodeError:  # in the middle of something
            continue
        for path in paths_in(said):
            found.setdefault(path, begin + 1)
        begin = end
    return found


def paths_in(said: dict[str, Any], above: Path = ()) -> list[Path]:
    """The ways to everything that is said."""
    found: list[Path] = []
    for name, value in said.items():
        found.append((*above, name))
        if isinstance(value, dict):
            found += paths_in(value, (*above, name))
    return found


def line_of(error: tomllib.TOMLDecodeError, text: str) -> int:
    """The line in which a text stops being TOML."""
    place = PLACE.search(str(error))
    return int(place[1]) if place else max(1, len(text.splitlines()))
