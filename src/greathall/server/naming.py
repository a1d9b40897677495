"""Naming: what people call themselves and their tables, without what cannot be seen."""

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from greathall.server.denied import Denied

JOINERS: Final = "\u200c\u200d"  # some scripts and pictures need them
MARKS: Final = 4  # over one letter: no script needs more
BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters, marks and a sign that nobody sees


LIKE: Final = {  # small letters, and others that are mistaken for them at a glance
    "a": "аα",
    "b": "вβ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еєε",
    "g": "ɡ",
    "h": "нһη",
    "i": "іιl1|!",
    "j": "јϳ",
    "k": "кκ",
    "m": "мμ",
    "n": "пν",
    "o": "оο0",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ5",
    "t": "тτ",
    "u": "υ",
    "w": "ԝω",
    "x": "хχ",
    "y": "уγ",
}
ALIKE: Final = str.maketrans({other: letter for letter, others in LIKE.items() for other in others})


def visible(text: str) -> str:
    """A text on one line, without control characters and such as turn the direction of writing."""
    return " ".join("".join(part if is_visible(part) else " " for part in text).split())


def is_visible(part: str) -> bool:
    return part in JOINERS or (part not in BLANKS and unicodedata.category(part)[0] != "C")


def legible(text: str) -> str:
    """What somebody says, as everybody can read it: visible, and without stacks of combining marks."""
    found = visible(text)
    marks = 0
    kept = []
    for part in found:
        marks = marks + 1 if unicodedata.category(part)[0] == "M" else 0
        if marks <= MARKS:
            kept.append(part)
    return "" if all(unicodedata.category(part)[0] in "CMZ" for part in kept) else "".join(kept)


def proper(name: str) -> str:
    """The name of a person; refused if nobody could see it."""
    found = visible(name)
    if all(unicodedata.category(part)[0] in "CMZ" for part in found):  # only joiners, marks and spaces
        raise Denied(400, "bad_name")
    return found


def likeness(name: str) -> str:
    """What is left of a name at a glance: names with the same likeness cannot be told apart."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    shown = (part for part in plain if unicodedata.category(part)[0] in "LNSP")
    return "".join(shown).translate(ALIKE)


def told_apart(names: Sequence[str]) -> list[str]:
    """Names of people at one table; a name that looks like an earlier one gets a number that makes it unlike any."""
    found: list[str] = []
    taken = {likeness(name) for name in names}
    for at, name in enumerate(names):
        before = {likeness(other) for other in names[:at]}
        if name and likeness(name) in before:
            name = next(other for other in numbered(name) if likeness(other) not in taken)
        taken.add(likeness(name))
        found.append(name)
    return found


def numbered(name: str) -> Iterator[str]:
    return (f"{name} ({number})" for number in count(2))
