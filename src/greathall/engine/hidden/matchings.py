"""Matchings: in how many ways things can lie in places, one in each, and one of these ways drawn fairly.

`masks[i]` says in which places thing i may lie. Counting goes over sets of places, as masks: the first things fill one,
the others the places outside it. 9 things take at most 512 sums, and only what can come up is counted.
"""

from typing import Final

from greathall.engine.luck import Luck
from greathall.engine.native import i64

NOTHING: Final = -1


class Ways:
    """All ways in which things can lie in places, as far as they were counted."""

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
        """The place of each thing, every way equally likely; an empty list where there is no way."""
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

    From one way there is another in which a thing lies in a place, where the thing that lies there can go on in a chain
    that ends with the first one: so it is enough to know one way, and who can follow whom.
    """
    things = one_way(masks)
    follow = [0] * len(masks)  # for every thing those that make room for it, or make room for one that does, and so on
    for thing, mask in enumerate(masks):
        for place, there in enumerate(things):
            if mask >> place & 1:
                follow[thing] |= 1 << there
    for middle, reached in enumerate(follow):
        for thing in range(len(follow)):
            if follow[thing] >> middle & 1:
                follow[thing] |= reached
    kept = [0] * len(masks)
    for thing, mask in enumerate(masks):
        for place, there in enumerate(things):
            if mask >> place & 1 and follow[there] >> thing & 1:
                kept[thing] |= 1 << place
    return kept


def one_way(masks: list[int]) -> list[int]:
    """The thing in each place of some way; an empty list where there is no way."""
    things = [NOTHING] * len(masks)
    for thing in range(len(masks)):
        if not make_room(masks, thing, things, [False] * len(masks)):
            return []
    return things


def make_room(masks: list[int], thing: int, things: list[int], tried: list[bool]) -> bool:
    """Lay a thing into a place, moving others where needed."""
    for place in range(len(masks)):
        if masks[thing] >> place & 1 and not tried[place]:
            tried[place] = True
            if things[place] == NOTHING or make_room(masks, things[place], things, tried):
                things[place] = thing
                return True
    return False
