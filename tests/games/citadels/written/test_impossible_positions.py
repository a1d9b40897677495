"""Positions that cannot be are refused with the reason, and what follows from a position need not be written."""

from typing import Any

import pytest

import greathall
from greathall.engine import BadPosition, load_position
from greathall.games.citadels.state import Citadels

SEVEN = ["manor", "castle", "palace", "temple", "church", "docks", "harbor"]
FIRST_GAME = greathall.load("citadels", players=4).rules.options["uniques"]
WITHOUT_QUARRY = ["museum", *(name for name in FIRST_GAME if name != "quarry")]
WITH_WIZARD = ["assassin", "thief", "wizard", "king", "bishop", "merchant", "architect", "warlord"]
OTHER_SEVEN = ["manor", "castle", "palace", "temple", "church", "market", "tavern"]


def loaded(given: dict[str, Any], players: int = 4, **options: Any) -> Citadels:
    state = load_position(greathall.load("citadels", players=players, **options).rules, given)
    assert isinstance(state, Citadels)
    return state


@pytest.mark.parametrize(
    ("given", "path", "message"),
    [
        ({"A": {"gold": -1}}, ("A", "gold"), "-1 is less than nothing"),
        ({"round": 0, "at": {"turn": "A", "as": "king"}}, ("round",), "the first round is 1"),
        ({"round": 0}, ("round",), "the first round is 1"),
        ({"crown": None}, ("crown",), "somebody has the crown"),
        ({"up": ["king", "thief", "bishop"]}, ("up",), "at most 2 are turned up here"),
        ({"A": {"city": ["manor"]}, "first": "A"}, ("first",), "this city has 1 of 7 districts"),
        ({"A": {"city": SEVEN, "completed": False}}, ("A", "completed"), "as the rest is written, this cannot be"),
        ({"A": {"city": SEVEN}, "B": {"city": OTHER_SEVEN}}, ("first",), "several cities are completed"),
        ({"A": {"museum": ["manor"]}}, ("A", "museum"), "there is no museum in this city"),
        ({"A": {"city": ["museum"]}}, ("A", "city"), "'museum' is not in this game: its options leave it out"),
        ({"A": {"characters": ["king", "bishop"]}}, ("A", "characters"), "a seat holds at most 1 here"),
        ({"B": {"characters": ["king"]}, "at": {"turn": "A", "as": "king"}}, ("at", "as"), "A does not hold king"),
        ({"A": {"characters": ["thief"]}, "at": {"turn": "A", "as": "king"}}, ("at", "as"), "A does not hold king"),
        (
            {"at": {"turn": "A", "as": "king"}, "marks": {"kill": {"by": "B", "characters": ["king"]}}},
            ("at", "as"),
            "king is killed and takes no turn",
        ),
        ({"at": {"turn": "A", "as": "witch"}}, ("at", "as"), "witch is not in the cast"),
        ({"marks": {"kill": {"by": "B", "characters": ["assassin"]}}}, ("marks", "kill"), "rank 1 cannot be named"),
        (
            {"marks": {"rob": {"by": "B", "characters": ["king", "bishop"]}}},
            ("marks", "rob"),
            "at most 1 can be marked",
        ),
        (
            {"at": {"turn": "A", "as": "king", "gathered": 3}},
            ("turn", "gathered"),
            "expected true or false, not 3",
        ),
        ({"at": {"turn": "A", "as": "king", "built": -1}}, ("turn", "built"), "-1 is less than nothing"),
        ({"at": {"turn": "A", "as": "king", "paid": "x"}}, ("turn", "paid"), "expected a number, not 'x'"),
        ({"up": ["thief"], "at": {"turn": "A", "as": "thief"}}, ("at", "as"), "A does not hold thief"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(given: dict[str, Any], path: tuple[str, ...], message: str) -> None:
    with pytest.raises(BadPosition) as caught:
        loaded(given)
    assert caught.value.path == path
    assert caught.value.message.startswith(message)


@pytest.mark.parametrize("times", [2, 3, 5])
def test_a_city_holds_a_district_once(times: int) -> None:
    """rules: T-7.2"""
    with pytest.raises(BadPosition, match=r"D\.city: tavern is there more than once"):
        loaded({"D": {"city": ["tavern"] * times}}, uniques=WITHOUT_QUARRY)


@pytest.mark.parametrize("options", [{}, {"uniques": WITHOUT_QUARRY, "cast": WITH_WIZARD}])
def test_what_lets_it_be_built_again_may_have_been_there(options: dict[str, Any]) -> None:
    s = loaded({"A": {"city": ["tavern", "tavern"]}}, **options)
    assert len(s.city[0]) == 2


def test_three_characters_with_two_players_cannot_be() -> None:
    with pytest.raises(BadPosition, match=r"A\.characters: a seat holds at most 2 here"):
        loaded({"A": {"characters": ["king", "bishop", "thief"]}}, players=2)


@pytest.mark.parametrize(("mark", "secret"), [("warrant", "signed"), ("threat", "flower")])
def test_the_secret_mark_is_on_a_marked_character(mark: str, secret: str) -> None:
    preset = {"warrant": "vicious_nobles", "threat": "tenacious_delegates"}[mark]
    cast = greathall.load("citadels", players=5, preset=preset).rules.options["cast"]
    with pytest.raises(BadPosition, match="is not marked") as caught:
        loaded({"marks": {mark: {"by": "A", "characters": cast[3:5], secret: cast[6]}}}, players=5, preset=preset)
    assert caught.value.path == ("marks", mark, secret)


def test_a_city_of_its_size_is_completed_and_the_only_one_was_the_first() -> None:
    s = loaded({"A": {"city": SEVEN}})
    assert (s.completed, s.first) == ([1, 0, 0, 0], 0)


def test_a_city_that_was_larger_once_may_have_been_the_first() -> None:
    s = loaded({"A": {"city": ["manor"], "completed": True}, "first": "A"})
    assert (s.completed, s.first) == ([1, 0, 0, 0], 0)


def test_whose_turn_it_is_holds_the_character_played() -> None:
    s = loaded({"at": {"turn": "B", "as": "king"}})
    assert s.rules.check_more(s)["B"]["characters"] == ["king"]


@pytest.mark.parametrize(
    ("given", "protected"),
    [
        ({"at": {"turn": "A", "as": "warlord"}}, [0, 1, 0, 0]),
        ({"at": {"turn": "A", "as": "king"}}, [0, 0, 0, 0]),
        ({"at": {"turn": "B", "as": "bishop"}}, [0, 1, 0, 0]),
        ({"at": {"turn": "A", "as": "warlord"}, "marks": {"kill": {"by": "C", "characters": ["bishop"]}}}, [0] * 4),
    ],
)
def test_the_bishop_protects_the_city_once_that_turn_has_begun(given: dict[str, Any], protected: list[int]) -> None:
    assert loaded({"B": {"characters": ["bishop"]}, **given}).protected == protected


def test_a_protection_that_follows_cannot_be_denied() -> None:
    given = {"B": {"characters": ["bishop"], "protected": False}, "at": {"turn": "A", "as": "warlord"}}
    with pytest.raises(BadPosition, match=r"B\.protected: as the rest is written, this cannot be"):
        loaded(given)
