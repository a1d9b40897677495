"""The judge of Citadels: what a position promises a seat, and what speaks for an answer."""

from typing import Any, Final

from greathall.bots.judges.citadels.attacking import ATTACKING
from greathall.bots.judges.citadels.beliefs import plausibility
from greathall.bots.judges.citadels.drafting import DRAFTING
from greathall.bots.judges.citadels.holding import HOLDING
from greathall.bots.judges.citadels.lore import Lore
from greathall.bots.judges.citadels.outlook import Outlook
from greathall.bots.judges.citadels.striking import STRIKING, in_play
from greathall.bots.judges.citadels.taking import TAKING
from greathall.bots.judges.citadels.thinking import CitadelsThinking
from greathall.bots.judges.citadels.turns import TURNING
from greathall.bots.judges.citadels.worth import prospects
from greathall.bots.judges.judge import Judge
from greathall.engine import Decision, Ruleset, State
from greathall.games.citadels.abilities.naming import Name
from greathall.games.citadels.cards import city_size
from greathall.games.citadels.lookups import CitadelsLookups
from greathall.games.citadels.state import NOBODY, Citadels

HARD_ROUND: Final = 8000  # divided by the turns of a round, which is played to its end, this is a hard turn


class CitadelsJudge(Judge):
    """An experienced player of Citadels, whatever the cast."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        assert isinstance(rules, CitadelsLookups)
        self.lore = Lore(rules)
        self.hard_turn = HARD_ROUND // (self.lore.players * self.lore.turns_a_round)
        self.payments = {"pay", "lay_down", "mix"}
        self.considerations = {**DRAFTING, **STRIKING, **TURNING, **TAKING, **HOLDING, **ATTACKING}

    def worth(self, s: State, seat: int) -> int:
        assert isinstance(s, Citadels)
        return prospects(Outlook(s, seat, self.lore, own=True))

    def sensible(self, s: State, question: Decision[Any], options: list[int]) -> list[int]:
        """Nobody names a character that everybody can see face up."""
        assert isinstance(s, Citadels)
        return in_play(s, question, options) if isinstance(question, Name) else options

    def think(self, s: State, seat: int, question: Decision[Any]) -> CitadelsThinking:
        assert isinstance(s, Citadels)
        return CitadelsThinking(s, seat, question, self.lore)

    def plausible(self, s: State, seat: int) -> int:
        """By what everybody likes to draft. Search may ask for it; it does so only where `doubts` is set."""
        assert isinstance(s, Citadels)
        return 1 + int(1_000_000 * plausibility(s, seat, self.lore))

    def chapter(self, s: State) -> int:
        """The round: when it is over everybody had a turn."""
        assert isinstance(s, Citadels)
        return s.round

    def lead(self, s: State) -> int:
        """Less than a large district in the last round, a few of them at the beginning."""
        assert isinstance(s, Citadels)
        if s.first != NOBODY:
            return 200
        nearest = min([self.lore.needed - city_size(s, seat) for seat in range(self.lore.players)])
        return 250 + 60 * nearest
