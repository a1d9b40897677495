"""Measures for learners: returns with their ranges, and what Chance can say with its probabilities."""

import pytest
from samples import inquest, masons_modules

import greathall
from greathall.engine import CHANCE, BadOptions, GreatHallError, Luck, Match
from greathall.engine.measures import RETURNS, orders_of, rank_of, returns_of
from greathall.games.citadels.options import UNIQUES
from greathall.games.citadels.state import Citadels

TABLES = {
    "citadels": [greathall.load("citadels", players) for players in (2, 5, 8)],
    "paladins": [greathall.load("paladins", players) for players in (1, 4)],
    "crowns": [greathall.load("paladins", players, expansions=["city_of_crowns"]) for players in (1, 3)],
}


def finished(match: Match, seed: int) -> Match:
    luck = Luck(seed)
    while not match.over:
        seat = match.deciders()[0]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
    return match


def until_a_draw(match: Match) -> Match:
    """Go on until Chance is asked for one of several things."""
    while not match.outcomes():
        [seat, *_] = match.deciders()
        if seat == CHANCE:
            match.say(match.sample(Luck(1)), "chance")
        else:
            match.play(match.legal(seat)[0], seat)
    return match


@pytest.mark.parametrize("name", TABLES)
def test_returns_are_within_what_is_declared(name: str) -> None:
    for game in TABLES[name]:
        match = finished(game.new(seed=3), 4)
        for of in RETURNS:
            least, most = match.returns_range(of)
            assert all(least <= value <= most for value in match.returns(of))
        assert match.returns() == match.scores()
        assert sum(match.returns("win")) == pytest.approx(1)
        assert [seat for seat, share in enumerate(match.returns("win")) if share] == match.winners()
        assert min(match.returns("rank")) == match.returns("rank")[match.winners()[0]]


def test_points_beyond_their_range_count_as_its_end() -> None:
    """An Imperial Treasury is worth a point for each gold (T-9.10), and only time limits that."""
    others = [name for name in UNIQUES if name != "imperial_treasury"]
    rules = greathall.load("citadels", 2, cast="random", draw=1, uniques=["imperial_treasury", *others[:13]]).rules
    s = rules.blank()
    assert isinstance(s, Citadels)
    s.city[0] = [rules.names["district"].index("imperial_treasury")]
    s.gold[0] = 500
    assert rules.scores(s)[0] > 500
    assert returns_of(s, "points") == [200, 0]


def test_equals_share_the_mean_of_their_places() -> None:
    keys = [(False, 7), (True, 9), (False, 7), (False, 3)]
    assert [rank_of(keys, key) for key in keys] == [2.5, 1, 2.5, 4]


def test_there_are_no_returns_before_the_end_and_no_others() -> None:
    match = TABLES["citadels"][0].new(seed=1)
    with pytest.raises(GreatHallError, match="not over"):
        match.returns()
    with pytest.raises(BadOptions, match="points, win, rank"):
        match.returns_range("glory")
    with pytest.raises(BadOptions, match="points, win, rank"):
        finished(match, 1).returns("glory")


def test_a_draw_says_how_likely_everything_is() -> None:
    match = until_a_draw(inquest.LISTING.load(2).new(chance="explicit"))
    outcomes = match.outcomes() or []
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    assert len({text for text, _ in outcomes}) == len(outcomes)
    for text, _ in outcomes:
        other = match.clone()
        other.say(text, "chance")
        assert other.history.entries[-1].text == text


def test_a_shuffle_of_few_cards_lists_every_order_once() -> None:
    assert orders_of([1, 1, 2]) == [[1, 1, 2], [1, 2, 1], [2, 1, 1]]
    assert orders_of(list(range(8))) is None
    assert orders_of([]) == [[]]


def test_a_shuffle_of_many_is_sampled() -> None:
    match = greathall.load("citadels", 2).new(chance="explicit")
    assert match.outcomes() is None
    text = match.sample(Luck(5))
    assert text.startswith("seed ")
    match.say(text, "chance")
    assert match.history.entries[-1].text == text


def test_a_seat_that_is_asked_is_no_chance() -> None:
    assert masons_modules.LISTING.load(2).new(seed=1).outcomes() == []
