"""The log is enough: whoever hears it keeps the same opponent as the game, after every answer."""

import pytest
from games.paladins.solo_ledger import Ledger, seen

from greathall.engine import CHANCE, Luck, apply, deciders, legal
from greathall.engine.machine import chance_answer
from greathall.games.paladins.options import ENTRY
from greathall.games.paladins.state import Paladins

TOLD_BY_ALL = {
    "opponent_begins", "gets_workshop", "frees_scheme", "leftover_tavern", "begins_with", "scheme", "shuffles_schemes",
    "weighs_orders", "cannot", "falls_back", "skips_place", "picks_place", "skips_favour", "picks_favour", "skips_wish",
    "picks_square", "sends_workers", "sends_worker", "gets_workers", "marker_moves", "lap", "tax_leaves", "lacks",
    "turns_jar", "clears_right", "nothing_to_clear", "chooses_reward", "rests", "returns_workers",
}  # fmt: skip


def follow(difficulty: str, seed: int) -> set[str]:
    """One random game with a ledger beside it; the kinds of events that were told."""
    rules = ENTRY.load(1, difficulty=difficulty).rules
    luck, ledger = Luck(seed), Ledger()
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
        options = [] if seat == CHANCE else legal(s, seat)
        apply(s, seat, chance_answer(s, luck) if seat == CHANCE else options[luck.below(len(options))])
    return kinds


def compare(ledger: Ledger, s: Paladins) -> None:
    """What was heard is what there is. Where Chance is asked something is half done."""
    written = ledger.written()
    spaces = written.pop("spaces")
    assert written == seen(s)
    space = s.rules.names["space"]
    assert all(s.occupied[space.index(name)] for name in spaces)


@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard"])
def test_every_change_of_the_opponent_is_told(difficulty: str) -> None:
    kinds: set[str] = set()
    for seed in range(12):
        kinds |= follow(difficulty, seed)
    assert TOLD_BY_ALL - kinds == set()


def test_every_event_of_the_opponent_is_tested_somewhere() -> None:
    declared = set(ENTRY.load(1).rules.tables.tellings)
    base = set(ENTRY.load(2).rules.tables.tellings)
    assert declared - base - TOLD_BY_ALL == {"lap_lost", "ignores"}  # these have scenarios
