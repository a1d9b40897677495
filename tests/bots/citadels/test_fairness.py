"""What `rule` thinks depends on nothing that its seat may not know."""

from collections import Counter

import pytest

from greathall.bots.citadels.judge import CitadelsJudge
from greathall.engine import Luck, Match, State, legal, question
from greathall.games.citadels.options import ENTRY
from greathall.games.citadels.presets import PRESETS
from greathall.games.citadels.state import Citadels

TABLES = [(preset.name, players) for at, preset in enumerate(PRESETS) for players in ((2, 4), (3, 7))[at % 2]]


def weights(judge: CitadelsJudge, s: State, seat: int) -> list[int]:
    asked = question(s, seat)
    assert asked is not None
    return judge.weigh_all(s, seat, asked, legal(s, seat))


def hidden(s: State) -> tuple[str, str]:
    """What others hide, as far as it is dealt anew."""
    assert isinstance(s, Citadels)
    return str(s.hand), str(s.slots)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_position_dealt_anew_is_weighed_the_same(preset: str, players: int) -> None:
    match: Match = ENTRY.load(players, preset=preset, rank9=players > 2).new(seed=players)
    judge, luck = CitadelsJudge(match.rules), Luck(7)
    seen: Counter[str] = Counter()
    while not match.over:
        seat = match.deciders()[0]
        asked = question(match.state, seat)
        assert asked is not None
        before = hidden(match.state)
        expected = weights(judge, match.state, seat)
        again = match.redeal(seat, luck.seed()).state
        assert weights(judge, again, seat) == expected, asked.kind
        seen[asked.kind] += hidden(again) != before
        answers = legal(match.state, seat)
        best = max(range(len(answers)), key=lambda at: expected[at])
        chosen = answers[best if luck.below(4) else luck.below(len(answers))]
        match.play(match.rules.space.number(asked.kind, chosen), seat)
    assert seen["turn"] > 5
    assert seen["character"] > 5


def test_nothing_is_changed_by_thinking() -> None:
    match = ENTRY.load(4).new(seed=3)
    judge, luck = CitadelsJudge(match.rules), Luck(5)
    while not match.over:
        seat = match.deciders()[0]
        before = match.view(seat), match.view((seat + 1) % 4)
        weights(judge, match.state, seat)
        judge.worths(match.state)
        assert (match.view(seat), match.view((seat + 1) % 4)) == before
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
