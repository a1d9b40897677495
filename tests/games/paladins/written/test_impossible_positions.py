"""Positions beyond the board of Paladins are refused with the reason."""

from typing import Any

import pytest

import greathall
from greathall.engine import BadPosition, load_position, position


@pytest.mark.parametrize(
    ("given", "path", "message"),
    [
        ({"A": {"passed": True}, "at": {"turn": "A"}}, ("at", "turn"), "A has passed"),
        ({"A": {"passed": True}, "at": {"pass": "A"}}, ("at", "pass"), "A has passed"),
        ({"at": {"turn": "A", "step": "gather"}}, ("at",), "unknown: step; a moment is"),
        ({"first": None}, ("first",), "somebody is the first player"),
        ({"A": {"jars": ["abs_pay_debt_1", "abs_pay_debt_1"]}}, ("A", "jars"), "a space takes one jar"),
        ({"orders": ["ko_commission", "ko_attack", "ko_convert", "ko_garrison"]}, ("orders",), "there are 3 places"),
        (
            {"A": {"standing": {"convert": ["workshop", "workshop", "workshop"]}}},
            ("A", "standing", "convert"),
            "no workshop can stand on slot 3",
        ),
        ({"A": {"faith": 13}}, ("A", "faith"), "the track ends at 12"),
        ({"A": {"silver": -1}}, ("A", "silver"), "-1 is less than nothing"),
        ({"A": {"paladin": ["roland", "samson"]}}, ("A", "paladin"), "a seat plays one paladin in a round"),
        ({"round": 8}, ("round",), "a game has 7 rounds"),
        ({"round": 0, "at": {"turn": "A"}}, ("round",), "the rounds are 1 to 7"),
        ({"round": 0, "at": {"pass": "A"}}, ("round",), "the rounds are 1 to 7"),
        ({"round": 0, "at": {"gain": {"A": ["1 silver"]}}}, ("round",), "the rounds are 1 to 7"),
        ({"round": 0, "at": "refresh"}, ("round",), "the rounds are 1 to 7"),
        ({"round": 0}, ("round",), "the rounds are 1 to 7"),
        ({"round": 2, "at": {"round": 3}}, ("round",), "this moment is in round 3"),
        ({"round": 2, "at": {"setup": "A"}}, ("round",), "no round has begun at this moment"),
        ({"at": {"round": 0}}, ("at", "round"), "the rounds are 1 to 7"),
        ({"at": {"round": "x"}}, ("at", "round"), "expected a number, not 'x'"),
        ({"at": {"round": None}}, ("at", "round"), "expected a number, not None"),
        ({"A": {"workshops": 9}}, ("A", "workshops"), "there are 8 of them"),
        ({"B": {"monks": 8}}, ("B", "monks"), "there are 7 of them"),
        ({"A": {"outposts": 99}}, ("A", "outposts"), "there are 7 of them"),
        (
            {"A": {"monks": 0}, "squares": {"r1_1": {"seat": "A", "piece": "monk"}}},
            ("A", "monks"),
            "as the rest is written, this cannot be",
        ),
        ({"tax": 99}, ("tax",), "the pool is full with"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(given: dict[str, Any], path: tuple[str, ...], message: str) -> None:
    with pytest.raises(BadPosition) as caught:
        load_position(greathall.load("paladins", players=2).rules, given)
    assert caught.value.path == path
    assert caught.value.message.startswith(message)


@pytest.mark.parametrize("round_number", [{"round": 0}, {}])
def test_while_the_game_is_set_up_there_is_no_round(round_number: dict[str, int]) -> None:
    given = {"townsfolk_row": ["abbot_tax", "architect_tax"], "at": {"setup": "A"}, **round_number}
    s = load_position(greathall.load("paladins", players=2).rules, given)
    assert position(s)["round"] == 0
