"""Tables of what is printed: which facts of their rows can be corrected, and what a client draws of them.

A module brings a row here for every table of printed things that it adds.
"""

from typing import Any

from greathall.engine.subclassing import mypyc_attr
from greathall.games.paladins.printed.cards import Row
from greathall.games.paladins.printed.overlay_values import Facts
from greathall.games.paladins.rows import Named


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed(Named):
    """A table of printed things. Its `facts` can be corrected; `known` ones are only told.

    `is_card`: its rows are cards, not boards or numbers. `drawn`: a client gets to see them.
    """

    def __init__(
        self,
        name: str,
        facts: tuple[str, ...],
        *,
        known: tuple[str, ...] = (),
        is_card: bool = False,
        drawn: bool = True,
    ) -> None:
        super().__init__(name)
        self.facts = facts
        self.told = (*known, *facts)
        self.is_card = is_card
        self.drawn = drawn

    def anew(self, row: Row, facts: Facts) -> Row:
        """The row with its corrections."""
        raise NotImplementedError(f"{type(self).__name__} has no anew()")

    def card(self, row: Row) -> dict[str, Any]:
        """What is printed on it, as data."""
        raise NotImplementedError(f"{type(self).__name__} has no card()")
