"""Composition of what is printed: which facts of their rows can be corrected, and what a client draws of them.

A module brings a row here for every table of printed things that it adds.
"""

from greathall.engine.subclassing import mypyc_attr
from greathall.games.paladins.printed.cards import Card, Row
from greathall.games.paladins.rows import Named


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed(Named):
    """A table of printed things. Its `facts` can be corrected; `known` ones are only listed.

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
        self.listed = (*known, *facts)
        self.is_card = is_card
        self.drawn = drawn

    def card(self, row: Row) -> Card:
        """What a client draws of a row."""
        return row.card()
