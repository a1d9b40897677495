"""Every Negotiate card, delegated and enlisted: what changes, and nothing else."""

from typing import Any

import pytest
from games.paladins.crowns.playing import RULES, table

from greathall.engine import Match
from greathall.games.paladins.crowns.printed.cards import NegotiateCard
from greathall.games.paladins.crowns.printed.data.negotiate import NEGOTIATES
from greathall.games.paladins.crowns.words import NEGOTIATE, NEGOTIATE_DECK
from greathall.games.paladins.crowns.words import NEGOTIATES as ENLISTED
from greathall.games.paladins.printed.data.townsfolk import TOWNSFOLK
from greathall.games.paladins.printed.effects import words
from greathall.games.paladins.state import Paladins

CARDS = [pytest.param(card, id=card.name) for card in NEGOTIATES]
OTHER = next(card.name for card in NEGOTIATES)
LAST = NEGOTIATES[-1].name
ACTIONS = sorted({card.action for card in NEGOTIATES})


def listener(action: str) -> str:
    """A townsfolk that has a labourer for an action."""
    return next(row.name for row in TOWNSFOLK if row.trigger == action and words(row.reward) == "1 labourer")


def at_the_table(card: NegotiateCard, **has: Any) -> Match:
    """A to move with the workers for Negotiate and two silver, and the card in the middle slot."""
    mine = {"workers": {"fighter": 1, "labourer": 1, "merchant": 1}, "silver": 2, **has}
    return table(
        {
            "A": mine,
            "B": {"workers": {"labourer": 1}},
            "negotiate_row": [LAST if card.name != LAST else OTHER, None, card.name, None],
            "outsider_row": ["archer_byzantine", None, None, None, None, None, None],
            "wall_pile": ["wall_02"],
            "suspicion_pile": ["tax_0"] * 3,
            "at": {"turn": "A"},
        }
    )


def state_of(match: Match) -> Paladins:
    assert isinstance(match.state, Paladins)
    return match.state


def negotiate(match: Match, answer: str) -> None:
    """Take the action with this answer, and whatever else A is asked as it comes."""
    match.say("negotiate", "A")
    if answer in [match.text(number) for number in match.legal("A")]:
        match.say(answer, "A")
    while not match.over and 0 in match.deciders():
        question = match.question("A")
        assert question is not None and question["kind"] != "turn"
        match.play(match.legal("A")[0], "A")


@pytest.mark.parametrize("card", CARDS)
def test_a_delegated_card_does_its_action_once_for_nothing(card: NegotiateCard) -> None:
    """C-6.4, C-6.5, C-6.8"""
    match = at_the_table(card, diplomacy=card.diplomacy)
    before = state_of(match).clone()
    negotiate(match, f"delegate {card.name}")
    s, action = state_of(match), RULES.index("action", card.action)
    actions = s.lookups.actions
    assert actions[action].times(s, 0) == actions[action].times(before, 0) + 1
    assert s.silver[0] == 0 and s.provisions[0] >= 0 and s.debts[0] == 0
    assert s.held[0][ENLISTED] == [] and s.attributes[0][3] == card.diplomacy
    assert s.discards[NEGOTIATE_DECK] == [RULES.index("negotiate", card.name)]
    standing = [RULES.slot_action[slot] for slot, standing in enumerate(s.board[0]) if standing > 0]
    assert set(standing) == {NEGOTIATE}


@pytest.mark.parametrize("card", CARDS)
def test_without_the_diplomacy_it_cannot_be_delegated(card: NegotiateCard) -> None:
    """C-6.4"""
    match = at_the_table(card, diplomacy=card.diplomacy - 1, **{card.attribute: card.needs})
    match.say("negotiate", "A")
    s = state_of(match)
    assert f"delegate {card.name}" not in [match.text(number) for number in match.legal("A")]
    assert s.discards[NEGOTIATE_DECK] == []


@pytest.mark.parametrize("card", CARDS)
def test_an_enlisted_card_is_kept_for_one_diplomacy(card: NegotiateCard) -> None:
    """C-6.9, C-6.10"""
    match = at_the_table(card, **{card.attribute: card.needs})
    negotiate(match, f"enlist {card.name}")
    s = state_of(match)
    assert s.held[0][ENLISTED] == [RULES.index("negotiate", card.name)]
    assert (s.attributes[0][3], s.silver[0], s.discards[NEGOTIATE_DECK]) == (1, 0, [])


@pytest.mark.parametrize("card", CARDS)
def test_without_the_attribute_it_cannot_be_enlisted(card: NegotiateCard) -> None:
    """C-6.9"""
    match = at_the_table(card, **{card.attribute: card.needs - 1}, diplomacy=card.diplomacy)
    match.say("negotiate", "A")
    offered = [match.text(number) for number in match.legal("A")] if 0 in match.deciders() else []
    assert f"enlist {card.name}" not in offered
    assert state_of(match).held[0][ENLISTED] == []


@pytest.mark.parametrize("action", ACTIONS)
def test_whoever_hears_an_action_hears_it_delegated(action: str) -> None:
    """C-6.6"""
    card = next(card for card in NEGOTIATES if card.action == action)
    supplies = []
    for crew in ([], [listener(action)]):
        match = at_the_table(card, diplomacy=card.diplomacy, crew=crew)
        negotiate(match, f"delegate {card.name}")
        s = state_of(match)
        supplies.append(s.workers[0][0])
    assert supplies[1] == supplies[0] + 1
