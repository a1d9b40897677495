"""Every Muster card: who may be placed on it, what that costs and brings, and what collecting it needs and brings."""

import pytest
from games.paladins.crowns.changing import (
    MUSTERING,
    costs,
    crown_turn,
    expected,
    offered,
    placed,
    play,
    rewards,
    together,
)
from games.paladins.crowns.playing import crowns_rules, table
from games.paladins.crowns.printed.expected import MUSTERS
from games.paladins.playing import WORKERS, state_of

from greathall.games.paladins.crowns.words import MUSTERS as HELD

# A workshop that can move, and the scout on Hunt.
STANDING = {"hunt": ["scout"], "attack": ["workshop"]}


def test_they_are_30() -> None:
    assert list(MUSTERS) == list(crowns_rules(2).names["muster"])
    assert len(MUSTERS) == 30


@pytest.mark.parametrize("card", MUSTERS)
def test_a_worker_is_placed(card: str) -> None:
    """C-4.1, C-4.2: its colour or a criminal; the left banner is paid, each of its rewards gained, nothing else."""
    muster = MUSTERS[card]
    for worker in WORKERS:
        match = table(crown_turn({worker: 1}, {"muster_tops": [card]}, standing=STANDING))
        fits = muster.worker in ("any", worker) or worker == "criminal"
        assert (f"use {card}" in offered(match)) == fits
        if not fits:
            continue
        for reward, chosen in rewards(muster.reward, muster.choice):
            again = match.clone()
            changed = together({worker: -1}, costs(muster.cost), expected(reward))
            assert play(again, f"use {card}", *chosen) == changed
            s = state_of(again)
            assert s.held[0][HELD] == []
            space = crowns_rules(2).index("space", card)
            assert s.occupied[space] == WORKERS.index(worker) + 1


@pytest.mark.parametrize("card", MUSTERS)
def test_the_left_banner_must_be_paid(card: str) -> None:
    """C-4.2"""
    muster = MUSTERS[card]
    (amount, name), *_ = [(int(cost.split()[0]), cost.split()[1]) for cost in muster.cost.split(", ")]
    goods = {"silver": "silver", "provision": "provisions"}[name]
    for has in (amount, amount - 1):
        match = table(
            crown_turn({"criminal": 1}, {"muster_tops": [card]}, **{"silver": 0, "provisions": 0, goods: has})
        )
        assert (f"use {card}" in offered(match)) == (has == amount)


@pytest.mark.parametrize("card", MUSTERS)
def test_the_card_is_collected(card: str) -> None:
    """C-5.2, C-5.3, C-5.4: with just enough of its attribute; the worker on it, its Diplomacy and each reward."""
    muster = MUSTERS[card]
    board = {"muster_tops": [card], "occupied": {card: "merchant"}, "diplomat": 2}
    for reward, chosen in rewards(muster.reward, muster.choice):
        match = table(crown_turn(MUSTERING, board, standing=STANDING, **{muster.needs: muster.value}))
        gained = together(placed(MUSTERING), expected(reward, merchant=1, diplomacy=muster.diplomacy, provision=-2))
        assert play(match, "muster", *chosen) == gained
        s = state_of(match)
        assert s.held[0][HELD] == [crowns_rules(2).index("muster", card)]
        assert not any(s.occupied)


@pytest.mark.parametrize("card", MUSTERS)
def test_one_point_less_does_not_collect_it(card: str) -> None:
    """C-5.2: nor do the other attributes."""
    muster = MUSTERS[card]
    has = {**dict.fromkeys(("faith", "strength", "influence", "diplomacy"), 12), muster.needs: muster.value - 1}
    match = table(crown_turn(MUSTERING, {"muster_tops": [card], "diplomat": 2}, **has))
    assert "muster" not in offered(match)


@pytest.mark.parametrize("card", ["muster_210", "kf_move_workshop"])
def test_a_workshop_moves(card: str) -> None:
    """C-9.11"""
    board = {"muster_tops": [card]} if card.startswith("muster") else {"favours": [card]}
    match = table(crown_turn({"criminal": 1}, board, standing={"attack": ["workshop"]}))
    answers = ("choose 1 move_workshop", "move workshop from attack_1", "move workshop to negotiate_2")
    play(match, f"use {card}", *answers)
    assert match.view("A")["seats"]["A"]["standing"] == {"negotiate": [None, "workshop", None]}


def test_levels_are_on_the_backs() -> None:
    """C-2.7"""
    assert crowns_rules(2).backs("muster") == [card.level for card in MUSTERS.values()]
