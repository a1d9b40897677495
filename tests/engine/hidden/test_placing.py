"""Placing: more places than things, and still every way equally likely, whether tried or counted."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greathall.engine.hidden.placing import Counting, draw_counted, draw_places, most_free, rooms_of, try_places
from greathall.engine.luck import Luck

Drawing = Callable[[list[int], Luck], list[int] | None]

PLACES = 6
MASKS = st.lists(st.integers(0, (1 << PLACES) - 1), max_size=4)
CROSSING = [0b00011, 0b00110, 0b11110, 0b01111]  # where the first two lie decides what is free for the others
both = pytest.mark.parametrize("draw", [draw_places, draw_counted])


def ways(masks: list[int]) -> list[tuple[int, ...]]:
    """Every way, written down."""
    orders = permutations(range(PLACES), len(masks))
    return [order for order in orders if all(mask >> place & 1 for mask, place in zip(masks, order, strict=True))]


def squares(found: Counter[tuple[int, ...]], expected: int) -> float:
    """Chi-square for each way: about one where all are equally likely."""
    return sum((count - expected) ** 2 / expected for count in found.values()) / len(found)


@given(MASKS, st.integers(0, 1 << 96))
@both
def test_what_is_drawn_is_one_of_the_ways(draw: Drawing, masks: list[int], seed: int) -> None:
    drawn = draw(masks, Luck(seed))
    if ways(masks):
        assert drawn is not None
        assert tuple(drawn) in ways(masks)
    else:
        assert drawn is None


@both
def test_every_way_is_equally_likely(draw: Drawing) -> None:
    luck, all_ways = Luck(3), ways(CROSSING)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(300 * len(all_ways)):
        drawn = draw(CROSSING, luck)
        assert drawn is not None
        found[tuple(drawn)] += 1
    assert set(found) == set(all_ways)
    assert squares(found, 300) < 2


@given(MASKS)
def test_ways_are_counted(masks: list[int]) -> None:
    counting = Counting(masks)
    assert counting.ways(0, counting.sizes) == len(ways(masks))


@given(MASKS)
def test_in_a_room_the_same_things_may_lie(masks: list[int]) -> None:
    rooms = rooms_of(masks)
    assert sum(rooms) == sum(1 << place for place in range(PLACES) if any(mask >> place & 1 for mask in masks))
    for room in rooms:
        assert all(mask & room in (0, room) for mask in masks)


@given(st.integers(0, 1 << 96))
def test_where_places_are_nested_no_try_fails(seed: int) -> None:
    masks = [0b000001, 0b000110, 0b000111, 0b110000, 0b111111]
    assert try_places(masks, most_free(masks), Luck(seed)) is not None


def test_where_hardly_any_try_succeeds_the_ways_are_counted() -> None:
    """Eight things have sixteen places, of which the eight after them need eight: one in 12,870 tries leaves them."""
    masks = [0xFFFF] * 8 + [0xFF00] * 8
    found = Counter(draw[-1] for draw in (draw_places(masks, Luck(seed)) for seed in range(800)) if draw is not None)
    assert set(found) == set(range(8, 16))
    assert all(60 < count < 140 for count in found.values())


def test_any_number_of_ways_is_counted() -> None:
    masks = [(1 << 40) - 1] * 20 + [0xFFFFF << 30] * 10
    drawn = draw_counted(masks, Luck(1))
    assert drawn is not None
    assert len(set(drawn)) == 30
    assert all(mask >> place & 1 for mask, place in zip(masks, drawn, strict=True))
