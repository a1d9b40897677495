"""The log is enough, with City of Crowns, too: whoever hears it keeps the same opponent as the game."""

import pytest
from games.paladins.crowns.solo_ledger import (
    CrownsLedger,
    delegated_and_discarded,
    seen_with_crowns,
    slots_from_the_right,
)
from games.paladins.crowns.solo_tables import DIFFICULTIES, alone
from games.paladins.test_solo_log import TOLD_BY_ALL

from greathall.engine import CHANCE, Luck, apply, deciders, legal
from greathall.engine.machine import chance_answer
from greathall.games.paladins.crowns.solo.module import CROWNS_SOLO
from greathall.games.paladins.state import Paladins

TOLD_BY_CROWNS = {telling.name for telling in CROWNS_SOLO.tellings}


def follow(difficulty: str, seed: int) -> set[str]:
    """One random game with a ledger beside it; the kinds of events that were told."""
    rules = alone(difficulty)
    luck, ledger = Luck(seed), CrownsLedger()
    kinds: set[str] = set()
    s = rules.start()
    assert isinstance(s, Paladins)
    while not s.over:
        for event in s.news:
            ledger.hear(rules, event)
            kinds.add(event.kind)
        s.news = []
        seat = deciders(s)[0]
        if seat != CHANCE and s.round:
            compare(ledger, s)
            ledger.look(slots_from_the_right(s))
        options = [] if seat == CHANCE else legal(s, seat)
        apply(s, seat, chance_answer(s, luck) if seat == CHANCE else options[luck.below(len(options))])
    assert set(ledger.delegated) <= delegated_and_discarded(s)
    return kinds


def compare(ledger: CrownsLedger, s: Paladins) -> None:
    """What was heard is what there is. Where Chance is asked something is half done."""
    written = ledger.written()
    spaces = written.pop("spaces")
    assert written == seen_with_crowns(s)
    space = s.rules.names["space"]
    assert all(s.occupied[space.index(name)] for name in spaces)


@pytest.mark.no_cover
def test_every_change_of_the_opponent_is_told() -> None:
    kinds: set[str] = set()
    for difficulty in DIFFICULTIES:
        for seed in range(10):
            kinds |= follow(difficulty, seed)
    assert (TOLD_BY_ALL | TOLD_BY_CROWNS) - kinds <= {"skips_delegating"}  # which has scenarios
