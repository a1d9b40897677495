"""Negotiate cards for the opponent (C-12.8): it enlists the first it can, else it delegates the first it can."""

from greathall.games.paladins.crowns.lookups import crowns_of
from greathall.games.paladins.crowns.negotiate import DELEGATE, ENLIST, target_of
from greathall.games.paladins.crowns.words import NEGOTIATE_ROW, NO_NEGOTIATE
from greathall.games.paladins.rows import NO_TARGET, Terms
from greathall.games.paladins.solo.board_moves import BoardMove
from greathall.games.paladins.solo.lookups import obstacle, solo_of
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import NO_CARD


def open_negotiates(s: Paladins) -> list[int]:
    """The cards in the slots, from the right, then the one on the pile."""
    return [card for card in s.rows[NEGOTIATE_ROW][::-1] if card != NO_CARD]


class NegotiateMove(BoardMove):
    """Enlisting comes before delegating, whatever the cards cost."""

    def refuse_aim(self, s: Paladins, seat: int, terms: Terms) -> int:
        for card in open_negotiates(s):
            if not self.refuse_mode(s, seat, ENLIST, card, terms) or not self.refuse_mode(
                s, seat, DELEGATE, card, terms
            ):
                return 0
        return NO_NEGOTIATE

    def refuse_mode(self, s: Paladins, seat: int, mode: int, card: int, terms: Terms) -> int:
        """A reason against a card; it does not delegate an action that it could not do."""
        reason = s.lookups.actions[self.action].reach(s, seat, target_of(s, mode, card), terms)
        if reason or mode == ENLIST:
            return reason
        lookups = crowns_of(s)
        move = solo_of(s).moves[s.rules.names["action"][lookups.delegate_action[card]]]
        assert isinstance(move, BoardMove)
        return move.refuse_aim(s, seat, lookups.delegate_terms[card])

    def target(self, s: Paladins, seat: int, terms: Terms) -> int:
        for mode, skipping in ((ENLIST, "skips_enlisting"), (DELEGATE, "skips_delegating")):
            for card in open_negotiates(s):
                reason = self.refuse_mode(s, seat, mode, card, terms)
                if not reason:
                    return target_of(s, mode, card)
                if s.telling:
                    s.tell(skipping, (seat, card, obstacle(s, reason)))
        return NO_TARGET
