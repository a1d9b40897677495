"""The log is enough, with City of Crowns, too: whoever hears it keeps the same opponent as the game."""

import pytest
from games.paladins.crowns.solo.solo_ledger import CrownsLedger, delegated_and_discarded
from games.paladins.crowns.solo.solo_tables import DIFFICULTIES, alone
from games.paladins.solo.solo_ledger import follow
from games.paladins.solo.test_solo_log import TOLD_BY_ALL

from greathall.games.paladins.crowns.solo.module import CROWNS_SOLO

TOLD_BY_CROWNS = {telling.name for telling in CROWNS_SOLO.tellings}


@pytest.mark.no_cover
def test_every_change_of_the_opponent_is_told() -> None:
    kinds: set[str] = set()
    for difficulty in DIFFICULTIES:
        for seed in range(10):
            ledger = CrownsLedger()
            end, told = follow(alone(difficulty), ledger, seed)
            assert set(ledger.delegated) <= delegated_and_discarded(end)
            kinds |= told
    assert (TOLD_BY_ALL | TOLD_BY_CROWNS) - kinds <= {"skips_delegating"}  # which has scenarios
