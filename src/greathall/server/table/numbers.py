"""Numbers: which question a seat is being asked, and how many entries are its own. They follow from the record.

The number of a question is how many entries there were when it arose. Choices made at the same time leave each
other's numbers alone.
"""

from collections.abc import Sequence
from typing import Final

from greathall.engine import CHANCE, BadRecord, Chance, Game, Luck, Match, RecordEntry, Together


class Numbers:
    """For every seat the number of its question, and its own entries so far. A value: `after` makes the next one."""

    def __init__(self, match: Match, number: list[int] | None = None, mine: list[int] | None = None) -> None:
        seats = range(len(match.rules.seats))
        self.top = match.state.stack[-1] if match.state.stack else None
        self.number = number or [match.answered for _ in seats]
        self.mine = mine or [0 for _ in seats]

    def after(self, match: Match, seat: int) -> "Numbers":
        """The numbers when this seat has answered or taken back, and luck has answered what it was asked."""
        top = match.state.stack[-1] if match.state.stack else None
        kept = top is self.top and isinstance(top, Together)
        numbers = [old if kept and other != seat else match.answered for other, old in enumerate(self.number)]
        return Numbers(match, numbers, [own + (other == seat) for other, own in enumerate(self.mine)])


def replay(
    game: Game, entries: Sequence[RecordEntry], begins: int = 0, luck: Luck | None = None
) -> tuple[Match, Numbers]:
    """The match of stored entries with its numbers; BadRecord if the rules cannot read them. `begins`: how many of them
    were played before, by others; nobody takes these back. `luck` answers if the match is played on."""
    try:
        match = game.new(chance="explicit", luck=luck).listen()
    except Exception as error:
        raise BadRecord(f"where it begins: {error!r}") from error
    counting = Counting(match, begins)
    match.replay(entries, counting.count, Exception)  # one table must not keep people from all others
    if counting.numbers is None or is_luck_asked(match):
        raise BadRecord("the record stops before luck has answered")
    match.explicit = False
    return match, counting.numbers


def play_on(match: Match, numbers: Numbers, entries: Sequence[RecordEntry]) -> Numbers:
    """The numbers when entries that others have stored were played on a match; BadRecord if they do not fit."""
    counting = Counting(match, -1)
    counting.numbers = numbers
    match.replay(entries, counting.count, Exception)
    if is_luck_asked(match):
        raise BadRecord("the record stops before luck has answered")
    return counting.numbers


class Counting:
    """The numbers of a match while it is being replayed; none before luck has answered what it is asked first."""

    def __init__(self, match: Match, begins: int) -> None:
        self.match: Final = match
        self.begins: Final = begins
        self.last = CHANCE  # the seat of the last person who answered
        self.numbers = None if is_luck_asked(match) else Numbers(match)

    def count(self, n: int, entry: RecordEntry) -> None:
        """The n-th entry was taken."""
        seat = self.match.seat(entry.who)
        self.last = self.last if seat == CHANCE else seat
        if n == self.begins:
            self.match.history.moves = []
        if not is_luck_asked(self.match):
            self.numbers = Numbers(self.match) if self.numbers is None else self.numbers.after(self.match, self.last)


def is_luck_asked(match: Match) -> bool:
    return bool(match.state.stack) and isinstance(match.state.stack[-1], Chance)
