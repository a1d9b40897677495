"""The left side of the opponent's board (P-13.7.1 to P-13.7.5): one worker each, and also what it falls back on."""

from greathall.games.paladins.gains.gains import Gains
from greathall.games.paladins.gains.suspicion import Suspicion
from greathall.games.paladins.round.passing import Pass
from greathall.games.paladins.rows import Terms
from greathall.games.paladins.rows_of_cards import open_cards
from greathall.games.paladins.solo.board_moves import BoardMove, supply
from greathall.games.paladins.solo.lookups import move_number, solo_of
from greathall.games.paladins.solo.marker import advance
from greathall.games.paladins.solo.rows import Move
from greathall.games.paladins.solo.verbs import discard_by_marker, pray
from greathall.games.paladins.solo.words import BY_REST, BY_TRADE
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import LABOURER, NO_TOWNSFOLK, TOWNSFOLK


class LeftMove(BoardMove):
    """One worker, on the first slot."""

    def slots(self, s: Paladins, seat: int) -> list[int]:
        return [s.lookups.first_slot[self.action]]

    def refuse_aim(self, s: Paladins, seat: int, terms: Terms) -> int:
        return 0

    def make(self, s: Paladins, seat: int) -> None:
        self.send(s, seat)
        s.tell("takes_action", (seat, self.action))
        self.effect(s, seat)

    def effect(self, s: Paladins, seat: int) -> None:
        """What it does. It may push once."""
        raise NotImplementedError(f"{type(self).__name__} has no effect()")


class RecruitMove(LeftMove):
    """The townsfolk of the marker is discarded."""

    def refuse_aim(self, s: Paladins, seat: int, terms: Terms) -> int:
        return 0 if open_cards(s, TOWNSFOLK) else NO_TOWNSFOLK

    def effect(self, s: Paladins, seat: int) -> None:
        discard_by_marker(s, seat)


class PrayMove(LeftMove):
    """The right side is cleared."""

    def effect(self, s: Paladins, seat: int) -> None:
        pray(s, seat)


class TradeMove(LeftMove):
    """The marker moves."""

    def effect(self, s: Paladins, seat: int) -> None:
        advance(s, seat, BY_TRADE, solo_of(s).constants.trade_steps)


class ConspireMove(LeftMove):
    """A suspicion, then workers."""

    def effect(self, s: Paladins, seat: int) -> None:
        s.queue(Suspicion(seat), Gains(seat, (LABOURER, solo_of(s).constants.conspire_workers)))


class Rest(Move):
    """The marker moves, once more for every worker left; then it passes. Its worker goes back at once."""

    def make(self, s: Paladins, seat: int) -> None:
        s.workers[seat][LABOURER] -= 1
        if s.telling:
            s.tell("sends_workers", (seat, move_number(s, self.name), 1))
        left = supply(s, seat)
        s.tell("rests", (seat, left))
        advance(s, seat, BY_REST, solo_of(s).constants.rest_steps + left)
        retire(s, seat)


def retire(s: Paladins, seat: int) -> None:
    """It is done for the round; workers left over go back, then those on its board (P-13.3). Pushes."""
    left = supply(s, seat)
    if left:
        s.workers[seat][LABOURER] = 0
        s.tell("returns_workers", (seat, left))
    s.push(Pass(seat))
