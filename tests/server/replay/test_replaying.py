"""Replays: what is seen of a game that is over."""

from functools import cache
from typing import Any

import pytest
from samples import inquest

from greathall import bots, games
from greathall.engine import Game, Match
from greathall.engine.hidden.hindsight import ALL
from greathall.server.protocol.messages import Settings
from greathall.server.replay.replaying import Replayed
from greathall.server.table.numbers import replay
from greathall.server.table.showing import show_game

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "citadels": ("citadels", 5, {"preset": "devious_dignitaries", "rank9": True}),
    "paladins": ("paladins", 2, {}),
    "crowns": ("paladins", 3, {"expansions": ["city_of_crowns"]}),
    "solo": ("paladins", 1, {}),
}


@cache
def played(which: str, seed: int = 1) -> tuple[Game, Match]:
    """A game that is over, played at random."""
    name, players, options = GAMES[which]
    game = games.load(name, players, **options)
    match = game.new(seed)
    people = sum(1 for automatic in game.rules.automatic if not automatic)
    bots.play_match(match, [bots.make("random", seat) for seat in range(people)])
    return game, match


@cache
def replayed(which: str) -> Replayed:
    game, match = played(which)
    return Replayed(game, match.history.entries)


# What is seen.


@pytest.mark.parametrize("which", GAMES)
def test_a_seat_sees_to_the_letter_what_the_hall_showed_it_then(which: str) -> None:
    (game, match), past, usual = played(which), replayed(which), Settings()
    for number in [*range(0, len(past.moves), 37), len(past.moves) - 1]:
        n = past.moves[number].before
        then, numbers = replay(game, match.history.entries[:n])
        for seat in range(len(game.seats)):
            shown, still = show_game(then, numbers, usual, seat, 0), past.still(number, seat, usual)
            assert (still.view, still.beliefs, still.forecast) == (shown.view, shown.beliefs, shown.forecast)
            assert [event for event in past.events(seat) if event["n"] <= n] == shown.events
            assert (still.question is None) == (seat != past.moves[number].seat)


@pytest.mark.parametrize("which", GAMES)
def test_the_answer_that_was_given_is_among_those_there_were(which: str) -> None:
    past = replayed(which)
    for number, move in enumerate(past.moves):
        still = past.still(number, move.seat, Settings())
        assert still.question is not None
        texts = {answer.answer: answer.text for answer in still.question.answers}
        assert still.given is not None and texts[still.given] == move.text
        assert all(answer.then is None for answer in still.question.answers)


def hidden(view: dict[str, Any], zone: str) -> list[Any]:
    return [seat[zone] for seat in view["seats"].values()]


def test_with_everything_open_every_hand_is_seen_and_no_seat_sees_another() -> None:
    past, seats = replayed("citadels"), range(5)
    for number in range(0, len(past.moves), 10):
        own = [past.still(number, seat, Settings()).view for seat in seats]
        for seat, view in enumerate(own):
            assert [isinstance(hand, list) for hand in hidden(view, "hand")] == [other == seat for other in seats]
        whole = past.still(number, ALL, Settings())
        assert hidden(whole.view, "hand") == [hidden(view, "hand")[seat] for seat, view in enumerate(own)]
        assert whole.question is not None and whole.beliefs is None
        assert isinstance(whole.view["deck"], int), "what nobody has seen stays face down"
        assert not any("knows" in seat for seat in whole.view["seats"].values())


def test_with_everything_open_secret_marks_are_seen() -> None:
    past = replayed("citadels")
    signed = 0
    for number in range(len(past.moves)):
        whole = past.still(number, ALL, Settings()).view["marks"]
        for name, mark in whole.items():
            seen = [past.still(number, seat, Settings()).view["marks"].get(name, {}) for seat in range(5)]
            for secret in ("signed", "flower"):
                knows = [view[secret] for view in seen if secret in view]
                assert [mark[secret]] * len(knows) == knows if knows else secret not in mark
                signed += len(knows)
    assert signed > 0, "otherwise nothing was tested"


@pytest.mark.parametrize("which", GAMES)
def test_every_answer_of_a_person_is_a_move(which: str) -> None:
    match, past = played(which)[1], replayed(which)
    people = [n for n, entry in enumerate(match.history.entries) if entry.who != "chance"]
    assert [move.before for move in past.moves] == people
    assert past.rounds == sorted(past.rounds) and past.rounds[-1] > 3
    assert past.match.over and past.match.scores() == match.scores()
    assert past.still(len(past.moves), ALL, Settings()).view["over"]


def test_what_was_taken_back_is_a_move_too() -> None:
    game = inquest.LISTING.load(2)
    match = game.new(3)
    while not match.undoable(seat := match.deciders()[0]):
        match.play(match.legal(seat)[0], seat)
    match.undo(seat)
    past = Replayed(game, match.history.entries)
    assert past.moves[-1].text == "undo"
    still = past.still(len(past.moves) - 1, past.moves[-1].seat, Settings())
    assert still.given is None
    assert past.events(ALL)[-1]["event"] == "undone"
