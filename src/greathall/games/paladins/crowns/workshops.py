"""Workshops that do not come from the Develop row: the one of the set-up, and those that move (C-2.11, C-9.11)."""

from typing import ClassVar, Final

from greathall.engine import Args, Decision, Hook
from greathall.games.paladins.acting.workshops import PlaceWorkshop, refuse_workshop
from greathall.games.paladins.crowns.words import ANOTHER_ACTION, NO_WORKSHOP_HERE
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import EMPTY, WORKSHOP


class StartWorkshop(Hook[Paladins]):
    """After the first townsfolk everybody has a workshop to place."""

    def run(self, s: Paladins, args: tuple[int, ...]) -> None:
        s.push(PlaceStartWorkshop(args[0]))


class PlaceStartWorkshop(PlaceWorkshop):
    """Where the workshop of the set-up goes: it brings no worker, and is not from the Develop row."""

    kind: ClassVar[str] = "start_workshop"

    def choose(self, s: Paladins, option: int) -> None:
        s.board[self.player][s.lookups.workshop_slots[option]] = WORKSHOP
        s.tell("places_workshop", (self.player, option))


MOVE_NONE: Final = 0
MOVE_FROM: Final = 1  # + place among the workshop slots


def has_workshop(s: Paladins, seat: int) -> bool:
    """Whether any workshop stands on an action."""
    return WORKSHOP in s.board[seat]


class MoveWorkshop(Decision[Paladins]):
    """Which workshop moves, or none."""

    kind: ClassVar[str] = "move_from"
    public: ClassVar[bool] = True
    leads: ClassVar[tuple[str, ...]] = ("move_to",)

    def candidates(self, s: Paladins) -> list[int]:
        return [MOVE_NONE, *range(MOVE_FROM, MOVE_FROM + len(s.lookups.workshop_slots))]

    def refusal(self, s: Paladins, option: int) -> int:
        if option == MOVE_NONE:
            return 0
        stands = s.board[self.player][s.lookups.workshop_slots[option - MOVE_FROM]] == WORKSHOP
        return 0 if stands else NO_WORKSHOP_HERE

    def choose(self, s: Paladins, option: int) -> None:
        if option != MOVE_NONE:
            s.push(MoveWorkshopTo(self.player, option - MOVE_FROM))


class MoveWorkshopTo(Decision[Paladins]):
    """Where it goes: a free workshop slot of another action; a worker there goes back."""

    kind: ClassVar[str] = "move_to"
    public: ClassVar[bool] = True

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place

    def args(self) -> Args:
        return (self.player, self.place)

    def about(self) -> tuple[int, ...]:
        return (self.place,)

    def candidates(self, s: Paladins) -> list[int]:
        return list(range(len(s.lookups.workshop_slots)))

    def refusal(self, s: Paladins, option: int) -> int:
        rules = s.lookups
        here, there = rules.workshop_slots[self.place], rules.workshop_slots[option]
        if rules.slot_action[here] == rules.slot_action[there]:
            return ANOTHER_ACTION
        return refuse_workshop(s, self.player, option)

    def choose(self, s: Paladins, option: int) -> None:
        rules, board = s.lookups, s.board[self.player]
        board[rules.workshop_slots[self.place]] = EMPTY
        board[rules.workshop_slots[option]] = WORKSHOP
        s.tell("moves_workshop", (self.player, self.place, option))
