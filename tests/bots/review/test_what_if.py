"""How a game might have gone on after a better answer."""

import pytest
from bots.small_games import POINTS, First, Second, Third
from bots.small_games import game as small_game

from greathall import games
from greathall.bots import RuleBot, Seat, judge_of
from greathall.bots.review.foresight import Foresight, ahead
from greathall.bots.review.lines import go_on, worth_telling
from greathall.bots.review.what_if import TOLD, WhatIf, what_if
from greathall.bots.thinkers.imagining import Imagining
from greathall.engine import Luck, Match


def test_a_line_begins_with_the_better_answer_and_says_what_comes_of_it() -> None:
    points: POINTS = {(0, 0): (6, 3), (0, 1): (6, 3), (1, 0): (2, 4), (1, 1): (2, 4)}
    s = small_game(points, First(0), Third(1))
    left = s.rules.space.number("first", 0)
    found = what_if(Foresight(s.rules, 3, judging=judge_of), s, 0, 1, left)
    assert [(step.seat, step.kind) for step in found.steps] == [(0, "first"), (1, "third")]
    assert found.steps[0].answer == left and found.chances == [1.0, 0.0]


def test_a_chance_is_told_in_points() -> None:
    """By a lead a seat is twice as likely to win."""
    assert ahead(2 / 3, 1 / 2, 300, 1.0) == 300
    assert ahead(0.8, 0.5, 300, 0.5) == 300
    assert ahead(0.4, 0.5, 300, 1.0) == 0
    assert ahead(1.0, 0.99, 300, 1.0) == 0, "what is certain says nothing about points"


def test_others_secrets_are_no_part_of_a_line() -> None:
    s = small_game({(one, other): (1, 1) for one in (0, 1) for other in (0, 1)}, Second(0), Third(1))
    foresight = Foresight(s.rules, 3, judging=judge_of)
    imagined = Imagining(Luck(1), foresight.judging).of(foresight.held(s, 0))
    steps = go_on(imagined, 0, Luck(1)).steps
    assert [step.kind for step in steps] == ["second", "third"]
    foresight.judge.open_kinds = {"second"}
    assert [step.kind for step in worth_telling(steps, foresight.judge, 0)] == ["second"]
    assert [step.kind for step in worth_telling(steps[1:], foresight.judge, 1)] == ["third"]


def draft() -> tuple[Match, int]:
    """Somebody who chooses a character in the middle of a game."""
    match = games.load("citadels", 4).new(8)
    line_up = [RuleBot(seat) for seat in range(4)]
    while True:
        seat = match.deciders()[0]
        question = match.question(seat)
        assert question is not None
        if question["kind"] == "character" and match.answered > 60 and len(match.legal(seat)) > 3:
            return match, seat
        match.play(line_up[seat].choose(Seat(match, seat)), seat)


def imagined_line(match: Match, seat: int) -> WhatIf:
    return what_if(Foresight(match.rules, 5, 4), match.state, seat, 9, match.legal(seat)[-1])


def test_a_line_is_what_the_seat_could_foresee_then() -> None:
    """Another truth that it cannot tell from this one leads to the same line."""
    match, seat = draft()
    found = imagined_line(match, seat)
    others = [match.redeal(seat, seed) for seed in range(4)]
    assert all(found == imagined_line(other, seat) for other in others)
    assert any(match.view(one) != other.view(one) for other in others for one in range(4) if one != seat)
    assert 3 < len(found.steps) <= TOLD
    secret = {name for name, kind in match.rules.space.kinds.items() if kind.secret}
    assert not [step for step in found.steps if step.seat != seat and step.kind in secret]
    assert sum(found.chances) == pytest.approx(1)
