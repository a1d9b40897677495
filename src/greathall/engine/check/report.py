"""What a check has seen, and how it says that a promise is broken."""

from collections import Counter
from typing import Any

from greathall.engine.errors import BrokenRules


class ContractBroken(BrokenRules):
    """A promise that does not hold: which one, and in which game and position it was seen."""

    def __init__(self, promise: str, detail: str, where: str = "") -> None:
        super().__init__(f"{promise}: {detail}" + (f" ({where})" if where else ""))
        self.promise = promise
        self.detail = detail


def demand(holds: bool, promise: str, detail: str) -> None:
    if not holds:
        raise ContractBroken(promise, detail)


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first place where two plain structures differ, for people to read."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        return next((difference(one[key], other[key], f"{path}.{key}") for key in one if one[key] != other[key]), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return next((difference(a, b, f"{path}.{at}") for at, (a, b) in pairs if a != b), "")
    return f"{path.lstrip('.') or 'all of it'}: {one!r} against {other!r}"


class Report:
    """Counts of what was tested."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.answers = 0
        self.longest = 0
        self.kinds: Counter[str] = Counter()
        self.undone = 0
        self.interleavings = 0
        self.unseen = 0  # positions in which something is hidden from a seat and could be arranged differently
        self.redealt = 0  # of these, those in which a redeal changed something
        self.leaks = 0
        self.echoes = 0
        self.skipped = 0  # echoes that could not be compared because the seat learned something

    @property
    def skipped_share(self) -> float:
        return self.skipped / self.echoes if self.echoes else 0.0

    @property
    def redealt_share(self) -> float:
        return self.redealt / self.unseen if self.unseen else 1.0

    def __str__(self) -> str:
        return (
            f"{self.game} for {self.seats}: {self.games} games, {self.answers} answers (longest game {self.longest}), "
            f"{len(self.kinds)} kinds of questions, {self.undone} undone, {self.interleavings} interleavings, "
            f"{self.leaks} views compared, redeals changed something in {self.redealt_share:.1%} of "
            f"{self.unseen} positions, {self.echoes} echoes of which {self.skipped_share:.1%} skipped"
        )
