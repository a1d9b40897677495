"""What a module adds to a ruleset besides rows: tables of its own, what is known of its cards, and its moments."""

from typing import Any

from greathall.engine import Ruleset
from greathall.engine.subclassing import mypyc_attr
from greathall.games.paladins.rows import Named
from greathall.games.paladins.state import Paladins


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """The share of a module in the ruleset of one table."""

    def prepare(self, s: Paladins) -> None:
        """What is on a blank table, before a position is written on it."""

    def conclude(self, s: Paladins, seat: int, found: dict[str, Any]) -> None:
        """Add what a seat can conclude about hidden things."""

    def enter(self, s: Paladins, moment: Any) -> bool:
        """Begin at a written moment, if it is one of its own."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class PartRow(Named):
    """The row of a part; the ruleset finds the part under the same name."""

    def read(self, rules: Ruleset) -> Part:
        """The part for one table, once everything else is read."""
        raise NotImplementedError(f"{type(self).__name__} has no read()")
