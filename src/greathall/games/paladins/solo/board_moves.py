"""The right side of the opponent's board (P-13.7.6 to P-13.7.10)."""

from greathall.engine.subclassing import mypyc_attr
from greathall.games.paladins.acting.clearing import is_blocked
from greathall.games.paladins.acting.legality import is_about_attribute, refuse_action
from greathall.games.paladins.acting.taking import TakeAction
from greathall.games.paladins.actions.settling import Settle
from greathall.games.paladins.rows import NO_TARGET, Terms
from greathall.games.paladins.rows_of_cards import open_cards
from greathall.games.paladins.solo.jars import TURN
from greathall.games.paladins.solo.lookups import move_number
from greathall.games.paladins.solo.picking import open_squares, pick_outsider, pick_square
from greathall.games.paladins.solo.rows import Move
from greathall.games.paladins.solo.words import FREE, ONLY_DEBT_SQUARES
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.terms import value
from greathall.games.paladins.words import (
    ATTRIBUTE_SHORT,
    BLOCKED,
    EMPTY,
    LABOURER,
    NO_CARD,
    NO_OUTSIDER,
    OUTSIDERS,
    WORKERS_SHORT,
)


def supply(s: Paladins, seat: int) -> int:
    """How many workers it has."""
    return s.workers[seat][LABOURER]


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardMove(Move):
    """An action of its board: a worker for every slot without a workshop (P-13.6.4)."""

    def __init__(self, name: str, action: int) -> None:
        super().__init__(name)
        self.action = action

    def slots(self, s: Paladins, seat: int) -> list[int]:
        """The slots that need a worker."""
        first, end = s.lookups.first_slot[self.action], s.lookups.first_slot[self.action + 1]
        return [slot for slot in range(first, end) if s.board[seat][slot] == EMPTY]

    def refuse(self, s: Paladins, seat: int) -> int:
        if is_blocked(s, seat, self.action):
            return BLOCKED
        if supply(s, seat) < len(self.slots(s, seat)):
            return WORKERS_SHORT
        return self.refuse_aim(s, seat, FREE)

    def refuse_aim(self, s: Paladins, seat: int, terms: Terms) -> int:
        """A reason against the action whatever workers there are."""
        return refuse_action(s, seat, self.action, terms)

    def lacking(self, s: Paladins, seat: int, reason: int) -> tuple[int, int]:
        if reason == WORKERS_SHORT:
            return supply(s, seat), len(self.slots(s, seat))
        if not is_about_attribute(s, reason):
            return 0, 0
        return value(s, seat, reason - ATTRIBUTE_SHORT, FREE), self.needed(s, seat)

    def needed(self, s: Paladins, seat: int) -> int:
        """How much of the attribute that is short would be enough."""
        return s.lookups.actions[self.action].lacking(s, seat, FREE)[1]

    def target(self, s: Paladins, seat: int, terms: Terms) -> int:
        """What it is done to; events say what was passed over."""
        return NO_TARGET

    def send(self, s: Paladins, seat: int) -> None:
        """Place the workers."""
        slots = self.slots(s, seat)
        for slot in slots:
            s.board[seat][slot] = LABOURER + 1
        s.workers[seat][LABOURER] -= len(slots)
        if s.telling:
            s.tell("sends_workers", (seat, move_number(s, self.name), len(slots)))

    def make(self, s: Paladins, seat: int) -> None:
        target = self.target(s, seat, FREE)
        self.send(s, seat)
        s.push(TakeAction(seat, self.action, target, FREE))


class TurnJar(BoardMove):
    """Absolve."""

    def target(self, s: Paladins, seat: int, terms: Terms) -> int:
        return TURN


class SettleMove(BoardMove):
    """Commission and Garrison: the square by what it gives."""

    def settling(self, s: Paladins) -> Settle:
        action = s.lookups.actions[self.action]
        assert isinstance(action, Settle)
        return action

    def refuse_aim(self, s: Paladins, seat: int, terms: Terms) -> int:
        reason = super().refuse_aim(s, seat, terms)
        if reason:
            return reason
        return 0 if open_squares(s, seat, self.settling(s), terms) else ONLY_DEBT_SQUARES  # P-14.24

    def target(self, s: Paladins, seat: int, terms: Terms) -> int:
        return pick_square(s, seat, self.settling(s), terms)


class OutsiderMove(BoardMove):
    """Attack and Convert: the outsider by the marker; the places ask for the attribute."""

    def __init__(self, name: str, action: int, attribute: int) -> None:
        super().__init__(name, action)
        self.attribute = attribute

    def refuse_aim(self, s: Paladins, seat: int, terms: Terms) -> int:
        """If all outsiders are out of reach, it is the attribute that is missing."""
        reason = super().refuse_aim(s, seat, terms)
        if reason != NO_OUTSIDER and reason != ATTRIBUTE_SHORT + self.attribute:
            return reason
        return ATTRIBUTE_SHORT + self.attribute if open_cards(s, OUTSIDERS) else NO_OUTSIDER

    def needed(self, s: Paladins, seat: int) -> int:
        """The least that an outsider asks for."""
        flags = s.lookups.row_flags[OUTSIDERS][self.attribute]
        return min([flags[place] for place, card in enumerate(s.rows[OUTSIDERS]) if card != NO_CARD])

    def target(self, s: Paladins, seat: int, terms: Terms) -> int:
        return pick_outsider(s, seat, s.lookups.actions[self.action], terms)
