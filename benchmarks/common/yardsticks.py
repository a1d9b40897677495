"""What the games are measured by: random games of python-chess, and copies as copy.deepcopy makes them."""

import copy
import random
from typing import Any


def chess_moves() -> int:
    """A random game of chess; how many moves."""
    import chess

    board, moves = chess.Board(), 0
    while not board.is_game_over() and moves < 200:
        board.push(random.choice(list(board.legal_moves)))
        moves += 1
    return moves


def deep(s: Any) -> Any:
    """The state as copy.deepcopy copies it, its rules shared; compiled objects it cannot copy, only what they keep."""
    from greathall.engine.kept.snapshots import attributes

    if hasattr(s, "__dict__"):
        return copy.deepcopy(s, {id(s.rules): s.rules})
    return copy.deepcopy([*(getattr(s, name) for name in attributes(s) if name != "knowledge"), s.knowledge.items])
