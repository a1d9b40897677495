"""Workers going back from the player board to the general supply: by prayer, by a workshop, by passing."""

from typing import ClassVar, Final

from greathall.engine import Decision
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import EMPTY, NOTHING_STANDS

CLEAR_NOTHING: Final = 0
CLEAR: Final = 1  # + action


def is_blocked(s: Paladins, seat: int, action: int) -> bool:
    """Whether any worker stands on an action (P-4.4)."""
    rules = s.lookups
    board = s.board[seat]
    for slot in range(rules.first_slot[action], rules.first_slot[action + 1]):
        if board[slot] > EMPTY:
            return True
    return False


def has_workers(s: Paladins, seat: int) -> bool:
    """Whether any worker stands on the board."""
    for standing in s.board[seat]:
        if standing > EMPTY:
            return True
    return False


def clear_action(s: Paladins, seat: int, action: int) -> None:
    """All workers of an action go back; it is available again."""
    rules = s.lookups
    board = s.board[seat]
    s.tell("clears", (seat, action))
    for slot in range(rules.first_slot[action], rules.first_slot[action + 1]):
        if board[slot] > EMPTY:
            board[slot] = EMPTY


def clear_board(s: Paladins, seat: int) -> None:
    """All workers of a board go back."""
    s.board[seat] = [min(standing, EMPTY) for standing in s.board[seat]]


class PrayReward(Decision[Paladins]):
    """Which action to clear for free: even the one just taken, or Pray itself (P-5.3.3)."""

    kind: ClassVar[str] = "clear"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        return [CLEAR_NOTHING, *range(CLEAR, CLEAR + len(s.lookups.actions))]

    def refusal(self, s: Paladins, option: int) -> int:
        if option == CLEAR_NOTHING or is_blocked(s, self.player, option - CLEAR):
            return 0
        return NOTHING_STANDS

    def choose(self, s: Paladins, option: int) -> None:
        if option != CLEAR_NOTHING:
            clear_action(s, self.player, option - CLEAR)
