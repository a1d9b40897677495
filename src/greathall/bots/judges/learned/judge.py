"""LearnedJudge: the judge of a game, with a net in place of its opinion about the end of a round."""

import math
from typing import Any, Final

from greathall.bots.judges.judge import POINT, Judge, Thinking
from greathall.bots.judges.learned.net import Net
from greathall.bots.judges.learned.taste import Taste
from greathall.engine import BadOptions, Decision, State
from greathall.engine.encoding.encoder import encoding_of

SLIGHT: Final = 1e-6  # a chance that is none


class LearnedJudge(Judge):
    """Knows better than the judge it is made of what a position is worth; if it has a taste of its own, also what
    answers are worth trying. Otherwise it likes the same ones.

    The net sees what the seat that thinks may know. It says for every seat, that one first, how likely it is to win and
    how many points it will have.
    """

    def __init__(self, judge: Judge, net: Net, taste: Taste | None = None) -> None:
        super().__init__(judge.rules)
        self.judge = judge
        self.net = net
        self.taste = taste
        self.considerations = judge.considerations
        self.open_kinds = judge.open_kinds
        self.doubts = judge.doubts
        self.hard_turn = judge.hard_turn
        self.turns = judge.turns
        self.payments = judge.payments
        self.encoding = encoding_of(judge.rules)
        if self.encoding.size != net.size:
            raise BadOptions(f"this net is for observations of {net.size} numbers, not of {self.encoding.size}")
        self.places: int = net.about["places"]  # of seats that the net knows
        self.middle: float = net.about["middle"]  # of the points of most games, and how far they spread
        self.spread: float = net.about["spread"]
        self.sheet = bytearray(net.length)

    def chances(self, s: State, viewer: int) -> list[float]:
        if not s.stack:
            return super().chances(s, viewer)
        said = self.ask(s, viewer)
        seats = len(self.rules.seats)
        most = max(said[place] for place in range(seats))
        odds = [math.exp(said[(seat - viewer) % seats] - most) for seat in range(seats)]
        whole = sum(odds)
        return [one / whole for one in odds]

    def ask(self, s: State, viewer: int) -> list[float]:
        """What the net says: for each seat from this one on how likely it wins, then for each its points."""
        self.encoding.observe(s, viewer, self.sheet)
        return self.net.evaluate(self.sheet)

    def weigh_all(self, s: State, seat: int, question: Decision[Any], options: list[int]) -> list[int]:
        weights = super().weigh_all(s, seat, question, options)
        taste = self.taste
        if taste is None:
            return weights
        self.encoding.observe(s, seat, taste.sheet)
        space = self.rules.space
        first = space.first[question.kind]
        likings = taste.likings([space.shared[first + option] for option in options])
        return [weight + liking for weight, liking in zip(weights, likings, strict=True)]

    def worth(self, s: State, seat: int) -> int:
        if not s.stack:
            return super().worth(s, seat)
        return round(POINT * (self.middle + self.spread * self.ask(s, seat)[self.places]))

    def standing(self, s: State, seat: int) -> int:
        """How far ahead a seat is, if a lead makes it twice as likely to win."""
        chance = min(max(self.chances(s, seat)[seat], SLIGHT), 1 - SLIGHT)
        return round(self.lead(s) * math.log2(chance / (1 - chance)))

    def sensible(self, s: State, question: Decision[Any], options: list[int]) -> list[int]:
        return self.judge.sensible(s, question, options)

    def think(self, s: State, seat: int, question: Decision[Any]) -> Thinking:
        return self.judge.think(s, seat, question)

    def lead(self, s: State) -> int:
        return self.judge.lead(s)

    def chapter(self, s: State) -> int:
        return self.judge.chapter(s)

    def plausible(self, s: State, seat: int) -> int:
        return self.judge.plausible(s, seat)
