"""Many games side by side: each is the game it would be alone, and what learners read of it is what a match says."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from sizes import whole

import greathall
from greathall.engine import CHANCE, BadOptions, IllegalAnswer, Luck, Match
from greathall.engine.batch import Batch
from greathall.envs.vector import vector

CROWNS = {"expansions": ["city_of_crowns"]}
TABLES = [
    ("citadels", 4, {"cast": "random"}),
    ("paladins", 1, {}),
    ("paladins", 2, CROWNS),
    whole("citadels", 2, {}),
    whole("citadels", 8, {"cast": "random"}),
    whole("paladins", 4, {}),
]


def alone(games: Batch, number: int) -> Match:
    """A match of the same table; luck is asked for, so that it can be given what the batch was."""
    return greathall.load(games.rules[0].game, games.rules[number].players, **games.rules[number].options).new(
        chance="explicit"
    )


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_one_game_is_played_as_a_match_is(name: str, players: int, options: dict[str, Any]) -> None:
    games = vector(name, 1, players=players, seed=5, **options)
    luck, match = Luck(5), alone(games, 0)
    let_luck_answer(match, luck)
    while True:
        seat = games.seats[0]
        assert seat == match.deciders()[0]
        assert games.masks == match.mask(seat)
        assert games.observations == match.observe(seat)
        legal = match.legal(seat)
        answer = legal[len(legal) // 2]
        games.step([answer])
        match.play(answer, seat)
        let_luck_answer(match, luck)
        assert games.ended[0] == match.over
        if match.over:
            break
    assert list(games.returns[: len(match.rules.seats)]) == match.returns("win")


def let_luck_answer(match: Match, luck: Luck) -> None:
    while match.deciders() == [CHANCE]:
        match.say(match.sample(luck), "chance")


def test_games_go_on_and_on() -> None:
    games = vector("citadels", 6, players=2, seed=1, observing=False, of="points")
    assert games.observations == b""
    ended = 0
    for _ in range(600):
        games.step(games.draw())
        ended += sum(games.ended)
        for number in range(6):
            row = games.masks[number * games.answers :][: games.answers]
            assert set(row) == {0, 1}
    assert ended > 6
    assert any(games.returns)


def test_the_same_seed_gives_the_same_games_and_each_table_its_own_cast() -> None:
    one, same, other = (vector("citadels", 3, players=4, seed=seed, cast="random") for seed in (8, 8, 9))
    for _ in range(40):
        for games in (one, same, other):
            games.step(games.draw())
    assert (one.masks, one.observations, one.seats) == (same.masks, same.observations, same.seats)
    assert one.observations != other.observations
    assert len({str(rules.options["cast"]) for rules in one.rules}) == 3


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
def test_a_copy_goes_on_alike(copied: Callable[[Batch], Batch]) -> None:
    games = vector("citadels", 2, players=2, seed=4)
    for _ in range(30):
        games.step(games.draw())
    again = copied(games)
    for _ in range(200):
        answers = games.draw()
        assert again.draw() == answers
        games.step(answers)
        again.step(answers)
        assert (again.observations, again.masks, again.seats) == (games.observations, games.masks, games.seats)


def test_an_illegal_answer_changes_none_of_them() -> None:
    games = vector("paladins", 3, players=2, seed=2)
    before = bytes(games.masks), bytes(games.observations)
    answers = games.draw()
    with pytest.raises(IllegalAnswer):
        games.step([*answers[:2], 0 if answers[2] else 1])
    with pytest.raises(BadOptions, match="3 games, and 2 answers"):
        games.step(answers[:2])
    assert (bytes(games.masks), bytes(games.observations)) == before


def test_a_batch_is_of_one_game() -> None:
    tables = [greathall.load("citadels", 2).rules, greathall.load("paladins", 2).rules]
    with pytest.raises(BadOptions, match="one game"):
        Batch(tables, 1)
    with pytest.raises(BadOptions, match="at least one"):
        vector("citadels", 0)


def test_what_a_game_is_worth_is_refused_at_once_if_nobody_knows_it() -> None:
    with pytest.raises(BadOptions, match="returns are points, win, rank, not 'glory'"):
        vector("citadels", 1, of="glory")
