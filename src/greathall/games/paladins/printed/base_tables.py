"""The printed tables of the base game, with those of its opponent."""

from typing import Final

from greathall.games.paladins.printed.cards import Card, Row, WorkerSpace
from greathall.games.paladins.printed.tables import Printed


class PrintedSpaces(Printed):
    """Cards that are more than a space are drawn in full in their own place."""

    def card(self, row: Row) -> Card:
        assert isinstance(row, WorkerSpace)
        return row.space()


OPPONENT: Final = (
    "track",
    "steps_per_resource",
    "missing_steps",
    "trade_steps",
    "rest_steps",
    "start_workers",
    "conspire_workers",
    "prayer_workers",
    "stack",
    "start",
    "by_space",
    "last",
    "extra_discards",
    "fallback",
    "wishes",
    "jar",
)
PRINTED: Final = (
    Printed("worker", ()),
    Printed("townsfolk", ("discard", "bonus", "reward"), is_card=True),
    Printed("outsider", ("attack", "convert"), is_card=True),
    Printed("wall", ("reward", "points"), is_card=True),
    Printed("tavern", ("workers",), is_card=True),
    Printed("paladin", ("workers", "bonus", "reward", "silver_off"), is_card=True),
    PrintedSpaces("space", ("worker", "reward", "silver", "provisions", "debts"), is_card=True),
    Printed("order", ("needs",), is_card=True),
    Printed("suspicion", ("tax", "copies"), is_card=True),
    Printed("square", ("reward", "players")),
    Printed("jar_space", ("reward",)),
    Printed("numbers", ("values",), drawn=False),
    Printed("names", ("values",), drawn=False),
    Printed("attribute", ("points",)),
    Printed("scheme", ("copies",), is_card=True),
    Printed("difficulty", ("orders",), drawn=False),
    Printed("opponent", OPPONENT),
)
