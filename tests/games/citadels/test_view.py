"""What a seat is sent has exactly the form that view.py says: no key more, no key less, and the types of it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from greathall.engine import SPECTATOR, Luck, Match
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.presets import PRESETS
from greathall.games.citadels.view import CitadelsBeliefs, CitadelsCards, CitadelsView

PLAYERS = {2: "vicious_nobles", 3: "illustrious_emissaries", 4: "ambitious_aristocrats", 5: "devious_dignitaries"}
PLAYERS |= {6: "cunning_agents", 7: "tenacious_delegates", 8: "first_game"}


def has_form(value: Any, form: Any) -> bool:
    """Whether a value is of this form: what is read by a form has its keys only, and strictly its types."""
    return bool(msgspec.convert(value, form) == value)


def positions(match: Match, luck: Luck) -> Iterator[Match]:
    """A game at random, after every answer."""
    yield match
    while not match.over:
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
        yield match


@pytest.mark.no_cover
@pytest.mark.parametrize("players", PLAYERS)
def test_views_and_beliefs_have_their_form_throughout_a_game(players: int) -> None:
    ninth = {"rank9": True} if players > 2 else {}
    match = LISTING.load(players, preset=PLAYERS[players], **ninth).new(seed=players)
    for now in positions(match, Luck(players)):
        for seat in (*range(players), SPECTATOR):
            assert has_form(now.view(seat), CitadelsView)
        for seat in range(players):
            assert has_form(now.beliefs(seat), CitadelsBeliefs)


def test_the_cards_have_their_form() -> None:
    assert LISTING.cards is not None
    cards = LISTING.cards()
    assert has_form(cards, CitadelsCards)
    assert cards["districts"]["manor"] == {"type": "noble", "cost": 3, "copies": 5}
    assert cards["characters"]["warlord"] == {"rank": 8}
    assert list(cards["presets"]) == [preset.name for preset in PRESETS]


def test_a_form_is_strict() -> None:
    view = LISTING.load(4).new(seed=1).view(0)
    assert has_form(view, CitadelsView)
    assert not has_form({**view, "more": 1}, CitadelsView)
    for wrong in ({**view, "deck": True}, {**view, "crown": None}, {k: v for k, v in view.items() if k != "tax"}):
        with pytest.raises(msgspec.ValidationError):
            has_form(wrong, CitadelsView)


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 8), (4, 7), (8, 7)])
def test_the_view_says_how_many_districts_end_the_game(players: int, size: int) -> None:
    # rules: T-1.8
    assert LISTING.load(players).new(seed=1).view(SPECTATOR)["city_size"] == size


def test_what_a_character_would_bring_is_for_its_own_seat_and_for_the_draft() -> None:
    # rules: T-6.4
    match = LISTING.load(4).new(seed=1)
    assert match.view(0)["seats"]["A"]["earns"] == {"merchant": 1}
    assert ["earns" in seat for seat in match.view(0)["seats"].values()] == [True, False, False, False]
    assert not any("earns" in seat for seat in match.view(SPECTATOR)["seats"].values())
    while "turn" not in match.view(0):
        match.play(match.legal(match.deciders()[0])[0], match.deciders()[0])
    assert not any("earns" in seat for seat in match.view(0)["seats"].values())
