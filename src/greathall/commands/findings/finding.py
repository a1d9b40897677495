"""A finding: what was looked at, how it is, and whether something must be done about it."""

from typing import Any, Final, Literal

from greathall.commands.terminal.terminal import Terminal

Level = Literal["fine", "note", "amiss"]  # amiss: the hall would not open, or not do what it was asked for


class Finding:
    """One thing that was looked at, with the message `cli-doctor-<about>-<state>`; its `.do` says what to do."""

    def __init__(self, about: str, state: str, level: Level = "fine", /, **arguments: Any) -> None:
        self.about: Final = about
        self.state: Final = state
        self.level: Final[Level] = level
        self.arguments: Final = arguments

    @property
    def message(self) -> str:
        return f"cli-doctor-{self.about}-{self.state}"

    def said(self, terminal: Terminal) -> str:
        """What was found, in words."""
        return terminal.sentence(self.message, **self.arguments)

    def advice(self, terminal: Terminal) -> str:
        """What to do, in words; nothing if there is nothing to do."""
        return terminal.attribute(self.message, "do", **self.arguments)


def sized(terminal: Terminal, size: int) -> str:
    """How large something is, in words."""
    large = size >= 1024 * 1024
    return terminal.sentence("cli-size", unit="MB" if large else "kB", size=size / (1024 * 1024 if large else 1024))
