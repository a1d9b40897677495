"""What `rule` thinks depends on nothing that its seat may not know, and changes nothing."""

import pytest
from bots.judges.fairness import thought_through, weighed_twice

from greathall.bots.judges.citadels.judge import CitadelsJudge
from greathall.engine import State
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.presets import PRESETS
from greathall.games.citadels.state import Citadels

TABLES = [(preset.name, players) for at, preset in enumerate(PRESETS) for players in ((2, 4), (3, 7))[at % 2]]


def hidden(s: State) -> tuple[str, str]:
    """What others hide, as far as it is redealt."""
    assert isinstance(s, Citadels)
    return str(s.hand), str(s.slots)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_redealt_position_is_weighed_the_same(preset: str, players: int) -> None:
    match = LISTING.load(players, preset=preset, rank9=players > 2).new(seed=players)
    seen = weighed_twice(match, CitadelsJudge(match.rules), hidden)
    assert seen["turn"] > 5
    assert seen["character"] > 5


def test_nothing_is_changed_by_thinking() -> None:
    match = LISTING.load(4).new(seed=3)
    thought_through(match, CitadelsJudge(match.rules))
