"""Workshops (P-4.10, P-5.1): from the Develop row to a slot of a right action, for good."""

from typing import ClassVar

from greathall.engine import Decision
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.rows import Flat
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import DEVELOP, WORKSHOP, WORKSHOP_THERE


def workshops_left(s: Paladins, seat: int) -> int:
    """How many are on the Develop row."""
    return len(s.lookups.workshop_workers) - s.done_actions[seat][DEVELOP]


def refuse_workshop(s: Paladins, seat: int, place: int) -> int:
    """0, or the reason against a workshop at this place among the workshop slots."""
    return WORKSHOP_THERE if s.board[seat][s.lookups.workshop_slots[place]] == WORKSHOP else 0


def place_workshop(s: Paladins, seat: int, place: int) -> Flat:
    """Move the leftmost workshop; a worker on the slot goes back. What is under it is gained."""
    rules = s.lookups
    worker = rules.workshop_workers[s.done_actions[seat][DEVELOP]]
    s.board[seat][rules.workshop_slots[place]] = WORKSHOP
    s.done_actions[seat][DEVELOP] += 1
    s.tell("places_workshop", (seat, place))
    return (worker, 1)


class PlaceWorkshop(Decision[Paladins]):
    """Where to place a workshop for free (P-7.3.7)."""

    kind: ClassVar[str] = "workshop"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        return list(range(len(s.lookups.workshop_slots)))

    def refusal(self, s: Paladins, option: int) -> int:
        return refuse_workshop(s, self.player, option)

    def choose(self, s: Paladins, option: int) -> None:
        gain(s, self.player, place_workshop(s, self.player, option))
