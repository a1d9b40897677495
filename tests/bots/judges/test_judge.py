"""What a judge says: worth, weights, and why."""

from collections.abc import Iterator
from typing import Any

import pytest
from bots.masons_judge import MasonsJudge
from samples import masons_modules
from samples.masons import BUILD, SPY, Masons, Turn

from greathall import games
from greathall.bots.judges.judge import Consideration, Judge
from greathall.bots.judges.registry import MAKERS, judge_of, register_judge
from greathall.engine import BadOptions, Listing, Luck, Ruleset, State, apply, legal, question
from greathall.locale.checking import variables_of
from greathall.locale.messages import identifier, nouns_of
from greathall.locale.sentences import read

RULES = masons_modules.LISTING.load(3).rules


@pytest.fixture(autouse=True)
def same_judges() -> Iterator[None]:
    kept = dict(MAKERS)
    yield
    MAKERS.clear()
    MAKERS.update(kept)


def turn_of_a(**given: Any) -> Masons:
    """A is in the middle of its turn."""
    s = RULES.blank()
    assert isinstance(s, Masons)
    s.turn = [1, 0, 0, 0]
    for name, value in given.items():
        setattr(s, name, value)
    s.stack, s.at = [Turn(0)], [0]
    return s


def test_a_game_without_a_judge_is_judged_by_its_score() -> None:
    judge = judge_of(RULES)
    s = turn_of_a(gold=[5, 2, 7], city=[[5], [], []])
    assert judge.worths(s) == [900, 200, 700]
    assert [judge.standing(s, seat) for seat in range(3)] == [200, -700, -200]
    assert judge.weigh_all(s, 0, Turn(0), [0, 4]) == [0, 0]
    assert judge.remarks(s, 0, Turn(0), 0) == []


def test_what_the_rules_do_not_call_secret_is_open() -> None:
    assert judge_of(RULES).open_kinds == {"turn", "warrant"}
    for judge in judges():
        assert judge.open_kinds == {name for name, kind in judge.rules.space.kinds.items() if not kind.secret}


def test_when_it_is_over_the_score_is_the_worth() -> None:
    s = turn_of_a(hand=[[5], [], []])
    judge = MasonsJudge(RULES)
    assert judge.worths(s)[0] == 260
    apply(s, 0, 0)
    assert s.over
    assert judge.worths(s)[0] == 200


def test_a_seat_alone_stands_as_its_worth() -> None:
    class Alone(Ruleset):
        def breakdown(self, s: State, seat: int) -> dict[str, int]:
            return {"points": 4}

    rules = Alone(RULES.composition, 1)
    assert Judge(rules).standing(turn_of_a(), 0) == 400


def test_weights_are_the_sum_of_the_considerations() -> None:
    judge = MasonsJudge(RULES)
    s = turn_of_a(hand=[[2, 5], [], []], gold=[4, 0, 0])
    assert judge.weigh_all(s, 0, Turn(0), [0, 1, 2, 3, BUILD + 2, BUILD + 5, SPY + 1]) == [
        0,
        200,
        0,
        200,
        -10,
        -40,
        -100,
    ]
    assert judge.weigh_all(turn_of_a(), 0, Turn(0), [2]) == [50]
    assert judge.weigh(s, 0, Turn(0), BUILD + 5) == -40


def test_remarks_say_what_weighs_something_the_heaviest_first() -> None:
    judge = MasonsJudge(RULES)
    judge.considerations["turn"].insert(0, Consideration("cheers", lambda _thinking, _option: 5))
    s = turn_of_a(hand=[[2, 5], [], []], gold=[4, 0, 0])
    [built, cheered] = judge.remarks(s, 0, Turn(0), BUILD + 5)
    assert (built.consideration.name, built.args, built.weight) == ("risks", (5, 4), -40)
    assert (cheered.consideration.name, cheered.args, cheered.weight) == ("cheers", (), 5)
    assert [remark.consideration.name for remark in judge.remarks(s, 0, Turn(0), 0)] == ["cheers"]


def test_a_judge_is_registered_once() -> None:
    register_judge("masons", MasonsJudge)
    register_judge("masons", MasonsJudge)
    assert isinstance(judge_of(RULES), MasonsJudge)
    with pytest.raises(BadOptions, match="another judge for 'masons'"):
        register_judge("masons", Judge)


def judges() -> Iterator[Judge]:
    """The judges of all games, for every number of players."""
    for listing in games.listings():
        for players in listing.players:
            yield judge_of(listing.load(players).rules)


def test_considerations_speak_of_questions_that_exist() -> None:
    for judge in judges():
        assert set(judge.considerations) <= set(judge.rules.space.kinds), judge.rules.game


def test_every_consideration_has_a_sentence_and_uses_what_it_is_told() -> None:
    for judge in judges():
        game = judge.rules.game
        there = variables_of(read("greathall", "en", f"{game}_bots") or "")
        for considerations in judge.considerations.values():
            for consideration in considerations:
                message = identifier(game, "consideration", consideration.name)
                nouns = nouns_of(consideration.args)
                assert message in there, message
                assert there[message] <= set(nouns), message
                assert all(noun in (*judge.rules.names, "number") for noun in nouns.values()), message


@pytest.mark.parametrize("listing", games.listings(), ids=lambda listing: listing.name)
def test_whatever_is_asked_can_be_judged_weighed_and_explained(listing: Listing) -> None:
    """In every position of a random game, for the smallest and the largest table."""
    for players in (listing.players[0], listing.players[-1]):
        match = listing.load(players).new(seed=3)
        judge, luck = judge_of(match.rules), Luck(5)
        while not match.over:
            seat = match.deciders()[0]
            asked = question(match.state, seat)
            assert asked is not None
            options = legal(match.state, seat)
            weights = judge.weigh_all(match.state, seat, asked, options)
            assert len(weights) == len(options)
            option = options[luck.below(len(options))]
            explained = judge.remarks(match.state, seat, asked, option)
            assert sum(remark.weight for remark in explained) == judge.weigh(match.state, seat, asked, option)
            for remark in explained:
                assert len(remark.args) == len(remark.consideration.args), remark.consideration.name
            assert len(judge.worths(match.state)) == len(match.rules.seats)
            match.play(match.rules.space.number(asked.kind, option), seat)
