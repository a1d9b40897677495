"""Negotiate cards that are delegated at a table where only one thing can be done with them."""

from typing import Any, NamedTuple

from games.paladins.crowns.changing import NEGOTIATING, crown_turn
from games.paladins.crowns.playing import table
from games.paladins.crowns.printed.expected import NEGOTIATES, Negotiate

from greathall.engine import Match

SILVER = 1  # the price of the slot on the right


class Case(NamedTuple):
    """A delegated action where something asks for this value: what is had before, how to aim at it, what it gives."""

    value: int
    board: dict[str, Any]
    has: dict[str, Any]
    answer: str  # nothing where there is nothing else to aim at
    gives: str


WALLS = ("wall_01", "wall_02", "wall_03", "wall_04", "wall_07", "wall_08")
JARS = ("abs_labourer", "abs_pray_1", "abs_pray_2", "abs_faith", "abs_pay_debt_1", "abs_pay_debt_2")
WALL = "1 strength, 1 merchant"
ABSOLVED = "2 provision, 1 faith, 1 discard_suspicion"
BY_TIMES = (0, 1, 3, 5, 7, 9, 11)
BY_FAITH = (0, 2, 4, 6, 8, 10, 12)
BY_STRENGTH = (1, 3, 5, 7, 9, 11, 13)
SQUARES = ("", "r2_2", "r3_3", "r4_7", "r5_2", "")
SQUARE_GIVES = {"r2_2": "2 silver", "r3_3": "2 silver", "r4_7": "2 silver", "r5_2": "1 labourer, 1 fighter"}


def case_of(card: Negotiate) -> Case:
    """The first thing that asks for more than the bonus."""
    steps = {"commission": BY_FAITH, "convert": BY_FAITH, "garrison": BY_STRENGTH, "attack": BY_STRENGTH}
    values = steps.get(card.action, BY_TIMES)
    place = next(number for number, value in enumerate(values) if value > card.bonus)
    value = values[place]
    row = [None] * place + ["mercenary_viking"]
    square = SQUARES[min(place, 5)]
    return {
        "commission": Case(value, {}, {}, f"settle {square}", f"1 influence, {SQUARE_GIVES.get(square)}"),
        "garrison": Case(value, {}, {}, f"settle {square}", f"1 faith, {SQUARE_GIVES.get(square)}"),
        "fortify": Case(value, {"wall_pile": ["wall_20"]}, {"walls": list(WALLS[:place])}, "", WALL),
        "absolve": Case(value, {}, {"jars": list(JARS[:place])}, "fill abs_provisions", ABSOLVED),
        "attack": Case(value, {"outsider_row": row}, {}, "", "1 influence, 2 labourer"),
        "convert": Case(value, {"outsider_row": row}, {}, "", "1 strength"),
    }[card.action]


def delegating(name: str, case: Case, value: int, diplomacy: int, **more: Any) -> Match:
    """A table where A can pay for a card on the right, in workers and silver, and cannot enlist it."""
    board = {**case.board, **only(name)}
    has = {
        NEGOTIATES[name].helped: value,
        "diplomacy": diplomacy,
        "provisions": 0,
        "silver": SILVER,
        **case.has,
        **more,
    }
    return table(crown_turn(NEGOTIATING, board, **has))


def only(name: str, place: int = 3, held: tuple[str, ...] = ()) -> dict[str, Any]:
    """One card on a place of the row, and all that nobody holds in the box."""
    row: list[str | None] = [None] * 4
    row[place] = name
    return {"negotiate_row": row, "negotiate_box": [card for card in NEGOTIATES if card not in (name, *held)]}
