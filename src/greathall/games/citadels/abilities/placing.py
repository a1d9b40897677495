"""Placing several marks facedown (T-8.3, T-8.6): openly on whom they lie, in secret which of them is the real one."""

from typing import ClassVar

from greathall.engine import Decision
from greathall.games.citadels.abilities.naming import Name, refuse_naming
from greathall.games.citadels.marks import candidates_for_secret
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import UPWARDS


class Place(Name):
    """Put the next of several marks on a character: by rising ranks, so that no set is offered twice."""

    def count(self) -> int:
        """How many marks are placed in all."""
        raise NotImplementedError

    def refusal(self, s: Citadels, option: int) -> int:
        reason = super().refusal(s, option)
        if reason:
            return reason
        return 0 if is_above(s, self.mark(), option) and leaves_room(s, self.mark(), option, self.count()) else UPWARDS


def is_above(s: Citadels, mark: int, character: int) -> bool:
    """Whether all marks placed so far lie on lower ranks."""
    return not s.marked[mark] >> character


def leaves_room(s: Citadels, mark: int, character: int, count: int) -> bool:
    """Whether the marks that are left after this one find a place on higher ranks."""
    higher = [other for other in s.lookups.cast if other > character and not refuse_naming(s, mark, other)]
    return s.marked[mark].bit_count() + 1 + len(higher) >= count


class ChooseReal(Decision[Citadels]):
    """Which of the marks is the real one; only the seat that placed them knows."""

    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def mark(self) -> int:
        raise NotImplementedError

    def candidates(self, s: Citadels) -> list[int]:
        return candidates_for_secret(s, self.mark())

    def choose(self, s: Citadels, option: int) -> None:
        s.secret[self.mark()] = option
        s.tell("hides", (self.player, self.mark()), (option,), 1 << self.player)
