"""Suggestions: what the hall suggests is shown, and may be said in one gesture."""

import random

import pytest

from greathall import games
from greathall.engine import Match
from greathall.engine.hidden.questions import opens
from greathall.games.paladins.options import LISTING
from greathall.server.denied import MessageDenied
from greathall.server.protocol.messages import Settings
from greathall.server.table.attempting import attempt, is_shown
from greathall.server.table.numbers import Numbers
from greathall.server.table.showing import show_game


@pytest.fixture
def match() -> Match:
    """Paladins, where somebody has begun an action and several workers are to be placed."""
    chance = random.Random(5)
    match = LISTING.load(2).new(seed=5)
    while not any(len(match.suggest(seat)) > 1 for seat in match.deciders()):
        seat = match.deciders()[0]
        match.play(chance.choice(match.legal(seat)), seat)
    return match


def test_the_suggestion_is_shown_to_whoever_is_asked(match: Match) -> None:
    (seat,) = match.deciders()
    shown = [show_game(match, Numbers(match), Settings(), viewer, 0).suggest for viewer in (0, 1)]
    assert shown[seat] == match.suggest(seat)
    assert shown[1 - seat] == []


def test_a_gesture_is_shown_behind_what_was_suggested(match: Match) -> None:
    (seat,) = match.deciders()
    numbers, before = Numbers(match), match.answered
    suggested = match.suggest(seat)
    for place, answer in enumerate(suggested):
        numbers = attempt(match, numbers, seat, answer, place == len(suggested) - 1)
    assert match.answered >= before + len(suggested)


def test_it_is_shown_behind_nothing_else(match: Match) -> None:
    (seat,) = match.deciders()
    others = [answer for answer in match.legal(seat) if answer != match.suggest(seat)[0]]
    for answer in others:
        assert not is_shown(match, answer, seat)
        with pytest.raises(MessageDenied):
            attempt(match.clone(), Numbers(match), seat, answer, is_last=False)


@pytest.mark.parametrize("game", ["citadels", "paladins"])
def test_a_question_that_an_answer_opens_is_shown_with_it_and_with_no_other(game: str) -> None:
    chance, match, found = random.Random(3), games.new(game, 3, seed=3), {True: 0, False: 0}
    for _ in range(150):
        seat = match.deciders()[0]
        for shown in (match.question(seat) or {})["answers"]:
            assert opens(match.state, seat, shown["answer"]) is ("then" in shown)
            found["then" in shown] += 1
        strangers = {*range(len(match.rules.space.answers))} - {*match.legal(seat)}
        assert not any(opens(match.state, seat, answer) for answer in strangers)
        match.play(chance.choice(match.legal(seat)), seat)
    assert found[True] and found[False]
