"""Knowledge, move by move: what each seat knows of cards it cannot see."""

import pytest

from greathall.engine import Knowledge
from greathall.engine.hidden.knowledge import LOOSE, Item, matching

A, B, C, DECK = 0, 1, 2, 3
TEMPLE, MARKET = 4, 7


def places(*numbers: int) -> int:
    """The mask of some places, or of some seats."""
    return sum(1 << number for number in numbers)


def held(kind: int, *at: int) -> Item:
    return (kind, places(*at), LOOSE)


def lies(kind: int, position: int) -> Item:
    return (kind, places(DECK), position)


def knowing(*items: Item) -> Knowledge:
    """Three seats that know the same."""
    knowledge = Knowledge(3)
    knowledge.items = [list(items) for _ in range(3)]
    return knowledge


# Drawing.


def test_whoever_draws_a_card_they_knew_of_need_not_remember_it() -> None:
    knowledge = knowing(lies(TEMPLE, 5), lies(TEMPLE, 2))
    knowledge.drawn(A, DECK, TEMPLE, 5, places(A))
    assert knowledge.items[A] == [lies(TEMPLE, 2)]


def test_whoever_draws_a_card_that_was_loose_has_found_it() -> None:
    knowledge = knowing(held(TEMPLE, DECK, B), lies(TEMPLE, 2))
    knowledge.drawn(A, DECK, TEMPLE, 5, places(A))
    assert knowledge.items[A] == [lies(TEMPLE, 2)]


def test_whoever_draws_another_card_has_found_nothing() -> None:
    knowledge = knowing(held(TEMPLE, DECK, B), lies(TEMPLE, 2))
    knowledge.drawn(A, DECK, MARKET, 5, places(A))
    assert knowledge.items[A] == [held(TEMPLE, DECK, B), lies(TEMPLE, 2)]


def test_whoever_sees_another_draw_knows_what_they_hold() -> None:
    knowledge = knowing(lies(TEMPLE, 5))
    knowledge.drawn(A, DECK, TEMPLE, 5, places(A, B))
    assert knowledge.items[B] == [held(TEMPLE, A)]


def test_a_card_known_to_be_on_top_is_held_by_whoever_draws_it() -> None:
    knowledge = knowing(held(MARKET, DECK), lies(TEMPLE, 5), lies(TEMPLE, 2))
    knowledge.drawn(A, DECK, TEMPLE, 5, places(A))
    assert knowledge.items[B] == [held(MARKET, DECK), held(TEMPLE, A), lies(TEMPLE, 2)]


def test_an_unknown_card_drawn_may_be_any_that_is_loose() -> None:
    knowledge = knowing(held(MARKET, DECK), held(TEMPLE, C), lies(TEMPLE, 2))
    knowledge.drawn(A, DECK, TEMPLE, 5, places(A))
    assert knowledge.items[B] == [held(MARKET, DECK, A), held(TEMPLE, C), lies(TEMPLE, 2)]


# Putting back.


def test_whoever_puts_a_card_under_the_deck_knows_it_is_there() -> None:
    knowledge = knowing(lies(MARKET, 0), held(MARKET, B))
    knowledge.put_under(A, DECK, TEMPLE, places(A))
    assert knowledge.items[A] == [lies(MARKET, 1), held(MARKET, B), lies(TEMPLE, 0)]


def test_whoever_sees_it_put_under_knows_it_has_left_the_hand() -> None:
    knowledge = knowing(held(TEMPLE, A))
    knowledge.put_under(A, DECK, TEMPLE, places(A, B))
    assert knowledge.items[B] == [lies(TEMPLE, 0)]


def test_an_unseen_card_put_under_may_be_any_that_was_held() -> None:
    knowledge = knowing(lies(MARKET, 0), held(TEMPLE, A), held(MARKET, C), held(MARKET, A, C))
    knowledge.put_under(A, DECK, TEMPLE, places(A))
    assert knowledge.items[B] == [
        lies(MARKET, 1),
        held(TEMPLE, A, DECK),
        held(MARKET, C),
        held(MARKET, A, C, DECK),
    ]


def test_a_card_put_on_top_is_at_its_position_and_raises_nothing() -> None:
    knowledge = knowing(lies(MARKET, 0), held(TEMPLE, A))
    knowledge.put_on(A, DECK, TEMPLE, 5, places(A, B))
    assert knowledge.items[B] == [lies(MARKET, 0), lies(TEMPLE, 5)]
    assert knowledge.items[C] == [lies(MARKET, 0), held(TEMPLE, A, DECK)]


def test_a_card_put_under_openly_is_known_to_all() -> None:
    knowledge = knowing(lies(MARKET, 3), held(TEMPLE, A))
    knowledge.put_under_openly(DECK, TEMPLE)
    assert knowledge.items == [[lies(MARKET, 4), held(TEMPLE, A), lies(TEMPLE, 0)]] * 3


# From hand to hand.


def test_the_two_know_what_was_passed_and_others_may_have_seen() -> None:
    knowledge = knowing(held(TEMPLE, A))
    knowledge.items[A] = []
    knowledge.passed(A, B, TEMPLE, 0)
    assert knowledge.items == [[held(TEMPLE, B)], [], [held(TEMPLE, A, B)]]
    seen = knowing(held(TEMPLE, A))
    seen.passed(A, B, TEMPLE, places(C))
    assert seen.items[C] == [held(TEMPLE, B)]


def test_whoever_receives_another_card_has_not_found_the_one_they_knew_of() -> None:
    knowledge = knowing(held(TEMPLE, A, C))
    knowledge.passed(A, B, MARKET, 0)
    assert knowledge.items[B] == [held(TEMPLE, A, C)]


def test_whoever_looks_at_a_hand_knows_exactly_that_hand() -> None:
    knowledge = knowing(held(MARKET, B), held(TEMPLE, B, C), held(TEMPLE, DECK), lies(TEMPLE, 0))
    before = knowledge.items[C][:]
    knowledge.looked(A, B, [TEMPLE, TEMPLE])
    assert knowledge.items[A] == [held(TEMPLE, DECK), lies(TEMPLE, 0), held(TEMPLE, B), held(TEMPLE, B)]
    assert knowledge.items[B] == knowledge.items[C] == before


def test_what_a_looked_at_hand_does_not_hold_is_elsewhere() -> None:
    knowledge = knowing(held(TEMPLE, B, C, DECK))
    knowledge.looked(A, B, [MARKET])
    assert knowledge.items[A] == [held(TEMPLE, C, DECK), held(MARKET, B)]


def test_hands_exchanged_are_places_exchanged() -> None:
    knowledge = knowing(held(TEMPLE, B), held(MARKET, A, DECK), held(TEMPLE, A, B), lies(MARKET, 1))
    knowledge.swapped(A, B, [TEMPLE], [MARKET])
    assert knowledge.items[C] == [held(TEMPLE, A), held(MARKET, B, DECK), held(TEMPLE, A, B), lies(MARKET, 1)]


def test_whoever_exchanged_knows_the_hand_they_gave() -> None:
    knowledge = knowing()
    knowledge.swapped(A, B, [TEMPLE], [MARKET, MARKET])
    assert knowledge.items == [[held(MARKET, B)] * 2, [held(TEMPLE, A)], []]


STORE_A, STORE_B = 4, 5


def test_a_store_handed_over_is_another_place_for_its_cards() -> None:
    """Also where a card might long ago have lain in the store that is empty now."""
    knowledge = knowing(held(TEMPLE, STORE_A), held(MARKET, A, STORE_A, STORE_B), held(MARKET, STORE_B, DECK))
    knowledge.items[A] = []
    knowledge.handed_over(STORE_A, STORE_B, [TEMPLE, TEMPLE], A, B)
    assert knowledge.items[C] == [held(TEMPLE, STORE_B), held(MARKET, A, STORE_B), held(MARKET, STORE_B, DECK)]


def test_whoever_loses_a_store_remembers_it_and_whoever_wins_it_looks_at_it() -> None:
    knowledge = knowing(held(TEMPLE, STORE_A), held(MARKET, A, STORE_A), held(TEMPLE, A, STORE_A))
    knowledge.items[A] = []
    knowledge.handed_over(STORE_A, STORE_B, [TEMPLE, TEMPLE], A, B)
    assert knowledge.items[A] == [held(TEMPLE, STORE_B)] * 2
    assert knowledge.items[B] == [held(MARKET, A)]


# Seen by all.


def test_a_card_played_is_no_longer_held() -> None:
    knowledge = knowing(held(TEMPLE, B), held(MARKET, A))
    knowledge.played(A, TEMPLE)
    assert knowledge.items[B] == [held(TEMPLE, B), held(MARKET, A)]
    knowledge.played(A, MARKET)
    assert knowledge.items[B] == [held(TEMPLE, B)]


def test_of_equal_cards_that_may_be_meant_the_others_take_over_its_places() -> None:
    knowledge = knowing(held(TEMPLE, A, B), held(TEMPLE, A, DECK), held(TEMPLE, A))
    knowledge.played(A, TEMPLE)
    assert knowledge.items[C] == [held(TEMPLE, A, B), held(TEMPLE, A, DECK)]


def test_a_shuffle_keeps_what_is_there_and_forgets_where() -> None:
    knowledge = knowing(lies(TEMPLE, 3), held(MARKET, A, DECK), held(MARKET, B))
    knowledge.shuffled(DECK)
    assert knowledge.items[A] == [held(TEMPLE, DECK), held(MARKET, A, DECK), held(MARKET, B)]


def test_a_shuffle_of_another_pile_changes_nothing() -> None:
    knowledge = knowing(lies(TEMPLE, 3))
    knowledge.shuffled(DECK + 1)
    assert knowledge.items[A] == [lies(TEMPLE, 3)]


# Copies.


def test_a_copy_learns_on_its_own() -> None:
    knowledge = knowing(held(TEMPLE, A))
    copy = knowledge.clone()
    copy.played(A, TEMPLE)
    assert knowledge.items[B] == [held(TEMPLE, A)]
    assert copy.items[B] == []


def test_knowledge_no_longer_kept_stays_as_it_is() -> None:
    knowledge = knowing(held(TEMPLE, A), lies(MARKET, 0))
    knowledge.keeping = False
    copy = knowledge.clone()
    copy.drawn(A, DECK, MARKET, 0, places(A))
    copy.put_under(A, DECK, TEMPLE, 0)
    copy.put_on(A, DECK, TEMPLE, 5, 0)
    copy.put_under_openly(DECK, TEMPLE)
    copy.passed(A, B, TEMPLE, 0)
    copy.looked(B, A, [MARKET])
    copy.played(A, TEMPLE)
    copy.swapped(A, B, [], [])
    copy.handed_over(A, B, [], A, B)
    copy.shuffled(DECK)
    assert copy.items is knowledge.items
    assert copy.items == knowing(held(TEMPLE, A), lies(MARKET, 0)).items


def test_knowledge_is_packed_and_unpacked() -> None:
    knowledge = Knowledge(3)
    knowledge.unpack(knowing(held(TEMPLE, A)).pack())
    assert knowledge.items == [[held(TEMPLE, A)]] * 3


# Is the truth possible?


@pytest.mark.parametrize(
    ("items", "found"),
    [
        ([], True),
        ([lies(TEMPLE, 0), lies(MARKET, 1)], True),
        ([held(TEMPLE, DECK), held(TEMPLE, A, DECK)], True),
        ([held(TEMPLE, A, DECK), held(TEMPLE, DECK)], True),  # the first must give way
        ([lies(TEMPLE, 1)], False),
        ([held(MARKET, A)], False),
        ([held(TEMPLE, DECK), held(TEMPLE, DECK)], False),
    ],
)
def test_every_item_needs_a_card_of_its_own(items: list[Item], found: bool) -> None:
    cards = [(TEMPLE, DECK, 0), (MARKET, DECK, 1), (TEMPLE, A, 0)]
    taken = matching(items, cards)
    assert (taken is not None) == found
    if taken is not None:
        assert sorted(taken.values()) == list(range(len(items)))
        for number, index in taken.items():
            kind, place, at = cards[number]
            assert items[index][0] == kind
            assert items[index][1] >> place & 1
            assert items[index][2] in (LOOSE, at)
