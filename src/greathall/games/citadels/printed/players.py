"""What the rulebook prints for each number of players: the draft (T-4); and how many cards a game begins with."""

from typing import Final

START_CARDS: Final = 4  # T-2.3

# The tasks of the draft.
KEEP: Final = 0
DISCARD: Final = 1
RANDOM: Final = 2
FACEUP: Final = {(4, 8): 2, (5, 8): 1, (4, 9): 3, (5, 9): 2, (6, 9): 1}  # (players, characters): T-4.1


def plan(players: int) -> list[tuple[int, int]]:
    """The steps of the draft: the seat, counted from the crown to the left, and its task."""
    if players == 2:  # T-4.5
        return [(0, KEEP), (1, KEEP), (1, DISCARD), (0, KEEP), (0, DISCARD), (1, KEEP), (1, DISCARD)]
    everybody = [(seat, KEEP) for seat in range(players)]
    return [*everybody, (0, RANDOM), *everybody] if players == 3 else everybody  # T-4.6, T-4.2


PLANS: Final = [plan(players) for players in range(9)]


def is_late(players: int, characters: int) -> bool:
    """Whether the last player also takes up the card put aside (T-4.4)."""
    return (players, characters) in ((7, 8), (8, 9))
