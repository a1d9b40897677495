"""The solo opponent with City of Crowns: the contract, random games, options, and all cards it can meet."""

from collections import Counter
from typing import Any

import pytest
from games.paladins.crowns.solo.solo_tables import DIFFICULTIES, ME, OPTIONS, alone, settled
from games.paladins.solo.solo_games import check_random_games, mean_points

from greathall import load
from greathall.engine import BadOptions, Luck, playout
from greathall.engine.check import check
from greathall.engine.hidden.views import view
from greathall.games.paladins.crowns.module import CROWNS
from greathall.games.paladins.crowns.printed.data.muster import MUSTERS
from greathall.games.paladins.crowns.printed.data.negotiate import NEGOTIATES
from greathall.games.paladins.crowns.words import DIPLOMACY
from greathall.games.paladins.crowns.words import MUSTERS as MUSTER_CARDS
from greathall.games.paladins.crowns.words import NEGOTIATES as NEGOTIATE_CARDS
from greathall.games.paladins.solo.data import SCHEMES
from greathall.games.paladins.solo.picking import pick_favour
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import LABOURER, MARKER, WORKSHOP

WAITS = {"A": {"workers": {"labourer": 1}}}


@pytest.mark.no_cover
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_contract_is_kept(difficulty: str) -> None:
    assert check(load("paladins", 1, difficulty=difficulty, **OPTIONS), games=1, every=25).games == 1


@pytest.mark.no_cover
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_random_games_end(difficulty: str) -> None:
    check_random_games(alone(difficulty))


@pytest.mark.no_cover
def test_a_stronger_opponent_scores_more() -> None:
    means = [mean_points(alone(difficulty)) for difficulty in DIFFICULTIES]
    assert means == sorted(means) and means[0] > 60 and means[-1] < 160


def test_impossible_needs_the_expansion() -> None:
    with pytest.raises(BadOptions, match=r"^difficulty impossible needs the expansion city_of_crowns$"):
        load("paladins", 1, difficulty="impossible")
    with pytest.raises(BadOptions, match=r"^difficulty is for one player against the opponent, not for 2 players$"):
        load("paladins", 2, difficulty="impossible", **OPTIONS)


# example: city_of_crowns/dv24_solo_setup
@pytest.mark.parametrize(("difficulty", "count"), [("easy", 2), ("standard", 4), ("hard", 6), ("impossible", 8)])
def test_workshops_by_difficulty(difficulty: str, count: int) -> None:
    """C-12.1, C-12.2: and three more when the Orders are revealed, never three on one action."""
    s = load("paladins", 1, difficulty=difficulty, **OPTIONS).new(seed=3).state
    assert isinstance(s, Paladins)
    assert s.board[ME].count(WORKSHOP) == count
    assert [s.attributes[ME][number] for number in range(4)] == [1, 2, 0, 3]
    playout(s, Luck(3))
    assert s.board[ME].count(WORKSHOP) == s.done_actions[ME][0] == count + 3
    first = s.lookups.first_slot
    for action in range(len(s.done_actions[ME])):
        assert WORKSHOP not in s.board[ME][first[action] + 2 : first[action + 1]]


@pytest.mark.parametrize(("difficulty", "count"), [("easy", 3), ("impossible", 8)])
def test_a_corrected_difficulty(difficulty: str, count: int) -> None:
    facts = {"difficulty": {"easy": {"orders": 3}, "impossible": {"orders": 0}}}
    s = load("paladins", 1, difficulty=difficulty, facts=facts, **OPTIONS).new(seed=3).state
    assert isinstance(s, Paladins)
    assert s.board[ME].count(WORKSHOP) == count


def test_nineteen_schemes_whose_order_is_hidden() -> None:
    """C-12.1"""
    s = load("paladins", 1, **OPTIONS).new(seed=4).state
    assert view(s, 0)["schemes"] == 14
    assert view(s, 0)["seats"]["opponent"]["favour_schemes"] == ["kings_favour"] * 5
    before = {row.name: row.copies for row in SCHEMES if not row.waits}
    assert Counter(s.rules.beliefs(s, 0)["schemes"]) == Counter({**before, "muster": 1, "negotiate": 1})


def test_the_opponent_has_an_extension_and_no_secret_order() -> None:
    """C-12.1, C-12.2: the person's comes from the five Orders that are left."""
    s = load("paladins", 1, **OPTIONS).new(seed=4).state
    shown = view(s, 0)
    assert len(shown["seats"]["opponent"]["extension"]) == 1
    assert shown["seats"]["opponent"].get("secret_order", 0) in (0, [])
    assert len(shown["seats"]["A"]["secret_order"]) == 1
    assert (shown["hidden_orders"], shown["order_box"]) == (3, 4)


# example: city_of_crowns/dv38_solo_favour_choice_at_the_ends
@pytest.mark.parametrize(("space", "favour"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 1), (6, 1), (7, 1)])
def test_the_favour_by_the_marker(space: int, favour: int) -> None:
    """C-12.3"""
    favours = ["kf_labourers", "kf_pray", "kf_mixed"]
    s = settled({"favours": favours, "marker": space, "at": "scoring"})
    assert pick_favour(s, ME) == s.lookups.index("space", favours[favour - 1])


@pytest.mark.parametrize(("space", "favour"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 1)])
def test_the_favour_by_the_marker_when_all_are_revealed(space: int, favour: int) -> None:
    """C-12.3: the spaces at the ends point at none."""
    favours = ["kf_labourers", "kf_pray", "kf_mixed", "kf_dismiss", "kf_recruit"]
    s = settled({"favours": favours, "marker": space, "at": "scoring"})
    assert pick_favour(s, ME) == s.lookups.index("space", favours[favour - 1])


@pytest.mark.parametrize("card", MUSTERS, ids=[card.name for card in MUSTERS])
def test_every_muster_card_is_collected_by_its_attribute_alone(card: Any) -> None:
    """C-12.7: with just enough of it; one less is too little."""
    given = {**WAITS, "diplomat": 3, "muster_tops": [card.name, None, None, None], "at": {"opponent": "muster"}}
    has = {"workers": {"labourer": 4}, "faith": 0, "strength": 0, "influence": 0, "diplomacy": 0}
    s = settled({**given, "opponent": {**has, card.attribute: card.needs}})
    assert [s.rules.names["muster"][kept] for kept in s.held[ME][MUSTER_CARDS]] == [card.name]
    assert s.attributes[ME][DIPLOMACY] >= card.diplomacy
    s = settled({**given, "opponent": {**has, card.attribute: card.needs - 1}})
    assert not s.held[ME][MUSTER_CARDS]


@pytest.mark.parametrize("card", NEGOTIATES, ids=[card.name for card in NEGOTIATES])
def test_every_negotiate_card_is_enlisted_or_delegated(card: Any) -> None:
    """C-12.8: enlisted with its attribute; else delegated with its diplomacy, as far as the bonus reaches."""
    row = [None, None, None, card.name]
    given = {**WAITS, "negotiate_row": row, "outsider_row": ["archer_saracen"], "at": {"opponent": "negotiate"}}
    has = {"workers": {"labourer": 4}, "faith": 0, "strength": 0, "influence": 0, "diplomacy": 0}
    s = settled({**given, "opponent": {**has, card.attribute: card.needs}})
    assert card.name in [s.rules.names["negotiate"][kept] for kept in s.held[ME][NEGOTIATE_CARDS]]
    s = settled({**given, "opponent": {**has, "diplomacy": card.diplomacy}})
    assert not s.held[ME][NEGOTIATE_CARDS]
    assert s.lookups.actions[s.lookups.index("action", card.action)].times(s, ME) == 1
    assert s.workers[ME][LABOURER] >= 1


def test_what_it_does_with_all_effects_that_cards_print() -> None:
    """C-12.10: every verb of the expansion has its meaning for it."""
    for verb in CROWNS.names["verb"]:
        s = settled({**WAITS, "opponent": {"workers": {"labourer": 3}}, "at": {"gain": {"opponent": [f"1 {verb}"]}}})
        told = [event.kind for event in s.events]
        assert told and s.passed[ME] == 0 and s.numbers[MARKER] >= 1, verb
