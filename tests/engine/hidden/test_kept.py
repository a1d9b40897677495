"""Zones and fields that are parts of another attribute, and zones whose cards stay at their places."""

import pytest
from tiny import Tiny, rules

from greathall.engine import EVERYONE, NO_ONE, OWNER, BadPosition, Field, Module, Zone, load_position, position, view
from greathall.engine.zones import keep_value, kept_value

PARTS = Module(
    "parts",
    zones=[
        Zone("red", "card", OWNER, per_seat=True, kept="box", part=0),
        Zone("black", "card", NO_ONE, per_seat=True, kept="box", part=1),
        Zone("row", "card", EVERYONE, gaps=True, kept="deck"),
    ],
    fields=[
        Field("silver", per_seat=True, kept="coins", part=0),
        Field("gold", per_seat=True, kept="coins", part=1),
        Field("toll", kept="tax", part=1),
    ],
)


def loaded() -> Tiny:
    given = {
        "A": {"red": ["ace"], "black": ["king", "king"], "gold": 2},
        "B": {"silver": 3},
        "toll": 4,
        "row": ["queen", None, "jack"],
    }
    s = load_position(rules(PARTS), given)
    assert isinstance(s, Tiny)
    return s


def test_parts_are_kept_where_they_are_declared() -> None:
    s = loaded()
    assert s.box == [[[0], [1, 1]], [[], []]]
    assert s.coins == [[0, 2], [3, 0]]
    assert s.tax == [0, 4]
    assert s.deck == [2, -1, 3]


def test_parts_are_shown_to_those_who_may_see_them() -> None:
    s = loaded()
    assert view(s, 0)["seats"]["A"] == {"red": ["ace"], "black": 2, "silver": 0, "gold": 2}
    assert view(s, 1)["seats"]["A"] == {"red": 1, "black": 2, "silver": 0, "gold": 2}
    assert view(s, 1)["row"] == ["queen", None, "jack"]
    assert view(s, 1)["toll"] == 4


def test_what_is_printed_loads_again() -> None:
    printed = position(loaded())
    assert position(load_position(rules(PARTS), printed)) == printed


def test_an_empty_place_is_no_card() -> None:
    stocked = load_position(rules(PARTS, stock=[1, 2, 1, 1]), {"row": [None, "ace"]})
    assert isinstance(stocked, Tiny)
    assert stocked.deck == [-1, 0]


def test_only_a_zone_with_gaps_has_empty_places() -> None:
    with pytest.raises(BadPosition, match="no card is called None"):
        load_position(rules(PARTS), {"A": {"red": [None]}})


def test_values_are_read_and_written_in_one_way() -> None:
    s = loaded()
    for declared in PARTS.zones + PARTS.fields:
        for owner in range(2) if declared.per_seat else (-1,):
            value = kept_value(s, declared, owner)
            keep_value(s, declared, owner, value)
            assert kept_value(s, declared, owner) is value
