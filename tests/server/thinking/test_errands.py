"""What a bot in a process of its own is sent: only what its seat may know; and what comes of it."""

from typing import Any

import pytest
from server.openings import new_match

from greathall import bots
from greathall.bots.budget import read_budget
from greathall.engine.kept.snapshots import snapshot
from greathall.server.thinking.errands import Exertion, prepare, run, seat_of


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("citadels", 2, {"crown": 0}),
        ("citadels", 7, {"crown": 1}),
        ("citadels", 7, {"cast": "random", "crown": 2, "draw": 20478}),
        ("paladins", 1, {}),
        ("paladins", 3, {"expansions": ["city_of_crowns"]}),
    ],
)
def test_an_errand_says_nothing_that_its_seat_may_not_know(game: str, players: int, options: dict[str, Any]) -> None:
    """Positions a seat cannot tell apart make the same errand, though the truth in them differs."""
    match, answered, different = new_match(game, players, **options)[0], 0, 0
    luck = bots.make("random", 5)
    while not match.over:
        seat = match.deciders()[0]
        if answered % 7 == 0:
            other = match.redeal(seat, 1000 + answered)
            different += snapshot(other.state) != snapshot(match.state)
            assert prepare(match, seat, "rule", answered) == prepare(other, seat, "rule", answered)
        match.play(luck.choose(bots.Seat(match, seat)), seat)
        answered += 1
    assert different > answered // 14


def test_an_errand_holds_no_true_card_but_by_luck() -> None:
    match, seat = new_match("citadels", 4)
    truth = snapshot(match.state)["keeps"]["deck"]
    sent = [prepare(match, seat, "rule", seed).position["keeps"]["deck"] for seed in range(20)]
    assert truth not in sent
    assert len({str(deck) for deck in sent}) == 20


def test_what_a_worker_holds_is_asked_what_the_seat_is_asked() -> None:
    match, seat = new_match("paladins", 2)
    held = seat_of(prepare(match, seat, "rule", 4))
    assert held.question() == match.question(seat)
    assert held.view() == match.view(seat)


def test_the_same_errand_leads_to_the_same_thought() -> None:
    match, seat = new_match("paladins", 2)
    errand = prepare(match, seat, "search:20:900s", 9)
    first, second = run(errand), run(errand)
    assert (first.answer, first.exertion.done) == (second.answer, second.exertion.done)
    assert first.answer in match.legal(seat)


def test_a_thought_says_how_much_of_it_was_meant_and_done() -> None:
    match, seat = new_match("paladins", 2)
    whole = run(prepare(match, seat, "search:20", 9)).exertion
    assert 0 < whole.done == whole.meant <= 20
    assert whole.hard_turn == bots.judge_of(match.rules).hard_turn
    cut = run(prepare(match, seat, "search:999999999:20ms", 9)).exertion
    assert 0 < cut.done < cut.meant
    assert run(prepare(match, seat, "rule", 9)).exertion == Exertion()


def test_what_is_left_of_a_turn_comes_back() -> None:
    """While a turn goes on there is less of its budget; behind its last question nothing is left of it."""
    match, left = new_match("citadels", 2)[0], []
    for _ in range(25):
        seat = match.deciders()[0]
        thought = run(prepare(match, seat, "search:12:900s", 1))
        match.play(thought.answer, seat)
        bot, _, budget = thought.left.partition(":")
        assert bot in ("", "search"), "the same bot goes on"
        left.append((read_budget(budget).iterations if bot else 0, match.deciders()[:1] == [seat]))
    assert all(0 <= amount <= 12 for amount, _ in left)
    assert all(goes_on for amount, goes_on in left if amount)
    assert any(amount for amount, _ in left) and not all(amount for amount, _ in left)
