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
    seats = shown["seats"]
    for seat, name in enumerate(s.rules.seats):
        seats[name]["standing"] = show_standing(s, seat)
    shown["squares"] = show_squares(s)
    shown["occupied"] = show_occupied(s)


def show_values(s: Paladins, shown: dict[str, Any]) -> None:
    """The actions of the player board, and what the attributes count for now, with the paladins in use."""
    shown["actions"] = list(s.rules.names["action"])
    attributes, seats = s.rules.names["attribute"], shown["seats"]
    for seat, name in enumerate(s.rules.seats):
        seats[name]["effective"] = {word: value(s, seat, number, NORMAL) for number, word in enumerate(attributes)}


def show_standing(s: Paladins, seat: int) -> dict[str, list[str | None]]:
    names, workers = s.rules.names["action"], s.rules.names["worker"]
    first_slot, board = s.lookups.first_slot, s.board[seat]
    found: dict[str, list[str | None]] = {}
    slot = 0
    while slot < len(board):
        if board[slot] == EMPTY:
            slot += 1
            continue
        action = s.lookups.slot_action[slot]
        slot = first_slot[action + 1]
        found[names[action]] = [slot_word(workers, standing) for standing in board[first_slot[action] : slot]]
    return found


def slot_word(workers: tuple[str, ...], standing: int) -> str | None:
    if standing == EMPTY:
        return None
    return WORKSHOP_WORD if standing == WORKSHOP else workers[standing - 1]


def show_squares(s: Paladins) -> dict[str, dict[str, str]]:
    names, seats = s.rules.names["square"], s.rules.seats
    found: dict[str, dict[str, str]] = {}
    for square, piece in enumerate(s.squares):
        if piece != EMPTY:
            found[names[square]] = {"seat": seats[(piece - 1) // 2], "piece": PIECES[(piece - 1) % 2]}
    return found


def show_occupied(s: Paladins) -> dict[str, str]:
    names, workers = s.rules.names["space"], s.rules.names["worker"]
    found: dict[str, str] = {}
    for space, worker in enumerate(s.occupied):
        if worker != EMPTY:
            found[names[space]] = workers[worker - 1]
    return found
