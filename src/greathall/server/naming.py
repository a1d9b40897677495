"""Naming: what people call themselves and their tables, without what cannot be seen."""

import unicodedata
from typing import Final

from greathall.server.denied import Denied

JOINERS: Final = "\u200c\u200d"  # some scripts and pictures need them
BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters, marks and a sign that nobody sees


def visible(text: str) -> str:
    """A text on one line, without control characters and such as turn the direction of writing."""
    return " ".join("".join(part if is_visible(part) else " " for part in text).split())


def is_visible(part: str) -> bool:
    return part in JOINERS or (part not in BLANKS and unicodedata.category(part)[0] != "C")


def proper(name: str) -> str:
    """The name of a person; refused where nobody could see it."""
    found = visible(name)
    if all(unicodedata.category(part)[0] in "CMZ" for part in found):  # only joiners, marks and spaces
        raise Denied(400, "bad_name")
    return found
