"""Boards in views and printed positions: what is on slots, squares and shared spaces, and what it counts for."""

from typing import Any, Final

from greathall.games.paladins.rows import NORMAL
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.terms import value
from greathall.games.paladins.words import EMPTY, WORKSHOP

WORKSHOP_WORD: Final = "workshop"
PIECES: Final = ("monk", "outpost")


def show_boards(s: Paladins, shown: dict[str, Any]) -> None:
    """Slots by action where there is anything, squares with pieces, and shared spaces with workers."""
    names = s.rules.names
    for seat, name in enumerate(s.rules.seats):
        shown["seats"][name]["standing"] = show_standing(s, seat)
    shown["squares"] = {
        names["square"][square]: {"seat": s.rules.seats[(piece - 1) // 2], "piece": PIECES[(piece - 1) % 2]}
        for square, piece in enumerate(s.squares)
        if piece
    }
    shown["occupied"] = {
        names["space"][space]: names["worker"][worker - 1] for space, worker in enumerate(s.occupied) if worker
    }


def show_values(s: Paladins, shown: dict[str, Any]) -> None:
    """The actions of the player board, and what the attributes count for now, with the paladins in use."""
    shown["actions"] = list(s.rules.names["action"])
    for seat, name in enumerate(s.rules.seats):
        attributes = enumerate(s.rules.names["attribute"])
        shown["seats"][name]["effective"] = {word: value(s, seat, number, NORMAL) for number, word in attributes}


def show_standing(s: Paladins, seat: int) -> dict[str, list[str | None]]:
    rules = s.lookups
    found: dict[str, list[str | None]] = {}
    for action, name in enumerate(rules.names["action"]):
        slots = s.board[seat][rules.first_slot[action] : rules.first_slot[action + 1]]
        if any(slots):
            found[name] = [slot_word(s, standing) for standing in slots]
    return found


def slot_word(s: Paladins, standing: int) -> str | None:
    if standing == EMPTY:
        return None
    return WORKSHOP_WORD if standing == WORKSHOP else s.rules.names["worker"][standing - 1]
