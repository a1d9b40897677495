"""What `rule` thinks depends on nothing that its seat may not know, and changes nothing."""

import pytest
from bots.judges.fairness import thought_through, weighed_twice
from bots.judges.paladins.written import game_of

from greathall.bots.judges.learned.nets import learned_judge
from greathall.bots.judges.paladins.judge import PaladinsJudge
from greathall.bots.judges.registry import JudgeMaker
from greathall.engine import Luck, State
from greathall.games.paladins.state import Paladins

TABLES = [(1, False), (2, False), (4, False), (1, True), (2, True), (3, True)]


def hidden(s: State) -> str:
    """What is face down, as far as it is redealt."""
    assert isinstance(s, Paladins)
    return str((s.paladin_pile, s.wall_pile, s.suspicion_pile, s.hidden_orders, s.hidden_favours, s.held))


@pytest.mark.parametrize("judging", [PaladinsJudge, learned_judge])
@pytest.mark.parametrize(("players", "crowns"), TABLES)
def test_a_redealt_position_is_weighed_the_same(players: int, crowns: bool, judging: JudgeMaker) -> None:
    match = game_of(players, crowns).new(seed=players)
    seen = weighed_twice(match, judging(match.rules), hidden)
    assert seen["turn"] > 20
    assert seen["play"] > 5


def test_a_seat_is_worth_the_same_to_itself_however_others_hide() -> None:
    """A seat's worth does not depend on what is hidden from it."""
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
    thought_through(match, PaladinsJudge(match.rules))
