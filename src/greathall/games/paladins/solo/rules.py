"""What the solo game adds to the ruleset: what is known of the schemes, and the moments of the opponent."""

from typing import Any

from greathall.engine import Ruleset
from greathall.engine.kept.positions import read_name
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.parts import Part, PartRow
from greathall.games.paladins.round.turn import Actions
from greathall.games.paladins.solo.lookups import OPPONENT_SEAT, SoloLookups
from greathall.games.paladins.solo.turn import FollowScheme
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import SCHEMES
from greathall.games.paladins.written.entering import in_turns, stack


class SoloRules(SoloLookups):
    """One person against the opponent."""

    def conclude(self, s: Paladins, seat: int, found: dict[str, Any]) -> None:
        """It is known which schemes are in the deck, but not their order."""
        found["schemes"] = [s.rules.names["scheme"][card] for card in sorted(s.decks[SCHEMES])]

    def enter(self, s: Paladins, moment: Any) -> bool:
        """Besides everybody's moments: `{opponent: kings_favour}`, a scheme that is followed now."""
        if not isinstance(moment, dict) or "opponent" not in moment:
            return False
        scheme = read_name(s.rules, "scheme", moment["opponent"], ("at", "opponent"))
        s.active = OPPONENT_SEAT
        stack(s, *in_turns(s), (Actions(), 0), (FollowScheme(OPPONENT_SEAT, scheme), 0))
        return True


class SoloRow(PartRow):
    def read(self, rules: Ruleset) -> Part:
        assert isinstance(rules, PaladinsLookups)
        return SoloRules(rules)
