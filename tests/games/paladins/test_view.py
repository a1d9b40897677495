"""What a seat is shown has exactly the words its types say."""

from typing import Any, get_type_hints

import pytest

from greathall.engine import Luck
from greathall.games.paladins.options import LISTING
from greathall.games.paladins.view import (
    ActionCard,
    AttributeCard,
    BoardCard,
    Effect,
    JarSpaceCard,
    OpponentCard,
    OrderCard,
    OutsiderCard,
    PaladinCard,
    PaladinsBeliefs,
    PaladinsCards,
    PaladinsView,
    Piece,
    RowCard,
    SchemeCard,
    SeatView,
    SpaceCard,
    SquareCard,
    SuspicionCard,
    TavernCard,
    TownsfolkCard,
    WallCard,
    WorkerCard,
)

OWN = {"drawn", "placed", "knows"}
ALONE = {"schemes", "scheme_discards", "stacked", "marker", "turned_jars", "favour_schemes"}  # with the solo opponent
CARDS: dict[str, type] = {
    "worker": WorkerCard,
    "attribute": AttributeCard,
    "townsfolk": TownsfolkCard,
    "outsider": OutsiderCard,
    "wall": WallCard,
    "tavern": TavernCard,
    "paladin": PaladinCard,
    "space": SpaceCard,
    "order": OrderCard,
    "suspicion": SuspicionCard,
    "square": SquareCard,
    "jar_space": JarSpaceCard,
    "scheme": SchemeCard,
    "opponent": OpponentCard,
    "action": ActionCard,
    "row": RowCard,
}


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [1, 2, 4])
def test_views_have_the_declared_words(players: int) -> None:
    match = LISTING.load(players).new(seed=players)
    luck = Luck(players)
    pieces: list[dict[str, Any]] = []
    while not match.over:
        seat = match.deciders()[0]
        shown = match.view(seat)
        others = ALONE if players > 1 else set()
        assert set(shown) == set(get_type_hints(PaladinsView)) - others
        for name, part in shown["seats"].items():
            expected = set(get_type_hints(SeatView)) - (set() if name == match.rules.seats[seat] else OWN)
            assert set(part) == expected - others
        assert set(match.beliefs(seat)) == set(get_type_hints(PaladinsBeliefs)) - others
        pieces.extend(shown["squares"].values())
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    assert all(set(piece) == set(get_type_hints(Piece)) for piece in pieces)


def test_effective_values_count_the_paladin() -> None:
    match = LISTING.load(2).new(seed=1)
    luck = Luck(1)
    while match.view(0)["round"] < 2:
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
        for part in match.view(0)["seats"].values():
            more = sum(part["effective"].values()) - part["faith"] - part["strength"] - part["influence"]
            assert more == 4 * len(part["paladin"])


def effects_in(value: Any) -> list[dict[str, Any]]:
    """All effects in a part of a card, those of choices among them."""
    if isinstance(value, list):
        return [effect for part in value for effect in effects_in(part)]
    if not isinstance(value, dict) or "verb" not in value:
        return []
    return [value, *effects_in(value.get("choice", []))]


def test_cards_have_the_declared_words() -> None:
    assert LISTING.cards is not None
    shown = LISTING.cards()
    assert set(shown) == set(get_type_hints(PaladinsCards)) == {*CARDS, "numbers", "board"}
    assert set(shown["board"]) == set(get_type_hints(BoardCard))
    names = LISTING.load(1).rules.names
    for noun, kind in CARDS.items():
        assert set(shown[noun]) == set(names.get(noun, ["opponent"]))
        for card in shown[noun].values():
            assert set(kind.__required_keys__) <= set(card) <= set(get_type_hints(kind))  # type: ignore[attr-defined]
            for effect in [effect for part in card.values() for effect in effects_in(part)]:
                assert set(Effect.__required_keys__) <= set(effect) <= set(get_type_hints(Effect))
                assert effect["verb"] in names["verb"]


def test_what_is_reconstructed_is_marked() -> None:
    assert LISTING.cards is not None
    shown = LISTING.cards()
    assert shown["townsfolk"]["squire_strength"]["reconstructed"] == ["reward"]
    assert "reconstructed" not in shown["townsfolk"]["squire_faith"]
    assert shown["scheme"]["commission"]["reconstructed"] == ["all"]
    assert shown["board"]["reconstructed"] == ["absolve_influence", "workers_under_workshops"]


def test_a_corrected_table_has_corrected_cards() -> None:
    facts = {"townsfolk": {"squire_strength": {"reward": [{"faith": 1}]}}}
    cards = LISTING.load(2, facts=facts).rules.cards()
    assert cards["townsfolk"]["squire_strength"]["reward"] == [{"verb": "faith", "amount": 1}]
    assert "reconstructed" not in cards["townsfolk"]["squire_strength"]


def test_the_lines_of_the_player_board_say_what_the_actions_ask_for_and_raise() -> None:
    cards = LISTING.load(2).rules.cards()
    for name, action in cards["action"].items():
        if "raises" not in action:
            continue
        printed = {"fortify": "wall", "attack": "outsider", "convert": "outsider"}.get(name)
        part = {"fortify": "reward"}.get(name, name)
        lists = [card[part] for card in cards[printed].values()] if printed else action["gains"]
        assert all(action["raises"] in {effect["verb"] for effect in effects} for effects in lists)
    assert cards["action"]["absolve"]["needs"] == [0, 1, 3, 5, 7, 9, 11]
    assert cards["action"]["commission"]["by_region"] and not cards["action"]["fortify"]["by_region"]
    assert cards["row"]["townsfolk"]["prices"] == [3, 2, 2, 1, 0]
