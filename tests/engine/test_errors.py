"""Errors say what is wrong, where, and come through to another process."""

import pickle

import pytest

from greathall.engine import BadOptions, BadPosition, BadRecord, BrokenRules, GreatHallError, IllegalAnswer


def test_a_record_says_the_line_and_a_position_the_path() -> None:
    assert str(BadRecord("no such seat", 3)) == "line 3: no such seat"
    assert str(BadPosition("no such card", ("A", "hand", 2))) == "A.hand.2: no such card"
    assert str(BadPosition("no such card")) == "no such card"


@pytest.mark.parametrize(
    "error",
    [
        IllegalAnswer("'build' is refused: gold_short", "gold_short", "T-6.1", (2,)),
        BadOptions("there is no game 'chess'"),
        BadRecord("no such seat", 3),
        BadPosition("no such card", ("A", "hand", 2)),
        BrokenRules("a dead end"),
    ],
)
def test_errors_come_through_to_another_process(error: GreatHallError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    for name in ("reason", "rule", "numbers", "line", "path", "message"):
        assert getattr(again, name, None) == getattr(error, name, None)
