"""Matchings: counted, drawn and narrowed as if all permutations were written down."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from greathall.engine.hidden.matchings import Ways, possible_places
from greathall.engine.luck import Luck

MASKS = st.integers(0, 5).flatmap(lambda size: st.lists(st.integers(0, (1 << size) - 1), min_size=size, max_size=size))


def ways(masks: list[int]) -> list[tuple[int, ...]]:
    """Every way, written down."""
    orders = permutations(range(len(masks)))
    return [order for order in orders if all(mask >> place & 1 for mask, place in zip(masks, order, strict=True))]


@given(MASKS)
def test_ways_are_counted(masks: list[int]) -> None:
    assert Ways(masks).all() == len(ways(masks))


@given(MASKS)
def test_for_every_set_of_filled_places_the_rest_is_counted(masks: list[int]) -> None:
    counted = Ways(masks)
    for filled in range(1 << len(masks)):
        first = filled.bit_count()
        free = [place for place in range(len(masks)) if not filled >> place & 1]
        rest = [all(masks[first + n] >> place & 1 for n, place in enumerate(order)) for order in permutations(free)]
        assert counted.left(filled, first) == sum(rest)


@given(MASKS, st.integers(0, 1 << 96))
def test_a_drawn_matching_is_one_of_the_ways(masks: list[int], seed: int) -> None:
    drawn = Ways(masks).draw(Luck(seed))
    if ways(masks):
        assert tuple(drawn) in ways(masks)
    else:
        assert drawn == []


def test_every_way_is_equally_likely() -> None:
    """Of the first thing's two places one leaves more ways than the other: a hasty draw would favour some."""
    masks = [0b1001, 0b0011, 0b1111, 0b1111]
    luck = Luck(2)
    drawn = Counter(tuple(Ways(masks).draw(luck)) for _ in range(900 * len(ways(masks))))
    assert set(drawn) == set(ways(masks))
    squares = sum((count - 900) ** 2 / 900 for count in drawn.values())
    assert squares < 2.5 * len(drawn)  # chi-square: about one for each way is expected


@given(MASKS)
def test_places_no_way_uses_are_dropped(masks: list[int]) -> None:
    used = [0] * len(masks)
    for order in ways(masks):
        for thing, place in enumerate(order):
            used[thing] |= 1 << place
    assert possible_places(masks) == used
