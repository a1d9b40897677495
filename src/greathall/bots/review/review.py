"""Review: a game that is over, looked at again: how each seat's chances went, and which answers changed them most.

Nobody is judged by what came out only later. At each crossroad, positions are redealt for the seat that is asked, so
its chances, and what search would have played, come from what it could know then. Luck of the same seed answers before
and after an answer, so what is left between the two is the answer's own doing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from greathall.bots.judges.judge import Remark
from greathall.bots.review.comparing import FEWER, STAGES, Compared, compare
from greathall.bots.review.crossroads import Crossroad, Crossroads, thinned
from greathall.bots.review.foresight import Foresight, ahead, shares_of
from greathall.bots.review.lines import Step
from greathall.bots.review.what_if import what_if
from greathall.bots.seat import Seat
from greathall.bots.thinkers.imagining import Imagined, Imagining
from greathall.engine import Game, Luck, RecordEntry

WHOLE: Final = 1000  # chances are in thousandths
MANY: Final = 10  # positions played out, where there is time to try answers often

Chances = list[int]  # of every seat, together WHOLE


@dataclass(frozen=True)
class Judged:
    """What search would have answered, and by how much that is better, in thousandths; why, as `rule` would say it, and
    by how many hundredths of a point it is ahead of which answer: of the one that was given, or where search agrees, of
    the next best. Where it does not, how the game might have gone on."""

    better: int  # the answer that was given, where search agrees
    gain: int
    remarks: list[Remark]
    than: int
    points: int
    line: list[Step] = field(default_factory=list)
    chances: list[int] = field(default_factory=list)  # everybody's, at the end of the line


class Review:
    """A finished game, its crossroads, and what can be asked about each. The same seed finds the same."""

    def __init__(self, game: Game, entries: Sequence[RecordEntry], seed: int, played_out: int | None = None) -> None:
        self.rules: Final = game.rules
        self.foresight: Final = Foresight(game.rules, seed, played_out)
        self.judge: Final = self.foresight.judge
        self.seed: Final = seed
        looked = Crossroads(game, self.judge, entries)
        self.crossroads: Final = {crossroad.n: crossroad for crossroad in thinned(looked.found)}
        self.states: Final = {n: looked.states[n] for n in self.crossroads}
        self.end: Final = shared(looked.match.winners(), len(self.rules.seats))

    def seat(self, crossroad: Crossroad) -> Seat:
        """The seat that is asked, as a bot holds it."""
        return self.foresight.held(self.states[crossroad.n], crossroad.seat)

    # What can be asked about a crossroad.

    def chances(self, n: int) -> Chances:
        """Everybody's chances when a seat is asked."""
        return rounded(self.foresight.of(self.states[n], self.crossroads[n].seat, n))

    def effect(self, n: int) -> Chances:
        """Everybody's chances when it has given its answer."""
        crossroad = self.crossroads[n]
        return rounded(self.foresight.of(self.states[n], crossroad.seat, n, crossroad.answer))

    def judged(self, n: int) -> Judged:
        """What search says about an answer."""
        crossroad = self.crossroads[n]
        seat = self.seat(crossroad)
        stages = STAGES if self.foresight.played_out >= MANY else FEWER
        found: Compared = compare(seat, crossroad.answer, self.seed + n, self.foresight.judging, stages)
        imagined = Imagining(Luck(self.seed + n), self.foresight.judging).of(seat)
        better, other = imagined.option(found.better), imagined.option(found.than)
        remarks = told_apart(self.remarks(imagined, better), self.remarks(imagined, other))
        points = ahead(*found.chances, self.judge.lead(imagined.state), self.foresight.sharpness)
        judged = Judged(found.better, round(WHOLE * found.gain), remarks, found.than, points)
        if found.better == crossroad.answer:
            return judged
        line = what_if(self.foresight, self.states[n], crossroad.seat, n, found.better)
        return replace(judged, line=line.steps, chances=rounded(line.chances))

    def remarks(self, imagined: Imagined, option: int) -> list[Remark]:
        return self.judge.remarks(imagined.state, imagined.seat, imagined.question, option)


def told_apart(better: list[Remark], other: list[Remark]) -> list[Remark]:
    """What speaks for and against the better answer; what tells it apart from the other one comes first."""
    weights = {remark.consideration.name: remark.weight for remark in other}

    def difference(remark: Remark) -> int:
        return abs(remark.weight - weights.get(remark.consideration.name, 0))

    return sorted(better, key=difference, reverse=True)


def shared(winners: Sequence[int], seats: int) -> Chances:
    """All of it for the winner; joint winners share it."""
    return rounded(shares_of(winners, seats))


def rounded(shares: Sequence[float]) -> Chances:
    """Shares in thousandths that make a whole; what rounding leaves over goes where most was lost."""
    whole = sum(shares)
    exact = [WHOLE * share / whole for share in shares]
    found = [int(share) for share in exact]
    order = sorted(range(len(found)), key=lambda place: found[place] - exact[place])
    for place in order[: WHOLE - sum(found)]:
        found[place] += 1
    return found
