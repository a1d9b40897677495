"""Foresight: how likely everybody is to win, as somebody who is asked could know it.

Positions are redealt for that seat and played on to the end of the round, each player as their judge likes best; what
is reached is judged as that seat sees it. A net, where there is one, tells such positions apart better than the judge
written by hand, so fewer of them are enough.
"""

import math
from collections.abc import Sequence
from typing import Final

from greathall.bots.judges.judge import Judge
from greathall.bots.judges.learned.judge import LearnedJudge
from greathall.bots.judges.learned.nets import learned_judge
from greathall.bots.judges.registry import JudgeMaker
from greathall.bots.seat import Seat
from greathall.bots.thinkers.imagining import Imagined, Imagining
from greathall.bots.thinkers.playing_out import let_luck_answer, play_chapter
from greathall.engine import Luck, Match, Ruleset, State, apply

PLAYED_OUT: Final = 20  # positions played out, where no net judges them
FEWEST: Final = 4  # where one does
EFFORT: Final = 120  # iterations of a hard turn for each: where it is quick to play on, more are looked at
SLIGHT: Final = 1e-9  # a chance that is none
LEAST: Final = 0.02  # chances nearer to none or all say nothing about points


class Foresight:
    """What can be said about everybody's chances in the positions of one table."""

    def __init__(
        self, rules: Ruleset, seed: int, played_out: int | None = None, judging: JudgeMaker = learned_judge
    ) -> None:
        self.rules: Final = rules
        self.seed: Final = seed
        self.judge: Final[Judge] = judging(rules)
        self.judging: Final[JudgeMaker] = self.the_same
        self.sharpness: Final = sharpness_of(self.judge)
        self.played_out: Final = played_out or usual(self.judge)

    def the_same(self, rules: Ruleset) -> Judge:
        """One judge for all positions: what it works out when it is made, it works out once."""
        return self.judge

    def held(self, s: State, seat: int) -> Seat:
        """A seat that is asked in this position, as a bot holds it."""
        return Seat(Match(self.rules, s, Luck(self.seed)), seat)

    def of(self, s: State, seat: int, n: int, answer: int | None = None) -> list[float]:
        """Everybody's chances as this seat could know them when it is asked, or when it has given this answer. With the
        same number, both are found in the same positions with the same luck."""
        held, imagining = self.held(s, seat), Imagining(Luck(self.seed + n), self.judging)
        total = [0.0 for _ in self.rules.seats]
        for number in range(self.played_out):
            end = self.play_on(imagining.likely(held), answer, Luck(self.seed + number))
            total = [sum(pair) for pair in zip(total, self.at(end, seat), strict=True)]
        return [one / self.played_out for one in total]

    def play_on(self, imagined: Imagined, answer: int | None, luck: Luck) -> State:
        """How a position goes on to the end of the round."""
        s = imagined.state
        chapter = self.judge.chapter(s)
        if answer is not None:
            apply(s, imagined.seat, imagined.option(answer))
            let_luck_answer(s, luck)
        play_chapter(s, self.judge, imagined.seat, luck, chapter)
        return s

    def at(self, s: State, viewer: int) -> list[float]:
        """Everybody's chances in a position, as this viewer finds without thinking ahead; once it is over, who has
        won."""
        if not s.stack:
            return shares_of(self.rules.winners(s), len(self.rules.seats))
        return sharpened(self.judge.chances(s, viewer), self.sharpness)


def usual(judge: Judge) -> int:
    """How many positions are played out."""
    if not isinstance(judge, LearnedJudge):
        return PLAYED_OUT
    return min(PLAYED_OUT, max(FEWEST, judge.hard_turn // EFFORT))


def sharpness_of(judge: Judge) -> float:
    """How far what a net says must be taken from the middle so that it comes true as often as it says: 1 is not at
    all, more is further."""
    return float(judge.net.about.get("sharpness", 1.0)) if isinstance(judge, LearnedJudge) else 1.0


def points_of(chance: float, lead: int) -> int:
    """How many hundredths of a point ahead of one rival a seat with this chance would be: by a lead, it is twice as
    likely to win."""
    kept = min(max(chance, LEAST), 1 - LEAST)
    return round(lead * math.log2(kept / (1 - kept)))


def ahead(better: float, worse: float, lead: int, sharpness: float) -> int:
    """How many hundredths of a point a greater chance is worth."""
    return max(0, round(sharpness * (points_of(better, lead) - points_of(worse, lead))))


def sharpened(chances: Sequence[float], sharpness: float) -> list[float]:
    """The same order of chances, further apart or nearer to each other."""
    if sharpness == 1.0:
        return list(chances)
    odds = [max(chance, SLIGHT) ** sharpness for chance in chances]
    whole = sum(odds)
    return [one / whole for one in odds]


def shares_of(winners: Sequence[int], seats: int) -> list[float]:
    """All of it for the winner; joint winners share it."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
