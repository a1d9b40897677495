"""Whole games of Citadels in English: every question, answer, refusal and event has its words and its amounts."""

from collections.abc import Iterator
from typing import Any

import pytest

from greathall.engine import Luck, Match
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.presets import PRESETS
from greathall.locale import Messages


def say(**event: Any) -> str:
    return Messages(LISTING.load(4)).event(event)


def heard(match: Match, messages: Messages, luck: Luck) -> Iterator[str]:
    """All that is said in a game that is answered at random."""
    while not match.over:
        seat = match.deciders()[0]
        question = match.question(seat)
        assert question is not None
        yield messages.question(question)
        answers = match.legal(seat)
        yield from [messages.answer(answer) for answer in answers]
        for refused in match.why_not(seat):
            if refused["reason"] == "gold_short":
                assert refused["numbers"] and refused["numbers"][0] > 0, (question["kind"], refused["text"])
            yield messages.reason(refused["reason"], refused["numbers"])
        match.play(answers[luck.below(len(answers))], seat)
    for viewer in (*match.rules.seats, "spectator"):
        yield from [messages.event(event) for event in match.events(viewer)]


@pytest.mark.parametrize(("players", "preset"), list(enumerate([preset.name for preset in PRESETS], 2)))
def test_a_whole_game_is_told_without_a_gap(players: int, preset: str) -> None:
    game = LISTING.load(players, preset=preset)
    said = list(heard(game.new(seed=players), Messages(game), Luck(players)))
    assert len(said) > 500
    assert {text for text in said if "{" in text or "citadels-" in text} == set()


def test_nobody_is_the_bank() -> None:
    assert say(event="pays", who="A", to="B", gold=2, source="abbot") == "B gets 2 gold from A (Abbot)."
    assert say(event="pays", who="A", to=None, gold=2, source="warlord") == "A pays 2 gold (Warlord)."
    assert say(event="pays", who=None, to="B", gold=2, source="magistrate") == "B gets 2 gold back (Magistrate)."


def test_sentences_count() -> None:
    assert say(event="draws", who="A", count=1, source="income") == "A draws a card (income)."
    assert say(event="draws", who="A", count=3, source="gathering") == "A draws 3 cards (gathering)."
    assert say(event="put_away", cards=[]) == "No character is turned up."
    assert say(event="put_away", cards=["king", "thief"]) == "Turned up and out of this round: King, Thief."


def test_secrets_are_told_to_those_who_see_them() -> None:
    assert say(event="keeps", who="A") == "A chooses a character."
    assert say(event="keeps", who="A", card="tax_collector") == "A chooses the Tax Collector."


def test_the_flower_is_told_from_the_blank() -> None:
    assert say(event="shows_threat", who="A", of="B", flower=True) == "A shows the flower, and B loses all gold."
    assert say(event="shows_threat", who="A", of="B", flower=False) == "A shows a blank threat, and B loses nothing."


def test_a_build_says_its_gold_if_there_was_some() -> None:
    assert say(event="builds", who="A", card="palace", gold=5) == "A builds the Palace for 5 gold."
    assert say(event="builds", who="A", card="palace", gold=0) == "The Palace goes up in the city of A."


def test_reasons_read_after_what_they_refuse() -> None:
    messages = Messages(LISTING.load(4))
    assert messages.reason("gather_first") == "gather first"
    assert messages.reason("gold_short", [2]) == "2 gold short"
    assert messages.reason("already_in_city") == "already in your city"
    assert messages.reason("protected") == "protected by the Bishop"


def test_a_beautified_district_says_so() -> None:
    assert Messages(LISTING.load(4)).name("building", "thieves_den+") == "beautified Thieves' Den"
