"""A selection written as a moment is the same as one that was played, for every number of players."""

from typing import Any

import pytest

from greathall.engine import BadPosition, Luck, load_position
from greathall.games.citadels.known.draft import characters_of
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.data import CHARACTER_NAMES
from greathall.games.citadels.rules import CitadelsRules
from greathall.games.citadels.state import NOBODY, Citadels

EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
TABLES = [(2, 8), (3, 9), (4, 8), (4, 9), (5, 8), (5, 9), (6, 8), (6, 9), (7, 8), (7, 9), (8, 9)]
LATE = [(7, 8), (8, 9)]


def named(characters: list[int]) -> list[str]:
    return [CHARACTER_NAMES[c] for c in characters]


def written(s: Citadels, seat: int, late: bool) -> dict[str, Any]:
    """The moment this seat is asked in, in words."""
    seats = s.rules.seats
    given: dict[str, Any] = {name: {"characters": named(characters_of(s, at))} for at, name in enumerate(seats)}
    last = s.filled == len(s.slots) - 2
    passing = s.slots[s.filled : -1] if late and not last else s.slots[s.filled :]
    away = [s.slots[slot] for slot in range(s.filled) if s.owner[slot] == NOBODY]
    moment = {"select": seats[seat], "passing": named(passing), "away": named(away)}
    return {**given, "up": named(s.up), "crown": seats[s.crown], "at": moment}


def draft_of(s: Citadels) -> tuple[Any, ...]:
    return s.up, s.slots, s.owner, s.filled, s.saw, sorted(s.peek), s.stack[-1].args(), type(s.stack[-1]), s.at


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "characters"), TABLES)
def test_every_choice_of_a_draft_can_be_written(players: int, characters: int) -> None:
    cast = EIGHT if characters == 8 else [*EIGHT, "artist"]
    luck = Luck(players)
    for seed in range(5):
        game = LISTING.load(players, cast=cast, crown=seed % players, draw=1)
        match = game.new(seed)
        asked = 0
        while True:
            seat = match.deciders()[0]
            question = match.question(seat)
            if question is None or question["kind"] not in ("character", "discard"):
                break
            truth = match.state
            assert isinstance(truth, Citadels)
            loaded = load_position(game.rules, written(truth, seat, (players, characters) in LATE))
            assert isinstance(loaded, Citadels)
            assert draft_of(loaded) == draft_of(truth)
            for viewer in range(players):
                assert game.rules.beliefs(loaded, viewer) == game.rules.beliefs(truth, viewer)
            legal = match.legal(seat)
            match.play(legal[luck.below(len(legal))], seat)
            asked += 1
        assert asked == {2: 6, 3: 6}.get(players, players)  # the last discard of two players is forced


def four() -> CitadelsRules:
    rules = LISTING.load(4, cast=EIGHT, draw=1).rules
    assert isinstance(rules, CitadelsRules)
    return rules


RIGHT: dict[str, Any] = {
    "A": {"characters": ["king"]},
    "up": ["thief", "warlord"],
    "crown": "A",
    "at": {"select": "B", "passing": ["assassin", "magician", "bishop", "merchant"]},
}

WRONG = [
    ({"up": ["thief"]}, "4 players with 8 characters turn 2 up"),
    ({"at": {**RIGHT["at"], "select": "C"}}, "C is never passed 4 characters"),
    ({"at": {**RIGHT["at"], "passing": ["assassin"]}}, "B is never passed 1 characters"),
    ({"at": {"select": "B"}}, "B is never passed 0 characters"),
    ({"at": {**RIGHT["at"], "order": []}}, "unknown: order; a selection has select, passing and away"),
    ({"A": {}}, "the seats must hold: A 1, B 0, C 0, D 0; and 1 lie facedown"),
    ({"B": {"characters": ["architect"]}}, "the seats must hold: A 1, B 0, C 0, D 0; and 1 lie facedown"),
    ({"at": {**RIGHT["at"], "away": ["bishop"]}}, "bishop is named twice"),
    ({"at": {**RIGHT["at"], "away": ["king"]}}, "king is named twice"),
    ({"at": {**RIGHT["at"], "passing": ["assassin", "assassin", "bishop", "merchant"]}}, "assassin is named twice"),
    ({"at": {**RIGHT["at"], "passing": ["thief", "magician", "bishop", "merchant"]}}, "thief is named twice"),
]


def test_a_right_selection_is_read() -> None:
    s = load_position(four(), RIGHT)
    assert isinstance(s, Citadels)
    assert named(s.slots) == ["architect", "king", "assassin", "magician", "bishop", "merchant"]


@pytest.mark.parametrize(("change", "message"), WRONG)
def test_a_wrong_selection_is_refused_with_the_reason(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        load_position(four(), {**RIGHT, **change})
    assert message in str(refused.value)
