"""Bundles: all messages of some files in one language."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from greathall.locale.counting import counting_of
from greathall.locale.forms import with_forms
from greathall.locale.patterns import Pattern, Saying, read_pattern

BEGINNING: Final = re.compile(r"^(-?[a-z][\w-]*) *=", re.ASCII | re.IGNORECASE | re.MULTILINE)  # of an entry

Entry = ast.Message | ast.Term


def entries_in(text: str) -> Iterator[tuple[str, str]]:
    """The ids of the messages and terms (`-term`) in a text, each with what is written from there to the next one."""
    found = [*BEGINNING.finditer(text)]
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    for entry, end in zip(found, ends, strict=True):
        yield entry[1], text[entry.start() : end]


class Bundle:
    """The messages and terms of some texts. A message found in several is taken from the first.

    Parsing is slow, and few of the messages are ever said; so each is parsed when it is first asked for.
    """

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language: Final = language
        self.counting: Final = counting_of(language)
        self.texts: Final[dict[str, str]] = {}
        self.entries: Final[dict[str, Entry | None]] = {}
        self.patterns: Final[dict[tuple[str, str], Pattern | None]] = {}
        for text in texts:
            for name, written in entries_in(text):
                self.texts.setdefault(name, written)

    def has(self, message: str) -> bool:
        return self.entry(message) is not None

    def entry(self, name: str) -> Entry | None:
        """A message or term; nothing if there is none, or if it is malformed."""
        if name not in self.entries and name in self.texts:
            found = FluentParser(with_spans=False).parse_entry(self.texts[name])
            self.entries[name] = found if isinstance(found, Entry) else None
        return self.entries.get(name)

    def pattern(self, name: str, attribute: str = "") -> Pattern | None:
        """What a message or term says, or one of its attributes; nothing if it does not."""
        key = (name, attribute)
        if key not in self.patterns:
            found = self.find(name, attribute)
            self.patterns[key] = read_pattern(found) if found else None
        return self.patterns[key]

    def find(self, name: str, attribute: str) -> ast.Pattern | None:
        entry = self.entry(name)
        if entry is None or not attribute:
            return entry.value if entry else None
        return next((one.value for one in entry.attributes if one.id.name == attribute), None)

    def say(self, pattern: Pattern, arguments: Mapping[str, Any]) -> tuple[str, list[str]]:
        """The sentence of a pattern, and what was wrong; it is said all the same."""
        saying = Saying(self.counting, self.pattern, with_forms(pattern.forms, arguments))
        return pattern.said(saying), saying.faults
