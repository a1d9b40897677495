"""Matchings: in how many ways things can lie in places, one in each, and one of these ways drawn fairly.

`masks[i]` says in which places thing i may lie. Counting goes over subsets of places: 9 things take 9 x 512 sums.
"""

from greathall.engine.luck import Luck


def count_ways(masks: list[int]) -> list[int]:
    """For each set of places (as a mask), in how many ways the last things fill exactly the places outside it."""
    size = len(masks)
    ways = [0] * (1 << size)
    ways[(1 << size) - 1] = 1
    for used in range((1 << size) - 2, -1, -1):
        thing = used.bit_count()
        total = 0
        for place in range(size):
            if masks[thing] >> place & 1 and not used >> place & 1:
                total += ways[used | 1 << place]
        ways[used] = total
    return ways


def draw_matching(masks: list[int], luck: Luck) -> list[int]:
    """The place of each thing, every way equally likely; an empty list where there is no way."""
    ways = count_ways(masks)
    if not ways[0]:
        return []
    places: list[int] = []
    used = 0
    for mask in masks:
        free = [place for place in range(len(masks)) if mask >> place & 1 and not used >> place & 1]
        place = free[luck.weighted([ways[used | 1 << place] for place in free])]
        places.append(place)
        used |= 1 << place
    return places


def possible_places(masks: list[int]) -> list[int]:
    """The masks without the places that no way uses."""
    size = len(masks)
    ways = count_ways(masks)
    kept = [0] * size
    reached = [False] * (1 << size)
    reached[0] = True
    for used in range((1 << size) - 1):
        if not reached[used]:
            continue
        thing = used.bit_count()
        for place in range(size):
            if masks[thing] >> place & 1 and not used >> place & 1 and ways[used | 1 << place]:
                reached[used | 1 << place] = True
                kept[thing] |= 1 << place
    return kept
