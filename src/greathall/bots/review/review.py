"""Review: a game that is over, looked at again: how each seat's chances went, and which answers changed them most.

Nobody is judged by what came out only later. At each crossroad, positions are redealt for the seat that is asked, so
its chances, and what search would have played, come from what it could know then. Luck of the same seed answers before
and after an answer, so what is left between the two is the answer's own doing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from greathall.bots.judges.judge import Judge, Remark, chances_of
from greathall.bots.judges.registry import judge_of
from greathall.bots.review.comparing import Compared, compare
from greathall.bots.review.crossroads import Crossroad, Crossroads, thinned
from greathall.bots.seat import Seat
from greathall.bots.thinkers.imagining import Imagined, Imagining
from greathall.bots.thinkers.playing_out import let_luck_answer, play_chapter
from greathall.engine import Game, Luck, Match, RecordEntry, State, apply

WHOLE: Final = 1000  # chances are in thousandths
PLAYED_OUT: Final = 20  # positions played out for each

Chances = list[int]  # of every seat, together WHOLE


@dataclass(frozen=True)
class Judged:
    """What search would have answered, and by how much that is better, in thousandths; why, as `rule` would say it."""

    better: int  # the answer that was given, where search agrees
    gain: int
    remarks: list[Remark]


class Review:
    """A finished game, its crossroads, and what can be asked about each. The same seed finds the same."""

    def __init__(self, game: Game, entries: Sequence[RecordEntry], seed: int, played_out: int = PLAYED_OUT) -> None:
        self.rules: Final = game.rules
        self.judge: Final[Judge] = judge_of(game.rules)
        self.seed: Final = seed
        self.played_out: Final = played_out
        looked = Crossroads(game, self.judge, entries)
        self.crossroads: Final = {crossroad.n: crossroad for crossroad in thinned(looked.found)}
        self.states: Final = {n: looked.states[n] for n in self.crossroads}
        self.end: Final = shared(looked.match.winners(), len(self.rules.seats))

    def seat(self, crossroad: Crossroad) -> Seat:
        """The seat that is asked, as a bot holds it."""
        return Seat(Match(self.rules, self.states[crossroad.n], Luck(self.seed)), crossroad.seat)

    # What can be asked about a crossroad.

    def chances(self, n: int) -> Chances:
        """Everybody's chances when a seat is asked."""
        return self.played_on(self.crossroads[n], answered=False)

    def effect(self, n: int) -> Chances:
        """Everybody's chances when it has given its answer."""
        return self.played_on(self.crossroads[n], answered=True)

    def judged(self, n: int) -> Judged:
        """What search says about an answer."""
        crossroad = self.crossroads[n]
        seat = self.seat(crossroad)
        found: Compared = compare(seat, crossroad.answer, self.seed + n)
        imagined = Imagining(Luck(self.seed + n)).of(seat)
        option = imagined.option(found.better)
        remarks = self.judge.remarks(imagined.state, imagined.seat, imagined.question, option)
        return Judged(found.better, round(WHOLE * found.gain), remarks)

    def played_on(self, crossroad: Crossroad, answered: bool) -> Chances:
        """How positions that the seat cannot tell from the true one go on."""
        seat, imagining = self.seat(crossroad), Imagining(Luck(self.seed + crossroad.n))
        total = [0.0 for _ in self.rules.seats]
        for number in range(self.played_out):
            end = self.play_on(imagining.likely(seat), crossroad, answered, Luck(self.seed + number))
            total = [sum(pair) for pair in zip(total, self.worth(end), strict=True)]
        return rounded([one / self.played_out for one in total])

    def play_on(self, imagined: Imagined, crossroad: Crossroad, answered: bool, luck: Luck) -> State:
        s = imagined.state
        chapter = self.judge.chapter(s)
        if answered:
            apply(s, crossroad.seat, imagined.option(crossroad.answer))
            let_luck_answer(s, luck)
        play_chapter(s, self.judge, crossroad.seat, luck, chapter)
        return s

    def worth(self, s: State) -> list[float]:
        """Everybody's chances by the judge; once it is over, who has won."""
        if not s.stack:
            return [one / WHOLE for one in shared(self.rules.winners(s), len(self.rules.seats))]
        return chances_of(self.judge.worths(s), self.judge.lead(s))


def shared(winners: Sequence[int], seats: int) -> Chances:
    """All of it for the winner; joint winners share it."""
    return rounded([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])


def rounded(shares: Sequence[float]) -> Chances:
    """Shares in thousandths that make a whole; what rounding leaves over goes where most was lost."""
    whole = sum(shares)
    exact = [WHOLE * share / whole for share in shares]
    found = [int(share) for share in exact]
    order = sorted(range(len(found)), key=lambda place: found[place] - exact[place])
    for place in order[: WHOLE - sum(found)]:
        found[place] += 1
    return found
