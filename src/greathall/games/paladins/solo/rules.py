"""The ruleset of a solo game: what is known of the schemes, and the moments of the opponent."""

from typing import Any

from greathall.engine import State
from greathall.engine.positions import read_name
from greathall.games.paladins.entering import in_turns, stack
from greathall.games.paladins.solo.tables import OPPONENT_SEAT, SoloTables
from greathall.games.paladins.solo.turn import FollowScheme
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.turn import Actions
from greathall.games.paladins.words import SCHEMES


class SoloRules(SoloTables):
    """One person against the opponent."""

    def beliefs(self, s: State, seat: int) -> dict[str, Any]:
        """Which schemes are in the deck is known, their order is not."""
        found = super().beliefs(s, seat)
        assert isinstance(s, Paladins)
        found["schemes"] = [self.names["scheme"][card] for card in sorted(s.decks[SCHEMES])]
        return found

    def enter(self, s: State, moment: Any) -> None:
        """Beside the moments of everybody: `{opponent: kings_favour}`, a scheme that is followed now."""
        assert isinstance(s, Paladins)
        if isinstance(moment, dict) and "opponent" in moment:
            scheme = read_name(self, "scheme", moment["opponent"], ("at", "opponent"))
            s.active = OPPONENT_SEAT
            stack(s, *in_turns(s), (Actions(), 0), (FollowScheme(OPPONENT_SEAT, scheme), 0))
            return
        super().enter(s, moment)
