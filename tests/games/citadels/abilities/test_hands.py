"""Hands that are looked into, exchanged and replaced: short decks, Museums, and worlds that look the same."""

from typing import Any

import pytest

from greathall.engine import Luck, Match, load_position, redeal
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.data import DISTRICTS
from greathall.games.citadels.state import Citadels

UNIQUES = ["factory", "framework", "great_wall", "keep", "laboratory", "library", "monument", "museum", "observatory"]
UNIQUES += ["park", "poor_house", "quarry", "school_of_magic", "smithy"]
CAST = ["assassin", "thief", "magician", "patrician", "abbot", "merchant", "architect", "warlord"]
EVERY_CARD = [d.name for number, d in enumerate(DISTRICTS) if number < 17 or d.name in UNIQUES for _ in range(d.copies)]


def at_table(given: dict[str, Any], cast: list[str] = CAST) -> Match:
    rules = LISTING.load(4, cast=cast, uniques=UNIQUES).rules
    return Match(rules, load_position(rules, given), Luck(1)).begin()


def with_deck(deck: list[str], mine: list[str], **given: Any) -> Match:
    """A has these cards, the deck holds these, and D all others."""
    others = EVERY_CARD[:]
    city = given.pop("city", [])
    for card in deck + mine + city:
        others.remove(card)
    return at_table({"A": {"hand": mine, "gold": 0, "city": city}, "D": {"hand": others}, "deck": deck, **given})


def play(match: Match, *answers: str) -> Citadels:
    for answer in answers:
        match.play(match.parse(answer), 0)
    assert isinstance(match.state, Citadels)
    return match.state


def names(match: Match, cards: list[int]) -> list[str]:
    return [match.rules.names["district"][card] for card in cards]


def test_cards_cannot_be_gathered_from_an_empty_deck() -> None:
    """T-6.2, R-01."""
    match = with_deck([], [], at={"turn": "A", "as": "patrician"})
    refused = {row["text"]: row["reason"] for row in match.why_not("A")}
    assert refused["gather cards"] == "deck_empty"
    assert [match.text(number) for number in match.legal("A")] == ["gather gold"]


def test_the_last_card_of_the_deck_is_kept_without_a_question() -> None:
    """T-6.2, R-01."""
    match = with_deck(["temple"], [], at={"turn": "A", "as": "patrician"})
    s = play(match, "gather cards")
    assert (names(match, s.hand[0]), s.deck, s.offer[0]) == (["temple"], [], [])


def test_an_income_in_cards_brings_what_is_there() -> None:
    """T-8.12, R-01."""
    match = with_deck(["temple"], [], city=["manor", "castle"], at={"turn": "A", "as": "patrician"})
    s = play(match, "income")
    assert (names(match, s.hand[0]), s.deck) == (["temple"], [])


def test_a_mixed_income_may_name_cards_that_are_not_there() -> None:
    """T-8.14, R-01."""
    match = with_deck(["castle"], [], city=["temple", "church", "monastery"], at={"turn": "A", "as": "abbot"})
    s = play(match, "income", "income in gold 1")
    assert (s.gold[0], names(match, s.hand[0]), s.deck) == (1, ["castle"], [])


def test_replaced_cards_go_under_the_deck_before_she_draws() -> None:
    """T-8.7, R-42: with one card in the deck the Magician draws that one and the first of their own."""
    match = with_deck(["castle"], ["temple", "tavern", "prison"], at={"turn": "A", "as": "magician"})
    s = play(match, "magic", "replace cards", "replace temple", "replace prison", "draw as many")
    assert names(match, s.hand[0]) == ["castle", "temple", "tavern"]
    assert names(match, s.deck) == ["prison"]


WIZARDS = ["assassin", "thief", "wizard", "king", "bishop", "merchant", "architect", "warlord"]


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_that_was_looked_at_is_the_same_in_every_world_and_a_museum_is_not(seed: int) -> None:
    """T-8.8, T-13."""
    given = {"A": {"gold": 9}, "B": {"hand": ["castle", "temple"], "city": ["museum"], "museum": ["palace", "tavern"]}}
    match = at_table({**given, "at": {"turn": "A", "as": "wizard"}}, WIZARDS)
    s = play(match, "look at a hand")
    worlds = [redeal(s, 0, Luck(seed * 100 + number)) for number in range(20)]
    assert all(isinstance(world, Citadels) and sorted(world.hand[1]) == s.hand[1] for world in worlds)
    assert len({tuple(world.museum[1]) for world in worlds if isinstance(world, Citadels)}) > 5


@pytest.mark.parametrize("seed", range(20))
def test_half_made_picks_can_be_finished_in_every_world(seed: int) -> None:
    """T-8.7: whatever others think the Magician holds, what they have picked so far leaves them an answer."""
    given = {"A": {"hand": ["castle", "temple", "prison"]}, "at": {"turn": "A", "as": "magician"}}
    s = play(at_table(given), "magic", "replace cards", "replace prison")
    world = redeal(s, 1, Luck(seed))
    match = Match(world.rules, world, Luck(seed)).begin()
    while "draw as many" not in (texts := [match.text(number) for number in match.legal("A")]):
        match.play(match.parse(texts[0]), 0)
    assert isinstance(play(match, "draw as many"), Citadels)
