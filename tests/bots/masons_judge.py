"""A judge for the small game Masons: what one of its players thinks about.

A district brings just what it costs, so points come from gold that is gathered and cards that are pawned.
"""

from typing import Any

from samples.masons import BUILD, CARDS, COST, GOLD, PAWN, SPY, Masons

from greathall.bots.judges.judge import POINT, Consideration, Judge, Thinking
from greathall.engine import Decision, Ruleset, State


class Turning(Thinking):
    """A turn; how many cards could be pawned is worked out once."""

    def __init__(self, s: State, seat: int, question: Decision[Any]) -> None:
        super().__init__(s, seat, question)
        assert isinstance(s, Masons)
        self.pairs = len(s.hand[seat]) // 2


def gathers_gold(_thinking: Turning, option: int) -> int:
    return 2 * POINT if option == GOLD else 0


def gathers_cards(thinking: Turning, option: int) -> int:
    return 50 if option == CARDS and not thinking.pairs else 0


def pawns(_thinking: Turning, option: int) -> int:
    return 2 * POINT if option == PAWN else 0


def risks(_thinking: Turning, option: int) -> int:
    """What is dear may be confiscated; gold is safe."""
    return -10 * COST[option - BUILD] if BUILD <= option < SPY else 0


def tell_risk(_thinking: Turning, option: int) -> tuple[int, ...]:
    return (option - BUILD, COST[option - BUILD])


def spies(_thinking: Turning, option: int) -> int:
    return -POINT if option >= SPY else 0


class MasonsJudge(Judge):
    """Hoards gold. Two cards in hand are a chance to pawn them."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.considerations = {
            "turn": [
                Consideration("spies", spies),
                Consideration("risks", risks, ("card:district", "points:number"), tell_risk),
                Consideration("gathers_gold", gathers_gold),
                Consideration("gathers_cards", gathers_cards),
                Consideration("pawns", pawns),
            ]
        }

    def think(self, s: State, seat: int, question: Decision[Any]) -> Turning:
        return Turning(s, seat, question)

    def worth(self, s: State, seat: int) -> int:
        assert isinstance(s, Masons)
        return super().worth(s, seat) + 60 * len(s.hand[seat])
