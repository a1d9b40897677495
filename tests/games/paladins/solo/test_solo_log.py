"""The log is enough: whoever hears it keeps the same opponent as the game, after every answer."""

import pytest
from games.paladins.solo.solo_ledger import Ledger, follow

from greathall.games.paladins.options import LISTING

TOLD_BY_ALL = {
    "opponent_begins", "gets_workshop", "frees_scheme", "leftover_tavern", "begins_with", "scheme", "shuffles_schemes",
    "weighs_orders", "cannot", "falls_back", "skips_place", "picks_place", "skips_favour", "picks_favour", "skips_wish",
    "picks_square", "sends_workers", "sends_worker", "gets_workers", "marker_moves", "lap", "tax_leaves", "lacks",
    "turns_jar", "clears_right", "nothing_to_clear", "chooses_reward", "rests", "returns_workers",
}  # fmt: skip


@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard"])
def test_every_change_of_the_opponent_is_told(difficulty: str) -> None:
    rules = LISTING.load(1, difficulty=difficulty).rules
    kinds: set[str] = set()
    for seed in range(12):
        kinds |= follow(rules, Ledger(), seed)[1]
    assert TOLD_BY_ALL - kinds == set()


def test_every_event_of_the_opponent_is_tested_somewhere() -> None:
    declared = set(LISTING.load(1).rules.composition.tellings)
    base = set(LISTING.load(2).rules.composition.tellings)
    assert declared - base - TOLD_BY_ALL == {"lap_lost", "ignores"}  # these have scenarios
