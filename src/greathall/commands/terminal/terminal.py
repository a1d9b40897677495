"""Terminal: where a command reads and writes, and the languages it speaks."""

import errno
import json
import os
import shutil
import sys
from collections.abc import Sequence
from typing import Any, Final, TextIO

from greathall.engine import Listing
from greathall.locale import Sentences

CLI: Final = ("greathall", "cli")


class Refusal(Exception):
    """Something a command cannot do, as a message; the exit code is 2 if it was asked for wrongly."""

    def __init__(self, message: str, code: int = 2, /, **arguments: Any) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.arguments = arguments


class Terminal:
    """A person at a terminal, or a program at a pipe."""

    def __init__(self, source: TextIO, out: TextIO, err: TextIO, languages: Sequence[str] = ()) -> None:
        self.source = source
        self.out = out
        self.err = err
        self.languages = list(languages)
        self.sentences: Final = Sentences(CLI, languages=languages)

    def speaking(self, language: str) -> "Terminal":
        """The same terminal in another language."""
        return Terminal(self.source, self.out, self.err, [language])

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((100, 24)).columns

    def sentence(self, message: str, /, **arguments: Any) -> str:
        return self.sentences.format(message, self.told(arguments))

    def attribute(self, message: str, name: str, /, **arguments: Any) -> str:
        """What belongs to a sentence; nothing if it has no such part."""
        return self.sentences.attribute(message, name, self.told(arguments))

    def told(self, arguments: dict[str, Any]) -> dict[str, Any]:
        return {name: self.reason(value) if isinstance(value, OSError) else value for name, value in arguments.items()}

    def reason(self, error: OSError) -> str:
        """Why the system refuses something: in our own words if it is common, otherwise in the system's."""
        code = errno.errorcode.get(error.errno or 0, "")
        return self.sentences.format("cli-system", {"code": code, "text": error.strerror or str(error)})

    def title(self, listing: Listing) -> str:
        """What a game is called; a game of somebody else may have no words for it."""
        known, message = Sentences((listing.messages, listing.name), languages=self.languages), f"{listing.name}-title"
        return known.format(message) if known.has(message) else listing.title

    def say(self, message: str, /, **arguments: Any) -> None:
        self.line(self.sentence(message, **arguments))

    def warn(self, message: str, /, **arguments: Any) -> None:
        """Say what went wrong, apart from the output."""
        self.err.write(self.sentence(message, **arguments) + "\n")
        self.err.flush()

    def line(self, text: str = "") -> None:
        self.out.write(text.rstrip() + "\n")

    def strong(self, text: str) -> str:
        """A text that stands out, if that can be shown."""
        return text if self.is_plain else f"\x1b[1m{text}\x1b[0m"

    def painted(self, text: str, colour: int) -> str:
        """A text in a colour, by its number in the standard of terminals, if colours can be shown."""
        return text if self.is_plain else f"\x1b[{colour}m{text}\x1b[0m"

    def light_on_dark(self, text: str) -> str:
        """A text in white on black, if colours can be shown."""
        return text if self.is_plain else f"\x1b[97;40m{text}\x1b[0m"

    @property
    def is_plain(self) -> bool:
        """Whether nothing but letters can be shown."""
        no_colour = os.environ.get("NO_COLOR") or os.environ.get("TERM") in ("dumb", None)
        return not self.out.isatty() or bool(no_colour)

    def can_write(self, text: str) -> bool:
        """Whether all characters of a text can be shown."""
        try:
            text.encode(self.out.encoding or "utf-8")
        except UnicodeEncodeError:
            return False
        return True

    def json(self, value: Any) -> None:
        self.line(json.dumps(value, indent=2, ensure_ascii=False))

    def ask(self, prompt: str) -> str | None:
        """A line that somebody types; nothing when there is no more."""
        try:
            if self.source is sys.stdin and self.source.isatty():
                return input(prompt)
            self.out.write(prompt)
            self.out.flush()
            line = self.source.readline()
        except (EOFError, KeyboardInterrupt):
            line = ""
        if line:
            return line
        self.line()
        return None
