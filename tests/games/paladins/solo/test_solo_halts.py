"""Halts: what a seat that follows from the rules does can be watched step by step, and ends where the match does."""

from typing import Any

import pytest

from greathall import games
from greathall.engine import Luck, Match
from greathall.engine.halts import halts_of, is_automatic
from greathall.engine.hidden.views import view
from greathall.engine.machine import settle

CROWNS = ("city_of_crowns",)


def answered(match: Match, luck: Luck) -> Match:
    """The same match after one answer at random."""
    trial = match.clone()
    seat = trial.deciders()[0]
    legal = trial.legal(seat)
    trial.play(legal[luck.below(len(legal))], seat)
    return trial


@pytest.mark.parametrize("options", [{}, {"expansions": CROWNS}])
def test_the_halts_of_an_answer_lead_to_the_table_after_it(options: dict[str, Any]) -> None:
    match, luck, seen = games.load("paladins", 1, **options).new(7).listen(), Luck(5), 0
    while not match.over and seen < 40:
        after = answered(match, luck)
        told = [event for n, event in after.told if n > match.answered]
        halts = halts_of(match.state, after.history.entries[match.answered :])
        if halts:
            seen += 1
            counts = [halt.events for halt in halts]
            assert counts == sorted(set(counts)) and counts[-1] <= len(told)
            assert not any(is_automatic(match.rules, event) for event in told[: counts[0]])
            for halt in halts:
                assert halt.state.events == [] and view(halt.state, 0)["game"] == "paladins"
            last = halts[-1].state
            if counts[-1] == len(told) and not last.over:
                settle(last)
                assert view(last, 0) == after.view(0)
        else:
            assert not any(is_automatic(match.rules, event) for event in told)
        match = after
    assert seen > 20, "the opponent has done something"


def test_an_event_is_told_in_the_halt_that_shows_it() -> None:
    """A monk stands on its square in the first halt after `settles`, and not before."""
    match, luck, found = games.load("paladins", 1).new(3).listen(), Luck(4), 0
    while not match.over:
        after = answered(match, luck)
        told = [event for n, event in after.told if n > match.answered]
        halts = halts_of(match.state, after.history.entries[match.answered :])
        for place, event in enumerate(told):
            if event.kind == "settles" and is_automatic(match.rules, event) and halts:
                found += 1
                before = max((halt for halt in halts if halt.events <= place), key=lambda halt: halt.events)
                later = min((halt for halt in halts if halt.events > place), key=lambda halt: halt.events)
                square = match.rules.names["square"][event.args[1]]
                assert square not in view(before.state, 0)["squares"]
                assert view(later.state, 0)["squares"][square]["seat"] == "opponent"
        match = after
    assert found > 3


def test_where_everybody_is_asked_there_are_none() -> None:
    match = games.load("citadels", 3).new(1)
    after = answered(match, Luck(1))
    assert halts_of(match.state, after.history.entries) == []
