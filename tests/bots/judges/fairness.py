"""Whole games in which a judge weighs every position twice: as it is, and redealt."""

from collections import Counter
from collections.abc import Callable, Hashable

from greathall.bots.judges.judge import Judge
from greathall.engine import Luck, Match, State, legal, question


def weights(judge: Judge, s: State, seat: int) -> list[int]:
    asked = question(s, seat)
    assert asked is not None
    return judge.weigh_all(s, seat, asked, legal(s, seat))


def weighed_twice(match: Match, judge: Judge, hidden: Callable[[State], Hashable]) -> Counter[str]:
    """Play to the end, mostly as the judge likes; how often something hidden differed, by the kind of the question."""
    luck = Luck(7)
    seen: Counter[str] = Counter()
    while not match.over:
        seat = match.deciders()[0]
        asked = question(match.state, seat)
        assert asked is not None
        before = hidden(match.state)
        expected = weights(judge, match.state, seat)
        again = match.redeal(seat, luck.seed()).state
        assert weights(judge, again, seat) == expected, asked.kind
        seen[asked.kind] += hidden(again) != before
        answers = legal(match.state, seat)
        best = max(range(len(answers)), key=lambda at: expected[at])
        chosen = answers[best if luck.below(4) else luck.below(len(answers))]
        match.play(match.rules.space.number(asked.kind, chosen), seat)
    return seen


def thought_through(match: Match, judge: Judge) -> None:
    """Play to the end at random; thinking changes nothing that any seat sees."""
    luck, seats = Luck(5), range(len(match.rules.seats))
    while not match.over:
        seat = match.deciders()[0]
        before = [match.view(each) for each in seats]
        weights(judge, match.state, seat)
        judge.worths(match.state)
        assert [match.view(each) for each in seats] == before
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
