"""What `rule` thinks depends on nothing that its seat may not know, and changes nothing."""

from collections import Counter

import pytest
from bots.paladins.written import game_of

from greathall.bots.paladins.judge import PaladinsJudge
from greathall.engine import Luck, State, legal, question
from greathall.games.paladins.state import Paladins

TABLES = [(1, False), (2, False), (4, False), (1, True), (2, True), (3, True)]


def weights(judge: PaladinsJudge, s: State, seat: int) -> list[int]:
    asked = question(s, seat)
    assert asked is not None
    return judge.weigh_all(s, seat, asked, legal(s, seat))


def hidden(s: State) -> str:
    """What lies face down, as far as it is dealt anew."""
    assert isinstance(s, Paladins)
    return str((s.paladin_pile, s.wall_pile, s.suspicion_pile, s.hidden_orders, s.hidden_favours, s.held))


@pytest.mark.parametrize(("players", "crowns"), TABLES)
def test_a_position_dealt_anew_is_weighed_the_same(players: int, crowns: bool) -> None:
    match = game_of(players, crowns).new(seed=players)
    judge, luck = PaladinsJudge(match.rules), Luck(7)
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
    assert seen["turn"] > 20
    assert seen["play"] > 5


def test_a_seat_is_worth_the_same_to_itself_however_others_hide() -> None:
    """The own worth does not look at what is hidden from the seat."""
    match = game_of(3, True).new(seed=4)
    judge, luck = PaladinsJudge(match.rules), Luck(9)
    while not match.over:
        seat = match.deciders()[0]
        again = match.redeal(seat, luck.seed()).state
        assert judge.worth(again, seat) == judge.worth(match.state, seat)
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)


def test_nothing_is_changed_by_thinking() -> None:
    match = game_of(2, True).new(seed=3)
    judge, luck = PaladinsJudge(match.rules), Luck(5)
    while not match.over:
        seat = match.deciders()[0]
        before = match.view(seat), match.view(1 - seat)
        weights(judge, match.state, seat)
        judge.worths(match.state)
        assert (match.view(seat), match.view(1 - seat)) == before
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
