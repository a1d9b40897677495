"""A finished game looked at again: chances that add up, and answers that changed them."""

from functools import cache
from itertools import pairwise

import pytest
from bots.small_games import POINTS, First, Third
from bots.small_games import game as small_game
from samples import inquest, masons_modules

from greathall import bots, games
from greathall.bots import Seat
from greathall.bots.review.comparing import compare
from greathall.bots.review.crossroads import Crossroad, thinned
from greathall.bots.review.review import Review, rounded, shared
from greathall.bots.review.turning_points import LEAST, LOOKED_AT, TOLD, doubtful, look_through
from greathall.engine import BadRecord, Game, Luck, Match
from greathall.engine.kept.record import Entry

SAMPLES = {"masons": masons_modules.LISTING, "inquest": inquest.LISTING}


@cache
def played(name: str, players: int) -> tuple[Game, Match]:
    """A game of the tests, played at random."""
    game = SAMPLES[name].load(players)
    match = game.new(4)
    bots.play_match(match, [bots.make("random", seed) for seed in range(players)])
    return game, match


def review_of(name: str, players: int, seed: int = 3, **more: int) -> Review:
    game, match = played(name, players)
    return Review(game, match.history.entries, seed, **more)


@pytest.mark.parametrize(("name", "players"), [("masons", 2), ("masons", 4), ("inquest", 3)])
def test_chances_are_a_whole_and_end_with_the_winners(name: str, players: int) -> None:
    review = review_of(name, players, played_out=4)
    for n in review.crossroads:
        assert sum(review.chances(n)) == sum(review.effect(n)) == 1000
        assert min(review.chances(n)) >= 0
    _, match = played(name, players)
    winners = match.winners()
    assert sum(review.end) == 1000
    assert {seat for seat, chance in enumerate(review.end) if chance} == set(winners)
    assert max(review.end) - min(review.end[seat] for seat in winners) <= 1


def test_everybody_begins_with_about_the_same_before_hands_are_compared() -> None:
    deals = range(8)
    reviews = [Review(*finished("citadels", 3, seed, preset="first_game"), seed=1, played_out=4) for seed in deals]
    first = [review.chances(min(review.crossroads)) for review in reviews]
    assert all(abs(sum(column) / len(deals) - 333) < 60 for column in zip(*first, strict=True))
    assert len({tuple(chances) for chances in first}) == len(deals), "good hands count"


def finished(name: str, players: int, seed: int = 9, **options: object) -> tuple[Game, list[Entry]]:
    game = games.load(name, players, **options)
    match = game.new(seed)
    bots.play_match(match, [bots.make("random", seed) for seed in range(players)])
    return game, match.history.entries


def test_moments_are_questions_with_a_choice() -> None:
    game, match = played("masons", 3)
    review = review_of("masons", 3)
    for n, crossroad in review.crossroads.items():
        entry = match.history.entries[n - 1]
        assert game.seats[crossroad.seat] == entry.who
        assert game.rules.space.text(crossroad.answer) == entry.text
        seat = review.seat(crossroad)
        assert crossroad.answer in seat.legal() and len(seat.legal()) > 1


def test_the_same_seed_finds_the_same() -> None:
    assert look_through(review_of("masons", 2)) == look_through(review_of("masons", 2))
    assert look_through(review_of("masons", 2)) != look_through(review_of("masons", 2, seed=4))


def test_nobody_is_judged_by_what_they_could_not_know() -> None:
    """Another truth that the seat cannot tell from this one leads to the same chances and the same advice."""
    review, other = review_of("masons", 3, played_out=3), review_of("masons", 3, played_out=3)
    differ = 0
    for n in list(review.crossroads)[::4]:
        crossroad = review.crossroads[n]
        match = Match(review.rules, review.states[n], Luck(1))
        other.states[n] = match.redeal(crossroad.seat, n).state
        differ += any(match.view(seat) != Seat(match.redeal(crossroad.seat, n), seat).view() for seat in range(3))
        assert review.chances(n) == other.chances(n)
        assert review.effect(n) == other.effect(n)
        assert review.judged(n).better == other.judged(n).better
    assert differ > 3


def test_turning_points_are_the_greatest_changes() -> None:
    review = review_of("masons", 3)
    found = look_through(review)
    assert 0 < len(found.turning) <= TOLD
    numbers = [point.crossroad.n for point in found.turning]
    assert numbers == sorted(set(numbers))
    for point in found.turning:
        n, seat = point.crossroad.n, point.crossroad.seat
        assert (point.before, point.after) == (review.chances(n)[seat], review.effect(n)[seat])
        assert abs(point.change) >= LEAST
        assert point.after <= point.best <= 1000
        assert (point.judged.better == point.crossroad.answer) == (point.judged.gain == 0)
        assert (point.change > 0) == (point.judged.gain == 0), "next to a fall there is something better"


def test_where_it_is_looked_closer_is_where_the_line_bends() -> None:
    crossroads = {n: Crossroad(n, 1, n % 2, "turn", 0, True) for n in range(1, 41)}
    chances = {n: [500, 500] for n in crossroads}
    chances[7] = [900, 100]
    looked_at = doubtful(crossroads, chances, [500, 500])
    assert len(looked_at) == LOOKED_AT and {6, 7} <= set(looked_at)


@pytest.mark.parametrize("given", [0, 1])
def test_search_knows_the_better_of_two(given: int) -> None:
    """Only left and then take brings anything: a look at the first answer alone shows nothing."""
    points: POINTS = {(0, 0): (6, 3), (0, 1): (0, 3), (1, 0): (2, 3), (1, 1): (2, 3)}
    s = small_game(points, First(0), Third(0))
    found = compare(Seat(Match(s.rules, s, Luck(1)), 0), given, 5)
    assert found.better == 0
    assert (found.gain > 0.1) if given == 1 else found.gain == 0


def test_a_game_with_something_taken_back_is_the_same_without_it() -> None:
    game = SAMPLES["masons"].load(2)
    match, luck, undone = game.new(4), bots.make("random", 3), 0
    while not match.over:
        seat = match.deciders()[0]
        answer = luck.choose(Seat(match, seat))
        match.play(answer, seat)
        if undone < 4 and match.undoable(seat):
            undone += 1
            match.undo(seat)
            match.play(answer, seat)
    assert undone
    review = Review(game, match.history.entries, 1)
    assert review.end == shared(match.winners(), 2)
    assert all(
        match.history.entries[n - 1].text == match.text(crossroad.answer) for n, crossroad in review.crossroads.items()
    )


def test_a_game_that_is_not_over_has_no_review() -> None:
    game, match = played("masons", 2)
    with pytest.raises(BadRecord):
        Review(game, match.history.entries[:-1], 1)


def test_a_long_game_is_looked_at_here_and_there() -> None:
    crossroads = [Crossroad(n, n // 40, n % 3, "turn", 0, n % 4 == 0) for n in range(400)]
    kept = thinned(crossroads, 96)
    assert len(kept) == 96 and all(crossroad.opens for crossroad in kept)
    assert [crossroad.n for crossroad in kept] == sorted(crossroad.n for crossroad in kept)
    assert max(late.n - early.n for early, late in pairwise(kept)) <= 8
    every = [crossroad for crossroad in crossroads if crossroad.opens]
    assert set(every) < set(thinned(crossroads, 200))


def test_rounding_keeps_the_whole() -> None:
    assert rounded([1 / 3, 1 / 3, 1 / 3]) == [334, 333, 333]
    assert shared([0, 2], 3) == [500, 0, 500]
    assert sum(rounded([0.1234, 0.4321, 0.4445])) == 1000
