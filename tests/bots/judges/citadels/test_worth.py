"""What a position is worth to a seat."""

from typing import Any

import pytest
from bots.judges.citadels.written import Written

MOMENT = {"turn": "A", "as": "king", "gathered": 1}


def worth(**of_a: Any) -> int:
    """What the position is worth to A, who is the King."""
    first = of_a.pop("first", None)
    given: dict[str, Any] = {"A": {"characters": ["king"], **of_a}, "at": MOMENT}
    if first is not None:
        given |= {"first": first, first: {"completed": True}}
    written = Written(4, given)
    return written.judge.worth(written.match.state, 0)


def test_a_district_in_the_city_is_worth_more_than_its_card_and_gold() -> None:
    for card, cost in (("tavern", 1), ("docks", 3), ("palace", 5)):
        assert worth(city=[card], gold=0) > worth(hand=[card], gold=cost)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"gold": 4}, {"gold": 3}),
        ({"hand": ["docks"]}, {"hand": []}),
        ({"hand": ["docks", "palace"]}, {"hand": ["docks", "docks"]}),
        ({"city": ["palace"]}, {"city": ["docks"]}),
        ({"city": ["docks", "temple"]}, {"city": ["docks", "tavern"]}),
        ({"city": ["dragon_gate"]}, {"city": ["library"], "gold": 0, "first": "B"}),
        ({"city": ["statue"], "gold": 2}, {"city": ["keep"], "gold": 2}),
    ],
)
def test_what_is_better_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(**better) > worth(**worse)


def test_gold_counts_for_less_when_the_game_ends() -> None:
    early = worth(gold=6) - worth(gold=2)
    late = worth(gold=6, first="B") - worth(gold=2, first="B")
    assert 0 <= late < early


def test_a_turn_that_is_lost_is_missed() -> None:
    given: dict[str, Any] = {
        "A": {"characters": ["assassin"]},
        "B": {"characters": ["king"], "hand": ["manor"], "gold": 4},
        "at": {"turn": "A", "as": "assassin"},
    }
    written = Written(4, given)
    written.match.say("kill", "A")
    alive, dead = written.match.clone(), written.match.clone()
    alive.say("kill bishop", "A")
    dead.say("kill king", "A")
    assert written.judge.worth(dead.state, 1) < written.judge.worth(alive.state, 1)


def test_a_lead_counts_for_more_towards_the_end() -> None:
    judge = Written(4, {"at": MOMENT, "A": {"characters": ["king"]}}).judge
    early = Written(4, {"at": MOMENT, "A": {"characters": ["king"]}})
    late = Written(4, {"at": MOMENT, "A": {"characters": ["king"], "city": ["manor", "tavern", "docks", "temple"]}})
    last = Written(4, {"at": MOMENT, "A": {"characters": ["king"]}, "B": {"completed": True}, "first": "B"})
    assert judge.lead(early.match.state) > judge.lead(late.match.state) > judge.lead(last.match.state)


def test_it_is_plausible_that_everybody_has_what_suits() -> None:
    given: dict[str, Any] = {
        "A": {"characters": ["assassin"], "city": ["docks"], "gold": 1},
        "B": {"characters": ["king"], "city": ["manor", "castle", "palace"], "gold": 1, "hand": ["prison", "harbor"]},
        "C": {
            "characters": ["merchant"],
            "city": ["tavern", "market", "docks"],
            "gold": 1,
            "hand": ["prison", "church"],
        },
        "at": {"turn": "A", "as": "assassin"},
    }
    swapped = {**given, "B": {**given["B"], "characters": ["merchant"]}, "C": {**given["C"], "characters": ["king"]}}
    likely, unlikely = Written(4, given), Written(4, swapped)
    assert likely.judge.plausible(likely.match.state, 0) > unlikely.judge.plausible(unlikely.match.state, 0) > 0
