"""Matches before their first question."""

from typing import Any

from greathall import games
from greathall.engine import Match


def new_match(game: str = "citadels", players: int = 2, **options: Any) -> tuple[Match, int]:
    """A match, and who is asked first."""
    match = games.load(game, players, **options).new(3)
    return match, match.deciders()[0]
