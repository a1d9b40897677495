"""Games whose record is long because somebody gives the same answer and takes it back, again and again."""

from functools import lru_cache

from greathall import games
from greathall.engine import Match


@lru_cache
def long_game(entries: int, game: str = "citadels", players: int = 2) -> Match:
    """A game in the middle of a turn; at least this many entries."""
    return waver(games.find(game).load(players).new(seed=1), entries)


def waver(match: Match, entries: int) -> Match:
    """Play until somebody can take an answer back, and then go on with that until there are this many entries."""
    while not can_waver(match):
        seat = match.deciders()[0]
        match.play(match.legal(seat)[0], seat)
    seat = match.deciders()[0]
    while match.answered < entries:
        match.play(match.legal(seat)[0], seat)
        match.undo(seat)
    return match


def can_waver(match: Match) -> bool:
    """Whether somebody who is asked can take the first answer back."""
    trial, seat = match.clone(), match.deciders()[0]
    trial.play(trial.legal(seat)[0], seat)
    return trial.undoable(seat) > 0
