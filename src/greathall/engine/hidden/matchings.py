"""Matchings: in how many ways things can be put into places, one in each, and one of these ways drawn fairly.

`masks[i]` says in which places thing i may be. Counting goes over sets of places, as masks: the first things fill one,
the others the places outside it. 9 things take at most 512 sums, and only what can come up is counted.
"""

from typing import Final

from greathall.engine.luck import Luck
from greathall.engine.native import i64

NOTHING: Final = -1


class Ways:
    """All ways to put things into places, as far as they were counted."""

    def __init__(self, masks: list[int]) -> None:
        self.masks: Final = masks
        self.counted: Final = [-1] * (1 << len(masks))

    def all(self) -> int:
        return self.left(0, 0)

    def left(self, used: i64, thing: i64) -> int:
        """In how many ways this thing and all after it fill exactly the places outside a set."""
        if thing == len(self.masks):
            return 1
        total = self.counted[used]
        if total < 0:
            total = 0
            mask: i64 = self.masks[thing]
            free = mask & ~used
            while free:
                place = free & -free
                total += self.left(used | place, thing + 1)
                free -= place
            self.counted[used] = total
        return total

    def draw(self, luck: Luck) -> list[int]:
        """The place of each thing, every way equally likely; an empty list if there is no way."""
        places: list[int] = []
        if not self.all():
            return places
        used = 0
        for thing, mask in enumerate(self.masks):
            free = [place for place in range(len(self.masks)) if (mask & ~used) >> place & 1]
            place = free[luck.weighted([self.left(used | 1 << place, thing + 1) for place in free])]
            places.append(place)
            used |= 1 << place
        return places


def possible_places(masks: list[int]) -> list[int]:
    """The masks without the places that no way uses.

    Some way has a thing in a place if, in one known way, the thing that is there can move on, in a chain of things that
    make room, to the place of the first. So it is enough to know one way, and which place leads to which.
    """
    things = one_way(masks)
    leads = [masks[thing] for thing in things]  # from each place to those where the thing that is there may be
    for middle in range(len(leads)):
        reached: i64 = leads[middle]
        for place in range(len(leads)):
            led: i64 = leads[place]
            if led >> middle & 1:
                leads[place] = led | reached
    kept = [0] * len(masks)
    for place, thing in enumerate(things):
        mask: i64 = masks[thing]
        found: i64 = 0
        for other in range(len(leads)):
            led = leads[other]
            if mask >> other & 1 and led >> place & 1:
                found |= one_bit(other)
        kept[thing] = found
    return kept


def one_bit(place: i64) -> i64:
    bit: i64 = 1
    return bit << place


def one_way(masks: list[int]) -> list[int]:
    """The thing in each place of some way; an empty list if there is no way."""
    things = [NOTHING] * len(masks)
    tried = [NOTHING] * len(masks)  # for which thing a place was tried last
    for thing in range(len(masks)):
        if not make_room(masks, thing, things, tried, thing):
            return []
    return things


def make_room(masks: list[int], thing: int, things: list[int], tried: list[int], first: int) -> bool:
    """Put a thing into a place, moving others where needed; a place is tried once for the first of them."""
    mask: i64 = masks[thing]
    for place in range(len(masks)):
        if mask >> place & 1 and tried[place] != first:
            tried[place] = first
            if things[place] == NOTHING or make_room(masks, things[place], things, tried, first):
                things[place] = thing
                return True
    return False
