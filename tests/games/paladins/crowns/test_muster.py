"""Every Muster card: who can be placed there and for what, who can collect it, and what stays as it is."""

from typing import Any

import pytest
from games.paladins.crowns.playing import RULES, table

from greathall.engine import Match
from greathall.games.paladins.crowns.printed.cards import MusterCard
from greathall.games.paladins.crowns.printed.data.muster import MUSTERS
from greathall.games.paladins.crowns.words import DIPLOMACY, DIPLOMAT, MUSTER_TOPS
from greathall.games.paladins.crowns.words import MUSTERS as COLLECTED
from greathall.games.paladins.state import Paladins

CARDS = [pytest.param(card, id=card.name) for card in MUSTERS]
NEXT = MUSTERS[0].name
LAST = MUSTERS[-1].name


def at_the_table(card: MusterCard, **has: Any) -> Match:
    """A to move; the card is on the second stack, with another one below it, and the Diplomat two stacks away."""
    return table(
        {
            "A": has,
            "B": {"workers": {"labourer": 1}},
            "muster_tops": [None, card.name, None, None],
            "muster_stack_2": [NEXT if card.name != NEXT else LAST],
            "diplomat": 3,
            "suspicion_pile": ["tax_0"] * 3,
            "at": {"turn": "A"},
        }
    )


def state_of(match: Match) -> Paladins:
    assert isinstance(match.state, Paladins)
    return match.state


def offered(match: Match) -> list[str]:
    return [match.text(number) for number in match.legal("A")] if 0 in match.deciders() else []


def finish(match: Match) -> None:
    """Whatever A is asked about what was begun, as it comes."""
    while not match.over and 0 in match.deciders() and "pass" not in offered(match):
        match.play(match.legal("A")[-1], "A")


def for_collecting(card: MusterCard, missing: int = 0) -> dict[str, Any]:
    workers = {"cleric": 1, "labourer": 1, "scout": 1}
    return {"workers": workers, "provisions": 2, card.attribute: card.needs - missing}


@pytest.mark.parametrize("card", CARDS)
def test_a_worker_of_its_colour_is_placed_for_the_left_banner(card: MusterCard) -> None:
    """C-4.1, C-4.2"""
    worker = "labourer" if card.worker == "any" else card.worker
    cost = {"silver": card.silver, "provisions": card.provisions}
    match = at_the_table(card, workers={worker: 1}, **cost)
    match.say(f"use {card.name}", "A")
    finish(match)
    s, space = state_of(match), RULES.index("space", card.name)
    assert s.occupied[space] == RULES.index("worker", worker) + 1
    assert s.common[MUSTER_TOPS][1] == RULES.index("muster", card.name) and s.numbers[DIPLOMAT] == 3
    assert s.held[0][COLLECTED] == [] and s.attributes[0][DIPLOMACY] == 0


@pytest.mark.parametrize("card", CARDS)
def test_without_the_cost_nobody_is_placed(card: MusterCard) -> None:
    """C-4.2"""
    worker = "labourer" if card.worker == "any" else card.worker
    cost = {"silver": max(card.silver - 1, 0), "provisions": max(card.provisions - 1, 0)}
    match = at_the_table(card, workers={worker: 1, "criminal": 1}, **cost)
    assert card.silver + card.provisions > 0 and f"use {card.name}" not in offered(match)


@pytest.mark.parametrize("card", CARDS)
def test_colours_as_on_all_spaces(card: MusterCard) -> None:
    """C-4.1: its own colour, or a criminal; an open space takes anybody."""
    for worker in RULES.names["worker"]:
        match = at_the_table(card, workers={worker: 1}, silver=9, provisions=9)
        fits = card.worker in ("any", worker) or worker == "criminal"
        assert (f"use {card.name}" in offered(match)) == fits


@pytest.mark.parametrize("card", CARDS)
def test_it_is_collected_with_its_attribute_for_the_way(card: MusterCard) -> None:
    """C-5.2 to C-5.5"""
    match = at_the_table(card, **for_collecting(card))
    before = state_of(match).attributes[0][:]
    match.say("muster", "A")
    finish(match)
    s = state_of(match)
    assert s.held[0][COLLECTED] == [RULES.index("muster", card.name)]
    assert s.attributes[0][DIPLOMACY] == before[DIPLOMACY] + card.diplomacy
    assert s.numbers[DIPLOMAT] == 1 and s.common[MUSTER_TOPS][1] not in (-1, RULES.index("muster", card.name))


@pytest.mark.parametrize("card", CARDS)
def test_with_less_it_is_out_of_reach(card: MusterCard) -> None:
    """C-5.2"""
    assert "muster" not in offered(at_the_table(card, **for_collecting(card, missing=1)))
    poor = {**for_collecting(card), "provisions": 1}
    assert "muster" not in offered(at_the_table(card, **poor))
