"""A zone of a seat that is a place of its own: knowledge tells it from what the seat holds."""

import pytest
from tiny import Tiny, tiny

from greathall.engine import NO_ONE, OWNER, Knowledge, Luck, Module, Zone, redeal
from greathall.engine.hidden.knowledge import LOOSE, Item
from greathall.engine.hidden.redealing import is_sound
from greathall.engine.hidden.views import places, view

A, B, C, DECK, PILE_A, PILE_B, PILE_C = range(7)
ACE, KING, QUEEN, JACK = range(4)
TABLE = Module(
    "table",
    zones=[
        Zone("deck", "card", NO_ONE, pile=True),
        Zone("hand", "card", OWNER, per_seat=True),
        Zone("pile", "card", OWNER, per_seat=True, own_place=True),
    ],
)


def held(kind: int, *at: int) -> Item:
    return (kind, sum(1 << place for place in at), LOOSE)


def table(*items: Item) -> Tiny:
    """B holds an ace and a king and has a queen and a jack in its pile; A knows these things."""
    s = tiny(TABLE, players=3, knowledge=True)
    s.hand = [[], [ACE, KING], []]
    s.pile = [[], [QUEEN, JACK], []]
    s.deck = [ACE, KING, QUEEN, JACK]
    assert s.knowledge is not None
    s.knowledge.items[A] = list(items)
    return s


def test_such_places_come_after_the_seats_and_the_common_zones() -> None:
    assert places(table().rules, "card") == ("A", "B", "C", "deck", "A pile", "B pile", "C pile")


@pytest.mark.parametrize("seed", range(20))
def test_a_known_hand_stays_a_hand_and_a_known_pile_a_pile(seed: int) -> None:
    s = table(held(ACE, B), held(KING, B), held(JACK, PILE_B))
    world = redeal(s, A, Luck(seed))
    assert isinstance(world, Tiny)
    assert sorted(world.hand[B]) == [ACE, KING]
    assert JACK in world.pile[B]
    assert is_sound(world, A)


def test_what_is_in_a_pile_is_not_in_the_hand() -> None:
    assert is_sound(table(held(QUEEN, PILE_B)), A)
    assert is_sound(table(held(QUEEN, B, PILE_B)), A)
    assert not is_sound(table(held(QUEEN, B)), A)


def test_it_is_shown_by_its_name() -> None:
    shown = view(table(held(JACK, B, PILE_B)), A)
    assert shown["seats"]["A"]["knows"] == [{"card": "jack", "in": ["B", "B pile"]}]


def handed_over() -> Knowledge:
    """A pile of a king and an ace goes from A to B."""
    knowledge = Knowledge(3)
    knowledge.items[B] = [held(KING, A, PILE_A), held(QUEEN, PILE_A, DECK), held(JACK, C)]
    knowledge.items[C] = [held(KING, PILE_A), held(ACE, A, PILE_A), held(JACK, B)]
    knowledge.handed_over(PILE_A, PILE_B, [KING, ACE], A, B)
    return knowledge


def test_whoever_loses_a_pile_knows_what_the_other_has_now() -> None:
    assert handed_over().items[A] == [held(KING, PILE_B), held(ACE, PILE_B)]


def test_whoever_gets_a_pile_sees_it_and_knows_what_was_not_in_it() -> None:
    assert handed_over().items[B] == [held(QUEEN, DECK), held(JACK, C)]


def test_everybody_else_knows_of_the_same_cards_in_the_new_place() -> None:
    assert handed_over().items[C] == [held(KING, PILE_B), held(ACE, A, PILE_B), held(JACK, B)]


def test_nothing_is_kept_if_knowledge_is_switched_off() -> None:
    knowledge = Knowledge(3)
    knowledge.keeping = False
    knowledge.handed_over(PILE_A, PILE_B, [KING], A, B)
    assert knowledge.items == [[], [], []]
