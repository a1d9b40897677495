"""What can go wrong, by who can fix it: the caller, the writer of a file, or the writer of the rules."""

from typing import Any, Final

# What a game raises that does not check the shape of what it reads, such as the moment of a position.
MISREAD: Final = (AttributeError, LookupError, TypeError, ValueError)


class GreatHallError(Exception):
    """Anything Great Hall refuses, said in one line."""


class IllegalAnswer(GreatHallError):
    """An answer that may not be given now. The match is unchanged."""

    def __init__(self, message: str, reason: str, rule: str = "", numbers: tuple[int, ...] = ()) -> None:
        super().__init__(message)
        self.reason = reason
        self.rule = rule
        self.numbers = numbers

    def __reduce__(self) -> Any:
        return IllegalAnswer, (str(self), self.reason, self.rule, self.numbers)


class BadOptions(GreatHallError):
    """A game, option, number of players or seat that does not exist; the message lists what is possible.

    If `reason` is given, it names the sentence that says so in every language, and `values` are its variables: a
    sentence of this game, or without a game one that all have in common.
    """

    def __init__(self, message: str, reason: str = "", values: dict[str, Any] | None = None, game: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.values: dict[str, Any] = values or {}
        self.game = game

    def __reduce__(self) -> Any:
        return BadOptions, (str(self), self.reason, self.values, self.game)


class BadRecord(GreatHallError):
    """A record that cannot be read or replayed."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.message = message

    def __reduce__(self) -> Any:
        return BadRecord, (self.message, self.line)


class BadPosition(GreatHallError):
    """A position that does not fit the game; `path` leads to the field that is wrong."""

    def __init__(self, message: str, path: tuple[str | int, ...] = ()) -> None:
        where = ".".join(str(part) for part in path)
        super().__init__(f"{where}: {message}" if where else message)
        self.path = path
        self.message = message

    def __reduce__(self) -> Any:
        return BadPosition, (self.message, self.path)


class BrokenRules(GreatHallError):
    """A fault in the rules of a game: a dead end, two pushes in one step, modules that do not fit together."""
