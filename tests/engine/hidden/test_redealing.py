"""Redeal: another position that one seat cannot tell from the true one."""

from collections import Counter
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny import NAMES, Ask, Tiny, TinyRules, tiny

from greathall.engine import (
    EVERYONE,
    NO_ONE,
    OWNER,
    SPECTATOR,
    BrokenRules,
    Luck,
    Module,
    State,
    Zone,
    begin,
    compose,
    redeal,
)
from greathall.engine.hidden.knowledge import LOOSE, Item
from greathall.engine.hidden.redealing import is_sound

A, B, C, DECK = 0, 1, 2, 3
ACE, KING, QUEEN, JACK = range(4)
TABLE = Module(
    "table",
    zones=[
        Zone("deck", "card", NO_ONE, pile=True),
        Zone("hand", "card", OWNER, per_seat=True),
        Zone("pile", "card", EVERYONE, per_seat=True),
        Zone("box", "colour", OWNER, per_seat=True, index="colour"),
    ],
)


def dealt(deck: list[int], *hands: list[int]) -> Tiny:
    """Three seats with these hands, who know nothing yet."""
    s = tiny(TABLE, players=3, knowledge=True)
    s.deck = deck
    s.hand = [list(hand) for hand in hands]
    return s


def know(s: Tiny, seat: int, *items: Item) -> None:
    assert s.knowledge is not None
    s.knowledge.items[seat] = list(items)


def known(s: State, seat: int) -> list[Item]:
    assert s.knowledge is not None
    return s.knowledge.items[seat]


def again(s: Tiny, seat: int, seed: int = 1) -> Tiny:
    """The position redealt for one seat."""
    other = redeal(s, seat, Luck(seed))
    assert isinstance(other, Tiny)
    return other


SOME_CARDS = st.lists(st.integers(0, 3), max_size=5)


@given(SOME_CARDS, SOME_CARDS, SOME_CARDS, st.integers(SPECTATOR, C), st.integers(0, 1 << 64))
def test_sizes_ones_own_hand_and_the_cards_in_all_are_kept(
    deck: list[int], hand: list[int], other: list[int], seat: int, seed: int
) -> None:
    s = dealt(deck, hand, other, [ACE, KING])
    s.pile[B] = [QUEEN]
    new = again(s, seat, seed)
    assert [len(cards) for cards in (new.deck, *new.hand)] == [len(cards) for cards in (s.deck, *s.hand)]
    assert Counter(chain(new.deck, *new.hand)) == Counter(chain(s.deck, *s.hand))
    assert new.pile == s.pile
    if seat >= 0:
        assert new.hand[seat] == s.hand[seat]


def test_the_truth_is_left_alone() -> None:
    s = dealt([ACE, KING, QUEEN, JACK], [ACE], [KING], [QUEEN])
    know(s, A, (KING, 1 << B, LOOSE))
    for seed in range(20):
        again(s, C, seed)
    assert (s.deck, s.hand, known(s, A)) == ([0, 1, 2, 3], [[0], [1], [2]], [(KING, 1 << B, LOOSE)])


def test_every_position_that_is_possible_comes_up_equally_often() -> None:
    s = dealt([ACE, KING], [JACK], [QUEEN], [])
    deals = Counter((*new.deck, *new.hand[B]) for new in (again(s, A, seed) for seed in range(3000)))
    assert len(deals) == 6
    assert all(420 < count < 580 for count in deals.values())


def test_for_a_spectator_every_hand_may_be_another() -> None:
    s = dealt([], [ACE], [KING], [QUEEN])
    assert {tuple(again(s, SPECTATOR, seed).hand[A]) for seed in range(30)} == {(ACE,), (KING,), (QUEEN,)}


def test_cards_kept_by_name_are_redealt_too() -> None:
    s = dealt([], [], [], [])
    s.box = [[[0], [1]], [[0, 1], []], [[], []]]
    seen = {str(again(s, A, seed).box) for seed in range(30)}
    assert seen == {"[[[0], [1]], [[0, 1], []], [[], []]]", "[[[0], [1]], [[1, 0], []], [[], []]]"}


def test_the_pending_question_is_only_listed_again() -> None:
    s = dealt([ACE, KING], [], [], [])
    begin(s, Ask(B, (1, 2)))
    new = again(s, A)
    assert (s.legal, new.legal, new.stack == s.stack) == ([1, 2], None, True)


# What a seat knows.

ITEMS: list[Item] = [(ACE, 1 << DECK, 0), (KING, 1 << B | 1 << DECK, LOOSE), (QUEEN, 1 << C, LOOSE)]


def test_what_a_seat_knows_is_kept() -> None:
    s = dealt([ACE, KING, JACK, QUEEN], [JACK], [KING, QUEEN], [ACE, QUEEN])
    know(s, A, *ITEMS)
    news = [again(s, A, seed) for seed in range(60)]
    assert all(new.deck[0] == ACE and QUEEN in new.hand[C] and is_sound(new, A) for new in news)
    assert all(known(new, A) == ITEMS for new in news)
    assert {KING in new.hand[B] for new in news} == {True, False}
    assert len({str((new.deck, new.hand)) for new in news}) > 30


def test_a_spectator_knows_nothing() -> None:
    s = dealt([ACE, KING], [], [], [])
    for seat in (A, B, C):
        know(s, seat, (ACE, 1 << DECK, 0))
    assert {tuple(again(s, SPECTATOR, seed).deck) for seed in range(20)} == {(ACE, KING), (KING, ACE)}


def test_where_hardly_any_draw_keeps_what_is_known_the_truth_stays_hidden() -> None:
    """Eight aces are placed first and nearly always take room in B's hand, which the others need all of."""
    s = dealt([ACE] * 8, [], [*[KING] * 7, QUEEN], [])
    others: list[Item] = [(kind, 1 << B | 1 << C, LOOSE) for kind in s.hand[B]]
    know(s, A, *[(ACE, 1 << B | 1 << DECK, LOOSE)] * 8, *others)
    news = [again(s, A, seed) for seed in range(400)]
    assert all((new.deck, Counter(new.hand[B])) == ([ACE] * 8, Counter(s.hand[B])) for new in news)
    places = Counter(new.hand[B].index(QUEEN) for new in news)
    assert all(25 < places[place] < 80 for place in range(8))


def test_every_way_to_lay_down_what_is_known_comes_up_equally_often() -> None:
    """Of three ways the king lies in B's hand in one only: there it would leave the queen no choice."""
    s = dealt([KING], [JACK], [QUEEN], [ACE])
    know(s, A, (KING, 1 << B | 1 << DECK, LOOSE), (QUEEN, 1 << B | 1 << C, LOOSE))
    deals = Counter((*new.deck, *new.hand[B], *new.hand[C]) for new in (again(s, A, seed) for seed in range(3000)))
    assert set(deals) == {(KING, QUEEN, ACE), (KING, ACE, QUEEN), (ACE, KING, QUEEN)}
    assert all(910 < count < 1090 for count in deals.values())


@pytest.mark.parametrize(
    "wrong",
    [
        (JACK, 1 << DECK, LOOSE),  # no such card
        (ACE, 1 << B, LOOSE),  # one such card, and two are known
        (KING, 1 << C, LOOSE),  # no room
        (KING, 1 << DECK, 7),  # no such position
    ],
)
def test_the_truth_may_not_contradict_what_is_known(wrong: Item) -> None:
    s = dealt([ACE, KING], [], [KING], [])
    know(s, A, (ACE, 1 << DECK, LOOSE), wrong)
    assert not is_sound(s, A)
    with pytest.raises(BrokenRules, match="the truth contradicts what a seat is said to know"):
        again(s, A)


def test_truth_that_fits_is_sound() -> None:
    s = dealt([ACE, KING], [], [KING], [])
    assert is_sound(s, A)
    know(s, A, (ACE, 1 << DECK, 0), (KING, 1 << B | 1 << DECK, LOOSE))
    assert is_sound(s, A)
    know(s, A, (ACE, 1 << DECK, 1))
    assert not is_sound(s, A)


def test_knowledge_is_about_one_noun() -> None:
    """A king in B's hand says nothing of the colours in B's box."""
    s = dealt([], [], [KING], [])
    s.box[B] = [[0], []]
    know(s, A, (KING, 1 << B, LOOSE))
    assert again(s, A).box[B] == [[0], []]


# What others know.


def test_what_others_know_is_not_revealed_but_made_up() -> None:
    s = dealt([ACE, KING, QUEEN, JACK], [], [], [])
    know(s, B, (ACE, 1 << DECK, 0))
    news = [again(s, A, seed) for seed in range(40)]
    assert all(known(new, B) == [(new.deck[0], 1 << DECK, 0)] for new in news)
    assert {new.deck[0] for new in news} == {ACE, KING, QUEEN, JACK}


def test_it_is_possible_in_the_position_dealt_and_may_be_dealt_on() -> None:
    s = dealt([ACE, KING, JACK, QUEEN], [JACK], [KING, QUEEN], [ACE, QUEEN])
    know(s, A, *ITEMS)
    for seed in range(60):
        new = again(s, B, seed)
        assert [item[1:] for item in known(new, A)] == [(1 << DECK, 0), (1 << C, LOOSE), (1 << B | 1 << DECK, LOOSE)]
        assert is_sound(new, A)
        assert is_sound(again(new, A, seed), A)


def test_they_know_as_much_where_hardly_any_draw_finds_places_for_it() -> None:
    s = dealt([ACE] * 8, [], [KING] * 8, [])
    masks = [1 << B | 1 << DECK] * 8 + [1 << B | 1 << C] * 8
    know(s, A, *[(kind, mask, LOOSE) for kind, mask in zip(s.deck + s.hand[B], masks, strict=True)])
    new = again(s, C)
    assert sorted(mask for _, mask, _ in known(new, A)) == sorted(masks)
    assert is_sound(new, A)


def test_where_what_they_know_is_wrong_they_know_nothing() -> None:
    s = dealt([ACE], [], [KING], [])
    know(s, A, (ACE, 1 << C, LOOSE))
    assert known(again(s, B), A) == []


def test_what_others_know_does_not_move_the_luck() -> None:
    """How often chance must try to find a place for what others know is nothing that may be noticed afterwards."""
    s = dealt([ACE] * 8, [], [KING] * 8, [])
    lucks = []
    for items in ([], [(ACE, 1 << DECK, 0)], [(ACE, 1 << B | 1 << DECK, LOOSE)] * 8 + [(KING, 1 << B, LOOSE)] * 8):
        know(s, A, *items)
        luck = Luck(4)
        redeal(s, C, luck)
        lucks.append(luck.below(1 << 30))
    assert len(set(lucks)) == 1


def test_nor_if_knowledge_is_no_longer_kept() -> None:
    s = dealt([ACE, KING], [], [], [])
    know(s, A, (KING, 1 << DECK, 1))
    know(s, B, (ACE, 1 << DECK, 0))
    assert s.knowledge is not None
    s.knowledge.keeping = False
    new = again(s, A)
    assert (known(new, A), known(new, B), known(s, B)) == ([(KING, 1 << DECK, 1)], [], [(ACE, 1 << DECK, 0)])


# Cards that never mix.

APART = Module(
    "apart",
    zones=[
        Zone("pile", "card", NO_ONE, per_seat=True, pile=True, apart=True),
        Zone("hand", "card", OWNER, per_seat=True, apart=True),
    ],
)


def test_cards_that_never_mix_keep_their_owners() -> None:
    s = tiny(APART, knowledge=True)
    s.pile = [[ACE, KING, QUEEN], [JACK, JACK, KING]]
    s.hand = [[QUEEN], [ACE]]
    know(s, A, (QUEEN, 1 << A, 2))
    news = [again(s, A, seed) for seed in range(40)]
    assert {str(new.pile[A]) for new in news} == {"[0, 1, 2]", "[1, 0, 2]"}
    assert all(new.hand[A] == [QUEEN] for new in news)
    assert all(Counter(new.pile[B] + new.hand[B]) == Counter([JACK, JACK, KING, ACE]) for new in news)
    assert {tuple(new.hand[B]) for new in news} == {(JACK,), (KING,), (ACE,)}


def test_a_place_of_its_own_is_told_apart_from_the_hand() -> None:
    hand, store = Zone("hand", "card", OWNER, per_seat=True), Zone("pile", "card", OWNER, per_seat=True, own_place=True)
    s = tiny(Module("stores", zones=[hand, store]), knowledge=True)
    s.hand[B], s.pile[B] = [KING, QUEEN], [ACE, KING]
    know(s, A, (ACE, 1 << 3, LOOSE))
    assert is_sound(s, A)
    news = [again(s, A, seed) for seed in range(40)]
    assert all(ACE in new.pile[B] for new in news)
    assert {QUEEN in new.pile[B] for new in news} == {True, False}
    know(s, A, (ACE, 1 << B, LOOSE))
    assert not is_sound(s, A)


# What a game says itself.


class OwnWay(TinyRules):
    """Deals by reversing the deck, and looks at the crown."""

    def redeal_zones(self, s: State, seat: int, luck: Luck) -> bool:
        assert isinstance(s, Tiny)
        s.deck.reverse()
        return seat != B

    def redeal_more(self, s: State, seat: int, luck: Luck) -> None:
        assert isinstance(s, Tiny)
        s.crown = seat

    def sound(self, s: State, seat: int) -> bool:
        return seat != B


def test_a_game_may_deal_zones_in_its_own_way_and_more_than_zones() -> None:
    s = Tiny(OwnWay(compose(Module("tiny", names=NAMES), TABLE), 3))
    s.deck = [ACE, KING, QUEEN]
    assert {(tuple(new.deck), new.crown) for new in (again(s, A, seed) for seed in range(9))} == {((2, 1, 0), A)}
    assert len({tuple(again(s, B, seed).deck) for seed in range(40)}) == 6
    assert (s.crown, is_sound(s, A), is_sound(s, B)) == (-1, True, False)


def test_a_game_without_knowledge_is_dealt_freely() -> None:
    s = tiny(TABLE, players=3)
    s.deck = [ACE, KING]
    assert s.knowledge is None
    assert {tuple(again(s, A, seed).deck) for seed in range(20)} == {(ACE, KING), (KING, ACE)}
    assert is_sound(s, A)
