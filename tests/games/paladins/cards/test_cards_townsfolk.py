"""Every townsfolk: what it gives when discarded, when recruited, and for what it hears."""

from collections import Counter

import pytest
from games.paladins.acting.all_actions import ACTIONS, take
from games.paladins.playing import Changes, expected, in_turn, minus, play, state_of, table
from games.paladins.printed.expected import TOWNSFOLK

INQUIRED = [name for name, card in TOWNSFOLK.items() if card.hears.startswith("inquisition")]


def test_they_are_32() -> None:
    assert len(TOWNSFOLK) == 32


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_discarded_with_one_worker(card: str) -> None:
    """P-5.2.4"""
    match = table(in_turn({"labourer": 1}, {"townsfolk_row": [None, None, None, None, card]}))
    assert play(match, "recruit") == expected(TOWNSFOLK[card].discard, labourer=-1, board=1)
    assert len(state_of(match).discards[0]) == 1 and state_of(match).crew[0] == []


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_recruited_with_two_workers(card: str) -> None:
    """P-5.2.5"""
    match = table(in_turn({"labourer": 1, "fighter": 1}, {"townsfolk_row": [None, None, None, None, card]}))
    gained = play(match, "recruit", f"recruit {card}")
    assert gained == expected(TOWNSFOLK[card].bonus, labourer=-1, fighter=-1, board=2, crew=1)
    assert state_of(match).discards[0] == []


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_what_it_gives_for_every_action(card: str) -> None:
    """P-9.1: its reward for its own action, and nothing for any other."""
    for action in ACTIONS:
        more = minus(take(action, crew=[card]), take(action))
        assert more == (expected(TOWNSFOLK[card].reward) if TOWNSFOLK[card].hears == action else {}), action


@pytest.mark.parametrize("card", [name for name, card in TOWNSFOLK.items() if card.hears == "pay_debt"])
def test_what_it_gives_for_each_debt_paid(card: str) -> None:
    """P-9.2"""
    for paid in (1, 2):
        assert gained_by_paying(card, paid) == expected(*[TOWNSFOLK[card].reward, "1 pay_debt"] * paid)


def gained_by_paying(card: str, paid: int) -> Changes:
    """What paying this many of three debts changes."""
    match = table({"A": {"crew": [card], "debts": 3}, "at": {"gain": {"A": [f"{paid} pay_debt"]}}})
    s = state_of(match)
    workers = dict(zip(("labourer", "scout", "merchant", "fighter"), s.workers[0], strict=False))
    return expected(**workers, debts=s.debts[0] - 3, paid=s.paid[0])


def inquisition(card: str, held: int) -> Changes:
    """What an Inquisition that A calls, never suspected most, changes with a card in the crew."""
    mine = {"crew": [card], "suspicions": ["tax_0"] * held, "silver": 0}
    match = table({"A": mine, "B": {"suspicions": ["tax_1"] * 8}, "tax": 1, "at": {"gain": {"A": ["1 tax"]}}})
    while not match.over:
        match.say("discard suspicion", "A")
    s = state_of(match)
    found: Counter[str] = Counter(silver=s.silver[0] - 1, suspicions=len(s.suspicions[0]) - held)
    found.update(labourer=s.workers[0][0], provision=s.provisions[0])
    found.update(faith=s.attributes[0][0], strength=s.attributes[0][1], influence=s.attributes[0][2])
    return {name: amount for name, amount in found.items() if amount}


@pytest.mark.parametrize("card", INQUIRED)
def test_what_it_does_at_an_inquisition(card: str) -> None:
    """P-9.3: Peddlers with two or more, Squires with none, Conspirators always."""
    condition = TOWNSFOLK[card].hears.removeprefix("inquisition").strip()
    for held in (0, 1, 2, 3):
        holds = {"": held > 0, "two_or_more": held >= 2, "zero": held == 0}[condition]
        assert inquisition(card, held) == (expected(TOWNSFOLK[card].reward) if holds else {}), held
