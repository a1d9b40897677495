"""What all adapters are built on: games one after the other, that follow from a seed, with rewards at their end."""

import copy
import pickle

import numpy as np
import pytest

import greathall
from greathall.bots import make, play_on
from greathall.engine import Luck
from greathall.envs.episodes import Episodes, bot_seed, highest

RANDOM = {"cast": "random", "uniques": "random", "crown": "random"}


def play_out(episodes: Episodes, seed: int = 1) -> None:
    luck = Luck(seed)
    while seats := episodes.asked():
        legal = np.flatnonzero(episodes.mask(seats[0]))
        episodes.answer(seats[0], legal[luck.below(len(legal))])


def test_the_first_game_after_a_seed_is_that_of_the_seed() -> None:
    episodes = Episodes("citadels", 4, **RANDOM)
    assert episodes.begin(7) == 7
    match = greathall.new("citadels", players=4, seed=7, **RANDOM)
    assert episodes.match.rules.options == match.rules.options
    assert bytes(episodes.observe(2)) == match.observe(2)
    assert bytes(episodes.observe(2, everything=True)) == match.observe(2, everything=True)
    assert bytes(episodes.mask(match.deciders()[0])) == match.mask(match.deciders()[0])


def test_the_same_games_follow_the_same_seed_and_they_differ() -> None:
    one, same = Episodes("citadels", 2, cast="random"), Episodes("citadels", 2, cast="random")
    games = [[episodes.begin(3), episodes.begin(), episodes.begin()] for episodes in (one, same)]
    assert games[0] == games[1]
    assert len(set(games[0])) == 3
    assert one.game.rules.options == same.game.rules.options


def test_without_a_seed_no_game_is_like_another() -> None:
    assert len({Episodes("paladins", 2).begin() for _ in range(4)}) == 4


@pytest.mark.parametrize("of", ["win", "points", "rank"])
def test_rewards_come_with_the_end_and_more_is_better(of: str) -> None:
    episodes = Episodes("citadels", 3, of)
    episodes.begin(5)
    assert episodes.rewards() == [0, 0, 0]
    play_out(episodes)
    returns = episodes.match.returns(of)
    assert episodes.rewards() == ([-place for place in returns] if of == "rank" else returns)
    least, most = episodes.rewards_range()
    assert all(least <= reward <= most for reward in episodes.rewards())
    assert episodes.rewards()[episodes.match.winners()[0]] == max(episodes.rewards())


def test_an_answer_that_is_not_legal_gives_the_game_up() -> None:
    episodes = Episodes("citadels", 3, "points")
    episodes.begin(1)
    [seat] = episodes.asked()
    episodes.answer(seat, int(np.flatnonzero(episodes.mask(seat) == 0)[0]))
    assert episodes.over
    assert episodes.asked() == []
    assert not episodes.mask(seat).any()
    assert episodes.rewards() == [0.0 if other != seat else episodes.worst for other in range(3)]
    episodes.begin()
    assert not episodes.over


def test_alone_the_opponent_is_no_player() -> None:
    episodes = Episodes("paladins", 1)
    episodes.begin(2)
    assert episodes.people == [0]
    assert len(episodes.game.seats) == 2
    play_out(episodes)
    assert episodes.rewards() == episodes.match.returns("win")[:1]


def test_a_copy_has_a_future_of_its_own() -> None:
    episodes = Episodes("paladins", 2)
    episodes.begin(4)
    for copied in (episodes.clone(), copy.deepcopy(episodes), pickle.loads(pickle.dumps(episodes))):
        assert copied.match.record().text() == episodes.match.record().text()
        play_out(copied)
        assert copied.over
        assert not episodes.over


def test_what_a_seat_was_shown_goes_on_being_written_down() -> None:
    episodes = Episodes("citadels", 3)
    episodes.begin(6)
    bots = {seat: make("random", bot_seed(6, seat)) for seat in episodes.people}
    other: Episodes | None = None
    for number in range(40):
        [seat] = episodes.asked()
        play_on(episodes.match, {seat: bots[seat]}) if number % 2 else episodes.answer(seat, legal_answer(episodes))
        for viewer in range(3):
            assert episodes.information(viewer) == episodes.match.information(viewer)
        if other is not None:  # a copy that went another way shares nothing it should not
            assert other.information(0) == other.match.information(0)
        other = episodes.clone()
        other.answer(other.asked()[0], legal_answer(other, last=True))


def legal_answer(episodes: Episodes, last: bool = False) -> int:
    legal = episodes.match.legal(episodes.asked()[0])
    return legal[-1 if last else 0]


def test_every_number_has_its_highest() -> None:
    encoding = Episodes("citadels").encoding()
    assert len(highest(encoding)) == encoding.size
    part = encoding.part("gold")
    assert set(highest(encoding)[part.first : part.first + part.size]) == {100}
