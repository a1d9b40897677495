"""The statistics of a tournament, compared with known numbers."""

import math
import random

import pytest

from greathall.bots.tournament import Deal, Outcome, bootstrap, standings
from greathall.bots.tournament.statistics import margin, rank, win


def outcome(bots: str, scores: list[int], winners: list[int], decisions: int = 10, microseconds: int = 500) -> Outcome:
    """A game; a letter for every seat's bot."""
    return Outcome(list(bots), scores, winners, [decisions] * len(bots), [microseconds] * len(bots))


def test_a_win_is_split_among_those_who_share_it() -> None:
    game = outcome("abc", [7, 7, 3], [0, 1])
    assert [win(game, seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [win(outcome("abc", [1, 2, 3], [2]), seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ([10, 8, 5, 1], [0], [1, 2, 3, 4]),
        ([8, 8, 5, 1], [1], [2, 1, 3, 4]),  # the same points, but the rules break the tie
        ([8, 8, 5, 1], [0, 1], [1.5, 1.5, 3, 4]),
        ([8, 5, 5, 1], [0], [1, 2.5, 2.5, 4]),
        ([4, 4, 4, 4], [0, 1, 2, 3], [2.5, 2.5, 2.5, 2.5]),
        ([9, 4, 4, 4], [0], [1, 3, 3, 3]),
        ([3, 9, 2, 1], [0], [1, 2, 3, 4]),  # somebody wins with fewer points
    ],
)
def test_ranks(scores: list[int], winners: list[int], ranks: list[float]) -> None:
    game = outcome("abcd", scores, winners)
    assert [rank(game, seat) for seat in range(4)] == ranks
    assert sum(ranks) == 10


def test_the_margin_is_over_the_best_of_the_others() -> None:
    game = outcome("abc", [10, 8, 5], [0])
    assert [margin(game, seat) for seat in range(3)] == [2, -2, -5]
    assert margin(outcome("a", [7], [0]), 0) == 7


def test_a_bot_on_several_seats_is_one_player() -> None:
    deals = [Deal(0, [outcome("abab", [5, 1, 5, 2], [0, 2]), outcome("baba", [9, 1, 2, 3], [0])])]
    first, second = standings(deals, "ABCD")
    assert (first.bot, first.share, first.fair) == ("a", 0.5, 0.5)
    assert (second.bot, second.share, second.fair) == ("b", 0.5, 0.5)
    assert first.by_seat == {"A": 0.5, "B": 0.0, "C": 0.5, "D": 0.0}
    assert second.by_seat == {"A": 1.0, "B": 0.0, "C": 0.0, "D": 0.0}


def test_the_numbers_of_a_tournament() -> None:
    deals = [
        Deal(0, [outcome("ab", [10, 4], [0], 10, 1000), outcome("ba", [6, 6], [0, 1], 30, 2000)]),
        Deal(1, [outcome("ab", [3, 9], [1], 10, 0), outcome("ba", [1, 2], [1], 10, 3000)]),
    ]
    first, second = standings(deals, "AB")
    assert (first.bot, second.bot) == ("a", "b")
    assert first.share == (0.75 + 0.5) / 2
    assert second.share == (0.25 + 0.5) / 2
    assert first.share + second.share == 1
    assert first.score == (10 + 6 + 3 + 2) / 4
    assert first.margin == (6 + 0 - 6 + 1) / 4 == -second.margin
    assert first.rank == (1 + 1.5 + 2 + 1) / 4
    assert first.decisions == 60
    assert first.milliseconds == pytest.approx(0.1)
    assert first.by_seat == {"A": 0.5, "B": 0.75}
    assert (first.low, first.high) == (0.5, 0.75)


def test_the_best_for_its_seats_comes_first() -> None:
    """One seat of four with 40 % is more than three seats with 60 %."""
    games = [outcome("weak", [5, 1, 1, 1], [0])] * 4 + [outcome("weak", [1, 5, 1, 1], [1])] * 6
    named = [Outcome(["strong", "weak", "weak", "weak"], one.scores, one.winners, [1] * 4, [0] * 4) for one in games]
    found = standings([Deal(number, [game]) for number, game in enumerate(named)], "ABCD")
    assert [(one.bot, one.share, one.fair) for one in found] == [("strong", 0.4, 0.25), ("weak", 0.6, 0.75)]


def test_a_seat_nobody_answers_for_takes_no_time() -> None:
    deals = [Deal(0, [Outcome(["rule", "opponent"], [3, 5], [1], [12, 0], [600, 0])])]
    opponent, rule = standings(deals, ("A", "opponent"))
    assert (opponent.bot, opponent.milliseconds, opponent.decisions) == ("opponent", 0.0, 0)
    assert opponent.by_seat == {"A": None, "opponent": 1.0}
    assert rule.milliseconds == pytest.approx(0.05)


def test_where_all_deals_agree_there_is_no_doubt() -> None:
    assert bootstrap([0.75] * 30) == (0.75, 0.75)


def test_two_deals_that_disagree_say_nothing() -> None:
    """Each half of the samples of two is mixed; a quarter is all of one kind, far more than 2.5 %."""
    assert bootstrap([0.0, 1.0]) == (0.0, 1.0)


@pytest.mark.parametrize(("wins", "deals"), [(50, 100), (30, 100), (120, 400)])
def test_the_interval_is_that_of_the_normal_law_if_there_are_many_deals(wins: int, deals: int) -> None:
    share = wins / deals
    reach = 1.96 * math.sqrt(share * (1 - share) / deals)
    low, high = bootstrap([1.0] * wins + [0.0] * (deals - wins))
    assert low == pytest.approx(share - reach, abs=0.012)
    assert high == pytest.approx(share + reach, abs=0.012)


def test_the_interval_covers_the_truth_as_often_as_it_says() -> None:
    """200 tournaments of 60 deals between equals: about 5 % of the intervals miss one half."""
    luck = random.Random(7)
    missed = 0
    for _ in range(200):
        low, high = bootstrap([luck.choice([0.0, 0.25, 0.5, 0.75, 1.0]) for _ in range(60)], resamples=400)
        missed += not low <= 0.5 <= high
    assert 2 <= missed <= 22


def test_the_same_deals_give_the_same_interval() -> None:
    values = [0.0, 0.25, 1.0, 0.5, 0.75, 0.5]
    assert bootstrap(values) == bootstrap(values)
