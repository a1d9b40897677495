"""Placing: a place of its own for each thing, drawn fairly, even if there are more places than things.

`masks[i]` says in which places thing i may be; there may be any number. A way is tried by luck, and counted by rooms if
luck finds none. `matchings` is for as many things as places, and counts all ways.
"""

from typing import Final

from greathall.engine.luck import Luck

TRIES: Final = 50
NOWHERE: Final = -1
PART_BITS: Final = 16
PART: Final = (1 << PART_BITS) - 1  # small numbers are quicker than one with a bit for every card


def draw_places(masks: list[int], luck: Luck) -> list[int] | None:
    """A place of its own for each thing, every way equally likely; nothing if there is no way.

    It is quickest if things with few places come first: then hardly any try fails.
    """
    bounds = most_free(masks)
    for _ in range(TRIES):
        places = try_places(masks, bounds, luck)
        if places is not None:
            return places
    return draw_counted(masks, luck)


def most_free(masks: list[int]) -> list[int]:
    """How many places each thing finds free at most: whatever must be in one of these has taken one."""
    bounds: list[int] = []
    for thing, mask in enumerate(masks):
        nested = 0
        for other in range(thing):
            if not masks[other] & ~mask:
                nested += 1
        bounds.append(max(1, mask.bit_count() - nested))
    return bounds


def try_places(masks: list[int], bounds: list[int], luck: Luck) -> list[int] | None:
    """One try: each place is drawn among as many as are free at most; if fewer are and it is none of them, it fails.

    So every way comes with the same chance, one in the product of all bounds, whatever is free on the way.
    """
    places: list[int] = []
    taken = 0
    for at, mask in enumerate(masks):
        place = nth_place(mask & ~taken, luck.below(bounds[at]))
        if place == NOWHERE:
            return None
        places.append(place)
        taken |= 1 << place
    return places


def nth_place(mask: int, n: int) -> int:
    """The n-th place of a mask, from 0 on; NOWHERE if it has fewer."""
    first = 0
    while mask:
        part = mask & PART
        here = part.bit_count()
        if n < here:
            for _ in range(n):
                part &= part - 1
            return first + (part & -part).bit_length() - 1
        n -= here
        mask >>= PART_BITS
        first += PART_BITS
    return NOWHERE


def draw_counted(masks: list[int], luck: Luck) -> list[int] | None:
    """The same by counting, when tries hardly ever succeed: a room by the ways it leaves, and any free place in it."""
    counting = Counting(masks)
    left = counting.sizes
    if not counting.ways(0, left):
        return None
    places: list[int] = []
    taken = 0
    for thing in range(len(masks)):
        rooms = counting.open_rooms(thing, left)
        room = rooms[luck.weighted([counting.ways_by(thing, left, room) for room in rooms])]
        place = nth_place(counting.rooms[room] & ~taken, luck.below(left[room]))
        places.append(place)
        taken |= 1 << place
        left = counting.without(thing, left, room)
    return places


class Counting:
    """Counts the ways by rooms: places that are alike, because the same things may be there."""

    def __init__(self, masks: list[int]) -> None:
        self.masks: Final = masks
        self.rooms: Final = rooms_of(masks)
        self.sizes: Final = tuple([room.bit_count() for room in self.rooms])
        # The last thing that may be there: afterwards it does not matter how many places are left.
        self.last: Final = [max([at for at, mask in enumerate(masks) if mask & room]) for room in self.rooms]
        self.counted: Final[dict[tuple[int, tuple[int, ...]], int]] = {}

    def ways(self, thing: int, left: tuple[int, ...]) -> int:
        """In how many ways this thing and all after it find places, where this many are left in each room."""
        if thing == len(self.masks):
            return 1
        key = (thing, left)
        if key not in self.counted:
            self.counted[key] = sum([self.ways_by(thing, left, room) for room in self.open_rooms(thing, left)])
        return self.counted[key]

    def ways_by(self, thing: int, left: tuple[int, ...], room: int) -> int:
        """The same if the thing is in this room."""
        return left[room] * self.ways(thing + 1, self.without(thing, left, room))

    def open_rooms(self, thing: int, left: tuple[int, ...]) -> list[int]:
        return [room for room, mask in enumerate(self.rooms) if left[room] and mask & self.masks[thing]]

    def without(self, thing: int, left: tuple[int, ...], room: int) -> tuple[int, ...]:
        """What is left when a thing has taken a place in this room."""
        return tuple([0 if self.last[other] <= thing else free - (other == room) for other, free in enumerate(left)])


def rooms_of(masks: list[int]) -> list[int]:
    """All places some thing may be in, grouped by which things may be there."""
    rooms: list[int] = []
    known = 0
    for mask in masks:
        parts = [part for room in rooms for part in (room & mask, room & ~mask) if part]
        rest = mask & ~known
        rooms = [*parts, rest] if rest else parts
        known |= mask
    return rooms
