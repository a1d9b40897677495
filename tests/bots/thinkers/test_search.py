"""How `search` thinks: for its own good, with what everybody knows, for as long as it may."""

from collections.abc import Iterator
from typing import Any

import pytest
from bots.masons_judge import MasonsJudge
from bots.small_games import POINTS, Coin, First, Second, Third, game, judge_of, think
from samples import inquest, masons_modules
from tiny import Tiny

from greathall import bots
from greathall.bots import Bot, Budget, Seat, play_match
from greathall.bots.judges.judge import NO_CHAPTER, Judge, chances_of
from greathall.bots.judges.registry import MAKERS, register_judge
from greathall.bots.thinkers.playing_out import play_by_rule, play_chapter, results
from greathall.bots.thinkers.search import SearchBot
from greathall.bots.thinkers.tree import Node, Spread, likelihoods
from greathall.engine import Decision, Listing, Luck, Match, State


@pytest.fixture(autouse=True)
def masons_judge() -> Iterator[None]:
    register_judge("masons", MasonsJudge)
    yield
    del MAKERS["masons"]


def root_mean(search: Any, option: int) -> float:
    arm = search.roots[0].arms[option]
    return float(arm.total / arm.visits)


# Small games.


def test_it_sees_that_the_next_seat_looks_for_its_own_good() -> None:
    """Left looks better if the second seat is kind; but it gets more by being unkind."""
    points: POINTS = {(0, 0): (9, 0), (0, 1): (0, 5), (1, 0): (4, 2), (1, 1): (4, 1)}
    s = game(points, First(0), Second(1))
    chosen, _ = think(s, judge_of(s, "first"), 200)
    assert chosen == 1


def test_with_three_seats_each_wants_its_own() -> None:
    """The second seat gains by what ruins the first; the third gains nothing by it and does not help."""
    points: POINTS = {
        (0, 0): (9, 1, 8), (0, 1): (0, 9, 8), (1, 0): (5, 3, 3), (1, 1): (5, 2, 4),
    }  # fmt: skip
    s = game(points, First(0), Second(1))
    chosen, _ = think(s, judge_of(s, "first"), 200)
    assert chosen == 1


def test_what_a_seat_cannot_see_it_does_not_act_on() -> None:
    """The first hides something on the left or the right, the second guesses: one time in two it is wrong."""
    points: POINTS = {(0, 0): (0, 9), (0, 1): (9, 0), (1, 0): (9, 0), (1, 1): (0, 9)}
    s = game(points, First(0), Second(1))
    _, hidden = think(s, judge_of(s), 600)
    assert root_mean(hidden, 0) + root_mean(hidden, 1) == pytest.approx(1, abs=0.2)


def test_what_everybody_sees_is_acted_on() -> None:
    points: POINTS = {(0, 0): (0, 9), (0, 1): (9, 0), (1, 0): (9, 0), (1, 1): (0, 9)}
    s = game(points, First(0), Second(1))
    _, seen = think(s, judge_of(s, "first"), 600)
    assert [root_mean(seen, option) < 0.2 for option in (0, 1)] == [True, True]


def test_several_questions_of_one_seat_are_a_way_through_the_tree() -> None:
    """Only left and then take brings anything: the first answer alone shows nothing."""
    points: POINTS = {(0, 0): (6, 3), (0, 1): (0, 3), (1, 0): (2, 3), (1, 1): (2, 3)}
    s = game(points, First(0), Third(0))
    chosen, search = think(s, judge_of(s), 100)
    assert chosen == 0
    node = search.roots[0].children[search.key(0, 0)]
    take, leave = (node.arms[search.judge.rules.space.number("third", option)] for option in (0, 1))
    assert take.visits > 3 * leave.visits


def test_luck_is_weighed_by_how_likely_it_is() -> None:
    """The same luck for both: heads, which comes nine times in ten, pays on the right."""
    points: POINTS = {(0, 0): (0, 3), (0, 1): (9, 3), (1, 0): (5, 3), (1, 1): (0, 3)}
    s = game(points, First(0), Coin())
    chosen, search = think(s, judge_of(s), 300)
    assert chosen == 1
    assert root_mean(search, 1) > 0.7 > 0.3 > root_mean(search, 0)


# Parts.


def test_likelihoods_are_a_softmax() -> None:
    assert likelihoods([5, 5]) == [0.5, 0.5]
    small, great = likelihoods([0, 50])
    assert great / small == pytest.approx(2.718281828)
    assert sum(likelihoods([-40_000, 3, 900])) == pytest.approx(1)


class Likes(Judge):
    """Takes the second answer, whatever is asked; each answer is a chapter."""

    def weigh_all(self, s: State, seat: int, question: Decision[Any], options: list[int]) -> list[int]:
        return [10 * option for option in options]

    def chapter(self, s: State) -> int:
        assert isinstance(s, Tiny)
        return len(s.notes)


def test_a_playout_takes_what_the_judge_likes_best() -> None:
    s = game({(1, 1, 1): (0, 0)}, First(0), Second(1), Third(0))
    play_by_rule(s, Likes(s.rules), 0, 2, Luck(1))
    assert s.notes == [1, 1]


def test_a_playout_ends_with_the_chapter() -> None:
    s = game({(1, 1, 1): (0, 0)}, First(0), Second(1), Third(0))
    play_chapter(s, Likes(s.rules), 0, Luck(1), 0)
    assert s.notes == [1]


def test_without_chapters_a_playout_goes_on_for_a_while() -> None:
    s = game({(1,) * 20: (0, 0)}, *[First(0)] * 20)
    play_chapter(s, Judge(s.rules), 0, Luck(1), NO_CHAPTER)
    assert len(s.notes) == 16


def test_whoever_is_ahead_by_a_lead_is_twice_as_likely_to_win() -> None:
    assert chances_of([800, 0], 800) == pytest.approx([2 / 3, 1 / 3])
    assert chances_of([500, 500, 500, 500], 800) == [0.25] * 4
    assert chances_of([1600], 800) == pytest.approx([0.8])
    assert chances_of([10**9, 0], 1) == pytest.approx([1, 0])


def test_at_the_end_the_win_counts_most() -> None:
    points: POINTS = {(0,): (6, 5), (1,): (5, 5)}
    won, shared = game(points, First(0)), game(points, First(0))
    for s, option in ((won, 0), (shared, 1)):
        s.stack[-1].choose(s, option)  # type: ignore[attr-defined]
        s.done()
    assert results(won, judge_of(won), 0)[0] > 0.88
    assert results(won, judge_of(won), 0)[1] < 0.12
    assert results(shared, judge_of(shared), 0) == [0.5, 0.5]


def test_a_node_tries_what_is_likely_and_then_what_is_good() -> None:
    node = Node()
    assert node.lacks([3, 4])
    node.offer([3, 4], [0, 200])
    assert not node.lacks([3, 4])
    assert node.select([3, 4], 0.3) == 1
    for place, value in ((1, 0.1), (1, 0.1), (0, 0.9), (0, 0.9)):
        arm = node.arms[3 + place]
        arm.visits, arm.total = arm.visits + 1, arm.total + value
        node.visits, node.total = node.visits + 1, node.total + value
    assert node.select([3, 4], 0.1) == 0
    assert node.select([4], 0.1) == 0  # only what can be answered now


def test_the_spread_is_the_standard_deviation() -> None:
    spread = Spread()
    for value in (0.2, 0.4, 0.9):
        spread.add(value)
    assert spread.mean == pytest.approx(0.5)
    assert spread.deviation == pytest.approx(0.29439, abs=1e-4)


# The bot.


def test_games_are_played_to_their_end_and_alike(match: Match) -> None:
    again = match.clone()
    people = match.rules.automatic.count(False)
    for played in (match, again):
        play_match(played, [SearchBot(seat, Budget(iterations=12)) for seat in range(people)])
    assert match.over
    assert match.record().text() == again.record().text()


def test_another_seed_may_answer_differently() -> None:
    endings = set()
    for seed in range(4):
        match = masons_modules.LISTING.load(2).new(seed=1)
        play_match(match, [SearchBot(seed, Budget(iterations=6)), SearchBot(seed + 9, Budget(iterations=6))])
        endings.add(match.record().text())
    assert len(endings) > 1


def win_share(listing: Listing, rival: str, iterations: int, games: int) -> float:
    """The share of wins of search over another bot, sitting first and second in turns."""
    won = 0.0
    for number in range(games):
        match = listing.load(2).new(seed=number // 2)
        line_up: list[Bot] = [SearchBot(number, Budget(iterations=iterations)), bots.make(rival, number)]
        play_match(match, line_up if number % 2 == 0 else line_up[::-1])
        if number % 2 in match.winners():
            won += 1 / len(match.winners())
    return won / games


@pytest.mark.parametrize("listing", [inquest.LISTING, masons_modules.LISTING], ids=lambda listing: listing.name)
def test_it_is_far_stronger_than_luck(listing: Listing) -> None:
    assert win_share(listing, "random", 40, 24) > 0.8


def test_what_was_not_expected_begins_again() -> None:
    """A bot that is shown another match does not go on with the thoughts of the first one."""
    bot = SearchBot(1, Budget(iterations=30))
    matches = [masons_modules.LISTING.load(2, modules=[]).new(seed=seed) for seed in (1, 2)]
    for match in matches:
        seat = match.deciders()[0]
        match.play(bot.choose(Seat(match, seat)), seat)
        assert bot.search is not None
        assert bot.search.iterations <= 30


def test_a_single_iteration_is_enough_for_an_answer(match: Match) -> None:
    seat = match.deciders()[0]
    assert SearchBot(1, Budget(iterations=1)).choose(Seat(match, seat)) in match.legal(seat)


def test_thinking_leaves_the_match_alone(match: Match) -> None:
    seat = match.deciders()[0]
    before, view = match.state, match.view(seat)
    SearchBot(1, Budget(iterations=10)).choose(Seat(match, seat))
    assert match.state is before
    assert match.view(seat) == view
