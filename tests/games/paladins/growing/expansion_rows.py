"""Rows of cards with more places, for the small expansion: piles that lie face up and are places themselves.

Townsfolk lie six in a row with the pile to their left, outsiders six with the pile to their right.
"""

from typing import Final

from greathall.engine import Module
from greathall.games.paladins.printed.boards import Numbers
from greathall.games.paladins.rows import LEFT, RIGHT, OpenRow

TOWNSFOLK_ROW: Final = OpenRow(
    "townsfolk", "townsfolk", 6, RIGHT, (6,), prices="townsfolk_silver", debts="townsfolk_debt", face_up=True
)
OUTSIDER_ROW: Final = OpenRow(
    "outsiders",
    "outsider",
    6,
    LEFT,
    (0,),
    flags={"strength": "outsider_strength", "faith": "outsider_faith"},
    face_up=True,
)

MORE_PLACES: Final = Module(
    "more_places",
    needs=["paladins"],
    rows={
        "numbers": [
            Numbers("outsider_strength", "decided", (1, 3, 5, 7, 9, 11, 13)),
            Numbers("outsider_faith", "decided", (0, 2, 4, 6, 8, 10, 12)),
        ]
    },
    replaces={
        "row": [TOWNSFOLK_ROW, OUTSIDER_ROW],
        "numbers": [
            Numbers("townsfolk_silver", "decided", (4, 3, 3, 2, 2, 1, 0)),
            Numbers("townsfolk_debt", "decided", (1, 1, 1, 1, 0, 0, 0)),
        ],
    },
)
