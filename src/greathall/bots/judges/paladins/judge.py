"""The judge of Paladins: an experienced player, with and without City of Crowns."""

from typing import Any, Final

from greathall.bots.judges.judge import POINT, Judge
from greathall.bots.judges.paladins.choices import consider_choices, consider_crowns
from greathall.bots.judges.paladins.outlook import Outlook
from greathall.bots.judges.paladins.thinking import Choosing, Gathering, Manning, Targeting, Turning
from greathall.bots.judges.paladins.turns import CARD_TARGET, MANNED_TARGET, TARGET, TURN
from greathall.bots.judges.paladins.worth import prospects
from greathall.engine import Decision, Ruleset, State
from greathall.games.paladins.acting.targets import Target
from greathall.games.paladins.crowns.words import PART
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.state import Paladins

LEAD: Final = 300  # in the last round
LEAD_BY_ROUND: Final = 80  # and for every round before it
ROUNDS: Final = 7
OPPONENT_BY_ROUND: Final = 1200  # what the opponent of the rulebook is still expected to gain, compared with prospects
OPPONENT_AT_MOST: Final = 3600
HARD: Final = 2100  # by one more than there are players, this is a hard turn: more of them take longer to play on
HARD_CROWNS: Final = 1200


class PaladinsJudge(Judge):
    """Plans the round with the workers at hand, and weighs what each deed brings for the rounds to come."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        assert isinstance(rules, PaladinsLookups)
        self.hard_turn = HARD // (1 + rules.players)
        self.considerations = consider_choices()
        self.considerations["turn"] = TURN
        for kind in ("square", "jar", "attack", "convert"):
            self.considerations[kind] = TARGET
        for kind in ("townsfolk", "mode"):
            self.considerations[kind] = MANNED_TARGET
        if PART in rules.parts:
            self.hard_turn = HARD_CROWNS // (1 + rules.players)
            self.considerations.update(consider_crowns())
            for kind in ("muster", "negotiate"):
                self.considerations[kind] = CARD_TARGET
        self.turns = {"turn", "play", "tavern"}
        self.payments = {"worker", "space_worker", "payment", "mode"}

    def think(self, s: State, seat: int, question: Decision[Any]) -> Choosing:
        assert isinstance(s, Paladins)
        kind = question.kind
        if kind == "turn":
            return Turning(s, seat, question)
        if kind in ("play", "top", "remove", "tavern"):
            return Gathering(s, seat, question)
        if kind in ("worker", "space_worker"):
            return Manning(s, seat, question)
        if isinstance(question, Target) and kind not in ("pray", "workshop_target"):
            return Targeting(s, seat, question)
        return Choosing(s, seat, question)

    def worth(self, s: State, seat: int) -> int:
        assert isinstance(s, Paladins)
        if self.rules.automatic[seat]:
            points = POINT * sum(self.rules.forecast(s, seat, seat).values())
            return points + min(OPPONENT_BY_ROUND * (ROUNDS + 1 - s.round), OPPONENT_AT_MOST)
        return prospects(Outlook(s, seat, later=True))

    def chapter(self, s: State) -> int:
        """The round: when it is over all workers are placed or kept."""
        assert isinstance(s, Paladins)
        return s.round

    def lead(self, s: State) -> int:
        assert isinstance(s, Paladins)
        return LEAD + LEAD_BY_ROUND * max(ROUNDS - s.round, 0)
