"""Every paladin, King's Favour and King's Order: workers, bonus, ability, cost, effect and points."""

from typing import Any

import pytest
from games.paladins.acting.all_actions import ACTIONS, take
from games.paladins.playing import ATTRIBUTES, WORKERS, effects, expected, in_turn, minus, play, state_of, table
from games.paladins.printed.expected import FAVOURS, ORDERS, PALADINS, WALLS

OUTSIDERS = ["archer_saracen", "archer_byzantine", "thief_viking", "warrior_saracen", "champion_saracen"]
JAR_SPACES = ["abs_faith", "abs_labourer", "abs_pray_1", "abs_pray_2", "abs_provisions"]


def having_done(action: str, times: int) -> dict[str, Any]:
    """What somebody has who did an action this many times."""
    counted: dict[str, dict[str, Any]] = {
        "commission": {"monks": times},
        "garrison": {"outposts": times},
        "fortify": {"walls": list(WALLS)[:times]},
        "absolve": {"jars": JAR_SPACES[:times]},
        "attack": {"attacked": OUTSIDERS[:times]},
        "convert": {"converted": OUTSIDERS[:times]},
    }
    return counted[action]


def test_how_many_there_are() -> None:
    assert (len(PALADINS), len(FAVOURS), len(ORDERS)) == (12, 10, 6)


@pytest.mark.parametrize("paladin", PALADINS)
def test_a_paladin_brings_two_workers_and_raises_attributes(paladin: str) -> None:
    """P-3.5, P-10.1, P-1.3"""
    other = "oliver" if paladin != "oliver" else "ivon"
    given = {"A": {"placed": [paladin], "faith": 2}, "B": {"placed": [other]}, "taverns": ["tavern_01", "tavern_22"]}
    match = table({**given, "at": {"round": 1, "step": "gather"}})
    workers = dict(zip(WORKERS, state_of(match).workers[0], strict=True))
    assert expected(**workers) == expected(PALADINS[paladin].workers)
    assert state_of(match).attributes[0] == [2, 0, 0]
    bonus = {name: amount for amount, name in effects(PALADINS[paladin].bonus)}
    effective = {name: bonus.get(name, 0) + (2 if name == "faith" else 0) for name in ATTRIBUTES}
    assert match.view("A")["seats"]["A"]["effective"] == effective


@pytest.mark.parametrize("paladin", PALADINS)
def test_what_a_paladin_changes_about_every_action(paladin: str) -> None:
    """P-10.2, P-10.3, P-10.4: its own action costs less or gives more, every other is as ever."""
    card = PALADINS[paladin]
    for action in ACTIONS:
        more = minus(take(action, paladin=[paladin]), take(action))
        assert more == (expected(card.saves, card.gains) if action == card.action else {}), action


@pytest.mark.parametrize(("paladin", "action"), [("girard", "hunt"), ("otton", "trade")])
def test_a_paladin_helps_with_two_workers_too(paladin: str, action: str) -> None:
    """P-10.4"""
    workers = {"labourer": 1, "scout": 1} if action == "hunt" else {"labourer": 1, "merchant": 1}
    changed = [
        play(table(in_turn(workers, standing={}, paladin=paladins)), action, "two workers")
        for paladins in ([paladin], [])
    ]
    assert minus(*changed) == expected(PALADINS[paladin].gains)


def test_roland_covers_discarding() -> None:
    """P-10.5"""
    row = {"townsfolk_row": ["debt_collector_labourer"]}
    changed = [play(table(in_turn({"labourer": 1}, row, paladin=mine)), "recruit") for mine in (["roland"], [])]
    assert minus(*changed) == {"silver": 3}


@pytest.mark.parametrize("favour", FAVOURS)
def test_a_favour_is_used_by_its_worker_and_by_a_criminal(favour: str) -> None:
    """P-7.1, P-7.3: the cost, and each of its rewards."""
    card = FAVOURS[favour]
    for worker in WORKERS:
        match = table(in_turn({worker: 1}, {"favours": [favour], "townsfolk_row": ["squire_faith"]}))
        if worker not in (card.worker, "criminal") and card.worker != "any":
            assert f"use {favour}" not in [match.text(number) for number in match.legal("A")]
            continue
        for reward in card.reward.split(" | "):
            again = match.clone()
            chosen = [f"choose {reward.replace(', ', ' ')}"] if "|" in card.reward else []
            cost = {changed: -amount if name != "take_debt" else amount for changed, amount, name in costs(card.cost)}
            if reward == "1 place_workshop":
                chosen += ["workshop on attack_1"]
                reward = "1 scout"
            assert play(again, f"use {favour}", *chosen) == expected(reward, **joined({worker: -1}, cost))
            assert state_of(again).occupied.count(0) == len(FAVOURS) - 1


def costs(text: str) -> list[tuple[str, int, str]]:
    return [("debts" if name == "take_debt" else name, amount, name) for amount, name in effects(text)]


def joined(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in {**one, **other}}


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_is_fulfilled_by_five(order: str) -> None:
    """P-12.1: 4, 6 or 8 points by its slot."""
    others = [name for name in ORDERS if name != order]
    for slot, points in enumerate((4, 6, 8)):
        orders = [*others[:slot], order, *others[slot:2]]
        for times in (4, 5):
            match = table({"A": having_done(ORDERS[order], times), "orders": orders, "at": "scoring"})
            assert match.breakdown("A")["kings_orders"] == (points if times == 5 else 0)


def test_everybody_who_fulfils_an_order_scores_it() -> None:
    """P-12.1"""
    match = table({"A": {"monks": 5}, "B": {"monks": 6}, "orders": ["ko_commission"], "at": "scoring"})
    assert [match.breakdown(seat)["kings_orders"] for seat in "AB"] == [4, 4]
