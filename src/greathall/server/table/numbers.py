"""Numbers: which question a seat is being asked, and how many entries are its own. They follow from the record.

A question is called by the number of entries there were when it arose. Choices made at the same time leave each
other's numbers alone.
"""

from collections.abc import Sequence

from greathall.engine import CHANCE, BadRecord, Chance, Game, Luck, Match, RecordEntry, Together


class Numbers:
    """For every seat the number of its question, and its own entries so far. A value: `after` makes the next one."""

    def __init__(self, match: Match, question: list[int] | None = None, mine: list[int] | None = None) -> None:
        seats = range(len(match.rules.seats))
        self.top = match.state.stack[-1] if match.state.stack else None
        self.question = question or [match.answered for _ in seats]
        self.mine = mine or [0 for _ in seats]

    def after(self, match: Match, seat: int) -> "Numbers":
        """The numbers when this seat has answered or taken back, and luck has answered what it was asked."""
        top = match.state.stack[-1] if match.state.stack else None
        kept = top is self.top and isinstance(top, Together)
        questions = [old if kept and other != seat else match.answered for other, old in enumerate(self.question)]
        return Numbers(match, questions, [own + (other == seat) for other, own in enumerate(self.mine)])


def replay(
    game: Game, entries: Sequence[RecordEntry], begins: int = 0, luck: Luck | None = None
) -> tuple[Match, Numbers]:
    """The match of stored entries with its numbers; BadRecord where the rules do not read them. `begins`: how many of
    them were played before, by others; nobody takes these back. `luck` answers where the match is played on."""
    match = game.new(chance="explicit", luck=luck)
    numbers = None if is_luck_asked(match) else Numbers(match)
    last = CHANCE
    for n, entry in enumerate(entries, 1):
        last = say(match, entry, last)
        if n == begins:
            match.history.moves = []
        if not is_luck_asked(match):
            numbers = Numbers(match) if numbers is None else numbers.after(match, last)
    if numbers is None or is_luck_asked(match):
        raise BadRecord("the record stops before luck has answered")
    match.explicit = False
    return match, numbers


def say(match: Match, entry: RecordEntry, last: int) -> int:
    """Give one stored answer; the seat of the last person who answered."""
    try:
        match.follow(entry)
        seat = match.seat(entry.who)
    except Exception as error:  # also what the rules fail at: one table must not keep people from all others
        raise BadRecord(f"{entry.who} {entry.text}: {error!r}") from error
    return last if seat == CHANCE else seat


def is_luck_asked(match: Match) -> bool:
    return bool(match.state.stack) and isinstance(match.state.stack[-1], Chance)
