"""Every Townsfolk and Outsider of City of Crowns: what each of them gives, hears and scores."""

from typing import Any

import pytest
from games.paladins.crowns.changing import EVERY_ACTION, NEW_ACTIONS, crown_turn, expected, placed, play, take, together
from games.paladins.crowns.playing import crowns_rules, table
from games.paladins.crowns.printed.expected import MUSTERS, NEGOTIATES, OUTSIDERS, TOWNSFOLK
from games.paladins.playing import in_turn, minus, state_of

FIRST, LAST = 0, 6  # the top of the pile, and the place that costs nothing
HEARD = {"enlist", "muster", "pass"}
ATTACKING = {"scout": 1, "labourer": 1, "fighter": 1}
CONVERTING = {"fighter": 1, "labourer": 1, "cleric": 1}
HAS: dict[str, Any] = {"musters": list(MUSTERS)[:7], "negotiates": list(NEGOTIATES)[:5], "diplomacy": 10}
POINTS = {"per_2_muster": 3, "per_4_diplomacy": 2, "per_2_negotiate": 2}


def test_how_many_there_are() -> None:
    assert (len(TOWNSFOLK), len(OUTSIDERS)) == (8, 6)
    names = crowns_rules(2).names
    assert list(names["townsfolk"][32:]) == list(TOWNSFOLK)
    assert list(names["outsider"][36:]) == list(OUTSIDERS)


def row_with(card: str, place: int) -> dict[str, Any]:
    """A card on this place, and another one in the middle."""
    row: list[str | None] = [None, None, None, "conspirator_2", None, None, None]
    row[place] = card
    return {"townsfolk_row": row}


@pytest.mark.parametrize(("place", "silver"), [(FIRST, 4), (1, 3), (LAST, 0)])
@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_townsfolk_is_discarded(card: str, place: int, silver: int) -> None:
    """P-5.2.4, C-8.1, C-8.2"""
    match = table(in_turn({"labourer": 1}, row_with(card, place)))
    gained = expected(TOWNSFOLK[card].discard, labourer=-1, board=1, silver=-silver)
    assert play(match, "recruit", f"discard {card}") == gained
    assert len(state_of(match).discards[0]) == 1 and state_of(match).crew[0] == []


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_townsfolk_is_recruited(card: str) -> None:
    """P-5.2.5: its bonus at once, and nothing of its corner or ability."""
    match = table(in_turn({"labourer": 1, "fighter": 1}, row_with(card, LAST)))
    gained = expected(TOWNSFOLK[card].bonus, labourer=-1, fighter=-1, board=2, crew=1)
    assert play(match, "recruit", f"recruit {card}") == gained


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_townsfolk_is_dismissed(card: str) -> None:
    """C-9.10: for the same corner."""
    match = table(crown_turn({"merchant": 1}, {"favours": ["kf_dismiss"]}, crew=[card]))
    answers = ("use kf_dismiss", "choose 1 discard_own_townsfolk", f"dismiss {card}")
    assert play(match, *answers) == expected(TOWNSFOLK[card].discard, "-1 crew", merchant=-1)


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_what_a_townsfolk_hears(card: str) -> None:
    """C-9.5: its own trigger, and no other action; placing and delegating are none."""
    for action in EVERY_ACTION:
        more = minus(take(action, crew=[card]), take(action))
        assert more == (expected(TOWNSFOLK[card].reward) if TOWNSFOLK[card].hears == action else {}), action


def test_what_is_heard_and_what_is_not() -> None:
    assert {card.hears for card in TOWNSFOLK.values()} == HEARD
    assert set(NEW_ACTIONS) - HEARD == {"place", "delegate"}


@pytest.mark.parametrize("card", OUTSIDERS)
def test_an_outsider_is_attacked(card: str) -> None:
    """P-6.5.4"""
    match = table(crown_turn(ATTACKING, {"outsider_row": [card]}, strength=1))
    assert play(match, "attack", f"attack {card}") == together(placed(ATTACKING), expected(OUTSIDERS[card].attack))


@pytest.mark.parametrize("card", OUTSIDERS)
def test_an_outsider_is_converted(card: str) -> None:
    """P-6.6.2"""
    match = table(crown_turn(CONVERTING, {"outsider_row": [card]}))
    assert play(match, "convert") == together(placed(CONVERTING), {"strength": OUTSIDERS[card].strength})


@pytest.mark.parametrize("card", OUTSIDERS)
def test_an_outsider_is_scored(card: str) -> None:
    """C-9.6, C-11.5: seven Muster cards, ten Diplomacy, five Negotiate cards, each rounded down."""
    match = table({"A": {**HAS, "converted": [card]}, "at": "scoring"})
    assert match.breakdown("A")["converted"] == POINTS[OUTSIDERS[card].scoring]


@pytest.mark.parametrize("card", OUTSIDERS)
def test_a_new_outsider_is_of_its_people(card: str) -> None:
    """P-12.7: an Assassin, a Barbarian or an Invader counts it when it was attacked."""
    counting = {"saracen": "assassin_viking", "byzantine": "barbarian_viking", "viking": "invader_saracen"}
    for suit, counts in counting.items():
        match = table({"A": {"converted": [counts], "attacked": [card]}, "at": "scoring"})
        assert match.breakdown("A")["converted"] == (OUTSIDERS[card].suit == suit)
