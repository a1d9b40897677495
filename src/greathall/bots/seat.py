"""Seat: what a bot holds of a match: everything its seat may know, and nothing else."""

from typing import Any

from greathall.engine import Match, Space


class Seat:
    """One seat of a match, seen from that seat."""

    __slots__ = ("__match", "__number")

    def __init__(self, match: Match, seat: int | str) -> None:
        self.__match = match
        self.__number = match.seat(seat)

    @property
    def number(self) -> int:
        """Which seat this is."""
        return self.__number

    @property
    def name(self) -> str:
        return self.seats[self.__number] if self.__number >= 0 else "spectator"

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of all seats."""
        return self.__match.rules.seats

    @property
    def space(self) -> Space:
        """All answers of the game, numbered."""
        return self.__match.rules.space

    @property
    def over(self) -> bool:
        return self.__match.over

    def view(self) -> dict[str, Any]:
        """The table as this seat sees it."""
        return self.__match.view(self.__number)

    def question(self) -> dict[str, Any] | None:
        """What this seat is asked now, with its answers."""
        return self.__match.question(self.__number)

    def legal(self) -> list[int]:
        """The answers this seat may give now."""
        return self.__match.legal(self.__number)

    def mask(self) -> bytearray:
        """One byte for each answer of the game: 1 where this seat may give it now."""
        return self.__match.mask(self.__number)

    def observe(self) -> bytearray:
        """What this seat may know, as numbers."""
        return self.__match.observe(self.__number)

    def text(self, answer: int) -> str:
        """An answer in its text form."""
        return self.space.text(answer)

    def beliefs(self) -> dict[str, Any]:
        """What this seat can conclude about hidden things."""
        return self.__match.beliefs(self.__number)

    def suggest(self) -> list[int]:
        """Answers in a row that sensibly finish what this seat has begun."""
        return self.__match.suggest(self.__number)

    def forecast(self, seat: int | str) -> dict[str, int]:
        """The points of a seat if it ended now, as far as this seat may know."""
        return self.__match.forecast(seat, self.__number)

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What happened from entry `since` on, as this seat saw it."""
        return self.__match.events(self.__number, since)

    def imagine(self, seed: int) -> Match:
        """A match of its own that this seat cannot tell from the true one, with luck of this seed."""
        return self.__match.redeal(self.__number, seed)
