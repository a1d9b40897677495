"""Answers that are sets of things, such as workers to keep: how a terminal shows them, and reads them in any order."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from greathall.locale import Messages
from greathall.locale.forms import CASES, formed
from greathall.locale.messages import read_amounts

SEPARATOR: Final = re.compile(r"[,;]")
COUNTED: Final = re.compile(r"(\d{1,3}) +(.+)")


class Sets:
    """The sets of one question: each answer with how many of everything it holds."""

    def __init__(self, messages: Messages, noun: str, answers: Sequence[int]) -> None:
        self.messages: Final = messages
        self.noun: Final = noun
        space = messages.rules.space
        self.held: Final = {answer: held_in(space.answers[answer].name) for answer in answers}
        self.most: Final = max((held.total() for held in self.held.values()), default=0)

    def there(self) -> Counter[str]:
        """What there is to choose from."""
        found: Counter[str] = Counter()
        for held in self.held.values():
            found |= held
        return found

    def shown(self) -> str:
        """What there is, in words."""
        return ", ".join(f"{self.messages.name(self.noun, name)} {count}" for name, count in self.there().items())

    def example(self) -> str:
        """One of the largest sets, as it may be typed."""
        largest = [held for held in self.held.values() if held.total() == self.most][-1]
        return ", ".join(self.messages.name(self.noun, name).lower() for name in reversed([*largest.elements()]))

    def read(self, typed: str) -> int | None:
        """The answer that holds just what was typed, in any order; None if there is none."""
        found: Counter[str] = Counter()
        for part in SEPARATOR.split(typed):
            counted = COUNTED.fullmatch(part.strip())
            name = self.meant(counted[2] if counted else part.strip())
            if name is None:
                return None
            found[name] += int(counted[1]) if counted else 1
        return next((answer for answer, held in self.held.items() if held == found), None)

    def meant(self, word: str) -> str | None:
        """The one name that begins with a word, in the rules or in any form in the reader's language."""
        found = [name for name in self.there() if any(is_short_for(word.lower(), text) for text in self.texts(name))]
        return found[0] if word and len(found) == 1 else None

    def texts(self, name: str) -> list[str]:
        said = self.messages.name(self.noun, name)
        return [name, said.lower(), *(formed(said, form).lower() for form in CASES)]


def is_short_for(word: str, text: str) -> bool:
    """Whether a word begins a text, or is the text with the ending of a plural."""
    return text.startswith(word) or word in (f"{text}s", f"{text}es")


def held_in(name: str) -> Counter[str]:
    """What a set written as amounts holds; nothing in one without a name."""
    return Counter({part["verb"]: part["amount"] for part in read_amounts(name)})
