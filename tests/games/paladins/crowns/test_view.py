"""What a seat is shown with City of Crowns has exactly the words its types say."""

from typing import Any, get_type_hints

import pytest

from greathall.engine import Luck
from greathall.games import find
from greathall.games.paladins.crowns.view import (
    AllyCard,
    CrownsBeliefs,
    CrownsCards,
    CrownsSeatView,
    CrownsView,
    ExtensionCard,
    MusterCard,
    NegotiateCard,
)
from greathall.games.paladins.view import PaladinsBeliefs, PaladinsView, SeatView

LISTING = find("paladins")
CARDS: dict[str, type] = {
    "muster": MusterCard,
    "negotiate": NegotiateCard,
    "ally": AllyCard,
    "extension": ExtensionCard,
}


def words(*kinds: Any) -> set[str]:
    return {word for kind in kinds for word in get_type_hints(kind)}


def needed(kind: Any) -> set[str]:
    return set(kind.__required_keys__)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_views_have_the_declared_words(players: int) -> None:
    match = LISTING.load(players, expansions=["city_of_crowns"]).new(seed=players)
    luck = Luck(players)
    while not match.over:
        seat = match.deciders()[0]
        shown = match.view(seat)
        assert needed(PaladinsView) | needed(CrownsView) <= set(shown) <= words(PaladinsView, CrownsView)
        for name, part in shown["seats"].items():
            assert needed(SeatView) | needed(CrownsSeatView) <= set(part) <= words(SeatView, CrownsSeatView)
            mine = name == match.rules.seats[seat]
            for hidden in ("secret_order", "removed_paladins"):
                assert isinstance(part[hidden], list if mine else int)
        found = set(match.beliefs(seat))
        assert needed(PaladinsBeliefs) | needed(CrownsBeliefs) <= found <= words(PaladinsBeliefs, CrownsBeliefs)
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    for part in match.view(0)["seats"].values():
        assert part["secret_order"] in ([], 0)
    people = [part for name, part in match.view(0)["seats"].items() if name != "opponent"]
    assert all(len(part["shown_order"]) == 1 for part in people)


def test_cards_have_the_declared_words() -> None:
    assert LISTING.cards is not None
    shown = LISTING.cards()
    assert words(CrownsCards) == set(CARDS) <= set(shown)
    for noun, kind in CARDS.items():
        for card in shown[noun].values():
            assert needed(kind) <= set(card) <= words(kind)
