"""Planes of knowledge: cards that a seat cannot see but whose places it knows."""

from typing import Final

from greathall.engine.encoding.planes import HIGHEST, Plane, Sheet
from greathall.engine.frames import State
from greathall.engine.hidden.knowledge import LOOSE
from greathall.engine.native import i64
from greathall.engine.rules import Ruleset
from greathall.engine.zones import EVERYONE

PLACE: Final = (
    "place"  # the axis: what each seat holds, the common zones, and zones of seats that are places of their own
)
PILE: Final = "pile"  # the axis: of these the ones that have a top


class Known(Plane[State]):
    """Cards that are known to be in a place; or, if several places are possible, in one of those."""

    def __init__(self, name: str, rules: Ruleset, most: int, several: bool) -> None:
        copies = rules.stock.get(rules.known_noun, [HIGHEST])
        super().__init__(name, (PLACE, rules.known_noun), min(HIGHEST, max(copies)), concluded=True)
        self.numbers = place_numbers(rules, most)
        self.seats = len(rules.seats)
        self.several = several

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        if s.knowledge is None or sheet.viewer < 0:
            return
        for kind, places, _ in s.knowledge.items[sheet.viewer]:
            left: i64 = places
            if (left & (left - 1) != 0) == self.several:
                place = 0
                while left:
                    if left & 1:
                        sheet.out[first + self.row(sheet, place) * step + kind] += 1
                    left >>= 1
                    place += 1

    def row(self, sheet: Sheet, place: int) -> int:
        """Where a place comes on the axis: those of seats go by the place of the seat."""
        seat, number = self.numbers[place]
        return number if seat < 0 else number + sheet.places[seat]


class FromBottom(Plane[State]):
    """At which place of its pile a known card is: 1 is the bottom."""

    def __init__(self, rules: Ruleset, most: int) -> None:
        cards = sum(rules.stock.get(rules.known_noun, [HIGHEST]))
        super().__init__("knows_from_bottom", (PILE, rules.known_noun), min(HIGHEST, cards), concluded=True)
        self.held = len(rules.seats) if holds_piles(rules) else 0  # how many of the first places are piles of seats
        self.first_common = len(rules.seats) - (most if self.held else 0)

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        if s.knowledge is None or sheet.viewer < 0:
            return
        for kind, places, position in s.knowledge.items[sheet.viewer]:
            if position != LOOSE:
                place = places.bit_length() - 1
                row = sheet.places[place] if place < self.held else place - self.first_common
                at = first + row * step + kind
                sheet.put(at, max(position + 1, sheet.out[at]), self.highest)


def place_numbers(rules: Ruleset, most: int) -> list[tuple[int, int]]:
    """For each place knowledge speaks of: its seat (-1 for the table), and where it, or the first seat's, comes."""
    seats = range(len(rules.seats))
    found = [(seat, 0) for seat in seats]
    common, own = common_zones(rules), own_zones(rules)
    found.extend((-1, most + number) for number in range(len(common)))
    for number in range(len(own)):
        found.extend((seat, most + len(common) + number * most) for seat in seats)
    return found


def common_zones(rules: Ruleset) -> list[str]:
    zones = rules.composition.zones
    return [z.name for z in zones if z.noun == rules.known_noun and not z.per_seat and z.sees != EVERYONE]


def own_zones(rules: Ruleset) -> list[str]:
    return [z.name for z in rules.composition.zones if z.noun == rules.known_noun and z.own_place]


def holds_piles(rules: Ruleset) -> bool:
    """Whether what a seat holds unseen is a pile, so that a card can be at a place in it."""
    zones = rules.composition.zones
    return any(z.noun == rules.known_noun and z.per_seat and z.pile and z.sees != EVERYONE for z in zones)


def place_axes(rules: Ruleset, seats: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The places that knowledge speaks of, and the piles among them."""
    held = tuple(f"held by {seat}" for seat in seats)
    common = tuple(common_zones(rules))
    own = tuple(f"{name} of {seat}" for name in own_zones(rules) for seat in seats)
    return {PLACE: held + common + own, PILE: (held if holds_piles(rules) else ()) + common}


def known_planes(rules: Ruleset, most: int) -> list[Plane[State]]:
    """None if a game keeps no knowledge."""
    if not rules.known_noun:
        return []
    return [Known("knows", rules, most, False), FromBottom(rules, most), Known("suspects", rules, most, True)]
