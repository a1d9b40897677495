"""Asked: who is asked what at a table, and since when."""

from collections.abc import Iterable, Mapping
from typing import Final

from greathall.server.denied import MessageDenied
from greathall.server.times import Times


class Asked:
    """By seat the number of its question, and since when it is asked, in the time of the running hall."""

    def __init__(self, times: Times) -> None:
        self.times: Final = times
        self.known: dict[int, tuple[int, float]] = {}

    def begin(self, questions: Mapping[int, int], date: float = 0.0) -> None:
        """From now on this is asked. A question that is still the same is no newer than before; any other is asked
        since a date that was stored, or since now."""
        age = max(0.0, self.times.date() - date) if date else 0.0
        since = self.times.now() - age
        before = self.known
        self.known = {
            seat: before[seat] if seat in before and before[seat][0] == question else (question, since)
            for seat, question in questions.items()
        }

    def check(self, seat: int, number: int) -> None:
        """Refuse what somebody says to a question that this seat is not asked, or not any more."""
        if seat not in self.known:
            raise MessageDenied("not_asked", stale=True)
        if self.known[seat][0] != number:
            raise MessageDenied("stale", stale=True)

    def begin_anew(self, seats: Iterable[int]) -> None:
        """The time of some seats begins once more."""
        now = self.times.now()
        self.known = {seat: (known, now if seat in seats else since) for seat, (known, since) in self.known.items()}

    def until(self, seats: Iterable[int], seconds: float) -> dict[int, float]:
        """When the time of the seats that are asked is up, if each has this many seconds."""
        return {seat: self.known[seat][1] + seconds for seat in seats if seat in self.known}
