"""Tastes: what nets have learned to like, for a search to try first and for bots that answer at once."""

import pytest
from bots.judges.test_learned import GAMES, by_hand, played, small_net

import greathall
from greathall import bots
from greathall.bots.judges.learned.judge import LearnedJudge
from greathall.bots.judges.learned.nets import learned_judge, net_for, taste_for
from greathall.bots.judges.learned.taste import WARMTH, Taste
from greathall.bots.judges.registry import judge_of
from greathall.bots.tournament import Contest, play_deal, standings
from greathall.engine import Luck, legal, question


def test_a_taste_says_of_each_answer_what_its_net_says() -> None:
    luck = Luck(11)
    for _ in range(100):
        net, rows, biases, shifts = small_net(luck)
        taste = Taste(net)
        numbers = [luck.below(256) if luck.below(3) == 0 else luck.below(2) for _ in range(13)]
        taste.sheet[:13] = bytes(numbers)
        said = by_hand(numbers, rows, biases, shifts)
        assert taste.likings([2, 0]) == [int(value * WARMTH // 1) for value in (said[2], said[0])]


@pytest.mark.parametrize("name", ["paladins", "crowns"])
def test_a_judge_with_a_taste_adds_it_to_what_is_liked_by_rule(name: str) -> None:
    match = played(GAMES[name].new(seed=2), 30)
    seat, s = match.deciders()[0], match.state
    asked, options = question(s, seat), legal(s, seat)
    assert asked is not None
    judge, taste = learned_judge(match.rules), taste_for("paladins")
    assert isinstance(judge, LearnedJudge)
    assert taste is not None
    taste.sheet[: judge.encoding.size] = match.observe(seat)
    likings = taste.likings([s.rules.space.number(asked.kind, option) for option in options])
    usual = judge_of(match.rules).weigh_all(s, seat, asked, options)
    assert len(options) > 1
    assert any(likings)
    assert judge.weigh_all(s, seat, asked, options) == [
        weight + liking for weight, liking in zip(usual, likings, strict=True)
    ]


def test_instinct_beats_rule() -> None:
    entry = greathall.games.find("paladins")
    contest = Contest("paladins", entry.build, 2, {}, ("instinct", "rule"), 3)
    found = standings([play_deal(contest, number) for number in range(6)], ("A", "B"))
    assert next(one.share for one in found if one.bot == "instinct") > 0.6


def test_where_no_taste_was_learned_instinct_answers_by_rule() -> None:
    for seed in range(3):
        match = played(GAMES["citadels"].new(seed=seed), 20)
        seat = bots.Seat(match, match.deciders()[0])
        assert bots.make("instinct", 1).choose(seat) == bots.make("rule", 1).choose(seat)
    assert taste_for("citadels") is None


def test_the_nets_that_come_with_the_package_fit_their_games() -> None:
    taste = taste_for("paladins")
    assert taste is not None
    assert len(taste.columns) == GAMES["crowns"].rules.space.size
    assert taste.net.size == net_for("paladins").size
