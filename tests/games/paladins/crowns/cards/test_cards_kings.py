"""Every Paladin, King's Favour, King's Order and Scheme of City of Crowns."""

import pytest
from games.paladins.crowns.changing import (
    ATTRIBUTES,
    EVERY_ACTION,
    crown_turn,
    expected,
    offered,
    play,
    rewards,
    take,
    together,
)
from games.paladins.crowns.playing import crowns_rules, table
from games.paladins.crowns.printed.expected import FAVOURS, MUSTERS, NEGOTIATES, ORDERS, PALADINS, SCHEMES
from games.paladins.crowns.solo.solo_tables import alone, settled
from games.paladins.playing import WORKERS, Changes, effects, minus, state_of

from greathall.engine import Luck, Match

OWE = ("take_debt", "debt_for_all")
# What the actions cost in their position; an Attack there reaches far enough.
COSTS: dict[str, Changes] = {
    "develop": {"silver": 4}, "hunt": {}, "trade": {}, "recruit": {"silver": 4}, "pray": {"silver": 2},
    "conspire": {}, "commission": {"provision": 2}, "fortify": {"provision": 2}, "garrison": {"provision": 2},
    "absolve": {"silver": 2}, "attack": {}, "convert": {"silver": 2}, "muster": {"provision": 3},
    "place": {"silver": 1}, "enlist": {"silver": 2}, "delegate": {"silver": 2}, "pass": {},
}  # fmt: skip
CARDS = {"musters": list(MUSTERS), "negotiates": list(NEGOTIATES)}


def test_how_many_there_are() -> None:
    assert [len(cards) for cards in (PALADINS, FAVOURS, ORDERS, SCHEMES)] == [4, 5, 2, 2]
    names = crowns_rules(2).names
    assert list(names["paladin"][12:]) == list(PALADINS)
    assert list(names["favour"][10:]) == list(FAVOURS)
    assert set(names["order"][6:]) == set(ORDERS)


@pytest.mark.parametrize("paladin", PALADINS)
def test_a_paladin_brings_workers_and_raises_attributes(paladin: str) -> None:
    """C-9.1, C-9.2"""
    given = {"A": {"placed": [paladin], "faith": 2}, "B": {"placed": ["oliver"]}, "taverns": ["tavern_01", "tavern_22"]}
    match = table({**given, "at": {"round": 1, "step": "gather"}})
    workers = dict(zip(WORKERS, state_of(match).workers[0], strict=True))
    assert expected(**workers) == expected(PALADINS[paladin].workers)
    assert state_of(match).attributes[0] == [2, 0, 0, 0]
    bonus = {name: amount for amount, name in effects(PALADINS[paladin].bonus)}
    effective = {name: bonus.get(name, 0) + (2 if name == "faith" else 0) for name in ATTRIBUTES}
    assert match.view("A")["seats"]["A"]["effective"] == effective
    assert bonus["diplomacy"] > 0


@pytest.mark.parametrize("paladin", PALADINS)
def test_what_a_paladin_saves_with_every_action(paladin: str) -> None:
    """C-9.2, C-9.3, C-9.4: nothing with any action but its own, and nobody must owe."""
    card = PALADINS[paladin]
    own = ("enlist", "delegate") if card.action == "negotiate" else (card.action,)
    for action in EVERY_ACTION:
        more = minus(take(action, paladin=[paladin]), take(action))
        assert more == (expected(card.saves) if action in own else {}), action


@pytest.mark.parametrize("action", EVERY_ACTION)
def test_maugris_takes_one_debt_instead_of_every_cost(action: str) -> None:
    """C-9.3"""
    more = minus(take(action, OWE, paladin=["maugris"]), take(action))
    assert more == (together(COSTS[action], {"debts": 1}) if COSTS[action] else {})
    others = minus(take(action, OWE, paladin=["astolfo"]), take(action))
    assert others == (together(COSTS[action], {"debts": 1}) if action == "recruit" else {})


@pytest.mark.parametrize("favour", FAVOURS)
def test_a_favour_is_used_by_its_worker_and_by_a_criminal(favour: str) -> None:
    """C-9.7: each of its rewards, for nothing."""
    card = FAVOURS[favour]
    has = {"crew": ["knight_silver"], "standing": {"hunt": ["scout"], "attack": ["workshop"]}}
    first = ("dismiss knight_silver",)
    for worker in WORKERS:
        match = table(crown_turn({worker: 1}, {"favours": [favour]}, **has))
        fits = card.worker in ("any", worker) or worker == "criminal"
        assert (f"use {favour}" in offered(match)) == fits
        for reward, chosen in rewards(card.reward, card.choice) if fits else ():
            again = match.clone()
            changed = together({worker: -1}, expected(reward))
            assert play(again, f"use {favour}", *chosen, first=first) == changed
            assert state_of(again).passed[0] == ("must_pass" in reward)


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_is_fulfilled_by_five(order: str) -> None:
    """C-9.8, C-11.2: 4, 6 or 8 points by its slot on the board, 6 in secret."""
    held = ORDERS[order]
    other = "ko_commission", "ko_attack"
    for times in (4, 5):
        mine = {held: CARDS[held][:times]}
        for slot, points in enumerate((4, 6, 8)):
            orders = [*other[:slot], order, *other[slot:]]
            match = table({"A": mine, "orders": orders, "at": "scoring"})
            assert match.breakdown("A")["kings_orders"] == (points if times == 5 else 0)
        match = table({"A": {**mine, "secret_order": [order]}, "at": "scoring"})
        assert match.breakdown("A")["secret_order"] == (6 if times == 5 else 0)
        assert match.breakdown("A")["kings_orders"] == 0


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_scheme_is_revealed_and_done(scheme: str) -> None:
    """C-12.7, C-12.8: three workers go to its action, for a card and its Diplomacy."""
    given = {
        "A": {"workers": {"labourer": 1}},
        "opponent": {"workers": {"labourer": 4}, "faith": 1, "strength": 0, "influence": 1, "diplomacy": 3},
        "muster_tops": ["muster_105"],
        "diplomat": 1,
        "negotiate_row": ["negotiate_410", None, None, "negotiate_104"],
        "schemes": [scheme],
        "at": {"turn": "opponent"},
    }
    s = settled(given)
    match = Match(alone(), s, Luck(1), False).begin()
    seat = match.view("A")["seats"]["opponent"]
    assert seat["standing"] == {scheme: ["labourer"] * 3}
    cards = {"muster": ["muster_105"], "negotiate": ["negotiate_104"]}
    assert seat[f"{scheme}s"] == cards[scheme]
    assert seat["diplomacy"] == 4
    assert match.view("A")["scheme_discards"] == [scheme]
