"""The kinds of seats, as rows: how each takes gains, is scored and begins its turns."""

from greathall.engine.subclassing import mypyc_attr
from greathall.games.paladins.rows import Named, Terms
from greathall.games.paladins.state import Paladins


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerKind(Named):
    """A kind of seat: people, or an opponent that follows from the rules.

    `verbs` and `lines` name the tables it uses. People draw paladins, visit taverns and have a first townsfolk, and
    order their gains; if these are taken `as_printed` nothing is ordered.
    """

    def __init__(self, name: str, verbs: str, lines: str, as_printed: bool = False) -> None:
        super().__init__(name)
        self.verbs = verbs
        self.lines = lines
        self.as_printed = as_printed

    def begin_turn(self, s: Paladins, seat: int) -> None:
        """Push what a turn of this seat is."""
        raise NotImplementedError(f"{type(self).__name__} has no begin_turn()")

    def begin_action(self, s: Paladins, seat: int, action: int, terms: Terms) -> None:
        """Push an action on these terms, once it is known to be possible; the seat chooses what it is done to."""
        raise NotImplementedError(f"{type(self).__name__} has no begin_action()")
