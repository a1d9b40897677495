"""Cards of the base game at a table with City of Crowns: each gives what it gave, and a delegated action is one."""

import pytest
from games.paladins.acting.all_actions import ACTIONS
from games.paladins.cards.test_cards_board import alternatives
from games.paladins.crowns.changing import (
    EVERY_ACTION,
    costs,
    crown_turn,
    expected,
    offered,
    placed,
    play,
    rewards,
    take,
    together,
)
from games.paladins.crowns.delegated import case_of, delegating
from games.paladins.crowns.playing import table
from games.paladins.crowns.printed.expected import NEGOTIATES
from games.paladins.playing import WORKERS, Changes, minus
from games.paladins.printed.expected import FAVOURS, OUTSIDERS, PALADINS, TOWNSFOLK, WALLS

# A card for each action that can be delegated, of the third level.
DELEGATED = {
    "commission": "negotiate_301",
    "convert": "negotiate_303",
    "attack": "negotiate_304",
    "fortify": "negotiate_305",
    "absolve": "negotiate_307",
    "garrison": "negotiate_308",
}
# What the position of `take` means to somebody who hears: one of its new actions is a delegated Commission.
MEANS = {**{action: action for action in ACTIONS}, "delegate": "commission"}
FORTIFYING = {"merchant": 1, "labourer": 1, "scout": 1}


def delegate(action: str, **has: list[str]) -> Changes:
    name = DELEGATED[action]
    card, case = NEGOTIATES[name], case_of(NEGOTIATES[name])
    match = delegating(name, case, case.value - card.bonus, card.diplomacy, **has)
    return play(match, "negotiate", *([case.answer] if case.answer else []))


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_what_a_townsfolk_hears(card: str) -> None:
    """P-9.1, C-4.2: what it heard before, and none of what is new but the action that is delegated."""
    for action in EVERY_ACTION:
        hears = MEANS.get(action, "") == TOWNSFOLK[card].hears
        more = minus(take(action, crew=[card]), take(action))
        assert more == (expected(TOWNSFOLK[card].reward) if hears else {}), action


@pytest.mark.parametrize("action", DELEGATED)
def test_townsfolk_hear_a_delegated_action(action: str) -> None:
    """C-6.6: those tied to it, and no others."""
    before = delegate(action)
    for name, card in TOWNSFOLK.items():
        if name == "squire_faith":  # who lies on the pile, and hears no action
            continue
        more = minus(delegate(action, crew=[name]), before)
        assert more == (expected(card.reward) if card.hears == action else {}), name


@pytest.mark.parametrize("action", DELEGATED)
def test_paladins_reward_a_delegated_action(action: str) -> None:
    """C-6.6: what they give more for it; nothing is left to save."""
    before = delegate(action)
    for name, card in PALADINS.items():
        more = minus(delegate(action, paladin=[name]), before)
        assert more == (expected(card.gains) if card.action == action else {}), name


@pytest.mark.parametrize("paladin", PALADINS)
def test_what_a_paladin_changes_about_every_action(paladin: str) -> None:
    """P-10.2, P-10.3, P-10.4: what it changed before, and nothing of the new actions."""
    card = PALADINS[paladin]
    saves = "4 silver" if paladin == "roland" else card.saves  # all that the pile costs
    for action in EVERY_ACTION:
        more = minus(take(action, paladin=[paladin]), take(action))
        assert more == (expected(saves, card.gains) if action == card.action else {}), action


@pytest.mark.parametrize("card", OUTSIDERS)
def test_an_outsider_is_attacked(card: str) -> None:
    """P-6.5.4"""
    workers = {"scout": 1, "labourer": 1, "fighter": 1}
    match = table(crown_turn(workers, {"outsider_row": [card]}, strength=1))
    assert play(match, "attack", f"attack {card}") == together(placed(workers), expected(OUTSIDERS[card].attack))


@pytest.mark.parametrize("wall", WALLS)
def test_a_wall_is_built(wall: str) -> None:
    """P-6.2.2"""
    for reward in alternatives(WALLS[wall].reward):
        match = table(crown_turn(FORTIFYING, {"wall_pile": [wall]}))
        chosen = [f"choose {reward.partition(', ')[2]}"] if "|" in WALLS[wall].reward else []
        gained = together(placed(FORTIFYING), expected(reward), {"provision": -1})
        assert play(match, "fortify", *chosen) == gained


@pytest.mark.parametrize("favour", FAVOURS)
def test_a_favour_is_used(favour: str) -> None:
    """P-7.1, P-7.3, C-9.13: by the same workers, for the same cost, with the same rewards."""
    card = FAVOURS[favour]
    always, choice = ("", card.reward) if "|" in card.reward else (card.reward, "")
    cost = together(*[{"debts": 1} if "take_debt" in card.cost else costs(card.cost)])
    for worker in WORKERS:
        match = table(crown_turn({worker: 1}, {"favours": [favour]}))
        fits = card.worker in ("any", worker) or worker == "criminal"
        assert (f"use {favour}" in offered(match)) == fits
        for reward, chosen in rewards(always, choice) if fits else ():
            changed = together({worker: -1}, cost, expected(reward))
            assert play(match.clone(), f"use {favour}", *chosen) == changed
