"""Writing YAML: values in brackets, in one line or in as few as fit."""

import re
from typing import Any, Final

WIDTH: Final = 120
PLAIN: Final = re.compile(r"[^\W\d][\w+'/.-]*( [\w+'/.-]+)*")  # what certainly needs no quotes
OTHER_MEANING: Final = frozenset(("null", "true", "false", "yes", "no", "on", "off", "y", "n"))


def flow(value: Any) -> str:
    """A value in one line."""
    return " ".join(pieces(value))


def lines(name: str, value: Any, indent: str = "") -> list[str]:
    """A name and its value in brackets, wrapped if they are too long for a line."""
    first, *rest = pieces(value)
    found = [f"{indent}{scalar(name)}: {first}"]
    for piece in rest:
        if len(found[-1]) + 1 + len(piece) > WIDTH:
            found.append(f"{indent}    {piece}")
        else:
            found[-1] += f" {piece}"
    return found


def pieces(value: Any) -> list[str]:
    """A value as pieces that belong on one line each; a space between them makes the whole."""
    if isinstance(value, dict):
        parts = [[f"{scalar(name)}: {first}", *rest] for name, part in value.items() for first, *rest in [pieces(part)]]
        return bracketed("{", parts, "}")
    if isinstance(value, list | tuple):
        return bracketed("[", [pieces(part) for part in value], "]")
    return [scalar(value)]


def bracketed(opening: str, parts: list[list[str]], closing: str) -> list[str]:
    if not parts:
        return [opening + closing]
    for part in parts[:-1]:
        part[-1] += ","
    parts[0][0] = opening + parts[0][0]
    parts[-1][-1] += closing
    return [piece for part in parts for piece in part]


def scalar(value: Any) -> str:
    """Nothing, yes or no, a number or a text."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, str):
        return str(value)
    is_plain = PLAIN.fullmatch(value) and value.lower() not in OTHER_MEANING
    return value if is_plain else f'"{"".join(map(quoted, value))}"'


def quoted(character: str) -> str:
    """A character as it is written between quotes."""
    if character in '"\\':
        return f"\\{character}"
    return character if character.isprintable() else f"\\U{ord(character):08x}"
