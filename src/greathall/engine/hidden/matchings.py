"""Matchings: in how many ways things can lie in places, one in each, and one of these ways drawn fairly.

`masks[i]` says in which places thing i may lie. Counting goes over sets of places, as masks: the first things fill one,
the others the places outside it. 9 things take at most 512 sums, and only what can come up is counted.
"""

from typing import Final

from greathall.engine.luck import Luck
from greathall.engine.native import i64


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

    def possible(self) -> list[int]:
        """The masks without the places that no way uses."""
        kept = [0] * len(self.masks)
        sets = {0} if self.all() else set()
        for thing, mask in enumerate(self.masks):
            reached: set[int] = set()
            for place in range(len(self.masks)):
                for used in sets:
                    if (mask & ~used) >> place & 1 and self.left(used | 1 << place, thing + 1):
                        reached.add(used | 1 << place)
                        kept[thing] |= 1 << place
            sets = reached
        return kept
