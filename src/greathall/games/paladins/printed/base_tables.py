"""The printed tables of the base game, with those of its opponent."""

from typing import Any, Final

from greathall.games.paladins.printed.card_list import card_of
from greathall.games.paladins.printed.cards import Row
from greathall.games.paladins.printed.overlay import made_anew
from greathall.games.paladins.printed.overlay_opponent import FACTS as OPPONENT_FACTS
from greathall.games.paladins.printed.overlay_values import Facts
from greathall.games.paladins.printed.tables import Printed


class PrintedInTheBase(Printed):
    def anew(self, row: Row, facts: Facts) -> Row:
        return made_anew(row, facts)

    def card(self, row: Row) -> dict[str, Any]:
        return card_of(row)


PRINTED: Final = (
    PrintedInTheBase("worker", ()),
    PrintedInTheBase("townsfolk", ("discard", "bonus", "reward"), is_card=True),
    PrintedInTheBase("outsider", ("attack", "convert"), is_card=True),
    PrintedInTheBase("wall", ("reward", "points"), is_card=True),
    PrintedInTheBase("tavern", ("workers",), is_card=True),
    PrintedInTheBase("paladin", ("workers", "bonus", "reward", "silver_off"), is_card=True),
    PrintedInTheBase("space", ("worker", "reward", "silver", "provisions", "debts"), is_card=True),
    PrintedInTheBase("order", ("needs",), is_card=True),
    PrintedInTheBase("suspicion", ("tax", "copies"), is_card=True),
    PrintedInTheBase("square", ("reward", "players")),
    PrintedInTheBase("jar_space", ("reward",)),
    PrintedInTheBase("numbers", ("values",), drawn=False),
    PrintedInTheBase("names", ("values",), drawn=False),
    PrintedInTheBase("attribute", ("points",)),
    PrintedInTheBase("scheme", ("copies",), is_card=True),
    PrintedInTheBase("difficulty", ("orders",), drawn=False),
    PrintedInTheBase("opponent", OPPONENT_FACTS),
)
