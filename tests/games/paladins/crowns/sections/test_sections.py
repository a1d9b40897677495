"""Sections of the rules of City of Crowns that are facts about what is in the box, and not about play."""

from collections import Counter

import pytest
from games.paladins.crowns.playing import crowns_rules, table
from games.paladins.crowns.printed.expected import MUSTERS, NEGOTIATES, SCHEMES
from games.paladins.crowns.solo.solo_tables import alone
from games.paladins.playing import rules_for
from games.paladins.random_games import answer_at_random

from greathall.engine import Luck, deciders
from greathall.games.paladins.crowns.options import LISTING
from greathall.games.paladins.crowns.printed.data.terms import TERMS
from greathall.games.paladins.crowns.words import SECRET_ORDER
from greathall.games.paladins.state import Paladins


def test_words() -> None:
    """C-1.1: which words are printed in English, and which are translations."""
    terms = {row.name: row for row in TERMS}
    for name in ("muster", "negotiate", "diplomacy", "diplomat"):
        assert terms[name].sources["english"] == "public", name
    for name in ("delegate", "enlist", "knight", "escort", "princess", "executioner", "envoy", "thug"):
        assert terms[name].sources["english"] == "reconstructed", name


def test_what_is_in_the_box() -> None:
    """C-1.2: this many more names than in the base game, for every kind of card."""
    new, old = crowns_rules(2).names, rules_for(2).names
    more = {noun: len(new[noun]) - len(old.get(noun, ())) for noun in new if noun in old or noun in NEW}
    expected = {"muster": 30, "negotiate": 30, "ally": 4, "favour": 5, "order": 2}
    expected |= {"townsfolk": 8, "outsider": 6, "paladin": 4}
    assert {noun: more[noun] for noun in expected} == expected
    assert list(new["extension"]) == ["ext_merchant", "ext_fighter", "ext_scout", "ext_cleric"]
    assert Counter(card.level for card in MUSTERS.values()) == Counter({1: 6, 2: 12, 3: 12})
    assert Counter(card.level for card in NEGOTIATES.values()) == Counter({1: 4, 2: 8, 3: 8, 4: 10})
    assert set(SCHEMES) <= set(alone().names["scheme"])


NEW = ("muster", "negotiate", "ally")


def test_actions_on_the_right_side() -> None:
    """C-1.4: eight of them have workshop slots."""
    slots = Counter(name.rsplit("_", 1)[0] for name in crowns_rules(2).names["slot"])
    right = ("commission", "fortify", "garrison", "absolve", "attack", "convert", "muster", "negotiate")
    assert slots == Counter(dict.fromkeys(right, 2))


def test_extensions_at_both_ends_of_the_main_board() -> None:
    """C-2.1: four stacks, Negotiate cards and two Townsfolk places on the left, one Outsider place on the right."""
    view = table({"A": {"workers": {"labourer": 1}}, "B": {}, "at": {"turn": "A"}}).view("A")
    places = {name: len(view[name]) for name in ("townsfolk_row", "outsider_row", "negotiate_row", "muster_tops")}
    assert places == {"townsfolk_row": 7, "outsider_row": 7, "negotiate_row": 4, "muster_tops": 4}


def test_what_is_put_away_is_not_seen() -> None:
    """C-1.5: nor what lies below an open card; collected Muster cards are seen."""
    given = {"A": {"workers": {"labourer": 1}, "musters": ["muster_103"], "removed_paladins": ["ogier"]}, "B": {}}
    match = table({**given, "at": {"turn": "A"}})
    view = match.view("B")
    hidden = ["muster_box", "negotiate_box", "negotiate_pile", "townsfolk_pile", "outsider_pile", "muster_stack_1"]
    assert [name for name in hidden if not isinstance(view.get(name, 0), int)] == []
    seen = view["seats"]["A"]
    assert (seen["musters"], seen["removed_paladins"]) == (["muster_103"], 1)


@pytest.mark.parametrize("seed", range(4))
def test_no_secret_order_is_on_the_board(seed: int) -> None:
    """C-14.10: all eight differ."""
    s = crowns_rules(4).start()
    assert isinstance(s, Paladins)
    luck = Luck(seed)
    while deciders(s)[0] < 0:
        answer_at_random(s, luck)
    orders = s.hidden_orders + s.order_box + [order for held in s.held for order in held[SECRET_ORDER]]
    assert sorted(orders) == list(range(8))


def test_discards_are_never_shuffled() -> None:
    """C-2.5: what was once discarded stays where it is, to the end."""
    s = crowns_rules(2).start()
    assert isinstance(s, Paladins)
    luck = Luck(4)
    before: list[list[int]] = [[] for _ in s.discards]
    while not s.over:
        answer_at_random(s, luck)
        for deck in (0, 1, 3):
            assert s.discards[deck][: len(before[deck])] == before[deck]
        before = [pile[:] for pile in s.discards]
    assert min(len(before[deck]) for deck in (0, 1, 3)) > 3


def test_the_cooperative_mode_is_not_in_the_game() -> None:
    """C-13.1, C-13.2, C-13.3: six cards are facts, and nothing else; two of the Threats are known."""
    assert LISTING.facts is not None
    coop = {fact["what"]: fact for fact in LISTING.facts() if fact["what"].startswith("coop ")}
    assert len(coop) == 7
    assert all("not described in our sources" in fact["note"] for fact in coop.values())
    names = crowns_rules(2).names
    assert not [noun for noun in names if "coop" in noun or "threat" in noun]
    assert coop["coop threat_of_diplomacy: known"]["note"].startswith("lose 1 Honour or 1 Diplomacy ")
    assert coop["coop threat_of_townsfolk: known"]["note"].startswith("lose 1 Honour, or discard one of your Townsfolk")
    assert [fact["source"] for fact in coop.values()] == ["rulebook"] * 6 + ["public"]
    assert coop["coop mode: known"]["note"].startswith("a scenario against an Overlord for each of the three games")
